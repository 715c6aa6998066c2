// Reads the events of OpenHands 1, in their order; what the state beside them says counts at the end.
import { builder, isOpen } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import { acpCalls } from './acp.ts'
import { endOf } from './observation.ts'
import { isEvent, isState, lacks } from './shape.ts'
import { usageOf } from './usage.ts'

/** Events that say nothing of what a trace holds. */
const passing = /^(?:Hook|LLMCompletionLog|Token|Streaming|CondensationRequest|CondensationSummary|Warning|Security)/
const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

export function decode(sink: Sink): Decoder {
  const b = builder('openhands', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  const acp = acpCalls(b, run)
  /** What the state beside the events says of the end. */
  let beside: string | undefined
  let last: string | undefined

  /** The state of the run, as an event or the file beside the events says it. */
  function status(word: unknown): void {
    if (word === 'finished') run.stop('completed')
    else if (word === 'paused') run.stop('interrupted')
    else if (word === 'error') run.crashed('the run ended with an error')
    else if (word === 'stuck') run.failed('the agent was stuck in a loop')
    else run.opened()
    last = text(word)
  }

  function stats(value: unknown): void {
    const usage = usageOf(Object.values(object(object(value)['usage_to_metrics'])))
    if (usage) run.used(usage)
  }

  function action(e: Json): void {
    const turn = run.respond(e['llm_response_id'] ?? e['id'])
    const said = contentText(e['thought'])
    b.message(said, { turn })
    run.said(said)
    const made = object(e['tool_call'])
    const { kind: _, ...given } = object(e['action'])
    const call = b.call(
      {
        id: text(e['tool_call_id']) ?? text(made['id']),
        tool: text(e['tool_name']) ?? text(made['name']) ?? 'unknown',
        arguments: made['arguments'] ?? object(made['function'])['arguments'] ?? given,
        turn,
      },
      true,
    )
    const at = text(e['timestamp'])
    if (at !== undefined && iso.test(at)) call.at = at
    run.called(call)
  }

  function settled(e: Json): void {
    const call = b.find(text(e['tool_call_id']))
    if (!call) {
      run.incomplete('the result of a call is recorded without the call')
      return
    }
    if (!isOpen(call)) return
    if (e['kind'] === 'AgentErrorEvent') b.settle(call, { is_error: true, result: e['error'] })
    else if (e['kind'] === 'UserRejectObservation')
      b.settle(call, { is_error: true, denied: true, result: e['rejection_reason'] })
    else b.settle(call, endOf(object(e['observation'])))
    run.returned()
  }

  function message(e: Json): void {
    const said = contentText(object(e['llm_message'])['content'])
    if (e['source'] === 'user') {
      b.prompt(said)
      b.user(said)
      run.input(said)
    } else if (e['source'] === 'agent') {
      const turn = run.respond(e['llm_response_id'] ?? e['id'])
      b.message(said, { turn })
      run.said(said)
    }
  }

  function update(e: Json): void {
    const value = e['value']
    if (e['key'] === 'execution_status') status(value)
    else if (e['key'] === 'stats') stats(value)
    else if (e['key'] === 'full_state' && isObject(value)) {
      stats(value['stats'])
      if (typeof value['execution_status'] === 'string') status(value['execution_status'])
    }
  }

  function event(e: Json): void {
    switch (e['kind']) {
      case 'SystemPromptEvent': {
        const names = array(e['tools']).map((t) => text(object(t)['title']) ?? text(object(t)['name']))
        trace.tools = [...new Set([...(trace.tools ?? []), ...names.filter((name) => name !== undefined)])]
        break
      }
      case 'MessageEvent':
        message(e)
        break
      case 'ActionEvent':
        action(e)
        break
      case 'Condensation':
        b.compaction()
        break
      case 'ConversationStateUpdateEvent':
        update(e)
        break
      case 'ConversationErrorEvent':
        if (e['code'] === 'MaxIterationsReached') run.stop('max_turns')
        else run.failed([text(e['code']), text(e['detail'])].filter((part) => part !== undefined).join(': '))
        break
      case 'ConversationIterationLimitEvent':
        run.stop('max_turns')
        break
      case 'PauseEvent':
      case 'InterruptEvent':
        run.stop('interrupted')
        break
      case 'ACPToolCallEvent':
        acp(e)
        break
      default:
        settled(e)
    }
  }

  return {
    record(value) {
      if (isState(value)) {
        beside = text(value['execution_status'])
        stats(value['stats'])
        const model = text(object(object(value['agent'])['llm'])['model'])
        if (model !== undefined) trace.agent = { model }
        const id = text(value['id'])
        if (id !== undefined) trace.id ??= id
        return true
      }
      if (!isEvent(value)) return isObject(value) && passing.test(text(value['kind']) ?? '')
      event(value)
      return true
    },
    end(cut) {
      // The state is written apart: that a run is over says nothing of events that are missing.
      if (run.seen() && last === undefined && beside !== undefined && (beside !== 'finished' || run.isWhole()))
        if (/^(?:finished|error|stuck|paused)$/.test(beside)) status(beside)
      if (!trace.tools) b.lacks('offered_tools')
      if (!trace.usage) b.lacks('usage')
      if (!run.seen()) return
      run.finish(cut)
      sink.emit(trace)
    },
  }
}
