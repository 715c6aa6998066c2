// By what the records of `pi-session` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { array, type Json, object, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'pi-session',
  lacks: ['denials', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isHeader = (r: Json): boolean =>
  r['type'] === 'session' && text(r['id']) !== undefined && ('version' in r || 'cwd' in r)
const roles = new Set(['toolResult', 'bashExecution', 'branchSummary', 'compactionSummary'])

/** A message of pi’s own shape. */
export const isMessage = (r: Json): boolean => {
  if (r['type'] !== 'message' && r['type'] !== 'message_end') return false
  const message = object(r['message'])
  return (
    roles.has(message['role'] as string) ||
    (message['role'] === 'assistant' && array(message['content']).some((c) => object(c)['type'] === 'toolCall'))
  )
}
