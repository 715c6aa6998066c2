// By what the records of `droid-session` are known, and what they do not tell.
import { isCallBlock, isResultBlock } from '../blocks.ts'
import type { About } from '../conversation.ts'
import { array, isObject, type Json, object, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'droid-session',
  lacks: [
    'denials',
    'usage',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
  ],
}

export const isHeader = (r: Json): boolean => r['type'] === 'session_start' && text(r['id']) !== undefined
export const isMessage = (r: Json): boolean =>
  r['type'] === 'message' &&
  'parentId' in r &&
  array(object(r['message'])['content']).some((b) => isObject(b) && (isCallBlock(b) || isResultBlock(b)))
