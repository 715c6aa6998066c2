// What a workflow session or Copilot session is, and how far it got: engine and model, turns, the last answer, its end and usage.
import type { Call, Message, StopCause } from '../../model/trace.ts'
import { type Builder, isOpen } from '../build.ts'
import { failureText } from '../failure.ts'
import { array, type Json, number, object, text } from '../json.ts'
import { copilotUsage } from './usage.ts'

export type CopilotRun = ReturnType<typeof copilotRun>

/** The words for an end that is neither success nor failure. */
const limits: readonly (readonly [RegExp, StopCause])[] = [
  [/max_turns/, 'max_turns'],
  [/max_budget|budget_exhausted|cost_budget|max_ai_credits/, 'cost_budget'],
  [/max_tokens|output_token/, 'output_token_budget'],
  [/\b(cancel|abort|interrupt)/, 'interrupted'],
]

/** Follows one session. `d` is the data of an event. */
export function copilotRun(b: Builder) {
  const { trace } = b
  const usage = copilotUsage()
  let id: string | undefined
  /** What ran the agent of a workflow; `undefined`: it is no workflow. */
  let engine: string | undefined
  let model: string | undefined
  let starts = 0
  let responses = 0
  /** The responses of which only parts are recorded so far. */
  const unfinished = new Set<unknown>()
  let reported: number | undefined
  let last: Message | undefined
  let calledSince = false
  let final: string | undefined
  let stop: StopCause | undefined
  let failure: string | undefined
  let exit: number | undefined
  let categories: string[] = []

  /** The main agent goes on: what ended it before did not. */
  function goOn(): void {
    failure = undefined
    stop = undefined
    final = undefined
  }

  function start(d: Json): void {
    engine = text(d['sourceEngine']) ?? engine
    id ??= text(d['sessionId']) ?? text(d['session_id'])
    const name = engine ?? (d['producer'] === 'copilot-agent' ? 'copilot' : undefined)
    if (name) trace.agent = { ...trace.agent, name }
    model = text(d['model']) ?? text(d['selectedModel']) ?? model
    const tools = array(d['tools'])
      .map((t) => text(t) ?? text(object(t)['name']))
      .filter((t) => t !== undefined)
    if (tools.length > 0) trace.tools = tools
  }

  /** A `session.result`: a snapshot, of which several may come. */
  function result(d: Json): void {
    usage.result(d)
    reported = number(d['numTurns']) ?? reported
    const took = number(d['durationMs'])
    if (took !== undefined) trace.duration_ms = took
    const errors = array(d['errors'])
    const word = [d['status'], d['subtype'], d['terminal_reason']].map((w) => String(w ?? '')).join(' ')
    const limit = limits.find(([pattern]) => pattern.test(word))
    if (limit) {
      stop = limit[1]
      failure = undefined
    } else if (d['is_error'] === true || /\b(fail|error)/.test(word)) {
      stop = undefined
      failure = failureText(errors[0] ?? d['error'] ?? d['message'] ?? d['result'] ?? d['status'])
    } else if (/\b(success|succeeded|complete|completed|ok)\b/.test(word)) {
      stop = 'completed'
      failure = undefined
    } else if (errors.length > 0) failure = failureText(errors.at(-1))
    const answer = text(d['result'])
    if (answer !== undefined && failure === undefined) final = answer
  }

  function shutdown(d: Json): void {
    usage.copilot(d)
    model = text(d['currentModel']) ?? model
    if (d['shutdownType'] === 'error') failure ??= failureText(d['errorReason'] ?? 'the session ended with an error')
    else if (d['shutdownType'] === 'routine' && failure === undefined) stop ??= 'completed'
  }

  return {
    goOn,
    engine: () => engine,
    /** Is this the id of another session? The retries of a workflow belong to one run. */
    isOther: (next: string): boolean => engine === undefined && id !== undefined && next !== id,
    /** The number of the turn in which an agent speaks or calls, where it is known. */
    turn: (agent: string | undefined): number | undefined => (agent === undefined && starts > 0 ? starts : undefined),
    called(): void {
      calledSince = true
      goOn()
    },
    /** The main agent said something. `again`: it was recorded in parts before. */
    answered(message: Message, again = false): void {
      last = message
      calledSince &&= again
    },
    /** The main agent responded. `counts`: it is the first that is recorded of this response. */
    respond(counts: boolean): void {
      if (counts) responses++
      goOn()
    },
    /** A part of a response of the main agent, by its id or by what else stands for it. */
    streamed(response: unknown): void {
      unfinished.add(response)
      goOn()
    },
    /** The whole of a response is recorded. False: no part of it was before, or its whole was already. */
    completed: (response: unknown): boolean => unfinished.delete(response),
    /** The closing line of the output. */
    close(r: Json): void {
      exit = number(r['exitCode'])
      usage.copilot(object(r['usage']))
    },
    /** Takes an event of the session's course, of the main agent or (`main` is false) of another; any other says nothing here. */
    event(type: string, d: Json, main: boolean): void {
      usage.event(type, d)
      if (type === 'agent.execution') {
        exit = number(d['exitCode']) ?? exit
        categories = array(d['categories']).filter((c) => typeof c === 'string')
      }
      if (!main) return
      if (/^session\.(start|init|resume)$/.test(type)) start(d)
      else if (type === 'session.model_change') model = text(d['newModel']) ?? model
      else if (type === 'assistant.turn_start') starts++
      else if (type === 'session.result') result(d)
      else if (type === 'session.shutdown') shutdown(d)
      else if (type === 'abort') stop = 'interrupted'
      else if (type === 'session.error' && d['severity'] !== 'warning' && d['severity'] !== 'info') {
        failure = failureText(d['message'] ?? d['error'] ?? d)
        stop = undefined
      }
    },
    /** Writes all of it into the trace. `cut`: the file ended in the middle of a line. */
    finish(cut: boolean): void {
      if (id !== undefined) trace.id = id
      if (model !== undefined) trace.agent = { ...trace.agent, model }
      if (exit !== undefined && exit !== 0 && (stop === undefined || stop === 'completed'))
        failure ??= `the agent exited with code ${exit}${categories.length > 0 ? ` (${categories.join(', ')})` : ''}`
      if (exit === 0) stop ??= 'completed'
      if (failure !== undefined) trace.error = failure
      else if (stop !== undefined) trace.stop_cause = stop
      else b.lacks('stop_cause')
      // The turns that Codex reports are prompts, and other engines tell a response in several messages.
      // Parts alone do not tell where one response ends and the next begins.
      const counted = (engine === undefined || engine === 'copilot') && unfinished.size === 0 ? responses : 0
      const turns = (engine === 'codex' ? undefined : reported) ?? (starts || counted)
      if (turns > 0) trace.turns = turns
      else b.lacks('turns')
      if (!trace.tools) b.lacks('offered_tools')
      const answer = final ?? (calledSince && trace.stop_cause !== 'completed' ? undefined : last?.text)
      if (answer !== undefined) trace.answer = answer
      const used = usage.total()
      if (used) trace.usage = used
      // Nothing ended it, and its last call has no result.
      const lastCall = trace.events.findLast((e) => e.type === 'tool_call' && e.agent === undefined) as Call | undefined
      const hanging = !failure && !stop && calledSince && lastCall !== undefined && isOpen(lastCall)
      if (cut || hanging) trace.truncated = true
    },
  }
}
