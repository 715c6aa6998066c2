// The steps of one agent: what it said and called, and what came back.
import type { Call } from '../../model/trace.ts'
import { type Builder, isOpen } from '../build.ts'
import { FormatError } from '../contract.ts'
import type { Course } from '../course.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { referred, resultsOf } from './shape.ts'

export type Actor = ReturnType<typeof actor>

/** How Harbor's terminus-2 says that it summarised; others have a field for it. */
const summarised = /^Performed context summarization/

/** A date and time as traces hold it; ATIF demands ISO 8601 too. */
const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/

/** Reads the steps of one agent. `run`: only the main agent has a course. `delegate`: where sub-agents are read. */
export function actor(
  b: Builder,
  run: Course | undefined,
  agent: string | undefined,
  delegate: (names: readonly string[]) => void,
) {
  let calls = new Map<string, Call>()
  let called = false
  /** Ids of calls that were made in another trajectory. */
  const copied = new Set<string>()
  let orphans = false
  let lost = false

  function makeCalls(step: Json, turn: number | undefined): Call[] {
    const made: Call[] = []
    for (const raw of array(step['tool_calls']).filter(isObject)) {
      const tool = text(raw['function_name'])
      if (tool === undefined)
        throw new FormatError(
          `A call of step ${String(step['step_id']).slice(0, 20)} names no tool: expected function_name`,
        )
      const id = text(raw['tool_call_id'])
      const call = b.call({ id, tool, arguments: raw['arguments'], agent, turn }, true)
      const at = text(step['timestamp'])
      if (at !== undefined && iso.test(at)) call.at = at
      if (id !== undefined) calls.set(id, call)
      made.push(call)
      called = true
      run?.called(call)
    }
    return made
  }

  /** The call that a result belongs to: by its id, else in order; one result for several calls is what was seen after the last. */
  function callOf(result: Json, i: number, results: readonly Json[], made: readonly Call[]): Call | undefined {
    const id = text(result['source_call_id'])
    if (id !== undefined) return calls.get(id)
    return results.length === made.length ? made[i] : results.length === 1 ? made.at(-1) : undefined
  }

  function readResults(step: Json, made: readonly Call[]): void {
    const results = resultsOf(step)
    for (const [i, result] of results.entries()) {
      const call = callOf(result, i, results, made)
      const holds = result['content'] !== undefined && result['content'] !== null
      if (call && isOpen(call))
        b.settle(call, { result: holds ? contentOf(result['content']) : '', ...stated(step, result, made) })
      else if (!call && holds && step['source'] === 'agent') orphans = true
      const id = text(result['source_call_id'])
      if (!call && id !== undefined && !copied.has(id)) lost = true
      if (call || (holds && step['source'] === 'agent' && !isDone(step))) run?.returned()
      delegate(referred(result))
    }
  }

  function respond(step: Json): void {
    // A step that no model was asked for dispatches calls, and is no response.
    const asked = number(step['llm_call_count']) !== 0
    const turn = asked ? run?.respond(step) : undefined
    const said = contentText(step['message'])
    b.message(said, { agent, turn })
    if (asked) run?.said(said)
    readResults(step, makeCalls(step, turn))
  }

  return {
    /** Another trajectory of the agent begins. */
    begin(): void {
      calls = new Map()
    },
    step(step: Json): void {
      if (isObject(step['extra']) && isObject(step['extra']['context_management'])) b.compaction()
      else if (step['source'] === 'system' && summarised.test(contentText(step['message']))) b.compaction()
      // What was copied from another trajectory is known there; it is no act of this one.
      if (step['is_copied_context'] === true) {
        for (const raw of array(step['tool_calls'])) copied.add(text(object(raw)['tool_call_id']) ?? '')
        return
      }
      if (step['source'] === 'agent') respond(step)
      else {
        if (step['source'] === 'user' && run) {
          const said = contentText(step['message'])
          b.prompt(said)
          b.user(said)
          run.input(said)
        }
        readResults(step, [])
      }
    },
    /** Are there results of commands, and no call at all: does the agent act by what it writes? */
    wrote: (): boolean => orphans && !called,
    /** Is there the result of a call that is not on record? */
    lost: (): boolean => lost,
  }
}

/** What converters keep beside a result: ATIF itself has no field for failures. */
function stated(step: Json, result: Json, made: readonly Call[]): { is_error?: boolean | null; exit_code?: number } {
  const beside = object(result['extra'])
  const whole = made.length === 1 ? object(step['extra']) : {}
  const failed = beside['is_error'] ?? whole['tool_result_is_error']
  const code = number(beside['exit_code'])
  return {
    ...(typeof failed === 'boolean' ? { is_error: failed } : {}),
    ...(code !== undefined && Number.isSafeInteger(code) ? { exit_code: code } : {}),
  }
}

/** Does terminus-2 say in its text that the task is done? It has no calls in raw mode. */
const isDone = (step: Json): boolean =>
  /"task_complete"\s{0,8}:\s{0,8}true|<task_complete>\s{0,8}true/.test(contentText(step['message']))

/** A result as text where it is text, with placeholders for images. */
function contentOf(content: unknown): unknown {
  if (!Array.isArray(content)) return content
  const parts = content.map((p) =>
    isObject(p) ? (text(p['text']) ?? (p['type'] === 'image' ? '[image]' : undefined)) : text(p),
  )
  return parts.every((p) => p !== undefined) ? parts.join('\n') : content
}
