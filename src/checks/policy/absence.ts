import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, fate, nothingSeen, numberOf, unseen } from '../calls.ts'
import { dimension } from '../contract.ts'
import { sayPattern } from '../patterns/say.ts'
import { rowOf } from '../rows.ts'
import { isForm } from './mistakes.ts'
import { settled } from './possible.ts'
import { cannotTell, moments, nearlyMeant, notExercised, type Role, setAside, unplacedUser } from './rule.ts'
import { sayMoment } from './say.ts'
import { absence } from './scopes.ts'
import type { PolicyWant } from './want.ts'

export default dimension<PolicyWant>({
  id: 'absence',
  doc: 'No match of never; with after, none behind the first match of it, until a match of until closes the scope',
  fails: 'What must never happen was done, or tried',
  severity: 'blocking',
  needs: [],
  uses: ['errors', 'offered_tools', 'order'],
  isOn: isForm('absence'),
  run(want, view, context) {
    const { never = '', after, until } = want
    const aside = setAside(want, view, context) ?? (after === undefined ? nothingSeen(view) : undefined)
    if (aside) return aside
    const forbidden: Role = { pattern: never, route: ['never'] }
    const opening: Role | undefined = after === undefined ? undefined : { pattern: after, route: ['after'] }
    const closing: Role[] = until === undefined ? [] : [{ pattern: until, route: ['until'] }]
    const roles = [forbidden, ...(opening ? [opening] : []), ...closing]
    const all = moments(view, context)
    const row = ({ pattern }: Role) => rowOf(pattern, all, view, context)
    const possible = absence({
      never: row(forbidden),
      ...(opening ? { after: row(opening) } : {}),
      ...(closing[0] ? { until: row(closing[0]) } : {}),
    })
    const verdict = settled(possible)
    if (verdict === 'skip' && opening) return notExercised(want, opening, view)
    const unplaced = verdict === 'fail' ? undefined : unplacedUser(roles, view, context)
    if (unplaced) return unplaced
    if (verdict === 'unknown') return cannotTell(roles, all, view, context)
    const scope = `${after === undefined ? '' : ` after ${sayPattern(after)}`}${until === undefined ? '' : ` until ${sayPattern(until)}`}`
    if (verdict === 'fail') {
      const at = all[possible.at ?? 0]
      const became = at && 'call' in at ? fate(at.call) : 'called'
      const tried =
        became === 'called' || became === 'failed'
          ? ''
          : ` (${became}: an attempt counts; outcome = "succeeded" asks what was done)`
      return fail(
        `Expected no call of ${sayPattern(never)}${scope}, found ${at ? sayMoment(at, view) : 'one'}${tried}`,
        {
          evidence: at && 'call' in at ? [argumentsEvidence(view, at.at, context)] : [],
          ...(at && 'call' in at ? { spoilt: numberOf(view, at.at) } : {}),
        },
      )
    }
    const near = nearlyMeant([forbidden], view)
    if (near) return near
    const why = unseen(view, 'calls')
    if (why !== undefined) return error(`Missing ${why}`)
    return pass(`No call of ${sayPattern(never)}${scope} in ${count(view.calls.length, 'call')}`)
  },
})
