// `[audit_closure]`: the audit chain from the gatekeeper to the final answer is recorded, consistent and not leaked.
import * as z from 'zod/mini'
import type { Check, Family, Mistake } from '../contract.ts'
import { normalise } from '../normal.ts'
import { described, text, texts } from '../schema.ts'
import auditFieldsPresent from './audit_fields_present.ts'
import claimChecksAuditable from './claim_checks_auditable.ts'
import composerAuditable from './composer_auditable.ts'
import gatekeeperConsistent from './gatekeeper_consistent.ts'
import noForbiddenClaims from './no_forbidden_claims.ts'
import noProtocolLeak from './no_protocol_leak.ts'

const checks: readonly Check[] = [
  auditFieldsPresent,
  gatekeeperConsistent,
  claimChecksAuditable,
  composerAuditable,
  noForbiddenClaims,
  noProtocolLeak,
]

const schema = z.strictObject({
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

export default {
  id: 'audit_closure',
  doc: "The verifier's evaluation is complete and consistent, and the final answer leaks nothing of it",
  repeatable: false,
  perField: false,
  schema,
  checks,
  mistakes(block: AuditWant): Mistake[] {
    return (block.forbidden_confirmed_claims ?? []).flatMap((text, i) =>
      normalise(text) === ''
        ? [
            {
              route: ['forbidden_confirmed_claims', i],
              message:
                'Expected a text that can be compared; nothing is left of this one once emphasis and spacing are dropped',
            },
          ]
        : [],
    )
  },
} satisfies Family
