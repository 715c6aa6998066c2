// A session that OpenCode exports: one document with its messages.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isExport } from './export-shape.ts'

export default {
  id: 'opencode-export',
  doc: 'OpenCode sessions: the document of `opencode export`. Calls of sub-agents are in sessions of their own',
  where: 'In a run step behind the agent’s: `opencode export <session> > trace.json`',
  lacks: about.lacks,
  before: ['openai-chat', 'anthropic-messages'],
  detect: ({ records }) => (records.some(isExport) ? 'strong' : undefined),
  ...late(async () => (await import('./export.ts')).decode),
} satisfies Format
