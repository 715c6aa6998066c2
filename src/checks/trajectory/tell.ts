// What a trajectory says of a run: the two sequences, and what cannot be told.
import type { Call } from '../../model/trace.ts'
import { type Evidence, error, fail, type Outcome } from '../../model/verdict.ts'
import { argumentsEvidence, named } from '../calls.ts'
import type { Context, View } from '../contract.ts'
import { compile, outcomeOf } from '../patterns/compile.ts'
import { sayMiss, sayValue } from '../patterns/say.ts'
import { sayUntold } from '../patterns/untold.ts'
import { type Judged, missing } from './course.ts'
import { firstOther } from './reference.ts'
import type { TrajectoryWant } from './want.ts'

/** The steps as they are asked for, and the calls as they were made. */
export const sequencesOf = ({ steps, at }: Judged, view: View) => ({
  expected: steps.map((step) => step.name),
  observed: at.map((i) => view.calls[i]?.tool ?? ''),
})

/** The failure of a dimension, with both sequences. */
export function fails(
  message: string,
  of: Judged,
  view: View,
  more: Pick<Outcome, 'route' | 'evidence' | 'spoilt'>,
): Outcome {
  return fail(message, { ...more, sequences: sequencesOf(of, view) })
}

/** Names a step by its position and what it is. */
export const stepName = ({ steps }: Judged, i: number): string =>
  `${steps[i]?.name ?? ''} (step ${i + 1} of ${steps.length})`

/** The call nearest to what a step asks for, as a person looks for it: of its tool, missing the fewest conditions. */
export function nearestTo(
  want: TrajectoryWant,
  of: Judged,
  i: number,
  view: View,
  context: Context,
): { text: string; evidence: Evidence[] } {
  const step = of.steps[i]
  let best: { at: number; missed: number } | undefined
  for (const at of of.at) {
    const call = view.calls[at] as Call
    if (step?.pattern === undefined) {
      if (call.tool === step?.name) best ??= { at, missed: 1 }
      continue
    }
    const parts = compile(step.pattern, view, context).parts({ call, at })
    if (parts.some((p) => p.key === 'tool' && p.answer !== 'yes')) continue
    const missed = parts.filter((p) => p.answer !== 'yes').length
    if (!best || missed < best.missed) best = { at, missed }
  }
  if (!best) return { text: 'no call of it', evidence: [] }
  const part = step && missing(step, view, best.at, context)
  const other = part ? sayMiss(part) : step?.call && sayOther(step.call, view.calls[best.at] as Call, want)
  const why = `, ${other ?? 'which another step needs'}`
  return { text: `the nearest is ${named(view, best.at)}${why}`, evidence: [argumentsEvidence(view, best.at, context)] }
}

/** How a call is another than that of a reference; `undefined`: it is the same. */
function sayOther(call: Call, made: Call, want: TrajectoryWant): string | undefined {
  const difference = firstOther(call, made, want)
  if (difference)
    return `whose ${difference.path} is ${sayAny(difference.seen)} instead of ${sayAny(difference.wanted)}`
  const [wanted, seen] = [outcomeOf(call), outcomeOf(made)]
  if (want.compare_outcomes === false || wanted === undefined || seen === undefined || wanted === seen) return undefined
  return `which ${seen}, while that of the reference ${wanted}`
}

const sayAny = (value: unknown): string => (value === undefined ? 'nothing' : sayValue(value))

/** The verdict where it depends on matches that cannot be told: names the first. */
export function cannotTell(want: TrajectoryWant, of: Judged, view: View, context: Context): Outcome {
  const found = firstUntold(want, of, view, context)
  return error(found?.message ?? 'Missing evidence: whether calls match the steps cannot be told', {
    ...(found ? { evidence: [argumentsEvidence(view, found.at, context)], route: found.route } : {}),
  })
}

function firstUntold(want: TrajectoryWant, of: Judged, view: View, context: Context) {
  const rows = of.course.stages.flat().map((step) => step.row)
  for (const [i, at] of of.at.entries()) {
    const call = view.calls[at] as Call
    const s = rows.findIndex((row) => row[i] === 1)
    const step = of.steps[s]
    if (step) {
      const what = `Missing evidence: the outcome or the arguments of ${named(view, at)}, to compare them with the reference`
      const message = step.pattern ? sayUntold(compile(step.pattern, view, context), { call, at }, view) : what
      return { at, message, route: step.route }
    }
    if (of.course.allowed?.[i] !== 1) continue
    const index = (want.allow ?? []).findIndex((p) => compile(p, view, context).match({ call, at }) === 'unknown')
    const pattern = want.allow?.[index]
    if (pattern !== undefined)
      return { at, message: sayUntold(compile(pattern, view, context), { call, at }, view), route: ['allow', index] }
  }
  return undefined
}
