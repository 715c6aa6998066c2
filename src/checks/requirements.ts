// Which calls meet a requirement: a refund that was refused is no refund.
import { isObject } from '../model/json.ts'
import { list } from '../model/text.ts'
import { type Call, callFailed } from '../model/trace.ts'
import { callAt, callsNamed, callsOf, fate, inScope, numberOf } from './calls.ts'
import type { Context, View } from './contract.ts'
import type { Scope } from './schema.ts'

/** The calls of one trace as the requirements of one scenario see them. */
export type Required = {
  /** Does the call at a position count? */
  counts(at: number): boolean
  /** The position of the first call that the name means and that counts, from `from` on; -1: there is none. */
  find(name: string, from?: number): number
  /** What became of the calls of a name of which none counts, for a message; nothing where no agent called it. */
  attempted(name: string): string | undefined
  /** What a reader should know of names that are met: only a sub-agent did so, or outcomes are not recorded. For the end of a message. */
  remarks(names: readonly string[]): string
}

export function required(view: View, context: Context, scope: Scope): Required {
  const judged = scope.attempts ? new Set<number>() : judgedByBlocks(view, context)
  const counts = (at: number): boolean => {
    const call = callAt(view, at)
    return inScope(scope, call) && (scope.attempts === true || judged.has(at) || !isKnownToFail(call))
  }
  const known = new Map<string, readonly number[]>()
  const callsOfName = (name: string): readonly number[] => {
    const found = known.get(name) ?? callsNamed(name, view)
    known.set(name, found)
    return found
  }
  const named = (name: string, from: number, holds: (at: number) => boolean): number =>
    callsOfName(name).find((at) => at >= from && holds(at)) ?? -1
  return {
    counts,
    find: (name, from = 0) => named(name, from, counts),
    attempted(name) {
      const at = named(name, 0, (i) => inScope(scope, callAt(view, i)))
      if (at >= 0) return `called, but ${fate(callAt(view, at))} at call ${numberOf(view, at)}`
      const outside = named(name, 0, () => true)
      return outside < 0 ? undefined : bySubAgent(numberOf(view, outside))
    },
    remarks(names) {
      const isMain = (at: number): boolean => callAt(view, at).agent === undefined
      const others = scope.agents === 'main' ? [] : [...new Set(names)].filter((n) => named(n, 0, counts) >= 0)
      const only = others.filter((name) => named(name, 0, (at) => counts(at) && isMain(at)) < 0)
      const silent = !scope.attempts && view.calls.some((call, at) => hasNoOutcome(call) && counts(at))
      return [
        only.length > 0 ? `; only a sub-agent called ${list(only)}` : '',
        silent ? '; whether calls failed is not recorded' : '',
      ].join('')
    },
  }
}

/** What to say of a call that does not count because a sub-agent made it. */
export const bySubAgent = (call: number): string => `called by a sub-agent only, at call ${call} (agents = "main")`

/** A process that ran to an exit code did what was required, whatever the code: tests that fail were run. */
const ended = (call: Call): boolean => call.exit_code !== undefined && call.exit_code >= 0

const isKnownToFail = (call: Call): boolean =>
  call.denied === true || call.blocked === true || (call.is_error === true && !ended(call))

const hasNoOutcome = (call: Call): boolean => typeof call.is_error !== 'boolean' && !callFailed(call) && !ended(call)

/** The calls whose failure an `exit_code` or `contradiction` block of the scenario judges. */
export function judgedByBlocks(view: View, context: Context): Set<number> {
  const judged = new Set<number>()
  const add = (at: number | undefined) => at !== undefined && judged.add(at)
  const key = (want: unknown, name: string): string =>
    isObject(want) && typeof want[name] === 'string' ? want[name] : ''
  for (const want of context.wants('exit_code')) add(callsOf(view, key(want, 'command')).at(-1))
  for (const want of context.wants('contradiction')) {
    const refused = callsOf(view, key(want, 'blocking_step'))[0]
    add(refused)
    add(callsOf(view, key(want, 'readiness_step')).findLast((at) => refused === undefined || at < refused))
  }
  return judged
}

/** Names tools of which no call counts, those that were tried apart from those that were not. */
export function sayMissing(names: readonly string[], of: Required): string {
  const never = names.filter((name) => of.attempted(name) === undefined)
  const tried = names.filter((name) => !never.includes(name)).map((name) => `${name} was ${of.attempted(name)}`)
  return [...(never.length > 0 ? [`never called: ${list(never)}`] : []), ...tried.slice(0, 4)].join('; ')
}
