// The transcript that Cursor keeps of an agent, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject, type Json } from '../json.ts'
import { late } from '../late.ts'

/** A message without an envelope: its role stands beside it, and nothing tells who wrote it. */
export const isMessage = (r: unknown): r is Json =>
  isObject(r) &&
  (r['role'] === 'user' || r['role'] === 'assistant') &&
  isObject(r['message']) &&
  !('role' in r['message']) &&
  !('type' in r || 'uuid' in r || 'sessionId' in r) &&
  (Array.isArray(r['message']['content']) || typeof r['message']['content'] === 'string')

export default {
  id: 'cursor-transcript',
  doc: 'Cursor agent transcripts: JSON Lines of `role` and `message`. Results are usually absent, and nothing tells whether a call failed',
  where: 'On the runner after a Cursor step: ~/.cursor/projects/<folder>/agent-transcripts/<id>/<id>.jsonl',
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
  detect: ({ records }) => (records.some(isMessage) ? 'strong' : undefined),
  ...late(async () => (await import('./transcript.ts')).decode),
} satisfies Format
