import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { callsUnrecorded, nearlyMeant } from '../calls.ts'
import { field } from '../contract.ts'
import { required, sayMissing } from '../requirements.ts'
import { names } from '../schema.ts'

export default field({
  id: 'tools',
  doc: 'Each named tool was called at least once, in any order, by a call that did not fail',
  fails: 'A named tool was never called, or each of its calls failed, was denied or blocked',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that must each be called at least once, in any order; * is a wildcard'),
  run(want, view, context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const calls = required(view, context, scope)
    const missing = want.filter((name) => calls.find(name) < 0)
    const [first] = missing
    const among = count(view.calls.length, 'call')
    if (first === undefined) return pass(`Found ${count(want.length, 'tool')} among ${among}${calls.remarks(want)}`)
    const never = missing.find((name) => calls.attempted(name) === undefined)
    const near = never === undefined ? undefined : nearlyMeant(never, view)
    const hint = near ? `; did the scenario mean ${near}?` : ''
    return fail(
      `Expected calls of ${list(want)}; ${sayMissing(missing, calls)}, among ${among} (${list([...new Set(view.calls.map((c) => c.tool))]) || 'none'})${hint}`,
      { route: [want.indexOf(first)] },
    )
  },
})
