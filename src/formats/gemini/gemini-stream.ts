// The stream of Gemini CLI: JSON Lines of `--output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isCall, isInit } from './stream-shape.ts'

export default {
  id: 'gemini-stream',
  doc: 'Gemini CLI runs: JSON Lines of `--output-format stream-json`. Responses are not told apart, and the exit code of a command stands only in its text',
  where: 'In a run step: `gemini -p "…" --output-format stream-json > trace.jsonl`',
  lacks: about.lacks,
  before: ['claude-code'],
  detect: ({ records }) => (records.some((r) => isObject(r) && (isInit(r) || isCall(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./stream.ts')).decode),
} satisfies Format
