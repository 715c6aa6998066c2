// OpenAI Codex, `codex exec --json`: threads, turns and items, each item repeated as a whole when it changes.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isExec, lacks } from './exec-shape.ts'

export default {
  id: 'codex-exec',
  doc: 'OpenAI Codex, the events of `codex exec --json`: commands are calls of `shell`, file changes of `apply_patch`, MCP calls of `mcp__server__tool`',
  where:
    'A `run` step with `codex exec --json "…" | tee codex.jsonl` (openai/codex-action returns the last message only: take its rollout instead)',
  lacks,
  detect: (head) => (head.records.some(isExec) ? 'strong' : undefined),
  ...late(async () => (await import('./exec.ts')).decode),
} satisfies Format
