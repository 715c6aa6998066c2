// The session that Factory's droid keeps, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isHeader, isMessage } from './session-shape.ts'

export default {
  id: 'droid-session',
  doc: 'Factory droid sessions: JSON Lines below a `session_start`, with Anthropic’s content blocks',
  where: 'On the runner after a droid step: ~/.factory/sessions/<folder>/<id>.jsonl',
  lacks: about.lacks,
  before: ['anthropic-messages', 'claude-code'],
  detect: ({ records }) => (records.some((r) => isObject(r) && (isHeader(r) || isMessage(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
