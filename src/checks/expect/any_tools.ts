import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { callsUnrecorded, named, nearlyMeant } from '../calls.ts'
import { field } from '../contract.ts'
import { required, sayMissing } from '../requirements.ts'
import { names } from '../schema.ts'

export default field({
  id: 'any_tools',
  doc: 'At least one of the named tools was called, by a call that did not fail',
  fails: 'None of the named tools was called, or each of their calls failed',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands of which at least one must be called; * is a wildcard'),
  run(want, view, context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const calls = required(view, context, scope)
    const met = want.find((name) => calls.find(name) >= 0)
    if (met !== undefined) return pass(`Found ${named(view, calls.find(met))}${calls.remarks([met])}`)
    const never = want.filter((name) => calls.attempted(name) === undefined)
    const near = never.map((name) => nearlyMeant(name, view)).find((n) => n !== undefined)
    const hint = near === undefined ? '' : `; did the scenario mean ${near}?`
    return fail(
      `Expected a call of one of ${list(want)}, ${sayMissing(want, calls)}, among ${count(view.calls.length, 'call')} (${list([...new Set(view.calls.map((c) => c.tool))]) || 'none'})${hint}`,
    )
  },
})
