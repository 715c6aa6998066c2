// By what the records of `opencode-export` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { array, isObject, type Json } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'opencode-export',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isExport = (r: unknown): r is Json =>
  isObject(r) &&
  isObject(r['info']) &&
  array(r['messages']).some((m) => isObject(m) && isObject(m['info']) && Array.isArray(m['parts']))
