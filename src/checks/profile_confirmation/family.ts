// `[profile_confirmation]`: the active profile is confirmed before anything is changed under it.
import * as z from 'zod/mini'
import type { Check, Family, Mistake } from '../contract.ts'
import { described, text, texts } from '../schema.ts'
import confirmationCommandResolves from './confirmation_command_resolves.ts'
import confirmedBeforeEachMutation from './confirmed_before_each_mutation.ts'
import confirmedBeforeFirstMutation from './confirmed_before_first_mutation.ts'
import mutatingStepPresent from './mutating_step_present.ts'
import profileSwitchingCommandsResolve from './profile_switching_commands_resolve.ts'

const checks: readonly Check[] = [
  confirmationCommandResolves,
  profileSwitchingCommandsResolve,
  mutatingStepPresent,
  confirmedBeforeFirstMutation,
  confirmedBeforeEachMutation,
]

const schema = z.strictObject({
  confirmation_command: described(text, 'The command that confirms which profile is active'),
  mutating_commands: described(texts, 'The commands that change something'),
  profile_switching_commands: described(
    z._default(z.array(text), []),
    'The commands after which the profile must be confirmed again',
  ),
})

/** A profile_confirmation block as checks see it. */
export type ProfileWant = z.output<typeof schema>

export default {
  id: 'profile_confirmation',
  doc: 'The active profile is confirmed before the first change, and again after each switch',
  repeatable: true,
  perField: false,
  flatKey: 'confirmation_command',
  schema,
  checks,
  mistakes(block: ProfileWant): Mistake[] {
    const at = block.profile_switching_commands.indexOf(block.confirmation_command)
    return at < 0
      ? []
      : [
          {
            route: ['profile_switching_commands', at],
            message: `Expected ${block.confirmation_command} to confirm the profile or to switch it, found both; drop one of them`,
          },
        ]
  },
} satisfies Family
