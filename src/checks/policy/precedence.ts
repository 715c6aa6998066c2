import { count } from '../../model/text.ts'
import { error, fail, type Outcome, pass } from '../../model/verdict.ts'
import { argumentsEvidence, numberOf } from '../calls.ts'
import { type Context, dimension, type View } from '../contract.ts'
import type { Moment } from '../patterns/moments.ts'
import { sayPattern } from '../patterns/say.ts'
import { rowOf } from '../rows.ts'
import { keysOf } from './key.ts'
import { isForm } from './mistakes.ts'
import { settled } from './possible.ts'
import { cannotTell, moments, nearlyMeant, notExercised, type Role, setAside, succeeded, unplacedUser } from './rule.ts'
import { sayFate, sayMoment } from './say.ts'
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
      callKey: keysOf(all, paths.call),
      requiredKey: keysOf(all, paths.other),
      ...(reset === undefined ? {} : { reset: row(reset) }),
    })
    const verdict = settled(possible)
    if (verdict === 'skip') return notExercised(want, trigger, view)
    const unplaced = verdict === 'pass' ? undefined : unplacedUser(roles, view, context)
    if (unplaced) return unplaced
    if (verdict === 'unknown') return cannotTell(roles, all, view, context)
    if (verdict === 'pass')
      return pass(`Every call of ${sayPattern(call)} came behind ${sayPattern(requires)}${said(want)}`)
    return nearlyMeant([required], view) ?? broken(want, all, possible.at ?? 0, view, context)
  },
})

const said = ({ same, reset }: PolicyWant): string =>
  `${same ? ` with equal ${Array.isArray(same) ? same.join(', ') : Object.keys(same).join(', ')}` : ''}${reset === undefined ? '' : `, and none since ${sayPattern(reset)}`}`

function broken(want: PolicyWant, all: readonly Moment[], at: number, view: View, context: Context): Outcome {
  const moment = all[at]
  if (!moment || !('call' in moment)) return error('The rule was broken by no call')
  const { requires = '' } = want
  const before = (pattern: Role['pattern']) => rowOf(pattern, all, view, context).subarray(0, at).findLastIndex(Boolean)
  const last = before(requires)
  const near = all[last]
  const stale = want.reset === undefined ? -1 : before(want.reset)
  const since = all[stale]
  const nearest = near
    ? `the last is ${place(near, all, last, view)}${sayFate(near)}${since && stale >= last ? `, and ${sayMoment(since, view)} came since` : ''}`
    : `${at > 0 ? `none of the ${count(at, 'event')} before it is one` : 'nothing came before it'}`
  return fail(`Expected ${sayPattern(requires)} before ${sayMoment(moment, view)}${said(want)}; ${nearest}`, {
    spoilt: numberOf(view, moment.at),
    evidence: [
      argumentsEvidence(view, moment.at, context),
      ...(near && 'call' in near ? [argumentsEvidence(view, near.at, context)] : []),
    ],
  })
}

/** Names a moment; what is no call, by the call before it. */
function place(moment: Moment, all: readonly Moment[], at: number, view: View): string {
  if ('call' in moment) return sayMoment(moment, view)
  const before = all.slice(0, at).findLast((one) => 'call' in one)
  return before ? `behind ${sayMoment(before, view)}` : 'before the first call'
}
