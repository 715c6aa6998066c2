// What a `[profile_confirmation]` block says.
import * as z from 'zod/mini'
import { mutatingCommands } from '../mutating.ts'
import { command, described } from '../schema.ts'

export const schema = z.strictObject({
  confirmation_command: described(command, 'The command that confirms which profile is active'),
  mutating_commands: mutatingCommands,
  profile_switching_commands: described(
    z._default(z.array(command), []),
    'The commands after which the profile must be confirmed again',
  ),
})

/** A profile_confirmation block as checks see it. */
export type ProfileWant = z.output<typeof schema>
