// The stream of Cursor's CLI: JSON Lines of `--output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isCall, isInit, isThought } from './stream-shape.ts'

export default {
  id: 'cursor-stream',
  doc: 'Cursor CLI runs: JSON Lines of `--output-format stream-json`. A call of `shellToolCall` is one of `shell`, one of an MCP server `mcp__server__tool`; turns are texts of the agent',
  where: 'In a run step: `cursor-agent -p "…" --output-format stream-json > trace.jsonl`',
  lacks: about.lacks,
  before: ['claude-code'],
  detect: ({ records }) =>
    records.some((r) => isObject(r) && (isInit(r) || isCall(r) || isThought(r))) ? 'strong' : undefined,
  ...late(async () => (await import('./stream.ts')).decode),
} satisfies Format
