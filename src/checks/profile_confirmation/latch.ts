// Confirmation as a latch: the confirmation command sets it, a profile switch clears it, mutations need it.
import { callFailed } from '../../model/trace.ts'
import type { Outcome } from '../../model/verdict.ts'
import { callAt } from '../calls.ts'
import type { Context, View } from '../contract.ts'
import { mutating } from '../mutating.ts'
import type { ProfileWant } from './want.ts'

/**
 * A mutation and whether the profile was confirmed when it was called. `undefined`: only by a call whose outcome the trace
 * does not record. `confirmedBy`, `clearedBy`, `failed`: the calls that made it so.
 */
export type Mutation = {
  at: number
  confirmed: boolean | undefined
  confirmedBy?: number | undefined
  clearedBy?: number | undefined
  failed?: number | undefined
}

/** The mutating calls of a trace, in order; or why nobody knows which commands are mutating. */
export function mutationsOf(
  view: View,
  want: ProfileWant,
  context: Context,
): { mutations: Mutation[] } | { outcome: Outcome } {
  const known = mutating(want.mutating_commands, context)
  if ('outcome' in known) return known
  const changing = new Set(known.names)
  const switching = new Set(want.profile_switching_commands)
  const out: Mutation[] = []
  let state: Omit<Mutation, 'at'> = { confirmed: false }
  for (const [at, command] of view.commands.entries()) {
    if (changing.has(command)) out.push({ at, ...state })
    if (command === want.confirmation_command) {
      const failed = callFailed(callAt(view, at))
      if (failed === false) state = { confirmed: true, confirmedBy: at }
      else if (failed === undefined && !state.confirmed) state = { ...state, confirmed: undefined, confirmedBy: at }
      else if (failed) state = { ...state, failed: at }
    }
    if (switching.has(command)) state = { confirmed: false, clearedBy: at }
  }
  return { mutations: out }
}

/** Says why a mutation was not confirmed. */
export function sayUnconfirmed(view: View, m: Mutation): string {
  const name = `${view.commands[m.at]} (call ${m.at + 1})`
  const failed = m.failed === undefined ? '' : `, and the confirmation in call ${m.failed + 1} failed`
  if (m.clearedBy !== undefined)
    return `${name} after the switch ${view.commands[m.clearedBy]} (call ${m.clearedBy + 1})${failed}`
  return failed === '' ? `${name} with no confirmation before it` : `${name}${failed.replace(', and', ';')}`
}
