// What OpenHands counts of tokens and money: sums over the run, one for each use of a model.
import type { Usage } from '../../model/trace.ts'
import { defined } from '../build.ts'
import { isObject, number, object } from '../json.ts'

/** The sums of all uses together. The tokens of a prompt include those that were cached. */
export function usageOf(metrics: readonly unknown[]): Usage | undefined {
  const sum = { input: 0, output: 0, cost: 0, tokens: false }
  for (const one of metrics) {
    if (!isObject(one)) continue
    const tokens = object(one['accumulated_token_usage'])
    const input = number(tokens['prompt_tokens'])
    const output = number(tokens['completion_tokens'])
    sum.tokens ||= input !== undefined || output !== undefined
    sum.input += input ?? 0
    sum.output += output ?? 0
    sum.cost += number(one['accumulated_cost']) ?? 0
  }
  if (!sum.tokens && sum.cost === 0) return undefined
  return defined<Usage>({
    ...(sum.tokens ? { input_tokens: sum.input, output_tokens: sum.output } : {}),
    // Nothing is the cost of a model whose price is not known.
    cost_usd: sum.cost || undefined,
  })
}
