import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { callsUnrecorded, findCall, nearlyMeant } from '../calls.ts'
import { field } from '../contract.ts'
import { names } from '../schema.ts'

export default field({
  id: 'tools',
  doc: 'Each named tool was called at least once, in any order',
  fails: 'A named tool was never called',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that must each be called at least once, in any order; * is a wildcard'),
  run(want, view, _context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const missing = want.filter((name) => findCall(view, name, scope) < 0)
    const first = missing[0]
    if (first === undefined)
      return pass(`Found ${count(want.length, 'tool')} among ${count(view.calls.length, 'call')}`)
    const near = nearlyMeant(first, view)
    const hint = near ? `; did the scenario mean ${near}?` : ''
    return fail(
      `Expected calls of ${list(want)}; never called: ${list(missing)}, among ${count(view.calls.length, 'call')} (${list([...new Set(view.calls.map((c) => c.tool))]) || 'none'})${hint}`,
      { route: [want.indexOf(first)] },
    )
  },
})
