// By what the records of `gemini-contents` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { array, isObject, type Json } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'gemini-contents',
  lacks: [
    'errors',
    'exit_codes',
    'compactions',
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

const roles = new Set(['user', 'model', 'function', 'tool'])
const kinds = [
  'text',
  'functionCall',
  'functionResponse',
  'inlineData',
  'fileData',
  'function_call',
  'function_response',
]

/** Is it a content: parts of a kind that only Gemini's API has? */
export const isContent = (r: unknown): r is Json =>
  isObject(r) &&
  (r['role'] === undefined || roles.has(r['role'] as string)) &&
  !('type' in r || 'kind' in r || 'id' in r) &&
  Array.isArray(r['parts']) &&
  r['parts'].length > 0 &&
  r['parts'].every((p) => isObject(p) && !('type' in p) && kinds.some((kind) => kind in p))

/** The contents that a request holds. */
export const contentsOf = (r: unknown): readonly Json[] =>
  isContent(r) ? [r] : isObject(r) ? array(r['contents']).filter(isContent) : []
