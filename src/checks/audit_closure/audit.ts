// The audit fields of a trace's self evaluation, and which of them a scenario needs.
import type { Json } from '../../model/json.ts'
import { error, type Outcome, skip } from '../../model/verdict.ts'
import { lacking, type View } from '../contract.ts'
import { evaluationOf } from '../self_evaluation.ts'
import type { AuditWant } from './want.ts'

const auditFields = ['gatekeeper_result', 'claim_checks', 'composer_output'] as const
export type AuditField = (typeof auditFields)[number]

/** The fields that must exist. */
export function neededFields(want: AuditWant): AuditField[] {
  const each = {
    gatekeeper_result: false,
    claim_checks: want.require_claim_checks,
    composer_output: want.require_composer_output,
  }
  return auditFields.filter((f) => want.required || each[f])
}

/** One audit field, or what a dimension about it answers where there is none. */
export function auditField(
  view: View,
  want: AuditWant,
  field: AuditField,
): { value: unknown; evaluation: Json } | { outcome: Outcome } {
  const evaluation = evaluationOf(view)
  const value = Object.hasOwn(evaluation, field) ? evaluation[field] : undefined
  if (value !== undefined && value !== null) return { value, evaluation }
  return {
    outcome: neededFields(want).includes(field)
      ? error(lacking(view, 'self_evaluation', `verifier_evaluation.${field}`))
      : skip(`No ${field} in the trace, and the scenario does not require it`),
  }
}
