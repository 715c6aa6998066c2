// Contents as Gemini's API has them: an array of roles and parts, or a request that holds them.
import type { Format } from '../contract.ts'
import { array, isObject, type Json } from '../json.ts'
import { late } from '../late.ts'

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

export default {
  id: 'gemini-contents',
  doc: 'Contents of Gemini’s API: an array, JSON Lines, or a request with `contents`. A function response says of a failure at most what its key `error` holds',
  where: 'Written by a harness that dumps the contents it sends to Gemini',
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
  detect: ({ records }) => (records.some((r) => contentsOf(r).length > 0) ? 'strong' : undefined),
  ...late(async () => (await import('./contents.ts')).decode),
} satisfies Format
