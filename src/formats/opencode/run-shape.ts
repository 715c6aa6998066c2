// By what the records of `opencode-run` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'opencode-run',
  lacks: ['compactions', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isEvent = (r: unknown): r is Json =>
  isObject(r) &&
  text(r['sessionID']) !== undefined &&
  text(r['type']) !== undefined &&
  (isObject(r['part']) || r['type'] === 'error')
