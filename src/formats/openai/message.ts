// What a chat message of OpenAI's is, and the wrappers it is logged in.
import { flatCall, isResultAlone } from '../flat.ts'
import { array, isObject, type Json, object, text } from '../json.ts'

export const roles = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function'])
/** The keys of a message that may hold objects, whatever is in them. */
const structured = new Set([
  'content',
  'tool_calls',
  'function_call',
  'refusal',
  'audio',
  'annotations',
  'provider_specific_fields',
  'reasoning_details',
  'thinking_blocks',
  'reasoning',
  'logprobs',
  'usage',
  'metadata',
  'cache_control',
  'tools',
])
const blockTypes = new Set([
  'text',
  'input_text',
  'output_text',
  'image_url',
  'input_audio',
  'file',
  'refusal',
  undefined,
])

/** Is it a chat message, and nothing more? */
export function isMessage(m: unknown): m is Json {
  if (!isObject(m) || !roles.has(m['role'] as string) || 'type' in m) return false
  if (callsAmiss(m)) return false
  const isResult = m['role'] === 'tool' && text(m['tool_call_id']) !== undefined
  const says = 'content' in m || (isResult && ('output' in m || 'result' in m || 'error' in m))
  if (!says && !Array.isArray(m['tool_calls']) && !isObject(m['function_call'])) return false
  // A message that holds calls in its own way says something that this reader does not know.
  const known = array(m['tool_calls']).length > 0 || isResult
  const flat = known ? undefined : flatCall(m)
  if (flat && !isResultAlone(flat)) return false
  for (const key in m) if (!known && !structured.has(key) && holdsCalls({ [key]: m[key] })) return false
  return !Array.isArray(m['content']) || m['content'].every((b) => isObject(b) && blockTypes.has(b['type'] as string))
}

/** Calls that are no list, or that neither the assistant nor the user makes: there nobody looks for them. */
function callsAmiss(m: Json): boolean {
  const { tool_calls: list, function_call: one } = m
  if (list !== undefined && list !== null && !Array.isArray(list)) return true
  return m['role'] !== 'assistant' && m['role'] !== 'user' && (array(list).length > 0 || isObject(one))
}

/** Does a value speak of calls anywhere within? Keys and types are looked at; a value too large to look at does. */
export function holdsCalls(value: unknown): boolean {
  if (isObject(value) && callsAmiss(value)) return true
  const rest = [value]
  for (let n = 0; rest.length > 0; n++) {
    const at = rest.pop()
    if (typeof at !== 'object' || at === null) continue
    if (n > 2000) return true
    for (const [key, inner] of Object.entries(at)) {
      const nested = typeof inner === 'object' && inner !== null
      if (nested && !Array.isArray(at) && callWords.test(key)) return true
      if (key === 'type' && typeof inner === 'string' && callWords.test(inner)) return true
      if (nested) rest.push(inner)
    }
  }
  return false
}

export const ownWay = (m: Json): string =>
  `A message speaks of calls in a form that is not known: it has the keys ${Object.keys(m).slice(0, 8).join(', ')}; convert the file`

const callWords = /tool|call|function|action|invocation|command|parts/i

/** An agent that writes its calls as text (mini-swe-agent): read as a chat, it would seem to have called nothing. */
export const speaksInText = (m: unknown): boolean =>
  isObject(m) && typeof m['content'] === 'string' && /^<returncode>-?\d+<\/returncode>/.test(m['content'])

export const firstChoice = (completion: unknown): Json => object(array(object(completion)['choices'])[0])
export const isCompletion = (r: unknown): r is Json =>
  isObject(r) && r['object'] === 'chat.completion' && isMessage(firstChoice(r)['message'])

const lists = ['raw_messages', 'fncall_messages', 'messages', 'conversation'] as const

/** The messages of a wrapper: `{messages}`, `{conversation}`, `{values: {messages}}`, or one level down. */
export function messagesOf(r: unknown): readonly unknown[] | undefined {
  if (!isObject(r)) return undefined
  // What the agent itself kept, before its calls were put into the text for a model without native ones.
  for (const key of lists) if (Array.isArray(r[key])) return r[key]
  for (const inner of Object.values(r))
    for (const key of ['messages', 'conversation']) if (isObject(inner) && Array.isArray(inner[key])) return inner[key]
  return undefined
}

export const isWrapper = (r: unknown): boolean => {
  const messages = messagesOf(r)
  return messages !== undefined && messages.length > 0 && messages.filter(isMessage).length * 2 > messages.length
}
