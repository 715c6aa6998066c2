// `[golden]`: the operator golden task. What one workflow declares, and what the agent was seen to do of it.
import { z } from 'zod'
import type { Check, Family, Mistake } from '../contract.ts'
import type { Subject } from '../registry.ts'
import confirmationTiers from './confirmation_tiers.ts'
import expectedCovered from './expected_covered.ts'
import keysResolve from './keys_resolve.ts'
import lifecycleOrdered from './lifecycle_ordered.ts'
import narrationFaithfulness from './narration_faithfulness.ts'
import noToolErrors from './no_tool_errors.ts'
import observedLifecycleOrdered from './observed_lifecycle_ordered.ts'
import provenancePresent from './provenance_present.ts'
import responseProvenancePresent from './response_provenance_present.ts'
import skillConsistent from './skill_consistent.ts'
import trajectoryResolves from './trajectory_resolves.ts'
import verificationGrounded from './verification_grounded.ts'

const checks: readonly Check[] = [
  trajectoryResolves,
  lifecycleOrdered,
  skillConsistent,
  provenancePresent,
  verificationGrounded,
  responseProvenancePresent,
  narrationFaithfulness,
  confirmationTiers,
  keysResolve,
  observedLifecycleOrdered,
  expectedCovered,
  noToolErrors,
]

const tiers = ['auto_approve', 'confirm', 'block'] as const
const scalar = z.union([z.string(), z.number(), z.boolean()])
const ids = z.array(z.string().min(1))

const schema = z.strictObject({
  subject: z
    .record(z.string(), scalar)
    .optional()
    .describe('What the workflow is about, in any keys: finds the revision in the registry'),
  modelo: z.string().min(1).optional().describe('A key of the subject'),
  filing_year: z.int().min(2000).max(2100).optional().describe('A key of the subject'),
  period: z.string().min(1).optional().describe('A key of the subject'),
  skill_name: z.string().min(1).optional().describe('The skill whose SKILL.md must cite every step'),
  expected_trajectory: z
    .array(z.string().min(1))
    .min(1)
    .describe('The commands, as registry keys, that the agent runs in this order; other calls may come between'),
  provenance_required: z
    .boolean()
    .default(true)
    .describe('Every field of the revision must name its legal and source references'),
  expected_computed_fields: ids.optional().describe('Ids that the calculate step computes and the registry verifies'),
  expected_computed_casillas: ids.optional().describe('The same as expected_computed_fields'),
  confirmation_tiers: z
    .record(z.string(), z.enum(tiers))
    .optional()
    .describe('Step → the tier that the confirmation gate must decide: auto_approve, confirm or block'),
  grounding: z
    .array(z.enum(['results', 'user']))
    .min(1)
    .default(['results'])
    .describe('Where an amount in a narration may come from; default results only'),
})

/** A golden block as checks see it. */
export type GoldenWant = z.output<typeof schema>

export default {
  id: 'golden',
  doc: 'One workflow: what it declares holds together, and the agent followed it',
  repeatable: false,
  perField: false,
  flatKey: 'expected_trajectory',
  schema,
  checks,
  mistakes(block: GoldenWant): Mistake[] {
    const found: Mistake[] = []
    for (const key of ['modelo', 'filing_year', 'period'] as const) {
      if (block.subject && block[key] !== undefined) {
        found.push({
          route: [key],
          message: `Expected ${key} inside subject, found it beside subject; use one spelling`,
        })
      }
    }
    if (block.subject && Object.keys(block.subject satisfies Subject).length === 0) {
      found.push({
        route: ['subject'],
        message: 'Expected at least one key in subject, found none; name what the workflow is about or drop subject',
      })
    }
    if (block.expected_computed_fields && block.expected_computed_casillas) {
      found.push({
        route: ['expected_computed_casillas'],
        message: 'Expected expected_computed_fields or expected_computed_casillas, found both; use one spelling',
      })
    }
    return found
  },
} satisfies Family
