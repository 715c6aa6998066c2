// The audit fields of a trace's self evaluation, and which of them a scenario needs.
import { isObject, type Json } from '../../model/json.ts'
import { error, type Outcome, skip } from '../../model/verdict.ts'
import { lacking, type View } from '../contract.ts'
import { parse } from '../results.ts'
import type { AuditWant } from './want.ts'

const auditFields = ['gatekeeper_result', 'claim_checks', 'composer_output'] as const
export type AuditField = (typeof auditFields)[number]

/** The verifier's evaluation; empty where the trace has none. */
export function evaluationOf(view: View): Json {
  const recorded = view.trace.self_evaluation
  const whole = typeof recorded === 'string' ? parse(recorded) : recorded
  const own = isObject(whole) ? (whole['verifier_evaluation'] ?? whole['verifierEvaluation']) : undefined
  return isObject(own) ? own : {}
}

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
