// The wire that Kimi Code keeps of an agent, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isHeader, isRecord } from './shape.ts'

export default {
  id: 'kimi-wire',
  doc: 'Kimi Code wires: JSON Lines of dotted types. Ids of calls are used again in later turns; sub-agents have wires of their own',
  where: 'On the runner after a Kimi Code step: ~/.kimi/sessions/<folder>/<session>/agents/main/wire.jsonl',
  lacks: about.lacks,
  detect: ({ records }) => (records.some((r) => isObject(r) && (isHeader(r) || isRecord(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./wire.ts')).decode),
} satisfies Format
