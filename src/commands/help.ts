// The help page, from the options table.
import { type Option, options } from '../options.ts'
import { version } from '../version.ts'

/** Renders the help. `commands`: what each does. */
export function help(commands: Readonly<Record<string, string>>): string {
  const table: readonly Option[] = options
  const flags = table
    .filter((o) => o.only !== 'action')
    .map((o) => {
      const value = o.type === 'flag' ? '' : ` ${o.choices?.join('|') ?? o.value ?? 'N'}`
      const more = [
        o.type === 'list' ? 'may repeat' : '',
        o.default !== undefined && o.type !== 'flag' ? `default ${o.default}` : '',
      ]
        .filter((m) => m !== '')
        .join('; ')
      return `  --${o.name}${value}\n      ${o.doc}${more === '' ? '' : ` (${more})`}`
    })
  return `agent-eval ${version}: judges recorded agent traces against declarative scenarios

Usage: agent-eval [command] [options]

Commands:
${Object.entries(commands)
  .map(([name, doc]) => `  ${name.padEnd(13)}${doc}`)
  .join('\n')}

Options of run:
${flags.join('\n')}

Exit status: 0 the gate holds; 1 it does not (an unreadable scenario or trace included); 2 usage or config error, or no scenario file found.
`
}
