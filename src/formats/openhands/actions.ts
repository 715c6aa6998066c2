// Reads the events of OpenHands 0: actions of the agent, and the observation that each caused.
import type { Call } from '../../model/trace.ts'
import { builder } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { oldEndOf } from './observation.ts'
import { isOldEvent, isOldOutput, lacks } from './shape.ts'
import { usageOf } from './usage.ts'

const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/
/** Actions that call no tool. */
const passing = new Set([
  'system',
  'recall',
  'change_agent_state',
  'null',
  'condensation_request',
  'pause',
  'resume',
  'send_pr',
])
/** Arguments that are no tool's: what the agent thought, and how the runtime handles the action. */
const own = new Set([
  'thought',
  'confirmation_state',
  'hidden',
  'blocking',
  'security_risk',
  'is_confirmed',
  'final_thought',
])

export function decode(sink: Sink): Decoder {
  let bare: ReturnType<typeof dialogue> | undefined
  return {
    record(value) {
      if (isOldOutput(value)) {
        readOutput(value, sink)
        return true
      }
      if (!isOldEvent(value)) return false
      bare ??= dialogue(sink)
      bare.event(value)
      return true
    },
    end(cut) {
      if (!bare) return
      bare.finish(cut)
      sink.emit(bare.trace)
    },
  }
}

/** Reads a task of an evaluation. */
function readOutput(record: Json, sink: Sink): void {
  const one = dialogue(sink)
  const id = text(record['instance_id'])
  if (id !== undefined) one.trace.id = id
  let unknown = 0
  for (const e of array(record['history']).flat())
    if (isOldEvent(e)) one.event(e)
    else unknown++
  if (unknown > 0) one.trace.source.unrecognised = unknown
  const usage = usageOf([record['metrics']])
  if (usage) one.run.used(usage)
  const failure = text(record['error'])
  if (failure !== undefined) one.run.crashed(failure)
  const verdicts = { ...object(record['report']), ...object(object(record['test_result'])['report']) }
  const labels = Object.entries(verdicts).filter(([, v]) => typeof v === 'boolean' || typeof v === 'number')
  if (labels.length > 0) one.trace.labels = Object.fromEntries(labels) as Record<string, boolean | number>
  one.finish(false)
  sink.emit(one.trace)
}

function dialogue(sink: Sink) {
  const b = builder('openhands-v0', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  /** The calls by the number of their action. */
  const causes = new Map<unknown, Call>()
  /** The agents that work for the main one, the last for those before it. */
  const delegates: string[] = []

  function action(e: Json): void {
    const args = object(e['args'])
    const kind = e['action'] as string
    const agent = delegates.at(-1)
    if (kind === 'condensation') b.compaction()
    if (kind === 'system') trace.tools = namesOf(args['tools']) ?? trace.tools ?? []
    if (kind === 'condensation' || passing.has(kind)) return
    const said = text(args['thought']) ?? (kind === 'message' ? text(args['content']) : undefined) ?? ''
    if (e['source'] === 'user') {
      if (kind !== 'message') return
      const words = text(args['content']) ?? ''
      b.prompt(words)
      b.user(words)
      run.input(words)
      return
    }
    const meta = object(e['tool_call_metadata'])
    const turn = agent === undefined ? run.respond(object(meta['model_response'])['id'] ?? e['id']) : undefined
    b.message(said, { turn, agent })
    if (agent === undefined) run.said(said)
    if (kind === 'message') return
    if (kind === 'reject') {
      if (agent === undefined) run.failed('the agent gave up (reject)')
      return
    }
    const call = b.call({ ...callOf(e, meta), agent, turn }, true)
    const at = text(e['timestamp'])
    if (at !== undefined && iso.test(at)) call.at = at
    if (e['id'] !== undefined) causes.set(e['id'], call)
    if (agent === undefined) run.called(call)
    // The confirmation that a person refused may stand beside the action alone.
    if (args['confirmation_state'] === 'rejected') b.settle(call, { denied: true, is_error: true })
    if (kind === 'delegate') delegates.push(text(args['agent']) ?? 'delegate')
  }

  function observation(e: Json): void {
    const kind = e['observation'] as string
    if (kind === 'agent_state_changed') state(object(e['extras']))
    if (kind === 'condense') b.compaction()
    if (kind === 'delegate') delegates.pop()
    const call = causes.get(e['cause'])
    if (!call) return
    causes.delete(e['cause'])
    b.settle(call, oldEndOf(e))
    if (call.agent === undefined) run.returned()
  }

  /** What the agent's controller says of the run. */
  function state(extras: Json): void {
    if (delegates.length > 0) return
    const why = text(extras['reason'])
    switch (extras['agent_state']) {
      case 'finished':
        run.stop('completed')
        break
      case 'error':
        if (why !== undefined && /maximum iteration/i.test(why)) run.stop('max_turns')
        else if (why !== undefined && /maximum budget|budget exceeded/i.test(why)) run.stop('cost_budget')
        else run.failed(why ?? 'the agent ended in the state error')
        break
      case 'rejected':
        run.failed(why ?? 'the agent gave up (reject)')
        break
      case 'paused':
      case 'user_rejected':
        run.stop('interrupted')
        break
      case 'stopped':
        // Every controller stops, also behind the end of its run.
        if (!run.isWhole()) run.stop('interrupted')
        break
      default:
    }
  }

  return {
    trace,
    run,
    event(e: Json): void {
      if (typeof e['action'] === 'string') action(e)
      else observation(e)
      const usage = usageOf([e['llm_metrics']])
      if (usage) run.used(usage)
    },
    finish(cut: boolean): void {
      if (!trace.tools || trace.tools.length === 0) {
        delete trace.tools
        b.lacks('offered_tools')
      }
      if (!trace.usage) b.lacks('usage')
      run.finish(cut)
    },
  }
}

/** The names of the tools that the model was offered. */
function namesOf(tools: unknown): string[] | undefined {
  const names = array(tools).map((t) => text(object(object(t)['function'])['name']))
  return names.length > 0 ? names.filter((name) => name !== undefined) : undefined
}

/** The call that the model made, or where it is not recorded the action that was read from its text. */
function callOf(e: Json, meta: Json): { id?: string | undefined; tool: string; arguments: unknown } {
  const id = text(meta['tool_call_id'])
  const message = object(object(array(object(meta['model_response'])['choices'])[0])['message'])
  const made = array(message['tool_calls']).find((c) => isObject(c) && c['id'] === id)
  const given = object(object(made)['function'])['arguments']
  const args = object(e['args'])
  const plain = Object.fromEntries(Object.entries(args).filter(([key]) => !own.has(key)))
  const final = text(args['final_thought']) ?? text(object(args['outputs'])['content'])
  return {
    id,
    tool: text(meta['function_name']) ?? (e['action'] as string),
    arguments: given ?? (e['action'] === 'finish' && final !== undefined ? { message: final } : plain),
  }
}
