// What a `[profile_confirmation]` block says.
import * as z from 'zod/mini'
import { described, text, texts } from '../schema.ts'

export const schema = z.strictObject({
  confirmation_command: described(text, 'The command that confirms which profile is active'),
  mutating_commands: described(texts, 'The commands that change something'),
  profile_switching_commands: described(
    z._default(z.array(text), []),
    'The commands after which the profile must be confirmed again',
  ),
})

/** A profile_confirmation block as checks see it. */
export type ProfileWant = z.output<typeof schema>
