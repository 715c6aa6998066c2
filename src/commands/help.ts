// The help pages, from the options table: one of the whole program, and one of each command.
import { type Option, type OptionName, options } from '../options.ts'
import { version } from '../version.ts'
import type { Usage } from './flags.ts'

/** Renders the help. `commands`: what each does; `run`: what its options are. */
export function help(commands: Readonly<Record<string, string>>, run: Usage): string {
  return `agent-eval ${version}: judges recorded agent traces against declarative scenarios

Usage: agent-eval [command] [options]

Commands:
${Object.entries(commands)
  .map(([name, doc]) => `  ${name.padEnd(13)}${doc}`)
  .join('\n')}

\`agent-eval COMMAND --help\` shows the options of a command.

Options of run:
${optionLines(run).join('\n')}

${statuses}`
}

/** Renders the help of one command. */
export function helpOf(name: string, doc: string, usage: Usage): string {
  const words = usage.words === undefined ? '' : ` ${usage.words}`
  return `agent-eval ${name}: ${doc}

Usage: agent-eval ${name} [options]${words}

Options:
${optionLines(usage).join('\n')}

${statuses}`
}

const statuses = `Exit status: 0 the gate holds; 1 it does not (an unreadable scenario or trace included); 2 usage or config error, or no scenario file found.
`

const everywhere: readonly OptionName[] = ['color']

function optionLines({ takes, own = [] }: Usage): string[] {
  const table: readonly Option[] = options
  const taken: ReadonlySet<string> = new Set([...takes, ...everywhere])
  return [...own.map(optionLine), ...table.filter((o) => o.only !== 'action' && taken.has(o.name)).map(optionLine)]
}

function optionLine(o: Option): string {
  const value = o.type === 'flag' ? '' : ` ${o.choices?.join('|') ?? o.value ?? 'N'}`
  const more = [
    o.type === 'list' ? 'may repeat' : '',
    o.default !== undefined && o.type !== 'flag' ? `default ${o.default}` : '',
  ]
    .filter((m) => m !== '')
    .join('; ')
  return `  --${o.name}${value}\n      ${o.doc}${more === '' ? '' : ` (${more})`}`
}
