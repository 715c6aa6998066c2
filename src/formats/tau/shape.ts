// What tells the records of both benchmarks from others.
import { isObject, type Json } from '../json.ts'

/** One run of tau-bench: `traj`, which forks call `messages`, with a reward. */
export const isRun = (r: unknown): r is Json =>
  isObject(r) &&
  'reward' in r &&
  ('task_id' in r || 'task_idx' in r || (isObject(r['info']) && 'task' in r['info'])) &&
  Array.isArray(r['traj'] ?? r['messages']) &&
  !('termination_reason' in r)

/** One run of tau2-bench. */
export const isSimulation = (r: unknown): r is Json => isObject(r) && 'task_id' in r && 'termination_reason' in r

/** A file of tau2-bench. */
export const isSimulations = (r: unknown): r is Json =>
  isObject(r) && Array.isArray(r['simulations']) && (isObject(r['info']) || Array.isArray(r['tasks']))
