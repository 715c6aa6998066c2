// SWE-agent: the `.traj` that it writes after every step.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isRetried, isTrajectory, sweLacks } from './shape.ts'

export default {
  id: 'swe-agent',
  doc: 'SWE-agent trajectories (`.traj`): each step is a call, each attempt at the task a run',
  where: 'A `run` step with `sweagent run … --output_dir trajectories`: `trajectories/<instance>/<instance>.traj`',
  lacks: sweLacks,
  detect: ({ records }) => (records.some((r) => isTrajectory(r) || isRetried(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./trajectory.ts')).decode),
} satisfies Format
