// The calls that a response of LangChain's holds: each once, though the content and the provider's own words repeat them.
import { array, isObject, type Json, object, text } from '../json.ts'

/** `hosted`: the provider ran the tool, within the response. */
export type Made = { id: string | undefined; tool: string; arguments: unknown; hosted: boolean }

export function callsOf(fields: Json): Made[] {
  const own = [...array(fields['tool_calls']), ...array(fields['invalid_tool_calls'])]
  const made = own.flatMap((c) => called(object(c), 'args'))
  if (made.length === 0) {
    const { tool_calls: calls, function_call: call } = object(fields['additional_kwargs'])
    for (const c of [...array(calls), ...(isObject(call) ? [{ function: call }] : [])]) {
      const f = object(object(c)['function'])
      made.push(...called({ ...f, id: object(c)['id'] }, 'arguments'))
    }
  }
  const known = new Set(made.map((m) => m.id))
  for (const block of blocksOf(fields)) {
    const id = text(block['call_id']) ?? text(block['id'])
    if (id !== undefined && !known.has(id)) made.push(...inBlock(block, id))
  }
  return made
}

/** The results of tools that the provider ran. */
export function resultsIn(fields: Json): { id: string; result: unknown; is_error: boolean | null }[] {
  return blocksOf(fields).flatMap((block) => {
    const id = text(block['tool_call_id']) ?? text(block['tool_use_id'])
    if (id === undefined || !/tool_result$/.test(String(block['type']))) return []
    const failed = block['status'] === 'error' || block['is_error'] === true || isFailure(block['content'])
    return [{ id, result: block['output'] ?? block['content'] ?? '', is_error: failed }]
  })
}

const isFailure = (content: unknown): boolean => /_error$/.test(text(object(content)['type']) ?? '')

const blocksOf = (fields: Json): Json[] => array(fields['content']).filter(isObject)

function called(c: Json, key: string): Made[] {
  const tool = text(c['name'])
  return tool === undefined ? [] : [{ id: text(c['id']), tool, arguments: c[key], hosted: false }]
}

/** A call in a block of the content, in the words of Anthropic, of OpenAI, or of LangChain itself. */
function inBlock(block: Json, id: string): Made[] {
  const type = text(block['type']) ?? ''
  if (!/(?:tool_use|_call)$/.test(type)) return []
  const given = block['args'] ?? block['input'] ?? block['arguments'] ?? block['action']
  const hosted = !/^(?:tool_use|tool_call|function_call)$/.test(type)
  return [{ id, tool: text(block['name']) ?? type.replace(/_call$/, ''), arguments: given, hosted }]
}
