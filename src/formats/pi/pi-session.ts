// Sessions of pi and of OpenClaw, which is built on it: JSON Lines of a tree of entries.
import type { Format } from '../contract.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { late } from '../late.ts'

const isHeader = (r: Json): boolean =>
  r['type'] === 'session' && text(r['id']) !== undefined && ('version' in r || 'cwd' in r)
const roles = new Set(['toolResult', 'bashExecution', 'branchSummary', 'compactionSummary'])

/** A message of pi’s own shape. */
const isMessage = (r: Json): boolean => {
  if (r['type'] !== 'message' && r['type'] !== 'message_end') return false
  const message = object(r['message'])
  return (
    roles.has(message['role'] as string) ||
    (message['role'] === 'assistant' && array(message['content']).some((c) => object(c)['type'] === 'toolCall'))
  )
}

export default {
  id: 'pi-session',
  doc: 'Sessions of pi and OpenClaw: JSON Lines of a tree. The branch of the last entry is the run; calls on other branches were made and stay',
  where:
    'On the runner after a pi step: ~/.pi/agent/sessions/<folder>/*.jsonl; OpenClaw: ~/.openclaw/agents/<agent>/sessions/*.jsonl',
  lacks: ['denials', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  detect: ({ records }) => (records.some((r) => isObject(r) && (isHeader(r) || isMessage(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
