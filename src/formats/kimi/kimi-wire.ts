// The wire that Kimi Code keeps of an agent, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

const isHeader = (r: Json): boolean => r['type'] === 'metadata' && text(r['protocol_version']) !== undefined
const isRecord = (r: Json): boolean =>
  (r['type'] === 'context.append_loop_event' && isObject(r['event'])) ||
  (r['type'] === 'context.append_message' && isObject(r['message']))

export default {
  id: 'kimi-wire',
  doc: 'Kimi Code wires: JSON Lines of dotted types. Ids of calls are used again in later turns; sub-agents have wires of their own',
  where: 'On the runner after a Kimi Code step: ~/.kimi/sessions/<folder>/<session>/agents/main/wire.jsonl',
  lacks: ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  detect: ({ records }) => (records.some((r) => isObject(r) && (isHeader(r) || isRecord(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./wire.ts')).decode),
} satisfies Format
