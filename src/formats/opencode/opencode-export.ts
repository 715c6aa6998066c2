// A session that OpenCode exports: one document with its messages.
import type { Format } from '../contract.ts'
import { array, isObject, type Json } from '../json.ts'
import { late } from '../late.ts'

export const isExport = (r: unknown): r is Json =>
  isObject(r) &&
  isObject(r['info']) &&
  array(r['messages']).some((m) => isObject(m) && isObject(m['info']) && Array.isArray(m['parts']))

export default {
  id: 'opencode-export',
  doc: 'OpenCode sessions: the document of `opencode export`. Calls of sub-agents are in sessions of their own',
  where: 'In a run step behind the agent’s: `opencode export <session> > trace.json`',
  lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  before: ['openai-chat', 'anthropic-messages'],
  detect: ({ records }) => (records.some(isExport) ? 'strong' : undefined),
  ...late(async () => (await import('./export.ts')).decode),
} satisfies Format
