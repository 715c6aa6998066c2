// By what the records of `goose` are known, and what they do not tell.
import type { Match } from '../contract.ts'
import type { About } from '../conversation.ts'
import { array, isObject, type Json, object } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'goose',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

const own = new Set(['toolRequest', 'toolResponse', 'frontendToolRequest', 'toolConfirmationRequest'])

/** A message of Goose’s shape: `own` where it holds what only Goose’s messages do. */
const messageKind = (m: unknown): 'own' | 'plain' | undefined => {
  if (!isObject(m) || !Array.isArray(m['content'])) return undefined
  if (m['content'].some((c) => own.has(object(c)['type'] as string))) return 'own'
  return typeof m['created'] === 'number' ? 'plain' : undefined
}

/** The messages of an exported session. */
export const exported = (r: unknown): readonly Json[] | undefined => {
  if (!isObject(r) || !Array.isArray(r['conversation'])) return undefined
  const messages = array(r['conversation']).filter(isObject)
  return messages.some((m) => messageKind(m) !== undefined) ? messages : undefined
}

export function kindOf(r: unknown): Match {
  if (exported(r)) return 'strong'
  if (!isObject(r)) return undefined
  if (r['type'] === 'complete' && 'total_tokens' in r) return 'strong'
  if (r['type'] !== 'message' || 'parentId' in r) return undefined
  const kind = messageKind(r['message'])
  return kind === 'own' ? 'strong' : kind === 'plain' ? 'weak' : undefined
}
