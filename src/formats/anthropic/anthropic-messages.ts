// Anthropic Messages: arrays of messages with content blocks, the wrappers they are logged in, and single responses.
import type { Trace } from '../../model/trace.ts'
import { blockKind, blocksOf, isCallBlock, isResultBlock, readCall, readResult, stops } from '../blocks.ts'
import { builder, defined } from '../build.ts'
import type { Format, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { type Tokens, tokensOf } from '../usage.ts'
import { holdsWrittenCalls, seemsWritten } from '../written.ts'

const lacks = ['denials', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'] as const

/** The keys of a message that may hold objects. A message with another one says something that this reader does not know. */
const structured = new Set(['content', 'usage', 'container', 'context_management', 'metadata', 'stop_details'])

function isMessage(m: unknown): m is Json {
  if (!isObject(m) || !['user', 'assistant', 'system'].includes(m['role'] as string)) return false
  if ('type' in m && m['type'] !== 'message') return false
  const content = m['content']
  if (typeof content !== 'string' && !Array.isArray(content)) return false
  for (const key in m) if (typeof m[key] === 'object' && m[key] !== null && !structured.has(key)) return false
  return typeof content === 'string' || content.every((b) => typeof b === 'string' || blockKind(b) !== undefined)
}

/** A response of the API: what nobody else writes. */
const isResponse = (m: unknown): m is Json =>
  isMessage(m) && m['type'] === 'message' && m['role'] === 'assistant' && Array.isArray(m['content'])

const isOwn = (m: unknown): boolean =>
  isResponse(m) || (isMessage(m) && array(m['content']).some((b) => blockKind(b) === 'own'))

const responseKeys = ['response', 'output', 'completion', 'result'] as const

type Wrapper = { messages: readonly unknown[]; request: Json; response?: Json }

/** What a wrapper holds: `{messages}`, or a request one level down, with the response beside it. */
function unwrap(r: Json): Wrapper | undefined {
  // A typed record is an event of some other format that carries a message.
  if ('type' in r || 'parentUuid' in r) return undefined
  const request = [r, ...Object.values(r).filter(isObject)].find((o) => Array.isArray(o['messages']))
  const response = responseKeys.map((key) => r[key]).find((o) => isObject(o) && (isResponse(o) || isApiError(o)))
  if (!request && !isResponse(response)) return undefined
  return {
    messages: array(request?.['messages']),
    request: request ?? {},
    ...(response ? { response: response as Json } : {}),
  }
}

const isApiError = (o: unknown): boolean => isObject(o) && o['type'] === 'error' && isObject(o['error'])

/** Is it of this format, and which part of it? */
function kindOf(r: unknown): 'messages' | 'wrapper' | 'message' | undefined {
  if (Array.isArray(r)) return r.some(isOwn) && r.every(isMessage) ? 'messages' : undefined
  if (isMessage(r)) return 'message'
  if (!isObject(r)) return undefined
  const found = unwrap(r)
  if (!found?.messages.every(isMessage)) return undefined
  return found.messages.some(isOwn) || found.response ? 'wrapper' : undefined
}

export default {
  id: 'anthropic-messages',
  doc: 'Anthropic Messages: an array, JSON Lines, a wrapper with `messages` (and `response`), or one response',
  where: 'Written by a harness that dumps the messages it sends to the Messages API, or by a gateway log',
  lacks,
  before: ['openai-chat'],
  detect: (head) =>
    head.records.some((r) => isOwn(r) || (!isMessage(r) && kindOf(r) !== undefined)) ? 'strong' : undefined,
  decoder: (sink) => {
    let bare: ReturnType<typeof conversation> | undefined
    return {
      record(value) {
        switch (kindOf(value)) {
          case 'message':
            bare ??= conversation(sink)
            bare.message(value as Json)
            return true
          case 'messages': {
            const one = conversation(sink)
            for (const m of value as Json[]) one.message(m)
            sink.emit(one.finish())
            return true
          }
          case 'wrapper': {
            const { messages, request, response } = unwrap(value as Json) as Wrapper
            const one = conversation(sink)
            for (const m of messages) one.message(m as Json)
            one.wrapper(request)
            if (request !== value) one.wrapper(value as Json)
            if (response) one.response(response)
            sink.emit(one.finish())
            return true
          }
          default:
            return false
        }
      },
      end(cut) {
        if (bare) sink.emit(bare.finish(cut))
      },
    }
  },
} satisfies Format

/** Reads one conversation, message by message. */
function conversation(sink: Sink) {
  const b = builder('anthropic-messages', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  /** What a wrapper says of the end of its conversation. */
  let reason: string | undefined
  let broken: string | undefined
  /** What a wrapper says was used by all of it. */
  let total: Tokens | undefined
  let key: unknown
  let previous: string | undefined
  let compacted = false
  trace.compactions = 0

  function message(m: Json): void {
    const id = text(m['id'])
    const main = m['role'] === 'assistant'
    let turn = 0
    if (main) {
      // Messages that follow each other under one id are one response.
      if (id === undefined || id !== previous) key = m
      turn = run.respond(key)
      run.reasoned(stops.get(text(m['stop_reason']) ?? ''))
      const model = text(m['model'])
      if (model) trace.agent = { ...trace.agent, model }
      const spent = tokensOf(m['usage'])
      if (spent) add(spent)
    }
    previous = main ? id : undefined
    if (m['role'] === 'system') return
    const said: string[] = []
    for (const block of blocksOf(m['content'])) {
      if (isCallBlock(block)) {
        const { call, replayed } = readCall(b, block, id ?? m, { turn })
        if (!replayed) run.called(call)
      } else if (isResultBlock(block)) {
        if (!readResult(b, block, { claudeCode: false }))
          run.headless('it holds the result of a call that is not in it')
        if (!main) run.returned()
      } else if (block['type'] === 'compaction') {
        compacted = true
        b.compaction()
      } else if (block['type'] === 'text' && text(block['text'])) {
        if (main) {
          b.message(block['text'] as string, { turn })
          run.said(block['text'] as string)
          if (holdsWrittenCalls(block['text'] as string)) run.uncertain(seemsWritten)
        } else said.push(block['text'] as string)
      } else if (main) run.aside()
    }
    if (said.length > 0) {
      b.prompt(said.join('\n'))
      b.user(said.join('\n'))
      run.input(said.join('\n'))
    }
  }

  function add(spent: Tokens): void {
    run.used({
      ...trace.usage,
      input_tokens: (trace.usage?.input_tokens ?? 0) + spent.input_tokens,
      output_tokens: (trace.usage?.output_tokens ?? 0) + spent.output_tokens,
    })
  }

  return {
    message,
    /** The response beside the messages: the last turn, or the provider's error. */
    response(r: Json): void {
      if (isResponse(r)) message(r)
      else run.failed(text(object(r['error'])['message']) ?? text(object(r['error'])['type']) ?? 'API error')
    },
    /** What a wrapper says beside the messages. */
    wrapper(w: Json): void {
      const offered = array(w['tools'])
        .map((t) => text(object(t)['name']))
        .filter((name) => name !== undefined)
      if (offered.length > 0) trace.tools = offered
      const model = text(w['model'])
      if (model) trace.agent = { ...trace.agent, model }
      const cost = number(w['cost_usd']) ?? number(w['cost'])
      if (cost !== undefined && cost >= 0) run.used({ ...trace.usage, cost_usd: cost })
      total = tokensOf(w['usage']) ?? total
      reason = text(w['stop_reason']) ?? reason
      const broke = w['error']
      if (broke) broken = text(broke) ?? text(object(broke)['message']) ?? 'the run recorded an error'
      Object.assign(
        trace,
        defined<Partial<Trace>>({ id: text(w['id']) ?? text(w['session_id']), scenario: text(w['scenario']) }),
      )
    },
    finish(cut = false): Trace {
      run.reasoned(stops.get(reason ?? ''))
      if (total) run.used({ ...trace.usage, ...total })
      if (broken !== undefined) run.failed(broken)
      if (!trace.tools) b.lacks('offered_tools')
      if (!trace.events.some((e) => e.type === 'tool_call' && e.exit_code !== undefined)) b.lacks('exit_codes')
      if (!compacted) delete trace.compactions
      if (!compacted) b.lacks('compactions')
      run.finish(cut)
      return trace
    },
  }
}
