// What an `[audit_closure]` block says.
import * as z from 'zod/mini'
import { described, text, texts } from '../schema.ts'

export const schema = z.strictObject({
  required: described(z._default(z.boolean(), true), 'The three audit fields must exist'),
  require_claim_checks: described(z.optional(z.boolean()), 'There must be claim checks; default as required'),
  require_composer_output: described(z.optional(z.boolean()), 'There must be a composer output; default as required'),
  forbidden_confirmed_claims: described(z.optional(z.array(text)), 'Texts that must not be in the final answer'),
  claim_verifications: described(z.optional(texts), "The recognised values of a claim check; default the config's"),
  protocol_markers: described(
    z.optional(texts),
    "Texts of the raw protocol that must not be in the final answer; default the config's",
  ),
})

/** An audit_closure block as checks see it. */
export type AuditWant = z.output<typeof schema>
