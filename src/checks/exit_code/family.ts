// `[exit_code]`: a non-zero exit is a verdict that the agent must act on, not a crash.
import * as z from 'zod/mini'
import type { Check, Family } from '../contract.ts'
import { described, text } from '../schema.ts'
import envelopeWellFormed from './envelope_well_formed.ts'
import exitCodeMatches from './exit_code_matches.ts'
import nextActionIsContinuation from './next_action_is_continuation.ts'
import statusIsNonSuccess from './status_is_non_success.ts'

const checks: readonly Check[] = [exitCodeMatches, envelopeWellFormed, statusIsNonSuccess, nextActionIsContinuation]

const schema = z.strictObject({
  command: described(text, 'The command whose last call is judged'),
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
  expected_next_action: described(text, 'The command that a notice must name as the way on'),
})

/** An exit_code block as checks see it. */
export type ExitCodeWant = z.output<typeof schema>

export default {
  id: 'exit_code',
  doc: 'A non-zero exit with a well-formed answer is a verdict, and names the way on',
  repeatable: true,
  perField: false,
  flatKey: 'expected_exit_code',
  schema,
  checks,
} satisfies Family
