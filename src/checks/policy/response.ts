import { fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import type { Moment } from '../patterns/moments.ts'
import { sayPattern } from '../patterns/say.ts'
import { rowOf } from '../rows.ts'
import { keysOf } from './key.ts'
import { isForm } from './mistakes.ts'
import { settled } from './possible.ts'
import { cannotTell, moments, nearlyMeant, notExercised, type Role, setAside, succeeded, unplacedUser } from './rule.ts'
import { sayFate, sayMoment } from './say.ts'
import { response } from './scopes.ts'
import { type PolicyWant, samePaths } from './want.ts'

export default dimension<PolicyWant>({
  id: 'response',
  doc: 'After every call there is a match of leads_to, by default one that succeeded, and within so many calls where that is asked',
  fails: 'A call was not followed, or not in time, by what it must lead to',
  severity: 'blocking',
  needs: [],
  uses: ['errors', 'elicitations', 'order'],
  isOn: isForm('response'),
  run(want, view, context) {
    const { call = '', leads_to = '', within } = want
    const aside = setAside(want, view, context)
    if (aside) return aside
    const trigger: Role = { pattern: call, route: ['call'] }
    const led: Role = { pattern: succeeded(leads_to), route: ['leads_to'] }
    const all = moments(view, context)
    const paths = samePaths(want)
    const possible = response({
      call: rowOf(call, all, view, context),
      leadsTo: rowOf(led.pattern, all, view, context),
      callKey: keysOf(all, paths.call),
      ledKey: keysOf(all, paths.other),
      deadline: within === undefined ? () => Number.POSITIVE_INFINITY : deadlines(all, within),
    })
    const verdict = settled(possible)
    if (verdict === 'skip') return notExercised(want, trigger, view)
    const unplaced = verdict === 'pass' ? undefined : unplacedUser([led], view, context)
    if (unplaced) return unplaced
    if (verdict === 'unknown') return cannotTell([trigger, led], all, view, context)
    const inTime = within === undefined ? '' : ` within ${within} calls`
    if (verdict === 'pass')
      return pass(`Every call of ${sayPattern(call)} was followed by ${sayPattern(leads_to)}${inTime}`)
    const near = nearlyMeant([led], view)
    if (near) return near
    const at = possible.at ?? 0
    const moment = all[at]
    const later = rowOf(leads_to, all, view, context).findIndex((answer, i) => i > at && answer > 0)
    const next = all[later]
    const what = next
      ? `the next is ${sayMoment(next, view)}${sayFate(next) !== '' ? sayFate(next) : want.same ? ', with other arguments or too late' : ', which is too late'}`
      : 'none came'
    return fail(
      `Expected ${sayPattern(leads_to)}${inTime} after ${moment ? sayMoment(moment, view) : sayPattern(call)}; ${what}`,
      {
        evidence: [moment, next].flatMap((m) => (m && 'call' in m ? [argumentsEvidence(view, m.at, context)] : [])),
      },
    )
  },
})

/** The calls of each agent, by where they stand; and for each event with a call, the how many-th of its agent it is. */
type Agents = { calls: ReadonlyMap<string | undefined, readonly number[]>; index: readonly number[] }
const agents = new WeakMap<readonly Moment[], Agents>()

/** Made once for the moments of a run. */
function agentsIn(all: readonly Moment[]): Agents {
  let found = agents.get(all)
  if (!found) {
    const calls = new Map<string | undefined, number[]>()
    const index: number[] = []
    for (const [at, moment] of all.entries()) {
      if (!('call' in moment)) continue
      const own = calls.get(moment.call.agent) ?? []
      calls.set(moment.call.agent, own)
      index[at] = own.push(at) - 1
    }
    found = { calls, index }
    agents.set(all, found)
  }
  return found
}

/** For each event with a call: where the call stands of its agent that comes as the next but so many. */
function deadlines(all: readonly Moment[], within: number): (at: number) => number {
  const { calls, index } = agentsIn(all)
  return (at) => {
    const moment = all[at]
    const own = moment && 'call' in moment ? calls.get(moment.call.agent) : undefined
    return own?.[(index[at] ?? 0) + within + 1] ?? Number.POSITIVE_INFINITY
  }
}
