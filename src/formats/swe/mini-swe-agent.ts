// mini-SWE-agent 1 and 2: the `.traj.json`, or its messages alone.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isMini, isMiniMessage, lacks } from './shape.ts'

export default {
  id: 'mini-swe-agent',
  doc: 'mini-SWE-agent 1 and 2 trajectories (`.traj.json`), or their messages alone: each command is a call of `bash`',
  where: 'A `run` step with `mini -y -t "…" -o run.traj.json` (with `--exit-immediately`): the file named by `-o`',
  lacks,
  before: ['openai-chat', 'anthropic-messages'],
  detect: ({ records }) => (records.some((r) => isMini(r) || isMiniMessage(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./mini.ts')).decode),
} satisfies Format
