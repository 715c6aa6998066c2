// How far a Codex session got: the responses of the model, its last answer, what ended it and what it used.
import type { Call, StopCause } from '../../model/trace.ts'
import { type Builder, defined, isOpen } from '../build.ts'
import { failureText } from '../failure.ts'
import { type Json, number, object, text } from '../json.ts'

export type CodexRun = ReturnType<typeof codexRun>

/** Follows one session. */
export function codexRun(b: Builder) {
  const { trace } = b
  let turns = 0
  let responding = false
  /** Does the file record where its tasks begin and end, and is one of them going on? */
  let bounded = false
  let running = false
  let stop: StopCause | undefined
  let failure: string | undefined
  let last: string | undefined
  /** The last call, as long as the model said nothing after it. */
  let unanswered: Call | undefined
  let final: string | undefined
  let duration: number | undefined

  /** Whatever failed before was got over, and a session that was interrupted went on. */
  function goOn(): void {
    failure = undefined
    if (stop === 'interrupted' && !running) stop = undefined
  }

  function use(total: Json): void {
    const input = number(total['input_tokens'])
    const output = number(total['output_tokens'])
    if (input !== undefined || output !== undefined)
      trace.usage = defined({ input_tokens: input, output_tokens: output })
  }

  return {
    goOn,
    /** The model did something: one response is everything between two inputs. Returns its number. */
    respond(): number {
      if (!responding) turns++
      responding = true
      goOn()
      return turns
    },
    /** The model was given something. */
    input(): void {
      responding = false
    },
    called(call: Call): void {
      unanswered = call
    },
    answered(said: string): void {
      last = said
      unanswered = undefined
    },
    /** Takes an event of the session's course. False: it is none. */
    event(type: string, e: Json): boolean {
      switch (type) {
        case 'token_count':
          use(object(object(e['info'])['total_token_usage']))
          return true
        case 'task_started':
        case 'turn_started':
          bounded = true
          running = true
          stop = undefined
          failure = undefined
          final = undefined
          return true
        case 'task_complete':
        case 'turn_complete':
        case 'turn.completed':
          bounded = true
          running = false
          use(object(e['usage']))
          final = text(e['last_agent_message']) ?? final
          if (e['error']) failure = failureText(e['error'])
          stop = failure === undefined ? 'completed' : undefined
          duration = sum(duration, number(e['duration_ms']))
          return true
        case 'turn_aborted':
          // Versions that record no bounds of turns record this: a session may go on after it.
          running = false
          stop = e['reason'] === 'budget_limited' ? 'output_token_budget' : 'interrupted'
          return true
        case 'error':
          failure = failureText(e['message'] ?? e['error'])
          stop = undefined
          return true
        default:
          return false
      }
    },
    /** Writes all of it into the trace. `cut`: the file ended in the middle of a line. */
    finish(cut: boolean): void {
      if (turns > 0) trace.turns = turns
      else b.lacks('turns')
      if (failure !== undefined) trace.error = failure
      else if (stop) trace.stop_cause = stop
      else if (!bounded) b.lacks('stop_cause')
      // Without bounds of turns, a call that nothing followed shows that the session has no end.
      const goesOn = bounded ? running : unanswered !== undefined && isOpen(unanswered)
      if (cut || (goesOn && failure === undefined && stop !== 'interrupted')) trace.truncated = true
      const answer = final ?? (unanswered && stop !== 'completed' ? undefined : last)
      if (answer !== undefined) trace.answer = answer
      if (duration !== undefined) trace.duration_ms = duration
    },
  }
}

const sum = (a: number | undefined, b: number | undefined): number | undefined => (a === undefined ? b : a + (b ?? 0))
