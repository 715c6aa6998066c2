// What a trajectory asks of one run: its steps with their answers for each call, and the calls that are judged.
import type { Call } from '../../model/trace.ts'
import { callFailed } from '../../model/trace.ts'
import type { Context, View } from '../contract.ts'
import type { Part } from '../patterns/compile.ts'
import { compile } from '../patterns/compile.ts'
import { sayPattern } from '../patterns/say.ts'
import type { CallPattern } from '../patterns/schema.ts'
import { callMoments, type Row, rowOf, rowOfAny } from '../rows.ts'
import { type Answers, type Course, judge, type Step } from './judge.ts'
import { callsByAgent, callsIn, rowsOf } from './reference.ts'
import { isOnly, patternOf, type TrajectoryWant } from './want.ts'

/** A step in words, and the pattern that says it, or the call of a reference that it is. */
export type Named = {
  name: string
  pattern?: CallPattern
  call?: Call
  stage: number
  route: readonly (string | number)[]
}

/** A run as a trajectory judges it. `at`: the position of each judged call among all calls. */
export type Judged = { course: Course; steps: readonly Named[]; at: readonly number[]; answers: Answers }

const known = new WeakMap<View, Map<TrajectoryWant, Judged | { problem: string }>>()

/** Judges a run; once for all dimensions that ask. */
export function judged(want: TrajectoryWant, view: View, context: Context): Judged | { problem: string } {
  let of = known.get(view)
  if (!of) {
    of = new Map()
    known.set(view, of)
  }
  let found = of.get(want)
  if (!found) {
    found =
      want.reference === undefined ? bySteps(want, view, context) : byReference(want, want.reference, view, context)
    of.set(want, found)
  }
  return found
}

function bySteps(want: TrajectoryWant, view: View, context: Context): Judged {
  const moments = callMoments(view)
  const rows = new Map<CallPattern, Row>()
  const steps: Named[] = []
  const stages = (want.steps ?? []).map((of, stage) =>
    (Array.isArray(of) ? of : [of]).map((one, i): Step => {
      const { pattern, optional } = patternOf(one)
      const row = rows.get(pattern) ?? rowOf(pattern, moments, view, context)
      rows.set(pattern, row)
      steps.push({
        name: sayPattern(pattern),
        pattern,
        stage,
        route: Array.isArray(of) ? ['steps', stage, i] : ['steps', stage],
      })
      return { row, optional }
    }),
  )
  const course: Course = { calls: moments.length, stages, ordered: want.order !== 'any_order' }
  if (isOnly(want)) course.allowed = rowOfAny(want.allow ?? [], moments, view, context)
  return { course, steps, at: moments.map((_, i) => i), answers: judge(course) }
}

function byReference(want: TrajectoryWant, file: string, view: View, context: Context): Judged | { problem: string } {
  const reference = context.reference(file)
  if ('problem' in reference) return reference
  const there = callsByAgent(callsIn(reference.trace))
  const isMain = (call: Call) => call.agent === undefined
  const at = view.calls.flatMap((call, i) => (isMain(call) ? [i] : []))
  const rows = rowsOf(there.main, callsByAgent(view.calls).main, want)
  const stages = there.main.map((call, i): Step[] => [{ row: rows[i] as Row, optional: callFailed(call) === true }])
  const steps = there.main.map((call, stage): Named => ({ name: call.tool, call, stage, route: ['reference'] }))
  const course: Course = { calls: at.length, stages, ordered: want.order !== 'any_order' }
  if (isOnly(want)) {
    const allowed = rowOfAny(want.allow ?? [], callMoments(view), view, context)
    course.allowed = allowed.filter((_, i) => isMain(view.calls[i] as Call))
    course.beside = {
      rows: rowsOf(there.others, callsByAgent(view.calls).others, want),
      calls: view.calls.length - at.length,
      allowed: allowed.filter((_, i) => !isMain(view.calls[i] as Call)),
    }
  }
  return { course, steps, at, answers: judge(course) }
}

/** What a step misses of a call. */
export function missing(step: Named, view: View, at: number, context: Context): Part | undefined {
  const call = view.calls[at]
  if (!call || step.pattern === undefined) return undefined
  return compile(step.pattern, view, context)
    .parts({ call, at })
    .find((part) => part.answer !== 'yes')
}
