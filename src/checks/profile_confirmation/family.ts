// `[profile_confirmation]`: the active profile is confirmed before anything is changed under it.
import { family } from '../contract.ts'
import confirmationCommandResolves from './confirmation_command_resolves.ts'
import confirmedBeforeEachMutation from './confirmed_before_each_mutation.ts'
import confirmedBeforeFirstMutation from './confirmed_before_first_mutation.ts'
import mutatingStepPresent from './mutating_step_present.ts'
import profileSwitchingCommandsResolve from './profile_switching_commands_resolve.ts'
import { schema } from './want.ts'

export default family({
  id: 'profile_confirmation',
  doc: 'The active profile is confirmed before the first change, and again after each switch',
  repeatable: true,
  flatKey: 'confirmation_command',
  schema,
  checks: [
    confirmationCommandResolves,
    profileSwitchingCommandsResolve,
    mutatingStepPresent,
    confirmedBeforeFirstMutation,
    confirmedBeforeEachMutation,
  ],
  mistakes(block) {
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
})
