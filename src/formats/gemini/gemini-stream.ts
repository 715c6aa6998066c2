// The stream of Gemini CLI: JSON Lines of `--output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

const isInit = (r: Json): boolean =>
  r['type'] === 'init' && text(r['session_id']) !== undefined && text(r['model']) !== undefined
const isCall = (r: Json): boolean =>
  r['type'] === 'tool_use' && text(r['tool_name']) !== undefined && text(r['tool_id']) !== undefined

export default {
  id: 'gemini-stream',
  doc: 'Gemini CLI runs: JSON Lines of `--output-format stream-json`. Responses are not told apart, and the exit code of a command stands only in its text',
  where: 'In a run step: `gemini -p "…" --output-format stream-json > trace.jsonl`',
  lacks: [
    'turns',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
  ],
  before: ['claude-code'],
  detect: ({ records }) => (records.some((r) => isObject(r) && (isInit(r) || isCall(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./stream.ts')).decode),
} satisfies Format
