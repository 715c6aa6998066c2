// The calls of one workflow session or Copilot session: asked for by messages, started, ended or refused, each once.
import type { Call } from '../../model/trace.ts'
import type { Builder, CallEnd } from '../build.ts'
import { type Json, readArguments, text } from '../json.ts'
import { filled, type Step, steps } from '../steps.ts'
import { argumentsOf, endOf } from './call.ts'
import type { CopilotRun } from './run.ts'

export type CopilotCalls = ReturnType<typeof copilotCalls>

/** How a call that was refused ended. */
export const refusal: CallEnd = { denied: true, is_error: true }

/** Collects the calls of one session. `d` is the data of an event, `agent` the sub-agent it is of. */
export function copilotCalls(b: Builder, run: CopilotRun) {
  const known = steps()
  /** Calls that were refused before anything else was recorded of them. */
  const refused = new Set<string>()

  /** The call that a step belongs to, a new one where it begins one. `undefined`: it has no name. */
  function call(d: Json, step: Step, agent: string | undefined): Call | undefined {
    const tool = text(d['toolName']) ?? text(d['name'])
    const id = text(d['toolCallId'])
    const before = known.find(id, step, tool)
    if (before) {
      if (id !== undefined && before.id === undefined) b.identify(before, id)
      // What was started is what ran, whatever was asked for.
      if (step === 'start' && tool !== undefined) before.tool = tool
      return again(before, argumentsOf(d, before.tool), step, agent)
    }
    if (tool === undefined) return undefined
    const one = b.call({ id, tool, arguments: argumentsOf(d, tool), agent, turn: run.turn(agent) }, true)
    known.begin(id, step, one)
    if (id !== undefined && refused.delete(id)) b.settle(one, refusal)
    if (agent === undefined) run.course.called(one)
    return one
  }

  /** A further step: the arguments of the start stand, else those of the request, else those of the end. */
  function again(one: Call, given: unknown, step: Step, agent: string | undefined): Call {
    const read = readArguments(given)
    const more =
      step === 'start'
        ? (filled(read, one.arguments) ?? (isEmpty(read) ? undefined : read))
        : filled(one.arguments, read)
    if (more !== undefined && !one.arguments_cut) b.giveArguments(one, more)
    if (agent !== undefined) one.agent ??= agent
    return one
  }

  return {
    /** A message asks for a call. */
    request: (d: Json, agent: string | undefined): Call | undefined => call(d, 'request', agent),
    /** A call begins. False: it has no name. */
    start: (d: Json, agent: string | undefined): boolean => call(d, 'start', agent) !== undefined,
    /** The end of a call. False: it is not known of what. */
    complete(d: Json, agent: string | undefined): boolean {
      const one = call(d, 'complete', agent)
      if (!one) return false
      b.settle(one, endOf(d, one.tool, run.engine()))
      if (agent === undefined && one.agent === undefined) run.course.returned()
      return true
    },
    /** Someone refused the call with this id, which may be recorded later. */
    deny(id: string): void {
      const one = b.find(id)
      if (one) b.settle(one, refusal)
      else refused.add(id)
    },
  }
}

const isEmpty = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.keys(given).length === 0
