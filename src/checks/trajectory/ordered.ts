import { count } from '../../model/text.ts'
import { error, pass, skip } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, named } from '../calls.ts'
import { dimension } from '../contract.ts'
import { judged } from './course.ts'
import { place } from './judge.ts'
import { cannotTell, fails, nearestTo, stepName } from './tell.ts'
import type { TrajectoryWant } from './want.ts'

export default dimension<TrajectoryWant>({
  id: 'ordered',
  doc: 'Some pairing that covers the steps keeps their order; the calls of a group come in any order, before those of the next step',
  fails: 'However steps and calls are paired, one comes too early or too late',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  run(want, view, context) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const of = judged(want, view, context)
    if ('problem' in of) return error(of.problem, { route: ['reference'] })
    const { course, answers, steps, at } = of
    if (!course.ordered) return skip('Any order is right: order = "any_order"')
    if (answers.ordered === 'skip')
      return skip('Not all steps have a call of their own, so that there is no order to ask for')
    if (answers.ordered === 'unknown') return cannotTell(want, of, view, context)
    if (answers.ordered === 'pass')
      return pass(`${count(steps.length, 'step')} in order among ${count(course.calls, 'call')}`)
    const { allowed: _, ...alone } = course
    const alsoAlone = answers.nothingElse === 'pass' && place(alone, 1).all
    const placed = place(alsoAlone ? course : alone, 1)
    const first = steps.findIndex((step) => step.stage === placed.placed)
    const last = at[placed.furthest - 1]
    const behind =
      last === undefined ? '' : ` behind ${named(view, last)}, where the steps before it end at the earliest`
    if (first < 0) {
      const left = at[placed.furthest]
      return fails(
        `Expected the last step to be the last call, found ${left === undefined ? 'others behind it' : named(view, left)} left over in this order`,
        of,
        view,
        {
          route: [want.reference === undefined ? 'steps' : 'reference'],
          evidence: left === undefined ? [] : [argumentsEvidence(view, left, context)],
        },
      )
    }
    const row = course.stages.flat()[first]?.row
    const own = row ? at.filter((_, i) => row[i] === 2) : []
    const nearest =
      own.length > 0
        ? {
            text: `${own.length === 1 ? 'its only call is' : 'its calls are'} ${own
              .slice(0, 5)
              .map((i) => named(view, i))
              .join(', ')}`,
            evidence: [argumentsEvidence(view, own.at(-1) as number, context)],
          }
        : nearestTo(want, of, first, view, context)
    const without = alsoAlone ? ', no other call being left over' : ''
    return fails(`Expected ${stepName(of, first)}${behind}${without}; ${nearest.text}`, of, view, {
      route: steps[first]?.route ?? [],
      evidence: nearest.evidence,
    })
  },
})
