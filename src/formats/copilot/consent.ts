// What was asked of a person in a workflow session or Copilot session, and the answers: permissions, elicitations, denials.
import { type Elicitation, elicitationActions } from '../../model/trace.ts'
import { type Builder, defined } from '../build.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { type CopilotCalls, refusal } from './calls.ts'

/** Follows what is asked in one session. `d` is the data of an event. */
export function copilotConsent(b: Builder, calls: CopilotCalls) {
  const { trace } = b
  const requests = new Map<string, Json>()
  const denials = new Set<string>()

  const requestOf = (d: Json): Json => requests.get(String(d['requestId'])) ?? {}

  /** The id of the only call that waits. */
  function onlyWaiting(): string | undefined {
    const waiting = trace.events.filter((e) => e.type === 'tool_call' && e.is_error === null && !e.denied)
    const [only, ...more] = waiting
    return only?.type === 'tool_call' && more.length === 0 ? only.id : undefined
  }

  /** What a result says was refused; a call that the file does not hold otherwise is one all the same. */
  function denied(raw: Json): void {
    const id = text(raw['tool_use_id']) ?? text(raw['toolUseId']) ?? text(raw['toolCallId'])
    const tool = text(raw['tool_name']) ?? text(raw['toolName'])
    const key = id ?? JSON.stringify([tool, Object.keys(object(raw['tool_input']))])
    if (denials.has(key)) return
    denials.add(key)
    if (id !== undefined && b.find(id)) {
      calls.deny(id)
      return
    }
    const same =
      id === undefined
        ? trace.events.findLast((e) => e.type === 'tool_call' && e.tool === tool && !e.denied)
        : undefined
    if (same?.type === 'tool_call') b.settle(same, refusal)
    else if (tool !== undefined)
      b.settle(b.call({ id, tool, arguments: raw['tool_input'] ?? raw['toolInput'] }), refusal)
  }

  return {
    /** A `permission.requested` or `elicitation.requested`. */
    requested(d: Json): void {
      const id = text(d['requestId'])
      if (id !== undefined) requests.set(id, d)
    },
    /** A `permission.completed`. Where nothing names the call, it is the only one that waits. */
    permission(d: Json): void {
      if (!/^(denied|reject)/.test(String(object(d['result'])['kind'] ?? d['kind']))) return
      const request = requestOf(d)
      const named = [d, object(request['permissionRequest']), request].map((o) => text(o['toolCallId']))
      const id = named.find((one) => one !== undefined) ?? onlyWaiting()
      if (id !== undefined) calls.deny(id)
    },
    /** An `elicitation.completed`. */
    elicitation(d: Json): void {
      const action = elicitationActions.find((a) => a === d['action'])
      if (!action) return
      trace.events.push(
        defined<Elicitation>({
          type: 'elicitation',
          message: text(requestOf(d)['message']) ?? text(d['message']),
          action,
          content: d['content'] ?? undefined,
        }),
      )
    },
    /** The denials that a `session.result` lists. */
    denials(d: Json): void {
      for (const raw of [...array(d['permissionDenials']), ...array(d['permission_denials'])])
        if (isObject(raw)) denied(raw)
    },
  }
}
