// One response of a model: what its spans say of what went in and what came out. The span that is nearest to the model speaks first.
import { array, isObject, type Json, object, text } from '../json.ts'
import { finishReason } from './kind.ts'
import { type Message, messageOf, messagesOf, spreadMessages } from './message.ts'
import type { Span } from './spans.ts'
import { type Attributes, firstText, indexed, payloadOf } from './value.ts'

export type Response = {
  input: readonly Message[]
  /** `undefined`: what came out was not recorded. */
  output: Message | undefined
  reason: string | undefined
  /** The tools that were offered; `undefined`: not recorded. */
  offered: readonly string[] | undefined
}

/** `chain`: the span of the response, and the spans around it that report the same. */
export function responseOf(chain: readonly Span[]): Response {
  const input = chain.map(inputOf).find((m) => m !== undefined && m.length > 0) ?? []
  const output = chain.map(outputOf).find((m) => m !== undefined && m.length > 0)
  const reason = chain.map(finishReason).find((r) => r !== undefined)
  return {
    input,
    output: output && merged(output),
    reason: reason ?? output?.map((m) => m.reason).find((r) => r !== undefined),
    offered: chain.map(({ attributes }) => offeredIn(attributes)).find((t) => t !== undefined),
  }
}

/** Of several choices the first was used; an answer may come in several messages all the same. */
const merged = (messages: readonly Message[]): Message => ({
  role: 'assistant',
  text: messages.map((m) => m.text).join(''),
  calls: messages.flatMap((m) => m.calls),
  results: messages.flatMap((m) => m.results),
})

function inputOf(span: Span): Message[] | undefined {
  const { attributes: a } = span
  return (
    messagesOf(detail(span, 'gen_ai.input.messages')) ??
    some(spreadMessages(a, 'llm.input_messages', 'message.', 'user')) ??
    some(spreadMessages(a, 'gen_ai.prompt', '', 'user')) ??
    contents(a.get('gcp.vertex.agent.llm_request')) ??
    some(eventMessages(span).filter((m) => m.event !== 'gen_ai.choice')) ??
    messagesOf(a.get('ai.prompt.messages')) ??
    messagesOf(eventAttribute(span, 'gen_ai.content.prompt', 'gen_ai.prompt')) ??
    plainText(firstText(a, 'gen_ai.prompt', 'input.value'), 'user')
  )
}

function outputOf(span: Span): Message[] | undefined {
  const { attributes: a } = span
  return (
    messagesOf(detail(span, 'gen_ai.output.messages'), 'assistant') ??
    some(spreadMessages(a, 'llm.output_messages', 'message.', 'assistant')) ??
    some(spreadMessages(a, 'gen_ai.completion', '', 'assistant')) ??
    geminiResponse(a.get('gcp.vertex.agent.llm_response')) ??
    some(eventMessages(span).filter((m) => m.event === 'gen_ai.choice')) ??
    sdkResponse(a) ??
    messagesOf(eventAttribute(span, 'gen_ai.content.completion', 'gen_ai.completion'), 'assistant') ??
    completion(payloadOf(a.get('output.value'))) ??
    plainText(firstText(a, 'gen_ai.completion'), 'assistant')
  )
}

const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)

