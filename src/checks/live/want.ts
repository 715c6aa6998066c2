// What a `[live]` block says.
import * as z from 'zod/mini'
import { described, leafNames } from '../schema.ts'

const leaves = (doc: string) => described(z.optional(leafNames), doc)

export const schema = z.strictObject({
  live_write_leaves: leaves(
    "Last parts of commands that write to the live system; default the config's, else submit, present, send, declare",
  ),
  handoff_leaves: leaves(
    "Last parts of commands that hand over to a person or a system; default the config's, else export, file",
  ),
  grounding: described(
    z._default(z.array(z.enum(['results', 'user'])).check(z.minLength(1)), ['results']),
    'Where an amount in a narration may come from; default results only',
  ),
})

/** A live block as checks see it. */
export type LiveWant = z.output<typeof schema>
