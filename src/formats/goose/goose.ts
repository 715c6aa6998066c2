// Runs of Goose: its stream, and the session that it exports.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, kindOf } from './shape.ts'

export default {
  id: 'goose',
  doc: 'Goose runs: JSON Lines of `goose run --output-format stream-json`, or an exported session with `conversation`. The stream does not hold the prompt',
  where:
    'In a run step: `goose run --output-format stream-json -t "…" > trace.jsonl`, or `goose session export --format json` behind it',
  lacks: about.lacks,
  detect: ({ records }) => {
    const kinds = records.map(kindOf)
    return kinds.includes('strong') ? 'strong' : kinds.includes('weak') ? 'weak' : undefined
  },
  ...late(async () => (await import('./decode.ts')).decode),
} satisfies Format
