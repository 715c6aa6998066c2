// `[exit_code]`: a non-zero exit is a verdict that the agent must act on, not a crash.
import { z } from 'zod'
import type { Check, Family } from '../contract.ts'
import envelopeWellFormed from './envelope_well_formed.ts'
import exitCodeMatches from './exit_code_matches.ts'
import nextActionIsContinuation from './next_action_is_continuation.ts'
import statusIsNonSuccess from './status_is_non_success.ts'

const checks: readonly Check[] = [exitCodeMatches, envelopeWellFormed, statusIsNonSuccess, nextActionIsContinuation]

const schema = z.strictObject({
  command: z.string().min(1).describe('The command whose last call is judged'),
  expected_exit_code: z.int().min(1).max(255).describe('The exit code that is a verdict'),
  tool_result_status: z
    .string()
    .min(1)
    .refine((s) => s.trim().toLowerCase() !== 'success', {
      error:
        'Expected tool_result_status to be another status than success: a non-zero exit is none; give the status of the verdict, such as warning',
    })
    .describe('The status of the envelope; never success'),
  expected_next_action: z.string().min(1).describe('The command that a notice must name as the way on'),
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
