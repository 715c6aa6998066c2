// The tokens of ADK's events: each response of the model tells its own.

import { isObject, number } from '../json.ts'
import type { Tokens } from '../usage.ts'
import { get } from './shape.ts'

/** Adds what one event tells. */
export function add(sum: Tokens | undefined, usage: unknown): Tokens | undefined {
  if (!isObject(usage)) return sum
  const count = (key: string): number => number(get(usage, key)) ?? 0
  return {
    input_tokens: (sum?.input_tokens ?? 0) + count('prompt_token_count') + count('tool_use_prompt_token_count'),
    output_tokens: (sum?.output_tokens ?? 0) + count('candidates_token_count') + count('thoughts_token_count'),
  }
}
