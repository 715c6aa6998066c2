// The stream of Cursor's CLI: JSON Lines of `--output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

const isCall = (r: Json): boolean =>
  r['type'] === 'tool_call' && text(r['call_id']) !== undefined && isObject(r['tool_call'])
const isThought = (r: Json): boolean =>
  r['type'] === 'thinking' && text(r['subtype']) !== undefined && text(r['session_id']) !== undefined
/** Claude Code's record of the beginning says the same and lists its tools. */
const isInit = (r: Json): boolean =>
  r['type'] === 'system' &&
  r['subtype'] === 'init' &&
  'apiKeySource' in r &&
  'permissionMode' in r &&
  !('tools' in r || 'mcp_servers' in r)

export default {
  id: 'cursor-stream',
  doc: 'Cursor CLI runs: JSON Lines of `--output-format stream-json`. A call of `shellToolCall` is one of `shell`, one of an MCP server `mcp__server__tool`; turns are texts of the agent',
  where: 'In a run step: `cursor-agent -p "…" --output-format stream-json > trace.jsonl`',
  lacks: ['compactions', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
  before: ['claude-code'],
  detect: ({ records }) =>
    records.some((r) => isObject(r) && (isInit(r) || isCall(r) || isThought(r))) ? 'strong' : undefined,
  ...late(async () => (await import('./stream.ts')).decode),
} satisfies Format
