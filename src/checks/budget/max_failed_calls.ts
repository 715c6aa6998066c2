import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { callsUnrecorded, evidence, named } from '../calls.ts'
import { field } from '../contract.ts'
import { outcomeOf } from '../patterns/compile.ts'
import { unseen } from '../patterns/unseen.ts'
import { wayOnForOutcomes } from '../patterns/untold.ts'
import { whole } from './limit.ts'

export default field({
  id: 'max_failed_calls',
  doc: 'At most this many calls failed, were denied or blocked',
  fails: 'More calls failed',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  schema: whole('The most calls that fail, are denied or blocked, of all agents together'),
  run(want, view, context) {
    const failed: number[] = []
    const unknown: number[] = []
    for (const [i, call] of view.calls.entries()) {
      const outcome = outcomeOf(call)
      if (outcome === 'failed') failed.push(i)
      else if (outcome === undefined) unknown.push(i)
    }
    const over = failed[want]
    if (over !== undefined)
      return fail(
        `Expected at most ${count(want, 'failed call')}, found ${failed.length}; the first superfluous one is ${named(view, over)}`,
        { evidence: failed.slice(want, want + 5).map((i) => evidence(view, i, context)) },
      )
    const nothing = callsUnrecorded(view) ?? unseen(view)
    if (nothing) return nothing
    const [first] = unknown
    if (first !== undefined && failed.length + unknown.length > want)
      return error(
        `Missing outcomes of ${count(unknown.length, 'call')}, the first of them ${named(view, first)}${wayOnForOutcomes(view.calls[first]?.tool ?? '*')}`,
        { evidence: [evidence(view, first, context)] },
      )
    return pass(`${failed.length} of at most ${count(want, 'failed call')} among ${count(view.calls.length, 'call')}`)
  },
})
