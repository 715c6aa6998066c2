// What a run says of its own work.
import { isObject, type Json } from '../model/json.ts'
import type { View } from './contract.ts'
import { parse } from './results.ts'

/** The verifier's evaluation; empty where the trace has none. */
export function evaluationOf(view: View): Json {
  const recorded = view.trace.self_evaluation
  const whole = typeof recorded === 'string' ? parse(recorded) : recorded
  const own = isObject(whole) ? (whole['verifier_evaluation'] ?? whole['verifierEvaluation']) : undefined
  return isObject(own) ? own : {}
}
