// Tokens and cost of a run: those of its responses, each counted once.
import type { Usage } from '../../model/trace.ts'
import type { Part } from './parts.ts'
import type { Span } from './spans.ts'
import { type Attributes, first } from './value.ts'

const keys: readonly (readonly [keyof Usage, readonly string[]])[] = [
  [
    'input_tokens',
    [
      'gen_ai.usage.input_tokens',
      'gen_ai.usage.prompt_tokens',
      'llm.token_count.prompt',
      'ai.usage.promptTokens',
      'ai.usage.inputTokens',
    ],
  ],
  [
    'output_tokens',
    [
      'gen_ai.usage.output_tokens',
      'gen_ai.usage.completion_tokens',
      'llm.token_count.completion',
      'ai.usage.completionTokens',
      'ai.usage.outputTokens',
    ],
  ],
  ['cost_usd', ['llm.cost.total', 'gen_ai.usage.cost', 'gen_ai.usage.total_cost']],
]

/**
 * The sums over the responses; where no response is on record, those of what is around the run. What a finished response does not
 * tell leaves the sum untold: it would be too small.
 */
export function usageOf(parts: readonly Part[]): Usage {
  const usage: Usage = {}
  const responses = parts.filter((p) => p.kind === 'response')
  const chains: readonly (readonly Span[])[] =
    responses.length > 0
      ? responses.map((p) => p.chain)
      : parts
          .filter((p) => p.kind === 'end')
          .slice(0, 1)
          .map((p) => [p.node.span])
  for (const [key, names] of keys) {
    const values = chains.map((chain) => ({ value: told(chain, names), failed: chain.some((s) => s.failed) }))
    if (values.every(({ value, failed }) => value === undefined && !failed) || values.length === 0) continue
    if (values.some(({ value, failed }) => value === undefined && !failed)) continue
    usage[key] = values.reduce((sum, { value }) => sum + (value ?? 0), 0)
  }
  return usage
}

const told = (chain: readonly Span[], names: readonly string[]): number | undefined =>
  chain.map((span) => amount(span.attributes, names)).find((n) => n !== undefined)

function amount(attributes: Attributes, names: readonly string[]): number | undefined {
  const value = first(attributes, ...names)
  const n = typeof value === 'string' && /^\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value
  return typeof n === 'number' && Number.isFinite(n) && n >= 0 ? n : undefined
}
