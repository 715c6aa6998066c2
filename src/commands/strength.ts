// `strength`: which small faults of passing runs the scenarios would not notice.
import { paints } from '../report/paint.ts'
import { jsonText, printable } from '../report/printable.ts'
import { floorMissed, strengthLines } from '../report/strength.ts'
import { strength } from '../run/strength.ts'
import { type Command, readFlags, type Usage } from './flags.ts'
import { withFiles } from './named.ts'

export const usage: Usage = {
  words: '[FILE…]',
  takes: [
    ...(['scenarios', 'traces', 'only', 'registry', 'skills', 'config', 'trace-format', 'max-trace-mb'] as const),
    ...(['mutating', 'min-strength', 'max-mutants', 'json'] as const),
  ],
}

const command: Command = async (argv, { cwd, out, err, color }) => {
  const { settings: given, files } = readFlags(argv, usage.takes, 'any')
  const settings = withFiles(cwd, given, files, argv)
  const { strength: found, unscored, measured, problems } = await strength(cwd, settings)
  const floor = settings.minStrength
  if (settings.json) out(`${jsonText(found)}\n`)
  else {
    const reads = new Map(measured.map((one) => [one.strength.name, one.reads]))
    for (const line of strengthLines({ strength: found, unscored, reads, floor }, paints(color))) out(`${line}\n`)
  }
  for (const { file, line, message } of problems)
    err(`agent-eval: ${printable(line === undefined ? file : `${file}:${line}`)}: ${printable(message)}\n`)
  return problems.length > 0 || floorMissed(found, floor) !== undefined ? 1 : 0
}
export default command
