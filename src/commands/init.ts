// `init`: a first scenario, learned from good runs.
import { type Option, UsageError } from '../options.ts'
import { printable, safeLines } from '../report/printable.ts'
import { init } from '../run/init.ts'
import { type Command, given as isGiven, readFlags, type Usage } from './flags.ts'
import { asGlobs } from './named.ts'
import { checkNew, writeWhole } from './written.ts'

const own = [
  { name: 'name', type: 'text', value: 'NAME', doc: 'The name of the scenario' },
  { name: 'failing', type: 'list', value: 'GLOB', doc: 'Bad runs: which of them the scenario does not catch is told' },
  { name: 'out', type: 'text', value: 'FILE', doc: 'Write the scenario to this file instead of standard output' },
  { name: 'force', type: 'flag', default: 'false', doc: 'Write over a file that is there already' },
] as const satisfies readonly Option[]

export const usage: Usage = {
  words: '[FILE…]',
  takes: ['traces', 'registry', 'mutating', 'config', 'trace-format', 'max-trace-mb', 'max-mutants'],
  own,
}

const command: Command = async (argv, { cwd, out, err }) => {
  const { settings, files, own: given } = readFlags(argv, usage.takes, 'any', own)
  const { name, failing = [], out: file, force } = given
  if (name === undefined) throw new UsageError('Expected --name NAME, the name of the scenario')
  const hasTraces = isGiven(argv, 'traces')
  if (!hasTraces && files.length === 0) throw new UsageError('Expected --traces GLOB, the good runs to learn from')
  if (files.length > 0 && failing.length > 0)
    throw new UsageError(
      `Unexpected argument ${files[0]}: beside --failing all runs are named by options, with each GLOB in quotes, so that no shell expands it`,
    )
  const traces = [...(hasTraces ? settings.traces : []), ...asGlobs(cwd, files)]
  if (file !== undefined) checkNew(cwd, file, force)
  const learned = await init(cwd, settings, { name, file: file ?? 'scenario.toml', traces, failing })
  if (file === undefined) out(safeLines(learned.text))
  else {
    writeWhole(cwd, file, learned.text)
    out(`wrote ${printable(file)}\n`)
  }
  const say = file === undefined ? err : out
  for (const said of learned.said) say(`${printable(said)}\n`)
  return 0
}
export default command
