// `[golden]`: the operator golden task. What one workflow declares, and what the agent was seen to do of it.
import * as z from 'zod/mini'
import type { Subject } from '../commands.ts'
import type { Check, Family, Mistake } from '../contract.ts'
import { described, text, texts } from '../schema.ts'
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
const ids = z.array(text)

const schema = z.strictObject({
  subject: described(
    z.optional(z.record(z.string(), scalar)),
    'What the workflow is about, in any keys: finds the revision in the registry',
  ),
  modelo: described(z.optional(text), 'A key of the subject'),
  filing_year: described(z.optional(z.int().check(z.minimum(2000), z.maximum(2100))), 'A key of the subject'),
  period: described(z.optional(text), 'A key of the subject'),
  skill_name: described(z.optional(text), 'The skill whose SKILL.md must cite every step'),
  expected_trajectory: described(
    texts,
    'The commands, as registry keys, that the agent runs in this order; other calls may come between',
  ),
  provenance_required: described(
    z._default(z.boolean(), true),
    'Every field of the revision must name its legal and source references',
  ),
  expected_computed_fields: described(
    z.optional(ids),
    'Ids that the calculate step computes and the registry verifies',
  ),
  expected_computed_casillas: described(z.optional(ids), 'The same as expected_computed_fields'),
  confirmation_tiers: described(
    z.optional(z.record(z.string(), z.enum(tiers))),
    'Step → the tier that the confirmation gate must decide: auto_approve, confirm or block',
  ),
  grounding: described(
    z._default(z.array(z.enum(['results', 'user'])).check(z.minLength(1)), ['results']),
    'Where an amount in a narration may come from; default results only',
  ),
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
