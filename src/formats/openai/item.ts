// What tells the items of the Responses API, and what holds them, from records of others.
import { array, isObject, type Json, text } from '../json.ts'

export const isResponse = (r: unknown): r is Json =>
  isObject(r) && r['object'] === 'response' && Array.isArray(r['output'])

/** The response in a record: itself, or what a log wraps. */
export const responseIn = (r: unknown): unknown =>
  isObject(r) && r['object'] === undefined && isResponse(r['response']) && !isStreamEvent(r) ? r['response'] : r

/** An event of a streamed response. */
export const isStreamEvent = (r: unknown): r is Json =>
  isObject(r) && typeof r['type'] === 'string' && r['type'].startsWith('response.')

/** The types of items that no other format writes at the top of a record, each with what it must have. */
const own: Readonly<Record<string, readonly string[]>> = {
  function_call: ['call_id', 'name'],
  function_call_output: ['call_id', 'output'],
  custom_tool_call: ['call_id', 'name'],
  custom_tool_call_output: ['call_id', 'output'],
  mcp_call: ['name', 'server_label'],
  mcp_approval_request: ['name', 'server_label'],
  mcp_approval_response: ['approval_request_id'],
  mcp_list_tools: ['server_label'],
  computer_call: ['call_id', 'action'],
  computer_call_output: ['call_id', 'output'],
  local_shell_call: ['action'],
  shell_call: ['call_id', 'action'],
  shell_call_output: ['call_id', 'output'],
  apply_patch_call: ['call_id', 'operation'],
  apply_patch_call_output: ['call_id'],
  web_search_call: ['status'],
  file_search_call: ['queries'],
  code_interpreter_call: ['code'],
  image_generation_call: ['status'],
}

export const isItemOfOwn = (r: unknown): r is Json =>
  isObject(r) &&
  typeof r['type'] === 'string' &&
  Object.hasOwn(own, r['type']) &&
  own[r['type']]?.every((k) => k in r) === true

/** A message whose content says that it is an item's. */
export const isTypedMessage = (r: unknown): r is Json =>
  isObject(r) &&
  typeof r['role'] === 'string' &&
  (r['type'] === 'message' || r['type'] === undefined) &&
  array(r['content']).some((c) => isObject(c) && /^(?:in|out)put_text$/.test(text(c['type']) ?? ''))

const passive = new Set(['reasoning', 'item_reference', 'compaction', 'compaction_summary'])
const roles = new Set(['user', 'assistant', 'system', 'developer'])

/** A text, or the blocks of an item. */
const isContent = (content: unknown): boolean =>
  typeof content === 'string' ||
  (Array.isArray(content) &&
    content.every((c) => isObject(c) && /^(?:\w+_)?(?:text|image|audio|file|refusal)$/.test(text(c['type']) ?? '')))

/** Any item of a list, where a list of items it is. A message holds no calls: those of a chat are another format's. */
export function isItem(r: unknown): r is Json {
  if (!isObject(r)) return false
  const { type, role } = r
  if (type === undefined || type === 'message')
    return roles.has(role as string) && isContent(r['content']) && !('tool_calls' in r || 'function_call' in r)
  return typeof type === 'string' && (passive.has(type) || /^\w+_(?:call|call_output)$/.test(type) || isItemOfOwn(r))
}
