// What a trajectory of the Agent Trajectory Interchange Format is, and how those of one file belong together.
import type { EvidenceKind } from '../../model/trace.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'

export const lacks = [
  'errors',
  'exit_codes',
  'denials',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

/** A trajectory: its version says what it is, whoever wrote it. */
export const isTrajectory = (value: unknown): value is Json =>
  isObject(value) && typeof value['schema_version'] === 'string' && /^ATIF-v\d/.test(value['schema_version'])

/** The trajectories of a record: itself, or those that an object holds one level down. */
export function trajectoriesOf(record: unknown): readonly Json[] {
  if (isTrajectory(record)) return [record]
  return isObject(record) ? Object.values(record).flatMap((v) => (Array.isArray(v) ? v : [v]).filter(isTrajectory)) : []
}

/** The names that a reference may call a trajectory by. */
export const namesOf = (trajectory: Json): readonly string[] =>
  [text(trajectory['trajectory_id']), text(trajectory['session_id'])].filter((name) => name !== undefined)

/** Who ran: the name of the agent, or the id of the trajectory. */
export const agentOf = (trajectory: Json): string =>
  text(object(trajectory['agent'])['name']) ?? namesOf(trajectory)[0] ?? 'sub-agent'

/** The names under which the results of a step refer to trajectories of sub-agents. */
export const referred = (result: Json): readonly string[] =>
  array(result['subagent_trajectory_ref'])
    .filter(isObject)
    .flatMap((r) => [text(r['trajectory_id']), text(r['session_id'])].filter((name) => name !== undefined))

export const stepsOf = (trajectory: Json): readonly Json[] => array(trajectory['steps']).filter(isObject)

export const resultsOf = (step: Json): readonly Json[] => array(object(step['observation'])['results']).filter(isObject)

/** Does the trajectory go on another that stands in a file of its own? */
export const isContinuation = (trajectory: Json): boolean =>
  (number(object(object(trajectory['agent'])['extra'])['continuation_index']) ?? 0) > 0 ||
  /-cont-\d{1,9}$/.test(text(trajectory['session_id']) ?? '')

/** The file or trajectory that this one goes on in. */
export const goesOnIn = (trajectory: Json): string | undefined => text(trajectory['continued_trajectory_ref'])

/** The trajectories of sub-agents that stand within another, at any depth that a file may have. */
export const embedded = (trajectory: Json): readonly Json[] =>
  array(trajectory['subagent_trajectories'])
    .filter(isObject)
    .flatMap((inner) => [inner, ...embedded(inner)])
