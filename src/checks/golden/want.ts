// What a `[golden]` block says.
import * as z from 'zod/mini'
import { command, commands, described, text } from '../schema.ts'

const tiers = ['auto_approve', 'confirm', 'block'] as const
const scalar = z.union([z.string(), z.number(), z.boolean()])
const ids = z.array(text)

export const schema = z.strictObject({
  subject: described(
    z.optional(z.record(z.string(), scalar)),
    'What the workflow is about, in any keys: finds the revision in the registry',
  ),
  modelo: described(z.optional(text), 'A key of the subject'),
  filing_year: described(z.optional(z.int().check(z.minimum(2000), z.maximum(2100))), 'A key of the subject'),
  period: described(z.optional(text), 'A key of the subject'),
  skill_name: described(z.optional(text), 'The skill whose SKILL.md must cite every step'),
  expected_trajectory: described(
    commands,
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
    z.optional(z.record(command, z.enum(tiers))),
    'Step → the tier that the confirmation gate must decide: auto_approve, confirm or block',
  ),
  grounding: described(
    z._default(z.array(z.enum(['results', 'user'])).check(z.minLength(1)), ['results']),
    'Where an amount in a narration may come from; default results only',
  ),
})

/** A golden block as checks see it. */
export type GoldenWant = z.output<typeof schema>