const plainText = (said: string | undefined, role: string): Message[] | undefined =>
  said === undefined || /^\s*[[{]/.test(said) ? undefined : [{ role, text: said, calls: [], results: [] }]

/** An attribute, or the same on the event that carries the details of the inference. */
const detail = (span: Span, key: string): unknown =>
  span.attributes.get(key) ?? eventAttribute(span, 'gen_ai.client.inference.operation.details', key)

function eventAttribute({ events }: Span, name: string, key: string): unknown {
  const event = events.find((e) => e.name === name)
  return event?.attributes.get(key) ?? (isObject(event?.body) ? event.body[key] : undefined)
}

/** Gemini's request as ADK records it. */
function contents(request: unknown): Message[] | undefined {
  const given = object(payloadOf(request))['contents']
  return Array.isArray(given) && given.length > 0 ? messagesOf(given) : undefined
}

function geminiResponse(response: unknown): Message[] | undefined {
  const given = object(payloadOf(response))
  const content = given['content'] ?? object(array(given['candidates'])[0])['content']
  return isObject(content)
    ? [{ ...messageOf(content, 'assistant'), reason: text(given['finish_reason'])?.toLowerCase() }]
    : undefined
}

/** The AI SDK's own attributes. */
function sdkResponse(a: Attributes): Message[] | undefined {
  const said = firstText(a, 'ai.response.text')
  const asked = payloadOf(a.get('ai.response.toolCalls'))
  if (said === undefined && !Array.isArray(asked)) return undefined
  return [messageOf({ role: 'assistant', content: said ?? '', tool_calls: asked }, 'assistant')]
}

/** The whole response of an API, or its text. */
function completion(value: unknown): Message[] | undefined {
  if (typeof value === 'string') return plainText(value, 'assistant')
  const message = object(array(object(value)['choices'])[0])['message']
  if (isObject(message)) return [messageOf(message, 'assistant')]
  return isObject(value) && (value['role'] === 'assistant' || Array.isArray(value['tool_calls']))
    ? [messageOf(value, 'assistant')]
    : undefined
}

const eventRole = /^gen_ai\.(system|user|assistant|tool)\.message$/

/** The messages of the older conventions: events of the span, records of a log, or a list in the attribute `events`. */
function eventMessages(span: Span): (Message & { event: string })[] {
  const listed = array(payloadOf(span.attributes.get('events')))
    .filter(isObject)
    .map((e) => ({ name: text(e['event.name']) ?? '', body: e }))
  const events = [...span.events.map((e) => ({ name: e.name, body: bodyOf(e.attributes, e.body) })), ...listed]
  return events.flatMap(({ name, body }) => {
    const role = eventRole.exec(name)?.[1] ?? (name === 'gen_ai.choice' ? 'assistant' : undefined)
    if (role === undefined) return []
    const holder = payloadOf(body['message'])
    const m = isObject(holder) ? { ...body, ...holder } : holder === undefined ? body : { ...body, content: holder }
    const message = messageOf(m, role)
    const isEmpty =
      message.text === '' && message.calls.length === 0 && message.results.every((r) => r.result === undefined)
    return isEmpty || (payloadOf(m['content']) === undefined && message.calls.length === 0)
      ? []
      : [{ ...message, event: name, reason: text(body['finish_reason'])?.toLowerCase() }]
  })
}

const bodyOf = (attributes: Attributes, body: unknown): Json =>
  isObject(body) ? { ...Object.fromEntries(attributes), ...body } : Object.fromEntries(attributes)

/** The names of the tools that the model was offered. */
function offeredIn(a: Attributes): readonly string[] | undefined {
  const request = object(object(payloadOf(a.get('gcp.vertex.agent.llm_request')))['config'])
  const declared = [
    ...listIn(a.get('gen_ai.tool.definitions')),
    ...listIn(a.get('gen_ai.request.tools')),
    ...array(request['tools']).flatMap((t) => [
      ...array(object(t)['function_declarations']),
      ...array(object(t)['functionDeclarations']),
    ]),
    ...listIn(a.get('ai.prompt.tools')),
    ...indexed(a, 'llm.tools').map((t) => payloadOf(t.get('tool.json_schema'))),
    ...indexed(a, 'llm.request.functions').map((t) => Object.fromEntries(t)),
  ]
  const names = declared.map((d) => {
    const tool = object(payloadOf(d))
    return text(object(tool['function'])['name']) ?? text(tool['name'])
  })
  const known = [...new Set(names.filter((n) => n !== undefined))]
  return known.length > 0 ? known : undefined
}

const listIn = (value: unknown): readonly unknown[] => array(payloadOf(value))
