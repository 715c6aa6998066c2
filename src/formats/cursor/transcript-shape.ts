// By what the records of `cursor-transcript` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, type Json } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'cursor-transcript',
  lacks: [
    'errors',
    'exit_codes',
    'results',
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

/** A message without an envelope: its role stands beside it, and nothing tells who wrote it. */
export const isMessage = (r: unknown): r is Json =>
  isObject(r) &&
  (r['role'] === 'user' || r['role'] === 'assistant') &&
  isObject(r['message']) &&
  !('role' in r['message']) &&
  !('type' in r || 'uuid' in r || 'sessionId' in r) &&
  (Array.isArray(r['message']['content']) || typeof r['message']['content'] === 'string')
