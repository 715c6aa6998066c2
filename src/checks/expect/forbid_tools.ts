import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import {
  argumentsEvidence,
  callAt,
  callsUncertain,
  callsUnrecorded,
  fate,
  isNamed,
  nearlyForbidden,
  nothingSeen,
} from '../calls.ts'
import { field } from '../contract.ts'
import { names } from '../schema.ts'

export default field({
  id: 'forbid_tools',
  doc: 'None of the named tools was called by any agent; a denied or failed call counts as called',
  fails: 'A forbidden tool was called, or tried',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that must never be called, by any agent; * is a wildcard'),
  run(want, view, context) {
    const nothing = nothingSeen(view) ?? callsUnrecorded(view)
    if (nothing) return nothing
    const hits: number[] = []
    let element = want.length
    view.calls.forEach((_call, i) => {
      const by = want.findIndex((name) => isNamed(name, view, i))
      if (by < 0) return
      hits.push(i)
      element = Math.min(element, by)
    })
    if (hits.length === 0) {
      const uncertain = callsUncertain(view)
      if (uncertain) return uncertain
      const note = nearlyForbidden(want, view)
      return { ...pass(`No forbidden tool in ${count(view.calls.length, 'call')}`), ...(note ? { note } : {}) }
    }
    const said = hits.map((i) => {
      const call = callAt(view, i)
      const became = fate(call)
      return `${call.tool} (call ${i + 1}${became === 'called' ? '' : `, ${became}`})`
    })
    return fail(`Expected no call of ${list(want)}, found ${list(said)}`, {
      route: [element],
      evidence: hits.slice(0, 5).map((i) => argumentsEvidence(view, i, context)),
    })
  },
})
