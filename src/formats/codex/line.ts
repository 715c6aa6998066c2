// What a line of a Codex rollout is: an envelope of today, or a header or an item of the files of 2025.
import { isObject, type Json, object } from '../json.ts'

const envelopes = new Set([
  'session_meta',
  'response_item',
  'event_msg',
  'turn_context',
  'compacted',
  'world_state',
  'inter_agent_communication_metadata',
])

const isEnvelope = (r: unknown): boolean => isObject(r) && isObject(r['payload']) && envelopes.has(r['type'] as string)

/** The first line of a file of 2025: what the session is, without a type. */
export const isOldHeader = (r: unknown): r is Json =>
  isObject(r) && !('type' in r) && !('role' in r) && typeof r['id'] === 'string' && typeof r['timestamp'] === 'string'

/** A message that holds its calls within itself: Codex writes them beside it. */
const holdsCalls = (r: Json): boolean =>
  'tool_calls' in r ||
  'function_call' in r ||
  r['role'] === 'tool' ||
  (Array.isArray(r['content']) && r['content'].some((c) => /tool_(?:use|result)$/.test(String(object(c)['type']))))

/** An item of a file without envelopes. */
export const isBare = (r: unknown): r is Json =>
  isObject(r) &&
  ('record_type' in r ||
    (typeof r['role'] === 'string' && !holdsCalls(r)) ||
    /^(message|reasoning|\w+_(call|output|result))$/.test(String(r['type'])))

/** A bare item that no other format has: a typed message of the Responses API, or a call of it. */
export const isOwnBare = (r: unknown): boolean =>
  isObject(r) &&
  (/^(function|custom_tool|local_shell)_call$/.test(String(r['type'])) ||
    (r['type'] === 'message' &&
      Array.isArray(r['content']) &&
      r['content'].some((c) => /^(in|out)put_text$/.test(String(object(c)['type'])))))

/** Do these records begin a rollout? */
export const isRollout = (records: readonly unknown[]): boolean =>
  records.some(isEnvelope) ||
  (isOldHeader(records[0]) && records.some('instructions' in records[0] ? isBare : isOwnBare))
