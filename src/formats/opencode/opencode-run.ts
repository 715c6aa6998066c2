// The events that OpenCode prints: JSON Lines of `opencode run --format json`.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isEvent } from './run-shape.ts'

export default {
  id: 'opencode-run',
  doc: 'OpenCode runs: JSON Lines of `opencode run --format json`. A call stands there only when it has ended, and the prompt does not; calls of sub-agents are in sessions of their own',
  where: 'In a run step: `opencode run --format json "…" > trace.jsonl`',
  lacks: about.lacks,
  detect: ({ records }) => (records.some(isEvent) ? 'strong' : undefined),
  ...late(async () => (await import('./events.ts')).decode),
} satisfies Format
