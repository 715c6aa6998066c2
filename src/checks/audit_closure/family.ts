// `[audit_closure]`: the audit chain from the gatekeeper to the final answer is recorded, consistent and not leaked.
import { z } from 'zod'
import type { Check, Family, Mistake } from '../contract.ts'
import { normalise } from '../text.ts'
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

const texts = (doc: string) => z.array(z.string().min(1)).min(1).optional().describe(doc)

const schema = z.strictObject({
  required: z.boolean().default(true).describe('The three audit fields must exist'),
  require_claim_checks: z.boolean().optional().describe('There must be claim checks; default as required'),
  require_composer_output: z.boolean().optional().describe('There must be a composer output; default as required'),
  forbidden_confirmed_claims: z
    .array(z.string().min(1))
    .optional()
    .describe('Texts that must not be in the final answer'),
  claim_verifications: texts("The recognised values of a claim check; default the config's"),
  protocol_markers: texts("Texts of the raw protocol that must not be in the final answer; default the config's"),
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
