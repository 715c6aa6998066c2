// The session that Qwen Code keeps: Claude Code's envelope around Gemini's parts, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject, type Json, object, text } from '../json.ts'
import { late } from '../late.ts'

export const isRecord = (r: unknown): r is Json =>
  isObject(r) &&
  text(r['type']) !== undefined &&
  'sessionId' in r &&
  ('parentUuid' in r || 'toolCallResult' in r || Array.isArray(object(r['message'])['parts']))
const isOwn = (r: unknown): boolean =>
  isRecord(r) && (Array.isArray(object(r['message'])['parts']) || r['subtype'] === 'chat_compression')

export default {
  id: 'qwen-session',
  doc: 'Qwen Code sessions: JSON Lines with `parentUuid` and `message.parts`',
  where: 'On the runner after any Qwen Code step: ~/.qwen/projects/<folder>/chats/<session>.jsonl',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  before: ['claude-transcript', 'claude-code'],
  detect: ({ records }) => (records.some(isOwn) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
