// What an `[exit_code]` block says.
import * as z from 'zod/mini'
import { command, described } from '../schema.ts'

export const schema = z.strictObject({
  command: described(command, 'The command whose last call is looked at'),
  expected_exit_code: described(z.int().check(z.minimum(1), z.maximum(255)), 'The exit code that is a verdict'),
  tool_result_status: described(
    z.string().check(
      z.minLength(1),
      z.refine((s) => s.trim().toLowerCase() !== 'success', {
        error:
          'Expected tool_result_status to be another status than success: a non-zero exit is none; give the status of the verdict, such as warning',
      }),
    ),
    'The status of the envelope; never success',
  ),
  expected_next_action: described(command, 'The command that a notice must name as the way on'),
})

/** An exit_code block as checks see it. */
export type ExitCodeWant = z.output<typeof schema>
