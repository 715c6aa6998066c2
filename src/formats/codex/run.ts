// How far a Codex session got: the responses of the model, what began and ended its tasks, and what it used.

import type { EndSettings } from '../../model/config.ts'
import { type Builder, defined } from '../build.ts'
import { course } from '../course.ts'
import { failureText } from '../failure.ts'
import { type Json, number, object, text } from '../json.ts'

export type CodexRun = ReturnType<typeof codexRun>

/** Follows one session. */
export function codexRun(b: Builder, end: EndSettings) {
  const { trace } = b
  const progress = course(b, end)
  /** One response is everything between two inputs. */
  let inputs = 0

  function use(total: Json): void {
    const input = number(total['input_tokens'])
    const output = number(total['output_tokens'])
    if (input !== undefined || output !== undefined)
      progress.used(defined({ input_tokens: input, output_tokens: output }))
  }

  return {
    course: progress,
    /** The model did something. Returns the number of its response. */
    respond: (): number => progress.respond(inputs),
    /** The model was given something. */
    input(): void {
      inputs++
    },
    /** Takes an event of the session's course. False: it is none. */
    event(type: string, e: Json): boolean {
      switch (type) {
        case 'token_count':
          use(object(object(e['info'])['total_token_usage']))
          return true
        case 'task_started':
        case 'turn_started':
          progress.closesWith('task_complete event')
          progress.opened()
          return true
        case 'task_complete':
        case 'turn_complete':
        case 'turn.completed':
          use(object(e['usage']))
          progress.told(text(e['last_agent_message']))
          if (e['error']) progress.failed(failureText(e['error']))
          else progress.stop('completed')
          took(number(e['duration_ms']))
          return true
        case 'turn_aborted':
          progress.stop(e['reason'] === 'budget_limited' ? 'output_token_budget' : 'interrupted')
          return true
        case 'error':
          progress.failed(failureText(e['message'] ?? e['error']))
          return true
        default:
          return false
      }
    },
  }

  function took(ms: number | undefined): void {
    if (ms !== undefined) trace.duration_ms = (trace.duration_ms ?? 0) + ms
  }
}
