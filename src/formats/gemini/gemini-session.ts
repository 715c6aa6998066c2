// The session that Gemini CLI keeps: one JSON document, or JSON Lines since version 0.40.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isHeader } from './session-shape.ts'

export default {
  id: 'gemini-session',
  doc: 'Gemini CLI sessions: one document with `messages`, or JSON Lines below a header with `projectHash`. Of several records with one id the last counts',
  where: 'On the runner after any Gemini CLI step: ~/.gemini/tmp/<project>/chats/session-*.json (or .jsonl)',
  lacks: about.lacks,
  detect: ({ records }) => (records.some(isHeader) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
