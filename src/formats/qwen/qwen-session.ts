// The session that Qwen Code keeps: Claude Code's envelope around Gemini's parts, JSON Lines.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isOwn } from './shape.ts'

export default {
  id: 'qwen-session',
  doc: 'Qwen Code sessions: JSON Lines with `parentUuid` and `message.parts`',
  where: 'On the runner after any Qwen Code step: ~/.qwen/projects/<folder>/chats/<session>.jsonl',
  lacks: about.lacks,
  before: ['claude-transcript', 'claude-code'],
  detect: ({ records }) => (records.some(isOwn) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
