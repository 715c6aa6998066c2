import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { callsUnrecorded, findCall, named, nearlyMeant } from '../calls.ts'
import { field } from '../contract.ts'
import { names } from '../schema.ts'

export default field({
  id: 'any_tools',
  doc: 'At least one of the named tools was called',
  fails: 'None of the named tools was called',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands of which at least one must be called; * is a wildcard'),
  run(want, view, _context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const at = want.map((name) => findCall(view, name, scope)).find((found) => found >= 0)
    if (at !== undefined) return pass(`Found ${named(view, at)}`)
    const near = want.map((name) => nearlyMeant(name, view)).find((n) => n !== undefined)
    const hint = near === undefined ? '' : `; did the scenario mean ${near}?`
    return fail(
      `Expected a call of one of ${list(want)}, found none among ${count(view.calls.length, 'call')} (${list([...new Set(view.calls.map((c) => c.tool))]) || 'none'})${hint}`,
    )
  },
})
