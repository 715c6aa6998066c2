// The stream of Antigravity CLI: JSON Lines of `--output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject, text } from '../json.ts'
import { late } from '../late.ts'

const events = new Set(['init', 'step_update', 'result'])

/** An event holds its payload under its own name. */
export const isEvent = (r: unknown): boolean => {
  const event = isObject(r) ? text(r['event']) : undefined
  return isObject(r) && event !== undefined && events.has(event) && isObject(r[event])
}

export default {
  id: 'antigravity-stream',
  doc: 'Antigravity CLI runs: JSON Lines of `--output-format stream-json`. Actions that were denied are named only in the result',
  where: 'In a run step: `agy -p "…" --output-format stream-json > trace.jsonl`',
  lacks: ['exit_codes', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  detect: ({ records }) => (records.some(isEvent) ? 'strong' : undefined),
  ...late(async () => (await import('./stream.ts')).decode),
} satisfies Format
