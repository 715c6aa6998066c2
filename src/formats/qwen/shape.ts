// By what the records of `qwen-session` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, object, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'qwen-session',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isRecord = (r: unknown): r is Json =>
  isObject(r) &&
  text(r['type']) !== undefined &&
  'sessionId' in r &&
  ('parentUuid' in r || 'toolCallResult' in r || Array.isArray(object(r['message'])['parts']))
export const isOwn = (r: unknown): boolean =>
  isRecord(r) && (Array.isArray(object(r['message'])['parts']) || r['subtype'] === 'chat_compression')
