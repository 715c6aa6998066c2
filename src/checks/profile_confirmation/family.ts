// `[profile_confirmation]`: the active profile is confirmed before anything is changed under it.
import { unknownCommands } from '../commands.ts'
import { family } from '../contract.ts'
import { listed } from '../mutating.ts'
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
  mistakes(block, { registry }) {
    const found = unknownCommands(registry, { mutating_commands: listed(block.mutating_commands) })
    const at = block.profile_switching_commands.indexOf(block.confirmation_command)
    if (at >= 0)
      found.push({
        route: ['profile_switching_commands', at],
        message: `Expected ${block.confirmation_command} to confirm the profile or to switch it, found both; drop one of them`,
      })
    return found
  },
})
