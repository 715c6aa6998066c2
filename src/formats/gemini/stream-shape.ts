// By what the records of `gemini-stream` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'gemini-stream',
  lacks: [
    'turns',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
  ],
}

export const isInit = (r: Json): boolean =>
  r['type'] === 'init' && text(r['session_id']) !== undefined && text(r['model']) !== undefined
export const isCall = (r: Json): boolean =>
  r['type'] === 'tool_use' && text(r['tool_name']) !== undefined && text(r['tool_id']) !== undefined
