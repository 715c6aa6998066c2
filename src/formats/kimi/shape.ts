// By what the records of `kimi-wire` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'kimi-wire',
  lacks: ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isHeader = (r: Json): boolean => r['type'] === 'metadata' && text(r['protocol_version']) !== undefined
export const isRecord = (r: Json): boolean =>
  (r['type'] === 'context.append_loop_event' && isObject(r['event'])) ||
  (r['type'] === 'context.append_message' && isObject(r['message']))
