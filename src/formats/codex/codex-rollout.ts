// OpenAI Codex rollouts: the session files below CODEX_HOME, in the envelope of today and in the bare items of 2025.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isOwnBare, isRollout } from './line.ts'

const lacks = [
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'codex-rollout',
  doc: 'OpenAI Codex, the recorded session (rollout); tools are named as the model called them, and in code mode a script (`exec`) and the calls it makes are calls each. A task without its end is cut off; where no tasks are recorded, a last call without a result',
  where:
    'Any step that runs Codex, openai/codex-action included: `$CODEX_HOME/sessions/YYYY/MM/DD/rollout-*.jsonl` (default `~/.codex`, for the action its input `codex-home`)',
  lacks,
  before: ['openai-chat', 'openai-responses'],
  detect: ({ records }) => (isRollout(records) ? 'strong' : undefined),
  owns: isOwnBare,
  ...late(async () => {
    const [{ decode }, { loadParser }] = await Promise.all([import('./rollout.ts'), import('./syntax.ts')])
    await loadParser()
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
