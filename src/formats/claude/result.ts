// What the result record of a Claude Code run says: how it ended, what it answered, what it cost.
import type { StopCause, Usage } from '../../model/trace.ts'
import { stops } from '../blocks.ts'
import { defined } from '../build.ts'
import { array, type Json, number, object, text, writeJson } from '../json.ts'
import { inputTokens } from '../usage.ts'
import type { ClaudeSession } from './session.ts'

/** The final answer of a result record: its text, else its structured output. */
function answerOf(result: Json): string | undefined {
  const said = text(result['result'])
  if (said !== undefined) return said
  const structured = result['structured_output']
  return structured === undefined || structured === null ? undefined : writeJson(structured)
}

const amount = (value: unknown): number | undefined => {
  const n = number(value)
  return n !== undefined && n >= 0 ? n : undefined
}

/** Tells the run's end as a result record has it. */
export function close(result: Json, session: ClaudeSession): void {
  const { course } = session
  const { stop, error } = ending(result, session)
  if (error !== undefined) course.failed(error)
  else {
    course.told(answerOf(result))
    const structured = result['structured_output']
    if (structured !== undefined && structured !== null) session.b.trace.structured_output = structured
    course.stop(stop)
  }
}

/** What subtype, terminal reason and error bit say together. */
function ending(result: Json, { state }: ClaudeSession): { stop?: StopCause; error?: string } {
  const subtype = text(result['subtype'])
  const reason = text(result['terminal_reason'])
  for (const word of [reason, subtype]) {
    const stop = limits.get(word ?? '')
    if (stop) return { stop }
  }
  if (result['is_error'] === true || subtype?.startsWith('error') || broken.has(reason ?? '')) {
    const said = array(result['errors']).filter((e) => typeof e === 'string')
    const words = [said.join('\n'), result['result'], result['error'], state.apiError, reason, subtype]
    // A word of success beside the bit of an error says nothing of what went wrong.
    const saysWhy = (w: string | undefined) => w !== undefined && w !== 'success' && !finished.has(w)
    return { error: words.map(text).find(saysWhy) ?? 'the result is marked as an error and does not say of what' }
  }
  const own = stops.get(text(result['stop_reason']) ?? '')
  if (own === 'refused') return { error: 'the provider stopped the answer: refusal' }
  if (own === 'output_token_budget') return { stop: own }
  if (reason !== undefined && !finished.has(reason)) return {}
  if (subtype === 'success' || result['is_error'] === false) return { stop: 'completed' }
  const last = stops.get(state.reason ?? '')
  return last === 'completed' || last === 'output_token_budget' ? { stop: last } : {}
}

const limits: ReadonlyMap<string, StopCause> = new Map([
  ['max_turns', 'max_turns'],
  ['error_max_turns', 'max_turns'],
  ['budget_exhausted', 'cost_budget'],
  ['error_max_budget_usd', 'cost_budget'],
  ['aborted_streaming', 'interrupted'],
  ['aborted_tools', 'interrupted'],
  ['hook_stopped', 'interrupted'],
])
/** The run ended by itself. A reason in none of these lists leaves the stop cause unknown. */
const finished = new Set(['completed', 'stop_hook_prevented'])
const broken = new Set([
  'prompt_too_long',
  'api_error',
  'model_error',
  'image_error',
  'blocking_limit',
  'rapid_refill_breaker',
  'malformed_tool_use_exhausted',
  'structured_output_retry_exhausted',
  'turn_setup_failed',
])

/** Money and tokens: the last record's, which are cumulative; without one the sum over the responses. */
export function usageOf(result: Json | undefined, session: ClaudeSession): Usage {
  const usage = object(result?.['usage'])
  const tokens = session.tokens()
  return defined<Usage>({
    input_tokens: inputTokens(usage) ?? tokens?.input_tokens,
    output_tokens: amount(usage['output_tokens']) ?? tokens?.output_tokens,
    cost_usd: amount(result?.['total_cost_usd']) ?? amount(result?.['cost_usd']),
  })
}
