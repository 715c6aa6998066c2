// The calls of one workflow session or Copilot session: asked for by messages, started, ended or refused, each once.
import type { Call } from '../../model/trace.ts'
import type { Builder, CallEnd } from '../build.ts'
import { isObject, type Json, text } from '../json.ts'
import { argumentsOf, endOf } from './call.ts'
import type { CopilotRun } from './run.ts'

export type CopilotCalls = ReturnType<typeof copilotCalls>

/** How a call that was refused ended. */
export const refusal: CallEnd = { denied: true, is_error: true }

/** Collects the calls of one session. `d` is the data of an event, `agent` the sub-agent it is of. */
export function copilotCalls(b: Builder, run: CopilotRun) {
  const refused = new Set<string>()

  /** A call, from the message that asks for it or from its start: the two share an id. `undefined`: it has no name. */
  function call(d: Json, agent: string | undefined): Call | undefined {
    const tool = text(d['toolName']) ?? text(d['name'])
    if (tool === undefined) return undefined
    const id = text(d['toolCallId'])
    const before = b.find(id)
    const given = argumentsOf(d, tool)
    const one = before ?? b.call({ id, tool, arguments: given, agent, turn: run.turn(agent) })
    if (before && isObject(one.arguments) && Object.keys(one.arguments).length === 0) b.giveArguments(one, given)
    if (agent !== undefined) one.agent ??= agent
    if (id !== undefined && refused.has(id)) b.settle(one, refusal)
    if (agent === undefined && !before) run.called()
    return one
  }

  return {
    call,
    /** The end of a call. False: it is not known of what. */
    complete(d: Json, agent: string | undefined): boolean {
      const one = b.find(text(d['toolCallId'])) ?? call(d, agent)
      if (one) b.settle(one, endOf(d, one.tool, run.engine()))
      return one !== undefined
    },
    /** Someone refused the call with this id, which may be recorded later. */
    deny(id: string): void {
      refused.add(id)
      const one = b.find(id)
      if (one) b.settle(one, refusal)
    },
  }
}
