// What a workflow session or Copilot session is, and how far it got: engine and model, turns, its end and usage.

import type { EndSettings } from '../../model/config.ts'
import type { StopCause } from '../../model/trace.ts'
import type { Builder } from '../build.ts'
import { course } from '../course.ts'
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
export function copilotRun(b: Builder, end: EndSettings) {
  const { trace } = b
  const progress = course(b, end)
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
  let exit: number | undefined
  let categories: string[] = []

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
    const isFailed = d['is_error'] === true || /\b(fail|error)/.test(word)
    if (limit) progress.stop(limit[1])
    else if (isFailed)
      progress.failed(failureText(errors[0] ?? d['error'] ?? d['message'] ?? d['result'] ?? d['status']))
    else if (/\b(success|succeeded|complete|completed|ok)\b/.test(word)) progress.stop('completed')
    else if (errors.length > 0) progress.failed(failureText(errors.at(-1)))
    if (limit || !isFailed) progress.told(text(d['result']))
  }

  function shutdown(d: Json): void {
    usage.copilot(d)
    model = text(d['currentModel']) ?? model
    if (d['shutdownType'] === 'error')
      progress.crashed(failureText(d['errorReason'] ?? 'the session ended with an error'))
    else if (d['shutdownType'] === 'routine') progress.stop('completed')
  }

  /** A process ended. Of several that ended with nothing of the agent between, a failure stands. */
  function exited(code: number | undefined): void {
    if (exit === undefined || exit === 0) exit = code ?? exit
  }

  return {
    course: progress,
    engine: () => engine,
    /** Is this the start of another session? The retries of a workflow belong to one run. */
    isOther: (d: Json): boolean => {
      const next = text(d['sessionId'])
      if (id === undefined || next === undefined || next === id) return false
      return engine === undefined || (engine !== 'copilot' && d['producer'] === 'copilot-agent')
    },
    /** The number of the turn in which an agent speaks or calls, where it is known. */
    turn: (agent: string | undefined): number | undefined => (agent === undefined && starts > 0 ? starts : undefined),
    /** The main agent responded. `counts`: it is the first that is recorded of this response. */
    respond(counts: boolean): void {
      if (counts) responses++
    },
    /** A part of a response of the main agent, by its id or by what else stands for it. */
    streamed(response: unknown): void {
      unfinished.add(response)
    },
    /** The whole of a response is recorded. False: no part of it was before, or its whole was already. */
    completed: (response: unknown): boolean => unfinished.delete(response),
    /** The closing line of the output. */
    close(r: Json): void {
      exited(number(r['exitCode']))
      usage.copilot(object(r['usage']))
    },
    /** Takes an event of the session's course, of the main agent or (`main` is false) of another; any other says nothing here. */
    event(type: string, d: Json, main: boolean): void {
      usage.event(type, d)
      if (type === 'agent.execution') {
        exited(number(d['exitCode']))
        const named = array(d['categories']).filter((c) => typeof c === 'string')
        if (named.length > 0) categories = named
      }
      if (!main) return
      if (/^(?:assistant|tool|user)\./.test(type)) {
        exit = undefined
        categories = []
      }
      if (/^session\.(start|init|resume)$/.test(type)) start(d)
      else if (type === 'session.model_change') model = text(d['newModel']) ?? model
      else if (type === 'assistant.turn_start') {
        starts++
        progress.respond(starts)
      } else if (type === 'session.result') result(d)
      else if (type === 'session.shutdown') shutdown(d)
      else if (type === 'abort') progress.stop('interrupted')
      else if (type === 'session.error' && d['severity'] !== 'warning' && d['severity'] !== 'info')
        progress.failed(failureText(d['message'] ?? d['error'] ?? d))
    },
    /** Writes all of it into the trace. `cut`: the file ended in the middle of a line. */
    finish(cut: boolean): void {
      if (id !== undefined) trace.id = id
      if (model !== undefined) trace.agent = { ...trace.agent, model }
      const why = categories.length > 0 ? ` (${categories.join(', ')})` : ''
      if (exit === 0) progress.stop('completed')
      else if (exit !== undefined) progress.crashed(`the agent exited with code ${exit}${why}`)
      // The turns that Codex reports are prompts, and other engines tell a response in several messages.
      // Parts alone do not tell where one response ends and the next begins.
      const counted = (engine === undefined || engine === 'copilot') && unfinished.size === 0 ? responses : 0
      const turns = (engine === 'codex' ? undefined : reported) ?? (starts || counted)
      progress.count(turns > 0 ? turns : undefined)
      if (!trace.tools) b.lacks('offered_tools')
      const used = usage.total()
      if (used) progress.used(used)
      progress.finish(cut)
    },
  }
}
