// GitHub Agentic Workflows sessions and GitHub Copilot CLI events: one envelope, a dotted type and data.
import type { Format } from '../contract.ts'
import { object } from '../json.ts'
import { late } from '../late.ts'
import { isEvent, lacks } from './shape.ts'

const isWorkflow = (r: unknown): boolean =>
  isEvent(r) && r['type'] === 'session.init' && typeof object(r['data'])['sourceEngine'] === 'string'
const core = /^(session|assistant|user|tool|subagent)\./

export default {
  id: 'copilot-events',
  doc: 'GitHub Agentic Workflows (`agent-session.jsonl`, whatever the engine) and GitHub Copilot CLI events',
  where:
    'GitHub Agentic Workflows: the artifact `agent` of the run, file `agent-session.jsonl` (on the runner `/tmp/gh-aw/agent-session.jsonl`). Copilot CLI: a `run` step with `copilot -p "…" --output-format json | tee copilot.jsonl`, or `~/.copilot/session-state/<id>/events.jsonl` after it',
  lacks,
  before: ['codex-exec', 'codex-rollout', 'claude-code', 'claude-transcript', 'anthropic-messages', 'openai-chat'],
  detect: ({ records }) =>
    records.some((r) => isWorkflow(r) || (isEvent(r) && core.test(r['type'] as string))) ? 'strong' : undefined,
  ...late(async () => (await import('./decode.ts')).decode),
} satisfies Format
