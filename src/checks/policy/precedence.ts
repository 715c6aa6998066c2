import { count } from '../../model/text.ts'
import { error, fail, type Outcome, pass } from '../../model/verdict.ts'
import { argumentsEvidence, fate } from '../calls.ts'
import { type Context, dimension, type View } from '../contract.ts'
import type { Moment } from '../patterns/moments.ts'
import { rowOf } from '../rows.ts'
import { keyOf } from './key.ts'
import { isForm } from './mistakes.ts'
import { settled } from './possible.ts'
import { cannotTell, moments, nearlyMeant, notExercised, type Role, setAside, succeeded, unplacedUser } from './rule.ts'
import { nameOf, sayMoment } from './say.ts'
import { precedence } from './scopes.ts'
import { type PolicyWant, samePaths } from './want.ts'

export default dimension<PolicyWant>({
  id: 'precedence',
  doc: 'Before every call there was a match of requires, by default one that succeeded, that no reset made stale',
  fails: 'A call was made, or tried, without what it requires before it',
  severity: 'blocking',
  needs: [],
  uses: ['errors', 'elicitations', 'order'],
  isOn: isForm('precedence'),
  run(want, view, context) {
    const { call = '', requires = '', reset } = want
    const aside = setAside(want, view, context)
    if (aside) return aside
    const trigger: Role = { pattern: call, route: ['call'] }
    const required: Role = { pattern: succeeded(requires), route: ['requires'] }
    const roles = [trigger, required, ...(reset === undefined ? [] : [{ pattern: reset, route: ['reset'] }])]
    const all = moments(view, context)
    const paths = samePaths(want)
    const row = (pattern: Role['pattern']) => rowOf(pattern, all, view, context)
    const possible = precedence({
      call: row(call),
      requires: row(required.pattern),
      callKey: (at) => keyOf(all[at], paths.call),
      requiredKey: (at) => keyOf(all[at], paths.other),
      ...(reset === undefined ? {} : { reset: row(reset) }),
    })
    const verdict = settled(possible)
    if (verdict === 'skip') return notExercised(want, trigger, view)
    const unplaced = verdict === 'pass' ? undefined : unplacedUser(roles, view, context)
    if (unplaced) return unplaced
    if (verdict === 'unknown') return cannotTell(roles, all, view, context)
    if (verdict === 'pass') return pass(`Every call of ${nameOf(call)} came behind ${nameOf(requires)}${said(want)}`)
    return nearlyMeant([required], view) ?? broken(want, all, possible.at ?? 0, view, context)
  },
})

const said = ({ same, reset }: PolicyWant): string =>
  `${same ? ` with equal ${Array.isArray(same) ? same.join(', ') : Object.keys(same).join(', ')}` : ''}${reset === undefined ? '' : `, and none since ${nameOf(reset)}`}`

function broken(want: PolicyWant, all: readonly Moment[], at: number, view: View, context: Context): Outcome {
  const moment = all[at]
  if (!moment || !('call' in moment)) return error('The rule was broken by no call')
  const { requires = '' } = want
  const before = rowOf(requires, all.slice(0, at), view, context)
  const last = before.findLastIndex((answer) => answer > 0)
  const near = all[last]
  const nearest = near
    ? `the last ${nameOf(requires)} before it is ${sayMoment(near, view)}${'call' in near && fate(near.call) !== 'called' ? `, which was ${fate(near.call)}` : ''}`
    : `${last < 0 && at > 0 ? `none of the ${count(at, 'event')} before it is one` : 'nothing came before it'}`
  return fail(`Expected ${nameOf(requires)}${said(want)} before ${sayMoment(moment, view)}; ${nearest}`, {
    evidence: [
      argumentsEvidence(view, moment.at, context),
      ...(near && 'call' in near ? [argumentsEvidence(view, near.at, context)] : []),
    ],
  })
}
