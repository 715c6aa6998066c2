// What a message of LangChain's is, in each of the ways in which it is serialised.
import { isObject, type Json, object, text } from '../json.ts'

export type Role = 'human' | 'ai' | 'tool' | 'function' | 'system' | 'chat' | 'remove'
/** A message without the envelope of its serialisation. `chunk`: a piece of a streamed one. */
export type Message = { role: Role; fields: Json; chunk: boolean }

const classes: Readonly<Record<string, Role>> = {
  Human: 'human',
  AI: 'ai',
  Tool: 'tool',
  Function: 'function',
  System: 'system',
  Chat: 'chat',
  Remove: 'remove',
}
const types: ReadonlySet<unknown> = new Set(Object.values(classes))

/** The role that the name of a class says, such as `AIMessageChunk`. */
function classOf(name: unknown): { role: Role; chunk: boolean } | undefined {
  const found = typeof name === 'string' ? /^([A-Z][A-Za-z]{1,7})Message(Chunk)?$/.exec(name) : null
  const role = found && Object.hasOwn(classes, found[1] ?? '') ? classes[found[1] ?? ''] : undefined
  return role && { role, chunk: found?.[2] !== undefined }
}

/** Reads `dumpd` (a constructor), `messages_to_dict` (type and data) and `model_dump` (all in one). */
export function messageOf(value: unknown): Message | undefined {
  if (!isObject(value)) return undefined
  const { lc, type, id, kwargs, data } = value
  if (lc === 1 && type === 'constructor' && Array.isArray(id) && isObject(kwargs)) {
    const kind = classOf(id.at(-1))
    return kind && { ...kind, fields: kwargs }
  }
  const kind = types.has(type) ? { role: type as Role, chunk: false } : classOf(type)
  if (!kind || 'role' in value !== (kind.role === 'chat' && !isObject(data))) return undefined
  if (isObject(data) && 'content' in data) return { ...kind, fields: data }
  return 'content' in value ? { ...kind, fields: value } : undefined
}

export const isMessage = (value: unknown): boolean => messageOf(value) !== undefined

/** Is it a message that no other format writes? */
export function isOwn(value: unknown): boolean {
  const message = messageOf(value)
  if (!message) return false
  if (object(value)['lc'] === 1 || message.chunk || message.role === 'human' || message.role === 'ai') return true
  return message.role === 'tool' && text(message.fields['tool_call_id']) !== undefined
}
