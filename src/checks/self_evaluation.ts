// What a run says of its own work.
import { isObject, type Json } from '../model/json.ts'
import type { View } from './contract.ts'
import { parse } from './results.ts'

/** The self evaluation as recorded, or read from its text; empty where the trace has none. */
export function selfEvaluationOf(view: View): Json {
  const recorded = view.trace.self_evaluation
  const whole = typeof recorded === 'string' ? parse(recorded) : recorded
  return isObject(whole) ? whole : {}
}

/** The verifier's evaluation; empty where the trace has none. */
export function evaluationOf(view: View): Json {
  const whole = selfEvaluationOf(view)
  const own = whole['verifier_evaluation'] ?? whole['verifierEvaluation']
  return isObject(own) ? own : {}
}
