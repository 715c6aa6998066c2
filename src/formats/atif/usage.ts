// What a run used: the totals that a trajectory states, else the sum of its steps.
import type { Usage } from '../../model/trace.ts'
import { isObject, type Json, number, object } from '../json.ts'
import { stepsOf } from './shape.ts'

const keys = [
  ['input_tokens', 'total_prompt_tokens', 'prompt_tokens'],
  ['output_tokens', 'total_completion_tokens', 'completion_tokens'],
  ['cost_usd', 'total_cost_usd', 'cost_usd'],
] as const

/**
 * The totals of the last part that states them: those of a continuation count from the beginning of the run, and include what
 * sub-agents used. Where none are stated, the sum of all steps.
 */
export function usageOf(parts: readonly Json[], subs: readonly Json[]): Usage | undefined {
  const totals = parts.map((part) => part['final_metrics']).findLast(isObject)
  const steps = [...parts, ...subs].flatMap(stepsOf).filter((step) => step['is_copied_context'] !== true)
  const usage: Usage = {}
  for (const [key, total, own] of keys) {
    const used = totals ? amount(totals[total]) : sum(steps.map((step) => amount(object(step['metrics'])[own])))
    if (used !== undefined) usage[key] = used
  }
  return Object.keys(usage).length > 0 ? usage : undefined
}

function sum(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((n) => n !== undefined)
  return known.length > 0 ? known.reduce((a, n) => a + n, 0) : undefined
}

function amount(value: unknown): number | undefined {
  const n = number(value)
  return n !== undefined && n >= 0 ? n : undefined
}
