import { count } from '../../model/text.ts'
import { error, pass } from '../../model/verdict.ts'
import { callsUnrecorded } from '../calls.ts'
import { dimension } from '../contract.ts'
import { judged } from './course.ts'
import { Pairing } from './pairing.ts'
import { cannotTell, fails, nearestTo, stepName } from './tell.ts'
import type { TrajectoryWant } from './want.ts'

export default dimension<TrajectoryWant>({
  id: 'covered',
  doc: 'Every step that is not optional has a call of its own; one call serves one step',
  fails: 'Not all steps can have a call of their own, however they are paired',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  run(want, view, context) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const of = judged(want, view, context)
    if ('problem' in of) return error(of.problem, { route: ['reference'] })
    const { course, answers, steps } = of
    const needed = course.stages.flat().flatMap((step, i) => (step.optional ? [] : [{ ...step, i }]))
    if (answers.covered === 'pass')
      return pass(
        `${count(needed.length, 'step')} of ${steps.length} with a call of its own among ${count(course.calls, 'call')}`,
      )
    if (answers.covered === 'unknown') return cannotTell(want, of, view, context)
    const pairing = new Pairing(
      needed.map((step) => step.row),
      1,
    )
    for (let call = 0; call < course.calls; call++) pairing.add(call)
    const without = needed.filter((_, i) => pairing.calls[i] === -1).map((step) => step.i)
    const first = without[0] ?? 0
    const nearest = nearestTo(want, of, first, view, context)
    const more = without.length > 1 ? `, and ${count(without.length - 1, 'more step')} without one` : ''
    return fails(`Expected a call for ${stepName(of, first)}${more}; ${nearest.text}`, of, view, {
      route: steps[first]?.route ?? [],
      evidence: nearest.evidence,
    })
  },
})
