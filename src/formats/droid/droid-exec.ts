// The stream of Factory's droid: JSON Lines of `droid exec --output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

const isCall = (r: Json): boolean =>
  r['type'] === 'tool_call' && (text(r['toolName']) ?? text(r['toolId'])) !== undefined && 'parameters' in r
const isEnd = (r: Json): boolean => r['type'] === 'completion' && 'finalText' in r
/** Claude Code's record of the beginning has a `uuid`, and no `id`. */
const isInit = (r: Json): boolean =>
  r['type'] === 'system' &&
  'cwd' in r &&
  'id' in r &&
  ('sessionId' in r || 'session_id' in r) &&
  !('uuid' in r || 'parentUuid' in r)

export default {
  id: 'droid-exec',
  doc: 'Factory droid runs: JSON Lines of `droid exec --output-format stream-json`. Responses are not told apart',
  where: 'In a run step: `droid exec --output-format stream-json "…" > trace.jsonl`',
  lacks: ['denials', 'compactions', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  before: ['claude-code'],
  detect: ({ records }) =>
    records.some((r) => isObject(r) && (isInit(r) || isCall(r) || isEnd(r))) ? 'strong' : undefined,
  ...late(async () => (await import('./exec.ts')).decode),
} satisfies Format
