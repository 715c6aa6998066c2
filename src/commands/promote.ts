// `promote`: a failing run of a report becomes a test.
import { type Option, UsageError } from '../options.ts'
import { printable } from '../report/printable.ts'
import { promote } from '../run/promote.ts'
import { type Command, readFlags, type Usage } from './flags.ts'
import { checkNew, writeWhole } from './written.ts'

const own = [
  { name: 'report', type: 'text', value: 'FILE', doc: 'The JSON report that has the failing run' },
  { name: 'scenario', type: 'text', value: 'NAME', doc: 'The scenario that it fails' },
  { name: 'run', type: 'text', value: 'TRACE', doc: 'The run, as the report calls it' },
  { name: 'to', type: 'text', value: 'FOLDER', doc: 'The folder of the test: the stored trace and its scenarios' },
  { name: 'date', type: 'text', value: 'DATE', doc: 'When it failed, to be told in the test' },
  { name: 'keep', type: 'flag', default: 'false', doc: 'Store the trace as it was recorded, with every secret in it' },
  { name: 'force', type: 'flag', default: 'false', doc: 'Write over files that are there already' },
] as const satisfies readonly Option[]

export const usage: Usage = { takes: ['registry', 'skills', 'config', 'trace-format', 'max-trace-mb'], own }

const command: Command = async (argv, { cwd, out }) => {
  const { settings, own: given } = readFlags(argv, usage.takes, 0, own)
  const { report, scenario, run, to, date, keep, force } = given
  for (const [name, value] of Object.entries({ report, scenario, run, to }))
    if (value === undefined) throw new UsageError(`Expected --${name}; agent-eval promote --help says what it names`)
  const asked = { report, scenario, run, to, date, keep } as Parameters<typeof promote>[2]
  const { files, said } = await promote(cwd, settings, asked)
  for (const { file } of files) checkNew(cwd, file, force)
  for (const { file, text } of files) {
    writeWhole(cwd, file, text)
    out(`wrote ${printable(file)}\n`)
  }
  for (const one of said) out(`${printable(one)}\n`)
  return 0
}
export default command
