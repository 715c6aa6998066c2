// The stream of Factory's droid: JSON Lines of `droid exec --output-format stream-json`.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isCall, isEnd, isInit } from './exec-shape.ts'

export default {
  id: 'droid-exec',
  doc: 'Factory droid runs: JSON Lines of `droid exec --output-format stream-json`. Responses are not told apart',
  where: 'In a run step: `droid exec --output-format stream-json "…" > trace.jsonl`',
  lacks: about.lacks,
  before: ['claude-code'],
  detect: ({ records }) =>
    records.some((r) => isObject(r) && (isInit(r) || isCall(r) || isEnd(r))) ? 'strong' : undefined,
  ...late(async () => (await import('./exec.ts')).decode),
} satisfies Format
