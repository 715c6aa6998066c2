// By what the records of `antigravity-transcript` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json, number, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'antigravity-transcript',
  lacks: ['usage', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isStep = (r: unknown): r is Json =>
  isObject(r) &&
  number(r['step_index']) !== undefined &&
  text(r['source']) !== undefined &&
  text(r['type']) !== undefined &&
  text(r['status']) !== undefined
