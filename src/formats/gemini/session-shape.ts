// By what the records of `gemini-session` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'gemini-session',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isHeader = (r: unknown): r is Json =>
  isObject(r) && text(r['sessionId']) !== undefined && text(r['projectHash']) !== undefined
