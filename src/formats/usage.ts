// Tokens as recordings count them, to what a trace means by them: `input_tokens` is all that was sent, the cache included.
import { array, isObject, number } from './json.ts'

export type Tokens = { input_tokens: number; output_tokens: number }

/** Anthropic counts what was read from the cache and written to it beside the input. */
const beside = ['cache_read_input_tokens', 'cache_creation_input_tokens'] as const

/** What one record of usage of Anthropic's says was sent, the cache included. */
export function inputTokens(usage: Readonly<Record<string, unknown>>): number | undefined {
  const plain = number(usage['input_tokens'])
  if (plain === undefined || plain < 0) return undefined
  if (usage['input_tokens_include_cache'] === true) return plain
  return beside.reduce((sum, key) => sum + Math.max(0, number(usage[key]) ?? 0), plain)
}

/** The tokens of a message's usage; a compaction's own are only in its iterations. */
export function tokensOf(usage: unknown): Tokens | undefined {
  if (!isObject(usage)) return undefined
  const parts = array(usage['iterations']).filter(isObject)
  const sum: Tokens = { input_tokens: 0, output_tokens: 0 }
  let known = false
  for (const part of parts.length > 0 ? parts : [usage]) {
    const input = inputTokens(part)
    const output = number(part['output_tokens'])
    if (input !== undefined) sum.input_tokens += input
    if (output !== undefined && output >= 0) sum.output_tokens += output
    known ||= input !== undefined || (output !== undefined && output >= 0)
  }
  return known ? sum : undefined
}
