// `diff`: two traces side by side, call by call, and where the first left the second.
import { shortHash } from '../files/hash.ts'
import { outcomeTeller } from '../judging/outcomes.ts'
import { commandNamer, viewOf } from '../judging/view.ts'
import { align, changesOf } from '../learn/align.ts'
import { type Deed, deedOf, deedsOf } from '../learn/deeds.ts'
import { firstDifference } from '../learn/difference.ts'
import { UsageError } from '../options.ts'
import { type BesideRow, beside, besideSigns, type Side } from '../report/beside.ts'
import { paints } from '../report/paint.ts'
import { jsonText, printable } from '../report/printable.ts'
import { redactor } from '../report/redact.ts'
import { readConfigFile, readRegistryFile } from '../run/inputs.ts'
import { readOne } from '../run/one.ts'
import { configOf, registryOf } from '../run/prepare.ts'
import { makeReady } from '../run/ready.ts'
import { declaredEffects } from '../strength/effects.ts'
import { type Command, readFlags, type Usage } from './flags.ts'

export const usage: Usage = {
  words: 'A B',
  takes: ['registry', 'mutating', 'config', 'trace-format', 'max-trace-mb', 'json', 'full'],
}

const command: Command = async (argv, { cwd, out, color, columns }) => {
  const { settings, files } = readFlags(argv, usage.takes, 2)
  const ready = makeReady()
  const config = await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  const problems: Parameters<typeof readRegistryFile>[2] = []
  const registryFile = readRegistryFile(cwd, settings.registry, problems)
  const registry = await registryOf({ registry: registryFile }, problems, ready)
  const [problem] = problems
  if (problem) throw new UsageError(`${problem.file}: ${problem.message}`)
  const redact = redactor(config.redact.patterns.map(ready.pattern))
  const tell = outcomeTeller(config.outcome_text, ready.pattern)
  const nameCommand = commandNamer(registry, config.aliases)
  const telling = { redact, hash: shortHash }
  const read = async (name: string) => {
    const { trace, label } = await readOne(cwd, name, { settings, end: config.end, ready })
    const view = viewOf(tell(trace), nameCommand)
    return { view, label: redact(label), deeds: view.calls.map((call, at) => deedOf(call, at + 1, telling)) }
  }
  const a = await read(files[0] as string)
  const b = await read(files[1] as string)
  const rows = align(a.deeds, b.deeds).map(({ a: i, b: j, moved }): BesideRow => {
    const [left, right] = [a.deeds[i ?? -1], b.deeds[j ?? -1]]
    // A call that stands elsewhere is compared where the first run has it.
    const [one, other] = [left, right ?? (left && b.deeds[moved ?? -1])]
    return {
      ...(left ? { a: sideOf(left) } : {}),
      ...(right ? { b: sideOf(right) } : {}),
      ...(moved === undefined ? {} : { moved: moved + 1 }),
      changes: one && other ? changesOf(one, other) : [],
    }
  })
  const effects = declaredEffects({ registry, mutating: settings.mutating ?? [], nameCommand })
  const acts = (of: typeof a): Deed[] | undefined => effects && deedsOf(of.view.calls, effects.has, telling)
  const [ours, theirs] = [acts(a), acts(b)]
  const first = ours && theirs ? firstDifference(ours, [{ trace: b.label, deeds: theirs }]) : undefined
  if (settings.json) {
    out(`${jsonText({ a: a.label, b: b.label, rows, ...(first ? { first_difference: first } : {}) })}\n`)
    return 0
  }
  const answerOf = ({ view }: typeof a) => (view.answer === undefined ? undefined : redact(view.answer))
  const both = { names: [a.label, b.label] as const, rows, answers: [answerOf(a), answerOf(b)] as const }
  out(beside(both, { color, width: columns ?? 140, full: settings.full }))
  out(`\n${paints(color).dim(`signs  ${besideSigns}`)}\n`)
  if (first) out(`first difference: ${printable(first.message, 600)}\n`)
  else if (effects) out('no difference in the calls with an effect that succeeded\n')
  return 0
}
export default command

const sideOf = ({ call, tool, telling, failed }: Deed): Side => ({
  call,
  tool,
  ...(telling === undefined ? {} : { telling }),
  ...(failed ? { failed } : {}),
})
