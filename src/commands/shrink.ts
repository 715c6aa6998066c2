// `shrink`: a failing trace, cut to a smallest one that fails the same dimensions.
import { shrink } from '../learn/shrink.ts'
import { writeJson } from '../model/json.ts'
import { count, list } from '../model/text.ts'
import type { Event, Trace } from '../model/trace.ts'
import { blocks } from '../model/verdict.ts'
import { type Option, UsageError } from '../options.ts'
import { printable, safeJson } from '../report/printable.ts'
import { hidden } from '../report/redact.ts'
import { readOne } from '../run/one.ts'
import { type EvaluatedRun, failureOf } from '../run/prepare.ts'
import { prepareOne } from '../run/single.ts'
import { type Command, readFlags, type Usage } from './flags.ts'
import { writeWhole } from './written.ts'

const own = [
  { name: 'scenario', type: 'text', value: 'FILE', doc: 'The scenario that the trace fails' },
  { name: 'out', type: 'text', value: 'FILE', doc: 'Write the trace to this file instead of standard output' },
] as const satisfies readonly Option[]

export const usage: Usage = {
  words: 'TRACE',
  takes: ['registry', 'skills', 'config', 'trace-format', 'max-trace-mb', 'raw'],
  own,
}

const command: Command = async (argv, { cwd, out, err }) => {
  const { settings, files, own: given } = readFlags(argv, usage.takes, 1, own)
  if (given.scenario === undefined) throw new UsageError('Expected --scenario FILE, the scenario that the trace fails')
  const { scenario, prepared } = await prepareOne(cwd, settings, given.scenario)
  const { config, ready, redact } = prepared
  const { trace: recorded, label } = await readOne(cwd, files[0] as string, { settings, end: config.end, ready })
  const run = prepared.judgeBy(scenario, recorded, label)
  const wanted = failuresOf(run)
  const failed = scenario.graded.filter((_, i) => wanted[i] !== undefined).map(({ id }) => id)
  if (failed.length === 0) {
    err(
      `agent-eval: ${printable(label)} passes ${printable(scenario.name)}, as far as no oracle is asked: nothing to shrink\n`,
    )
    return 1
  }
  const trace = settings.raw ? recorded : hidden(recorded, redact)
  const told = prepared.tellOutcomes(trace)
  const isLike = prepared.likeBy(scenario, wanted)
  if (!isLike(told)) throw new UsageError('Without its secrets the trace fails otherwise; --raw keeps them')
  const fails = (events: readonly Event[]): boolean => isLike({ ...told, events: [...events] })
  const { events: left, tried, smallest } = shrink(told.events, fails, citedBy(run))
  const kept = new Set(left)
  const events = trace.events.filter((_, i) => kept.has(told.events[i] as Event))
  const text = `${writeJson({ ...trace, events } satisfies Trace, 2)}\n`
  if (given.out === undefined) out(settings.raw ? text : safeJson(text))
  else writeWhole(cwd, given.out, text)
  const calls = (of: readonly Event[]): number => of.filter((event) => event.type === 'tool_call').length
  err(
    `${count(calls(events), 'call')} of ${calls(trace.events)} left, ${count(tried, 'candidate')} judged${smallest ? '' : ' (the most that are; it may not be the smallest)'}; fails ${list(failed)}\n`,
  )
  return 0
}
export default command

/** How each dimension counts against the run. */
const failuresOf = ({ result, asked }: EvaluatedRun): (string | undefined)[] => {
  const left = new Set(asked.map(({ at }) => at))
  return result.dimensions.map((d, i) => (left.has(i) ? undefined : failureOf(d)))
}

/** The calls that failures cite. */
const citedBy = ({ result }: EvaluatedRun): Set<number> =>
  new Set(result.dimensions.filter(blocks).flatMap((d) => (d.evidence ?? []).flatMap((e) => e.call ?? [])))
