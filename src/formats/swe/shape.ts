// What recordings of SWE-agent and mini-SWE-agent look like.
import { array, isObject, type Json, object } from '../json.ts'

/** What none of the two can record. */
export const lacks = [
  'compactions',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const

const isStep = (s: unknown): boolean =>
  isObject(s) && typeof s['action'] === 'string' && typeof s['observation'] === 'string'

/** What SWE-agent cannot record. */
export const sweLacks = [...lacks, 'errors', 'exit_codes', 'denials'] as const

/** A `.traj` of SWE-agent: steps, and what became of the run. */
export const isTrajectory = (r: unknown): r is Json =>
  isObject(r) &&
  Array.isArray(r['trajectory']) &&
  isObject(r['info']) &&
  (Array.isArray(r['history']) || 'environment' in r) &&
  r['trajectory'].every(isStep)

/** Several attempts at one task, of which one was chosen. */
export const isRetried = (r: unknown): r is Json =>
  isObject(r) && array(r['attempts']).length > 0 && array(r['attempts']).every(isTrajectory)

/** A `.traj.json` of mini-SWE-agent: messages, and what became of the run. */
export const isMini = (r: unknown): r is Json =>
  isObject(r) &&
  Array.isArray(r['messages']) &&
  ((typeof r['trajectory_format'] === 'string' && r['trajectory_format'].startsWith('mini-swe-agent')) ||
    'mini_version' in object(r['info']))

const contentIs = (m: Json, pattern: RegExp): boolean => typeof m['content'] === 'string' && pattern.test(m['content'])

/** What mini-SWE-agent tells its model of a command that ended. */
export const told = /^\s{0,20}<returncode>(-?\d{1,9})<\/returncode>/

/** A message of mini-SWE-agent 1, which writes its commands into its text, or of 2, which keeps them beside it. */
export const isMiniMessage = (m: unknown): m is Json =>
  isObject(m) &&
  ((m['role'] === 'user' && contentIs(m, told)) ||
    (m['role'] === 'assistant' && contentIs(m, /^```mswea_bash_command\s*$/m)) ||
    (m['role'] === 'assistant' && isObject(m['extra']) && Array.isArray(m['extra']['actions'])) ||
    (m['role'] === 'exit' && typeof object(m['extra'])['exit_status'] === 'string'))
