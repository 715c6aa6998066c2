// What a message of the Model Context Protocol is, and what logs wrap it in.
import { isObject, type Json, parseJson, text } from '../json.ts'

/** A message with what the log says of it: when, which way it went, in which session. */
export type Logged = { message: Json; at: unknown; session: string }

/** The keys that logs keep messages under. */
const envelopes = [
  'message',
  'msg',
  'payload',
  'data',
  'body',
  'frame',
  'request',
  'response',
  'rpc',
  'params',
] as const

const isRpc = (value: unknown): value is Json =>
  isObject(value) &&
  value['jsonrpc'] === '2.0' &&
  (typeof value['method'] === 'string' || 'result' in value || 'error' in value)

/** The messages of one record of a log: itself, what it wraps, or a batch of them. */
export function messagesIn(record: unknown): Logged[] {
  if (Array.isArray(record)) return record.filter(isRpc).map((message) => ({ message, at: undefined, session: '' }))
  if (isRpc(record)) return [{ message: record, at: undefined, session: '' }]
  if (!isObject(record)) return []
  const at = record['ts'] ?? record['timestamp'] ?? record['time'] ?? record['at']
  const session = [
    record['session'],
    record['session_id'],
    record['sessionId'],
    record['server'],
    record['server_name'],
  ]
    .filter((s) => typeof s === 'string' || typeof s === 'number')
    .join(' ')
  return envelopes.flatMap((key) => unwrap(record[key]).map((message) => ({ message, at, session })))
}

/** A message that a log keeps as an object, or as the text that went over the wire. */
function unwrap(value: unknown): Json[] {
  if (typeof value === 'string') {
    if (!value.includes('"jsonrpc"') || !/^\s*[[{]/.test(value)) return []
    try {
      return unwrap(parseJson(value))
    } catch {
      return []
    }
  }
  return (Array.isArray(value) ? value : [value]).filter(isRpc)
}

const methods =
  /^(?:tools\/(?:call|list)|resources\/(?:read|list|templates\/list|subscribe)|prompts\/(?:get|list)|elicitation\/create|sampling\/createMessage|roots\/list|notifications\/(?:initialized|cancelled|progress|message|tools\/list_changed))$/

/** Is it one that no other protocol over JSON-RPC has? */
export function isOwn({ message }: Logged): boolean {
  const { method, params } = message
  if (method === 'initialize')
    return isObject(params) && /^\d{4}-\d\d-\d\d$/.test(text(params['protocolVersion']) ?? '')
  return typeof method === 'string' && methods.test(method)
}
