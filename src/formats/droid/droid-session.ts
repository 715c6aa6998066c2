// The session that Factory's droid keeps, JSON Lines.
import { isCallBlock, isResultBlock } from '../blocks.ts'
import type { Format } from '../contract.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { late } from '../late.ts'

const isHeader = (r: Json): boolean => r['type'] === 'session_start' && text(r['id']) !== undefined
const isMessage = (r: Json): boolean =>
  r['type'] === 'message' &&
  'parentId' in r &&
  array(object(r['message'])['content']).some((b) => isObject(b) && (isCallBlock(b) || isResultBlock(b)))

export default {
  id: 'droid-session',
  doc: 'Factory droid sessions: JSON Lines below a `session_start`, with Anthropic’s content blocks',
  where: 'On the runner after a droid step: ~/.factory/sessions/<folder>/<id>.jsonl',
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
  before: ['anthropic-messages', 'claude-code'],
  detect: ({ records }) => (records.some((r) => isObject(r) && (isHeader(r) || isMessage(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
