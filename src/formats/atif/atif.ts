// The Agent Trajectory Interchange Format (ATIF), versions 1.0 to 1.7, as Harbor, its converters and VS Code write it.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { lacks, trajectoriesOf } from './shape.ts'

export default {
  id: 'atif',
  doc: 'Agent Trajectory Interchange Format (ATIF) 1.0 to 1.7: one trajectory, several in one file, sub-agents within. Commands that an agent writes as text (terminus-2 in raw mode) are no calls, which a note says',
  where:
    'Harbor: `jobs/<job>/<trial>/agent/trajectory.json` of a `run` step; VS Code Copilot Chat: a session exported as `.trajectory.json`',
  lacks,
  before: ['openai-chat', 'anthropic-messages', 'claude-code', 'claude-transcript', 'codex-rollout', 'codex-exec'],
  detect: ({ records }) => (records.some((r) => trajectoriesOf(r).length > 0) ? 'strong' : undefined),
  ...late(async () => (await import('./decode.ts')).decode),
} satisfies Format
