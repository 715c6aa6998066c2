import { count } from '../../model/text.ts'
import { error, pass, skip } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, named, nothingSeen, numberOf, unseen } from '../calls.ts'
import { dimension } from '../contract.ts'
import { judged } from './course.ts'
import { bound } from './judge.ts'
import { firstUnpaired, Pairing } from './pairing.ts'
import { cannotTell, fails } from './tell.ts'
import { isOnly, type TrajectoryWant } from './want.ts'

export default dimension<TrajectoryWant>({
  id: 'nothing_else',
  doc: 'No call is left over but those that allow names, some largest pairing of steps and calls taken',
  fails: 'A call has no step of its own and is not allowed beside them',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  run(want, view, context) {
    if (!isOnly(want)) return skip('Other calls are right: neither only nor order = "exact" is set')
    const nothing = callsUnrecorded(view) ?? nothingSeen(view)
    if (nothing) return nothing
    const of = judged(want, view, context)
    if ('problem' in of) return error(of.problem, { route: ['reference'] })
    const { course, answers, at } = of
    if (answers.nothingElse === 'unknown') return cannotTell(want, of, view, context)
    const why = answers.nothingElse === 'pass' ? unseen(view, 'calls') : undefined
    if (why !== undefined) return error(`Missing ${why}`)
    if (answers.nothingElse === 'pass')
      return pass(`${count(view.calls.length, 'call')}, each of a step of its own or allowed`)
    const rows = course.stages.flat().map((step) => step.row)
    const unallowed = bound(course.allowed, course.calls, 1)
    const left = leftOver(rows, unallowed).map((i) => at[i] as number)
    const first = firstUnpaired(rows, unallowed, 1)
    const others = course.beside ? [...view.calls.keys()].filter((i) => view.calls[i]?.agent !== undefined) : []
    if (course.beside)
      left.push(
        ...leftOver(course.beside.rows, bound(course.beside.allowed, course.beside.calls, 1)).map(
          (i) => others[i] as number,
        ),
      )
    const shown = left.slice(0, 5).map((i) => named(view, i))
    const more = left.length > 5 ? ` and ${left.length - 5} more` : ''
    return fails(`Expected no other call than those of the steps, found ${shown.join(', ')}${more}`, of, view, {
      route: [want.order === 'exact' ? 'order' : 'only'],
      evidence: left.slice(0, 5).map((i) => argumentsEvidence(view, i, context)),
      ...(first < 0 ? {} : { spoilt: numberOf(view, at[first] as number) }),
    })
  },
})

/** The calls that stay without a step of their own, the earlier ones being paired first. */
function leftOver(rows: readonly Uint8Array[], calls: readonly number[]): number[] {
  // The pairing keeps the latest calls, so the last are added first.
  const pairing = new Pairing(rows, 1)
  for (const call of [...calls].reverse()) pairing.add(call)
  const paired = new Set(pairing.calls)
  return calls.filter((call) => !paired.has(call))
}
