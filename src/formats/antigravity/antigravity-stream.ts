// The stream of Antigravity CLI: JSON Lines of `--output-format stream-json`.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isEvent } from './stream-shape.ts'

export default {
  id: 'antigravity-stream',
  doc: 'Antigravity CLI runs: JSON Lines of `--output-format stream-json`. Actions that were denied are named only in the result',
  where: 'In a run step: `agy -p "…" --output-format stream-json > trace.jsonl`',
  lacks: about.lacks,
  detect: ({ records }) => (records.some(isEvent) ? 'strong' : undefined),
  ...late(async () => (await import('./stream.ts')).decode),
} satisfies Format
