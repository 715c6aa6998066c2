// What Gemini CLI says of a run that it ended itself.
import type { Course } from '../course.ts'
import { failureText } from '../failure.ts'
import { object } from '../json.ts'

/** The exit code of a run that used up its turns. */
const turnsUsedUp = 53

/** Records the error that a run ended with: a limit, an interruption or a failure. */
export function endedBy(run: Course, error: unknown): void {
  const { type, code } = object(error)
  const why = failureText(error)
  if (code === turnsUsedUp || /TurnLimited|MaxSessionTurns/.test(String(type ?? ''))) run.stop('max_turns')
  else if (/Cancell?ation|Cancell?ed/.test(String(type ?? ''))) run.stop('interrupted')
  else run.failed(why)
}
