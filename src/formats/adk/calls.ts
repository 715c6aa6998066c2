// Calls of ADK and their responses: paired by id, else by name in their order; and the confirmations that stand between.
import type { Call, Elicitation } from '../../model/trace.ts'
import { type Builder, type CallEnd, defined, isOpen } from '../build.ts'
import type { Course } from '../course.ts'
import { isObject, type Json, object, text } from '../json.ts'
import { get } from './shape.ts'

/** What ADK calls itself to ask a person about another call. */
const asking = 'adk_request_confirmation'

export type Made = { agent: string | undefined; turn: number | undefined; at: string | undefined }

export function adkCalls(b: Builder, run: Course) {
  /** What was asked of a person, by the id of the question. */
  const asked = new Map<string, Json>()
  /** Calls without an id that have no response. */
  let nameless: Call[] = []

  function answer(question: Json, response: Json): void {
    const original = object(get(question['args'], 'original_function_call'))
    const confirmed = response['confirmed'] === true
    const hint = text(get(get(question['args'], 'tool_confirmation'), 'hint'))
    const guards = text(original['name'])
    b.trace.events.push(
      defined<Elicitation>({ type: 'elicitation', message: hint, action: confirmed ? 'accept' : 'decline', guards }),
    )
    const call = b.find(text(original['id']))
    if (!confirmed && call) b.settle(call, { denied: true, is_error: true })
  }

  return {
    call(f: Json, { at, ...more }: Made): void {
      const id = text(f['id'])
      if (f['name'] === asking && id !== undefined) {
        asked.set(id, f)
        return
      }
      const call = b.call({ id, tool: text(f['name']) ?? 'unknown', arguments: f['args'] ?? {}, ...more }, true)
      if (at !== undefined) call.at = at
      if (id === undefined) nameless.push(call)
      run.called(call)
    },
    response(f: Json): void {
      const id = text(f['id'])
      const question = id === undefined ? undefined : asked.get(id)
      if (question) {
        answer(question, object(f['response']))
        return
      }
      const call = b.find(id) ?? nameless.find((c) => c.tool === f['name'])
      if (!call) return
      nameless = nameless.filter((c) => c !== call)
      // A call that awaited a person, or that ran long, is answered again.
      b.settle(call, call.denied && !isOpen(call) ? { result: f['response'] } : endOf(f['response']))
      run.returned()
    },
  }
}

/** How a call ended: ADK has no field for it, but an `error` in the response, and MCP's own. */
export function endOf(response: unknown): CallEnd {
  if (!isObject(response)) return { is_error: null, result: response ?? '' }
  const marked = get(response, 'is_error')
  const failed =
    marked === true ||
    (response['error'] !== undefined && response['error'] !== null && response['error'] !== false) ||
    response['status'] === 'error'
  return { is_error: failed, result: response }
}
