// What was said to a model and what it answered, in one shape, and how each convention writes a message.
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import { type Attributes, firstText, indexed, payloadOf } from './value.ts'

export type Asked = { id: string | undefined; tool: string; arguments: unknown }
export type Returned = { id: string | undefined; tool: string | undefined; result: unknown }
export type Message = {
  role: string
  text: string
  calls: readonly Asked[]
  results: readonly Returned[]
  reason?: string | undefined
}

/** The messages of a list in any of the shapes that payloads have; `undefined`: it is no list, or its text was cut. */
export function messagesOf(value: unknown, role = 'user'): Message[] | undefined {
  const given = payloadOf(value)
  const list =
    isObject(given) && Array.isArray(given['messages']) ? given['messages'] : isObject(given) ? [given] : given
  if (!Array.isArray(list)) return undefined
  return list
    .flat()
    .map((m) => (isObject(m) ? messageOf(m, role) : { role, text: text(m) ?? '', calls: [], results: [] }))
}

/** A message with parts (GenAI, Gemini), or with content and calls (OpenAI, Anthropic, AI SDK). */
export function messageOf(m: Json, fallback: string): Message {
  const role = roleOf(text(m['role']) ?? fallback)
  const body = payloadOf(m['parts'] ?? m['content'])
  const parts = array(body).filter(isObject)
  const said = Array.isArray(body) ? joined(body) : (text(body) ?? contentText(body))
  const calls = [
    ...parts.flatMap(askedIn),
    ...array(payloadOf(m['tool_calls'] ?? m['toolCalls']))
      .filter(isObject)
      .flatMap(askedIn),
  ]
  const results = parts.flatMap(returnedIn)
  if (role === 'tool' && results.length === 0) {
    const id = text(m['tool_call_id']) ?? text(m['id']) ?? text(m['toolCallId'])
    results.push({ id, tool: text(m['name']), result: body })
  }
  return { role, text: role === 'tool' ? '' : said, calls, results, reason: text(m['finish_reason'])?.toLowerCase() }
}

const roleOf = (role: string): string =>
  role === 'model' || role === 'ai' ? 'assistant' : role === 'human' ? 'user' : role

/** The texts of parts, where thoughts are none. */
const joined = (parts: readonly unknown[]): string =>
  parts
    .map((p) => {
      if (!isObject(p)) return text(p)
      const isText = p['type'] === undefined || p['type'] === 'text' || p['type'] === 'output_text'
      return isText && p['thought'] !== true ? (text(p['content']) ?? text(p['text'])) : undefined
    })
    .filter((t) => t !== undefined)
    .join('')

/** The call that a part or an element of `tool_calls` asks for. */
function askedIn(p: Json): readonly Asked[] {
  const inner = object(
    p['function_call'] ?? p['functionCall'] ?? p['toolUse'] ?? p['function'] ?? p['server_tool_call'],
  )
  const isCall =
    p['type'] === undefined ||
    /^(?:tool_call|tool-call|tool_use|function|function_call|server_tool_call)$/.test(String(p['type']))
  const tool = text(inner['name']) ?? (isCall ? (text(p['name']) ?? text(p['toolName'])) : undefined)
  if (tool === undefined || !isCall) return []
  const holder = text(inner['name']) === undefined ? p : inner
  const given = holder['arguments'] ?? holder['args'] ?? holder['input'] ?? p['server_tool_call']
  return [
    {
      id: text(p['id']) ?? text(p['toolCallId']) ?? text(inner['id']) ?? text(inner['toolUseId']),
      tool,
      arguments: payloadOf(given),
    },
  ]
}

function returnedIn(p: Json): readonly Returned[] {
  const inner = p['function_response'] ?? p['functionResponse'] ?? p['toolResult']
  if (isObject(inner)) {
    const result = payloadOf(inner['response'] ?? inner['content'])
    return [{ id: text(inner['id']) ?? text(inner['toolUseId']), tool: text(inner['name']), result }]
  }
  if (!/^(?:tool_call_response|tool-result|tool_result|server_tool_call_response)$/.test(String(p['type']))) return []
  const id = text(p['id']) ?? text(p['tool_call_id']) ?? text(p['tool_use_id']) ?? text(p['toolCallId'])
  const result = payloadOf(
    p['response'] ?? p['server_tool_call_response'] ?? p['result'] ?? p['output'] ?? p['content'],
  )
  return [{ id, tool: text(p['name']) ?? text(p['toolName']), result }]
}

/** The messages that OpenInference and Traceloop spread over attributes. */
export function spreadMessages(attributes: Attributes, prefix: string, inner: string, fallback: string): Message[] {
  return indexed(attributes, prefix).map((m) => {
    const at = (key: string) => m.get(`${inner}${key}`)
    const role = roleOf(text(at('role')) ?? fallback)
    const content = payloadOf(at('content')) ?? partsOf(m, `${inner}contents`)
    const said = Array.isArray(content) ? joined(content) : (text(at('content')) ?? '')
    const id = text(at('tool_call_id')) ?? undefined
    return {
      role,
      text: role === 'tool' ? '' : said,
      calls: indexed(m, `${inner}tool_calls`).flatMap(spreadCall),
      results: role === 'tool' ? [{ id, tool: text(at('name')), result: content }] : [],
      reason: text(at('finish_reason'))?.toLowerCase(),
    }
  })
}

const partsOf = (m: Attributes, prefix: string): unknown => {
  const parts = indexed(m, prefix).map((p) => firstText(p, 'message_content.text'))
  return parts.length > 0 ? parts.filter((p) => p !== undefined) : undefined
}

function spreadCall(c: Attributes): readonly Asked[] {
  const tool = firstText(c, 'tool_call.function.name', 'name', 'function.name')
  if (tool === undefined) return []
  const given = c.get('tool_call.function.arguments') ?? c.get('arguments') ?? c.get('function.arguments')
  return [{ id: firstText(c, 'tool_call.id', 'id'), tool, arguments: payloadOf(given) }]
}
