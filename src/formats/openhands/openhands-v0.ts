// OpenHands 0: the list of events of a trajectory, and the lines of its evaluation.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isOldEvent, isOldOutput, lacks } from './shape.ts'

export default {
  id: 'openhands-v0',
  doc: 'OpenHands 0 trajectories: a list of actions and observations, or `output.jsonl` of its evaluation, whose verdicts are labels',
  where:
    'A `run` step with OpenHands 0 and `SAVE_TRAJECTORY_PATH=trajectory.json`, or *Download trajectory* in its interface',
  lacks,
  detect: ({ records }) => (records.some((r) => isOldEvent(r) || isOldOutput(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./actions.ts')).decode),
} satisfies Format
