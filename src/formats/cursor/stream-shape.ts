// By what the records of `cursor-stream` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'cursor-stream',
  lacks: ['compactions', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isCall = (r: Json): boolean =>
  r['type'] === 'tool_call' && text(r['call_id']) !== undefined && isObject(r['tool_call'])
export const isThought = (r: Json): boolean =>
  r['type'] === 'thinking' && text(r['subtype']) !== undefined && text(r['session_id']) !== undefined
/** Claude Code's record of the beginning says the same and lists its tools. */
export const isInit = (r: Json): boolean =>
  r['type'] === 'system' &&
  r['subtype'] === 'init' &&
  'apiKeySource' in r &&
  'permissionMode' in r &&
  !('tools' in r || 'mcp_servers' in r)
