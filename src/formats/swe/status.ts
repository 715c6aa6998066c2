// What the exit status of SWE-agent and of mini-SWE-agent means for the run.
import type { StopCause } from '../../model/trace.ts'
import type { Course } from '../course.ts'

const stops: ReadonlyMap<string, StopCause> = new Map([
  ['submitted', 'completed'],
  ['exit_command', 'completed'],
  ['exit_cost', 'cost_budget'],
  ['exit_context', 'output_token_budget'],
  ['exit_total_execution_time', 'interrupted'],
  ['exit_command_timeout', 'interrupted'],
  ['Submitted', 'completed'],
  ['TimeExceeded', 'interrupted'],
  ['UserInterruption', 'interrupted'],
  ['KeyboardInterrupt', 'interrupted'],
])

/** Ends the run with a status. `limit`: which limit a run hit that says no more than that. `why`: what the failure says. */
export function endWith(status: string, run: Course, limit?: StopCause, why?: string): void {
  // What was submitted on the way out says why in brackets: that is how the run ended.
  const cause = /^submitted \(([\w ]{1,60})\)$/.exec(status)?.[1] ?? status
  const stop = cause === 'LimitsExceeded' ? (limit ?? 'interrupted') : stops.get(cause)
  if (stop !== undefined) run.stop(stop)
  else run.failed(why === undefined ? cause : `${cause}: ${why}`)
}
