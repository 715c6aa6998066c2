// The session that Gemini CLI keeps: one JSON document, or JSON Lines since version 0.40.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

const isHeader = (r: unknown): r is Json =>
  isObject(r) && text(r['sessionId']) !== undefined && text(r['projectHash']) !== undefined

export default {
  id: 'gemini-session',
  doc: 'Gemini CLI sessions: one document with `messages`, or JSON Lines below a header with `projectHash`. Of several records with one id the last counts',
  where: 'On the runner after any Gemini CLI step: ~/.gemini/tmp/<project>/chats/session-*.json (or .jsonl)',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  detect: ({ records }) => (records.some(isHeader) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
