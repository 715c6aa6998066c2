// By what the records of `grok-session` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'grok-session',
  lacks: [
    'errors',
    'exit_codes',
    'denials',
    'usage',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
  ],
}

export const isAnswer = (r: Json): boolean =>
  r['type'] === 'assistant' && 'content' in r && (text(r['model_id']) !== undefined || Array.isArray(r['tool_calls']))
export const isResult = (r: Json): boolean =>
  r['type'] === 'tool_result' && text(r['tool_call_id']) !== undefined && 'content' in r
export const isServerCall = (r: Json): boolean => r['type'] === 'backend_tool_call' && isObject(r['kind'])
export const isPrompt = (r: Json): boolean => r['type'] === 'user' && ('prompt_index' in r || 'synthetic_reason' in r)
