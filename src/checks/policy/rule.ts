// What all forms of a policy have in common: exceptions, rules that are not exercised, near misses, what cannot be told.

import { isExactly } from '../../model/matcher.ts'
import { wildcard } from '../../model/names.ts'
import { thousands } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import { error, type Outcome, skip } from '../../model/verdict.ts'
import { argumentsEvidence, callsNamed, callsUnrecorded, named } from '../calls.ts'
import type { Context, View } from '../contract.ts'
import { compile } from '../patterns/compile.ts'
import { type Moment, momentsOf } from '../patterns/moments.ts'
import { isUnread, longestYaml } from '../patterns/result.ts'
import { sayPattern } from '../patterns/say.ts'
import type { CallPattern, PatternTable } from '../patterns/schema.ts'
import { sayUntold } from '../patterns/untold.ts'
import { nearMissOf, sayNearMiss } from '../prohibited.ts'
import { type PolicyWant, pathsOf } from './want.ts'

/** A pattern of a rule, and where it stands. */
export type Role = { pattern: CallPattern; route: readonly (string | number)[] }

export const rolesOf = (patterns: readonly CallPattern[] | undefined, key: string): Role[] =>
  (patterns ?? []).map((pattern, i) => ({ pattern, route: [key, i] }))

/** Is the run none that the rule is about, or one that says nothing? */
export function setAside(want: PolicyWant, view: View, context: Context): Outcome | undefined {
  const except = (want.except ?? []).find((name) => context.scenarios.some((s) => wildcard(name, s)))
  if (except !== undefined) return skip(`Excepted: the run belongs to ${context.scenarios.join(', ')}`)
  return callsUnrecorded(view)
}

/** The names of tools and commands in a pattern. */
export function toolsIn(pattern: CallPattern): string[] {
  if (typeof pattern === 'string') return pattern.startsWith('@') ? [] : [pattern]
  return [
    ...(pattern.tool === undefined || pattern.tool.startsWith('@') ? [] : [pattern.tool]),
    ...(pattern.any_of ?? []).flatMap(toolsIn),
  ]
}

/** The error where a pattern names no tool of the run, but nearly one that no other names: it did not guard what was meant. */
export function nearlyMeant(roles: readonly Role[], view: View): Outcome | undefined {
  const named = roles.flatMap(({ pattern, route }) => toolsIn(pattern).map((name) => ({ name, route })))
  if (named.every(({ name }) => isExactly(name) || callsNamed(name, view).length > 0)) return undefined
  const near = nearMissOf(
    named.map(({ name }) => name),
    view,
  )
  const miss = near && named[near.by]
  return miss && error(sayNearMiss(miss.name, near), { route: miss.route })
}

/** The verdict of a rule whose trigger never occurred. */
export function notExercised(want: PolicyWant, trigger: Role, view: View, others: readonly Role[] = []): Outcome {
  const near = nearlyMeant([trigger, ...others], view)
  if (near) return near
  const argument = want.argument === undefined ? '' : ` with ${pathsOf(want.argument).join(' or ')}`
  const what = `no ${trigger.route[0] === 'after' ? 'match' : 'call'} of ${sayPattern(trigger.pattern)}${argument}`
  return want.required === true
    ? error(`Not exercised, though the rule is required: ${what}`, { route: trigger.route })
    : skip(`not exercised: ${what}`)
}

/** A pattern that counts what succeeded, unless it says what counts. Events have no outcome. */
export function succeeded(pattern: CallPattern): CallPattern {
  if (typeof pattern === 'string') return pattern.startsWith('@') ? pattern : { tool: pattern, outcome: 'succeeded' }
  if (pattern.tool?.startsWith('@') || pattern.outcome !== undefined) return pattern
  // Each alternative may say for itself what counts.
  const { any_of, ...own } = pattern
  if (any_of === undefined) return { ...own, outcome: 'succeeded' }
  return { ...own, any_of: any_of.map(succeeded) } satisfies PatternTable
}

/** The error where a verdict depends on a match that the trace cannot tell: names the first. */
export function cannotTell(roles: readonly Role[], moments: readonly Moment[], view: View, context: Context): Outcome {
  const matchers = roles.map(({ pattern, route }) => ({ matcher: compile(pattern, view, context), route }))
  for (const moment of moments)
    for (const { matcher, route } of matchers)
      if (matcher.match(moment) === 'unknown')
        return error(sayUntold(matcher, moment, view), {
          route,
          ...('call' in moment ? { evidence: [argumentsEvidence(view, moment.at, context)] } : {}),
        })
  const at = moments.findIndex(
    (m) => 'call' in m && matchers.some(({ matcher }) => matcher.match(m) === 'yes') && hasUnreadArguments(m.call),
  )
  const moment = moments[at]
  if (!moment || !('call' in moment))
    return error('Missing evidence: what the rule asks cannot be told of the arguments that the trace records')
  return error(
    `Missing evidence: what the rule asks of ${named(view, moment.at)} cannot be told: its arguments could not be parsed, or are not all recorded`,
    { evidence: [argumentsEvidence(view, moment.at, context)] },
  )
}

const hasUnreadArguments = (call: Call): boolean =>
  typeof call.arguments === 'string' || call.arguments === undefined || call.arguments_cut !== undefined

const known = new WeakMap<View, readonly Moment[]>()

/** The moments of a run; made once for all rules. */
export function moments(view: View, context: Context): readonly Moment[] {
  let found = known.get(view)
  if (!found) {
    found = momentsOf(view, context).all
    known.set(view, found)
  }
  return found
}

/** Texts of the user that are recorded with the prompt alone: nobody knows when they came. */
export function unplacedUser(roles: readonly Role[], view: View, context: Context): Outcome | undefined {
  const asks = roles.find(
    ({ pattern }) => pattern === '@user' || (typeof pattern === 'object' && pattern.tool === '@user'),
  )
  if (!asks || momentsOf(view, context).unplaced.length === 0) return undefined
  return error(
    'Missing evidence: the prompt has later entries, and the trace records no message of the user that says when they came',
    { route: asks.route },
  )
}

/** The error where a source of data returned what the trace does not record. */
export function untoldSource(at: number, view: View, context: Context): Outcome | undefined {
  const call = view.calls[at]
  if (!call) return undefined
  const why = isUnread(call, context)
    ? `its result is YAML of more than ${thousands(longestYaml)} characters, which is not read; record it as JSON`
    : `${call.result_cut ? 'its result was cut when the trace was read' : 'the trace holds no result of it'}; record the results of this tool`
  return error(`Missing evidence: what ${named(view, at)} returned is not known: ${why}`, {
    evidence: [argumentsEvidence(view, at, context)],
  })
}
