import { count, list } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callAt, callsUnrecorded, fate, nothingSeen, numberOf } from '../calls.ts'
import { field } from '../contract.ts'
import { neverMatching, prohibited, sayNearMiss } from '../prohibited.ts'
import { names } from '../schema.ts'

export default field({
  id: 'forbid_tools',
  doc: 'None of the named tools was called by any agent; a denied or failed call counts as called',
  fails: 'A forbidden tool was called, or tried; a name that nearly matches a called or offered tool is an error',
  severity: 'blocking',
  prohibits: 'calls',
  needs: [],
  uses: ['offered_tools'],
  schema: names(
    'Tools or commands that must never be called, by any agent; * is a wildcard, and "=name" means exactly this name',
  ),
  mistakes: neverMatching,
  run(want, view, context) {
    const nothing = nothingSeen(view) ?? callsUnrecorded(view)
    if (nothing) return nothing
    const { found, near } = prohibited(want, view)
    if (near) {
      return error(sayNearMiss(want[near.by] ?? '', near), { route: [near.by] })
    }
    if (found.length === 0) return pass(`No forbidden tool in ${count(view.calls.length, 'call')}`)
    const said = found.map(({ at }) => {
      const call = callAt(view, at)
      const became = fate(call)
      return `${call.tool} (call ${numberOf(view, at)}${became === 'called' ? '' : `, ${became}`})`
    })
    return fail(`Expected no call of ${list(want)}, found ${list(said)}`, {
      route: [Math.min(...found.map(({ by }) => by))],
      evidence: found.slice(0, 5).map(({ at }) => argumentsEvidence(view, at, context)),
      spoilt: numberOf(view, Math.min(...found.map(({ at }) => at))),
    })
  },
})
