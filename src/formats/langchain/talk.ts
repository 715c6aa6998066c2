// One run in LangChain's messages: what was asked, what the model said and called, and what came back.
import type { Call, EvidenceKind } from '../../model/trace.ts'
import type { Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import type { Reason } from '../course.ts'
import { array, contentText, isObject, type Json, object, text, writeJson } from '../json.ts'
import { tokens } from '../tokens.ts'
import type { Talk } from '../wrapped.ts'
import { callsOf, resultsIn } from './calls.ts'
import { messageOf } from './message.ts'

export function talk(sink: Sink, lacks: readonly EvidenceKind[]): Talk {
  const c = conversation(sink, { format: 'langchain-messages', lacks })
  const { b, run, trace } = c
  const used = tokens(c)
  /** Messages that were read, by their ids: states repeat them. */
  const read = new Map<string, string>()
  let waiting: Call[] = []
  /** Is a response streamed whose last piece has not come? */
  let streaming = false
  /** The calls of the message that is streamed, by their places in it. */
  let streamed = { id: undefined as string | undefined, calls: new Map<unknown, { call: Call; given: string }>() }

  /** Was this message read already? Only one that is repeated whole is. */
  function isRepeated(fields: Json): boolean {
    const id = text(fields['id'])
    if (id === undefined) return false
    const print = sink.sha256(writeJson(fields))
    if (read.get(id) === print) return true
    read.set(id, print)
    return false
  }

  /** A piece of a streamed response: its calls come in fragments, which their places put together. */
  function piece(fields: Json): void {
    const id = text(fields['id'])
    if (id === undefined || id !== streamed.id) streamed = { id, calls: new Map() }
    c.respond(id ?? streamed)
    c.stream(contentText(fields['content']))
    for (const raw of array(fields['tool_call_chunks']).filter(isObject)) {
      const at = raw['index'] ?? raw['id']
      const known = streamed.calls.get(at)
      const tool = text(raw['name'])
      if (known) {
        known.given += text(raw['args']) ?? ''
        b.giveArguments(known.call, known.given)
      } else if (tool !== undefined) {
        const call = c.call({ id: text(raw['id']), tool, arguments: raw['args'] })
        waiting.push(call)
        streamed.calls.set(at, { call, given: text(raw['args']) ?? '' })
      }
    }
    const about = object(fields['response_metadata'])
    streaming = !(fields['chunk_position'] === 'last' || 'finish_reason' in about || 'stop_reason' in about)
    told(id ?? streamed, fields, streamed.calls.size > 0)
  }

  function respond(fields: Json): void {
    c.respond(fields)
    c.say(contentText(fields['content']))
    const calls = callsOf(fields)
    for (const one of calls) waiting.push(c.call(one))
    for (const { id, ...end } of resultsIn(fields)) settle(id, end)
    // The provider ran these: a response that is on record has their results, whether it repeats them or not.
    for (const call of waiting.filter((w) => calls.some((one) => one.hosted && one.id === w.id)))
      settle(call.id, { result: '', is_error: null })
    told(
      fields,
      fields,
      calls.some((one) => !one.hosted),
    )
  }

  /** What a response says of itself: why it ended, what it used, which model it is of. */
  function told(response: unknown, fields: Json, calls: boolean): void {
    const about = object(fields['response_metadata'])
    const why = text(about['finish_reason']) ?? text(about['stop_reason']) ?? text(about['finishReason'])
    if (why !== undefined) run.reasoned(calls ? 'continues' : stops.get(why.toLowerCase()))
    c.model(about['model_name'] ?? about['model'])
    const usage = object(fields['usage_metadata'])
    used.of(response, usage['input_tokens'], usage['output_tokens'])
  }

  function settle(id: string | undefined, end: { result: unknown; is_error: boolean | null }): void {
    const call = id === undefined ? waiting[0] : waiting.find((w) => w.id === id)
    waiting = waiting.filter((w) => w !== call)
    c.result(call, end)
  }

  return {
    message(m) {
      const message = messageOf(m)
      if (!message) return
      const { role, fields, chunk } = message
      if (role === 'ai' && chunk) {
        piece(fields)
        return
      }
      if (isRepeated(fields)) return
      if (role === 'human') c.prompt(contentText(fields['content']))
      else if (role === 'chat' && fields['role'] === 'user') c.prompt(contentText(fields['content']))
      else if (role === 'ai' || (role === 'chat' && fields['role'] === 'assistant')) respond(fields)
      else if (role === 'tool' || role === 'function') {
        const { status } = fields
        const failed = status === 'error' ? true : status === 'success' ? false : null
        const byName = role === 'function' ? waiting.find((w) => w.tool === fields['name'])?.id : undefined
        settle(text(fields['tool_call_id']) ?? byName, { result: resultOf(fields['content']), is_error: failed })
      } else if (role === 'remove') b.compaction()
    },
    wrapper(w) {
      const config = object(object(w['config'])['configurable'])
      c.named(text(w['thread_id']) ?? text(config['thread_id']) ?? text(w['id']) ?? text(w['run_id']))
      if (w['__interrupt__'] || object(w['values'])['__interrupt__'])
        run.incomplete('the graph waits for a person (__interrupt__)')
    },
    finish(cut) {
      used.settle()
      if (streaming) run.incomplete('the last response is streamed, and its last piece is missing')
      const known = trace.events.some((e) => e.type === 'tool_call' && e.is_error !== null)
      if (!known && trace.events.some((e) => e.type === 'tool_call')) b.lacks('errors')
      return c.finish(cut)
    },
  }
}

/** A result as text where it is text. */
const resultOf = (content: unknown): unknown =>
  Array.isArray(content) && content.every((p) => typeof p === 'string' || (isObject(p) && text(p['text'])))
    ? contentText(content)
    : content

/** Why a response ended, in the words of the providers. */
const stops: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['stop', 'completed'],
  ['end_turn', 'completed'],
  ['stop_sequence', 'completed'],
  ['tool_calls', 'continues'],
  ['tool_use', 'continues'],
  ['function_call', 'continues'],
  ['length', 'output_token_budget'],
  ['max_tokens', 'output_token_budget'],
  ['content_filter', 'refused'],
  ['safety', 'refused'],
  ['refusal', 'refused'],
])
