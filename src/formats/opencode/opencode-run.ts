// The events that OpenCode prints: JSON Lines of `opencode run --format json`.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

export const isEvent = (r: unknown): r is Json =>
  isObject(r) &&
  text(r['sessionID']) !== undefined &&
  text(r['type']) !== undefined &&
  (isObject(r['part']) || r['type'] === 'error')

export default {
  id: 'opencode-run',
  doc: 'OpenCode runs: JSON Lines of `opencode run --format json`. A call stands there only when it has ended, and the prompt does not; calls of sub-agents are in sessions of their own',
  where: 'In a run step: `opencode run --format json "…" > trace.jsonl`',
  lacks: ['compactions', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  detect: ({ records }) => (records.some(isEvent) ? 'strong' : undefined),
  ...late(async () => (await import('./events.ts')).decode),
} satisfies Format
