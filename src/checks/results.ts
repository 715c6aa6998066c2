// What a tool returned, as evidence: one reader for every family that looks into results.
import { isObject, type Json, parseJson, valueAt } from '../model/json.ts'
import { clip, count } from '../model/text.ts'
import type { Call } from '../model/trace.ts'
import { lastObject } from './objects.ts'

/** A result that decodes to an object, or why it does not, with the beginning of what there is instead. */
export type Reading = { object: Json } | { problem: string; missing: boolean; excerpt?: string }

const readings = new WeakMap<Call, Reading>()

/**
 * Reads the result of a call as a JSON object: an object, JSON text, JSON inside MCP content blocks, or the last complete
 * object at the top level of a text (what a command prints after its log lines). `missing` is true where there is nothing
 * to read or it was cut, and false where there is something else than an object.
 */
export function readResult(call: Call): Reading {
  let reading = readings.get(call)
  if (!reading) {
    reading = read(call)
    readings.set(call, reading)
  }
  return reading
}

function read(call: Call): Reading {
  const { result } = call
  if (call.result_cut) {
    const problem = `its result of ${count(call.result_cut.bytes, 'byte')} was cut when the trace was read`
    return { problem, missing: true, ...excerptOf(result) }
  }
  if (result === undefined) return { problem: 'the trace holds no result of it', missing: true }
  const value = decode(result, 0)
  if (isObject(value)) return { object: value }
  const what = result === '' ? 'its result is empty' : 'its result does not decode to a JSON object'
  return { problem: what, missing: false, ...excerptOf(result) }
}

function excerptOf(result: unknown): { excerpt?: string } {
  const text = typeof result === 'string' ? result : result === undefined ? '' : plainJson(result)
  return text === '' ? {} : { excerpt: clip(text, 400) }
}

/** Writes a value as JSON for an excerpt; what cannot be written (bigints, depth) as best it goes. */
export function plainJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? v.toString() : v)) ?? ''
  } catch {
    return String(value)
  }
}

/** Wrappers deep enough for JSON in a text block in an MCP result in a JSON-RPC answer, with one to spare. */
const deepest = 5

function decode(value: unknown, depth: number): unknown {
  if (depth > deepest) return undefined
  if (typeof value === 'string') return decodeText(value, depth)
  if (Array.isArray(value)) return isBlocks(value) ? decodeText(blockText(value), depth) : value
  if (!isObject(value)) return value
  if (Object.hasOwn(value, 'jsonrpc') && Object.hasOwn(value, 'result')) return decode(value['result'], depth + 1)
  return isEnvelope(value) ? decodeEnvelope(value, depth) : value
}

/** A result without the wrappers of its protocol: the text of content blocks, what an envelope holds, or the value as it is. */
export function unwrapped(value: unknown, depth = 0): unknown {
  if (depth > deepest) return value
  if (isBlocks(value)) return blockText(value)
  if (!isObject(value)) return value
  if (Object.hasOwn(value, 'jsonrpc') && Object.hasOwn(value, 'result')) return unwrapped(value['result'], depth + 1)
  if (!isEnvelope(value)) return value
  const structured = value['structuredContent'] ?? value['structured_content']
  if (isObject(structured) && Object.keys(structured).some((k) => k !== 'result')) return structured
  return isBlocks(value['content']) ? blockText(value['content']) : structured
}

const envelopeKeys = new Set([
  'content',
  'structuredContent',
  'structured_content',
  'isError',
  'is_error',
  '_meta',
  'meta',
  'type',
  'id',
  'name',
  'role',
  'tool_use_id',
  'tool_call_id',
])

const isBlocks = (value: unknown): value is Json[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((b) => isObject(b) && typeof b['type'] === 'string' && isBlock(b))
const isBlock = (b: Json): boolean =>
  b['type'] === 'text'
    ? typeof b['text'] === 'string'
    : ['image', 'audio', 'resource', 'resource_link', 'json'].includes(b['type'] as string)

/** A domain object may have a `content` of its own: only one with no other keys than a wrapper's is unwrapped. */
function isEnvelope(value: Json): boolean {
  const structured = value['structuredContent'] ?? value['structured_content']
  return (isBlocks(value['content']) || isObject(structured)) && Object.keys(value).every((k) => envelopeKeys.has(k))
}

function decodeEnvelope(value: Json, depth: number): unknown {
  const structured = value['structuredContent'] ?? value['structured_content']
  if (isObject(structured)) {
    const keys = Object.keys(structured)
    // Servers wrap what is no object as { result: … }, where the text block holds the thing itself.
    const wrapped = keys.length === 1 && typeof structured['result'] === 'string'
    if (!wrapped && keys.length > 0) return structured
    const inner = wrapped ? decode(structured['result'], depth + 1) : undefined
    if (isObject(inner)) return inner
  }
  return isBlocks(value['content']) ? decodeText(blockText(value['content']), depth + 1) : structured
}

function blockText(blocks: readonly Json[]): string {
  const texts: string[] = []
  for (const b of blocks) {
    const inner = isObject(b['resource']) ? b['resource']['text'] : undefined
    if (typeof b['text'] === 'string') texts.push(b['text'])
    else if (typeof inner === 'string') texts.push(inner)
    else if (b['type'] === 'json') texts.push(plainJson(b['json'] ?? b['data']))
  }
  return texts.join('\n')
}

function decodeText(text: string, depth: number): unknown {
  const whole = parse(text)
  if (whole !== undefined)
    return typeof whole === 'object' || typeof whole === 'string' ? decode(whole, depth + 1) : whole
  const span = lastObject(text)
  return span === undefined ? undefined : decode(parse(text.slice(span[0], span[1])), depth + 1)
}

/** Parses a text that looks like JSON; `undefined`: it is none. */
export function parse(text: string): unknown {
  const first = /[^\s\ufeff]/.exec(text)?.[0]
  if (first === undefined || !'{["'.includes(first)) return undefined
  try {
    return parseJson(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    return undefined
  }
}

/** A part of a response: at `name`, else at `result.name`. */
export const part = (response: Json, name: string): unknown => {
  const own = Object.hasOwn(response, name) ? response[name] : undefined
  return own ?? valueAt(response, `result.${name}`)
}

/** The texts of a list of references that are not blank. */
export const refs = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])
    .filter((r) => (typeof r === 'string' && r.trim() !== '') || typeof r === 'number')
    .map(String)
