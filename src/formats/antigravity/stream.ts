// Antigravity CLI's stream: steps that are told in several states, of which the last counts.
import type { Call } from '../../model/trace.ts'
import { defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session, timeOf } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { about, isEvent } from './stream-shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r, current) => r['event'] === 'init' && current.isOther(text(r['conversation_id'])),
  )

const over = new Set(['DONE', 'ERROR', 'CANCELLED', 'CANCELED'])

function session(sink: Sink): Session & { isOther(id: string | undefined): boolean } {
  const talk = conversation(sink, {
    ...about,
    agent: 'antigravity',
    closes: 'result record',
  })
  const { run, b, trace } = talk
  const calls = new Map<number, Call>()
  const types = new Map<number, string>()
  let id: string | undefined
  let opened = false

  function step(s: Json): void {
    const index = number(s['step_index'])
    const type = text(s['step_type']) ?? (index === undefined ? undefined : types.get(index))
    if (index !== undefined && type !== undefined) types.set(index, type)
    if (type === 'user_input') talk.prompt(text(s['text_delta']) ?? '')
    else if (type === 'agent_response') say(s, index)
    else if (type === 'tool' || isObject(s['tool_info'])) tool(s, index)
    else if (type === 'checkpoint' && s['state'] === 'DONE') b.compaction()
    else if (type === 'subagent' && s['state'] !== 'ACTIVE')
      run.uncertain('a sub-agent ran, and its calls are not in this stream')
  }

  function say(s: Json, index: number | undefined): void {
    talk.respond(index ?? 'nameless')
    const words = text(s['text_delta']) ?? ''
    // The last state may repeat all that was said.
    if (words !== '' && words !== talk.streamed()) talk.stream(words)
  }

  function tool(s: Json, index: number | undefined): void {
    const info = object(s['tool_info'])
    const name = text(s['tool_name']) ?? text(info['name'])
    const before = index === undefined ? b.waiting() : calls.get(index)
    if (!before && name === undefined) return
    const call = before ?? talk.call({ tool: name as string, arguments: info['parameters'] }, timeOf(s['created_at']))
    if (index !== undefined) calls.set(index, call)
    const state = text(s['state']) ?? ''
    if (!over.has(state)) return
    const took = number(s['duration_seconds'])
    const failed = state !== 'DONE' || isObject(info['error'])
    const why = isObject(info['error']) ? failureText(info['error']) : ''
    talk.result(call, {
      result: text(info['output']) ?? why,
      is_error: failed,
      ...(took === undefined ? {} : { duration_ms: took * 1000 }),
      ...(failed && isDenial(why) ? { denied: true } : {}),
    })
  }

  function close(r: Json): void {
    const usage = object(r['usage'])
    const input = number(usage['input_tokens'])
    const output = number(usage['output_tokens'])
    run.used(defined({ input_tokens: input, output_tokens: output }))
    const took = number(r['duration_seconds'])
    if (took !== undefined) trace.duration_ms = took * 1000
    run.count(number(r['num_turns']) ?? run.turns())
    const denied = array(r['denied_actions'])
    const known = trace.events.filter((e) => e.type === 'tool_call' && e.denied).length
    if (denied.length > known)
      run.uncertain(`the result names denied actions (${denied.length}), of which ${known} are among the calls`)
    const answer = text(r['response'])
    run.told(answer)
    const status = text(r['status']) ?? ''
    if (/^(?:CANCELL?ED|INTERRUPTED)$/.test(status)) run.stop('interrupted')
    else if (/MAX_TURNS/.test(status)) run.stop('max_turns')
    else if (status !== 'SUCCESS') run.failed(failureText(r['error'] ?? status))
    // Refused what it needs, the agent said nothing more.
    else run.stop(denied.length > 0 && answer === undefined ? 'interrupted' : 'completed')
  }

  return {
    isOther: (next) => id !== undefined && next !== id,
    record(r) {
      if (!isEvent(r)) return false
      const event = r['event'] as string
      const payload = object(r[event])
      id ??= text(r['conversation_id']) ?? text(payload['conversation_id'])
      talk.named(id)
      if (event === 'init') {
        opened = true
        talk.model(payload['model'])
        const tools = array(payload['tools']).filter((t) => typeof t === 'string')
        if (tools.length > 0) trace.tools = tools
        return true
      }
      if (!opened) run.headless('it has no init record: its beginning is missing')
      opened = true
      if (event === 'result') close(payload)
      else step(payload)
      return true
    },
    finish(cut) {
      if (!trace.tools) b.lacks('offered_tools')
      return talk.finish(cut)
    },
  }
}

/** Is it what Antigravity says of an action that a person or a policy refused? */
const isDenial = (why: string): boolean => /\b(?:user denied permission|denied by|permission denied by)\b/i.test(why)
