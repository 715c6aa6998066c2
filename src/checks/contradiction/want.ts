// What a `[contradiction]` block says.
import * as z from 'zod/mini'
import { mutatingCommands } from '../mutating.ts'
import { command, described, text } from '../schema.ts'

const when = (doc: string) =>
  described(
    z.optional(
      z.strictObject({
        path: described(text, 'Dotted path into the response'),
        equals: described(z.union([z.string(), z.number(), z.boolean()]), 'The value, compared as text'),
      }),
    ),
    doc,
  )

export const schema = z.strictObject({
  readiness_step: described(command, 'The command that says whether the target is ready'),
  blocking_step: described(command, 'The command that refuses the same target'),
  must_halt_after: described(
    z.optional(command),
    'The command after which nothing may be changed; default blocking_step',
  ),
  mutating_commands: mutatingCommands,
  ready_when: when('What the readiness response says when ready; default ready = true'),
  refused_when: when(
    'What the blocking response says when it refuses, beside an error, a non-zero exit and a status other than success',
  ),
})

/** A contradiction block as checks see it. */
export type ContradictionWant = z.output<typeof schema>
