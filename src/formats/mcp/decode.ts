// From requests and their responses to calls and elicitations. Ids are used again, by both sides and in every session.
import {
  type Call,
  type Elicitation,
  type ElicitationAction,
  type EvidenceKind,
  elicitationActions,
} from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { array, contentText, isObject, type Json, number, object, text, writeJson } from '../json.ts'
import { timeOf } from '../time.ts'
import { type Logged, messagesIn } from './message.ts'

/** A request that waits for its response. */
type Pending =
  | { kind: 'call'; call: Call; session: string; ms: number | undefined; print: string }
  | { kind: 'elicitation'; asked: Json; during: readonly Call[] }
  | { kind: 'other' }

export function decode(sink: Sink, lacks: readonly EvidenceKind[]): Decoder {
  const b = builder('mcp-log', lacks, sink)
  const { trace } = b
  /** By the side that asked, the session and the id. */
  const pending = new Map<string, Pending>()
  const tools = new Set<string>()
  /** Calls during which a person refused something. */
  const refused = new Set<Call>()

  /** The calls that a server is at work on. */
  const openIn = (session: string): Call[] =>
    [...pending.values()].flatMap((p) => (p.kind === 'call' && p.session === session ? [p.call] : []))

  function request({ message, at, session }: Logged): void {
    const { method, id } = message
    const params = object(message['params'])
    const key = (side: string) => `${side} ${session} ${writeJson(id)}`
    if (method === 'tools/call') {
      const print = writeJson(params)
      const before = pending.get(key('agent'))
      // Both sides of a proxy log one request.
      if (before?.kind === 'call' && before.print === print) return
      const tool = text(params['name']) ?? 'unknown'
      const call = b.call({ id: text(id) ?? String(id), tool, arguments: params['arguments'] }, true)
      const when = isoOf(at)
      if (when !== undefined) call.at = when
      pending.set(key('agent'), { kind: 'call', call, session, ms: millisecondsOf(at), print })
    } else if (method === 'elicitation/create')
      pending.set(key('server'), { kind: 'elicitation', asked: params, during: openIn(session) })
    else if (id !== undefined)
      pending.set(key(/^(?:sampling|roots)\//.test(String(method)) ? 'server' : 'agent'), { kind: 'other' })
  }

  function response({ message, at, session }: Logged): void {
    const result = object(message['result'])
    const id = `${session} ${writeJson(message['id'])}`
    for (const tool of array(result['tools'])) tools.add(text(object(tool)['name']) ?? '')
    const isAction = (elicitationActions as readonly unknown[]).includes(result['action'])
    const sides = isAction ? ['server', 'agent'] : ['agent', 'server']
    const side = sides.find((s) => pending.has(`${s} ${id}`))
    const found = pending.get(`${side} ${id}`)
    pending.delete(`${side} ${id}`)
    if (found?.kind === 'call') settle(found, message, at)
    else if (found?.kind === 'elicitation') answer(found, result)
  }

  function settle({ call, ms }: Extract<Pending, { kind: 'call' }>, message: Json, at: unknown): void {
    const { error } = message
    const result = object(message['result'])
    const end = millisecondsOf(at)
    const failed = isObject(error) || result['isError'] === true
    const took = ms === undefined || end === undefined || end < ms ? undefined : end - ms
    b.settle(call, {
      result: isObject(error) ? (text(error['message']) ?? writeJson(error)) : resultOf(result),
      is_error: failed,
      ...(took === undefined ? {} : { duration_ms: took }),
      ...(failed && refused.has(call) ? { denied: true } : {}),
    })
  }

  function answer({ asked, during }: Extract<Pending, { kind: 'elicitation' }>, result: Json): void {
    const action = elicitationActions.find((a): a is ElicitationAction => a === result['action'])
    if (action === undefined) return
    // Of several calls that the server is at work on, nobody knows which one it asks about.
    if (during.length > 1) {
      b.lacks('elicitations')
      return
    }
    const [call] = during
    if (action !== 'accept' && call) refused.add(call)
    const elicitation: Elicitation = {
      type: 'elicitation',
      action,
      ...defined<{ message?: string; content?: unknown; guards?: string }>({
        message: text(asked['message']),
        content: result['content'],
        guards: call?.tool,
      }),
    }
    // The call goes on behind the answer: what it does was asked about before.
    const at = call ? trace.events.indexOf(call) : trace.events.length
    trace.events.splice(at, 0, elicitation)
  }

  return {
    record(value) {
      const logged = messagesIn(value)
      for (const one of logged) {
        if (typeof one.message['method'] === 'string') request(one)
        else response(one)
      }
      return logged.length > 0
    },
    end(cut) {
      tools.delete('')
      if (tools.size > 0) trace.tools = [...tools]
      else b.lacks('offered_tools')
      if (cut) trace.truncated = true
      sink.emit(trace)
    },
  }
}

/** A result as text where all of it is text; else as it is structured. */
function resultOf(result: Json): unknown {
  const content = array(result['content'])
  const said = contentText(content)
  if (content.length > 0 && content.every((c) => object(c)['type'] === 'text')) return said
  return result['structuredContent'] ?? (content.length > 0 ? content : said)
}

/** Milliseconds since 1970, of ISO text, seconds, milliseconds or more. */
function millisecondsOf(at: unknown): number | undefined {
  if (typeof at === 'string') {
    const ms = timeOf(at) === undefined ? Number.NaN : Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? at : `${at}Z`)
    return Number.isNaN(ms) ? undefined : ms
  }
  const n = number(at)
  if (n === undefined || n < 1e9 || n > 1e14) return undefined
  return Math.round(n < 1e11 ? n * 1000 : n)
}

function isoOf(at: unknown): string | undefined {
  const ms = millisecondsOf(at)
  return timeOf(at) ?? (ms === undefined ? undefined : new Date(ms).toISOString())
}
