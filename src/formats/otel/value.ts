// Attributes of spans as plain JSON, whatever wrote them: OTLP's tagged values, Jaeger's tags, objects flat or nested.
import { array, isObject, parseJson, text } from '../json.ts'

/** A value of OTLP, in the spellings of its JSON and of protobuf dumps; a value without a tag is itself. */
export function plain(value: unknown): unknown {
  if (!isObject(value)) return value
  for (const [key, inner] of Object.entries(value)) {
    switch (key) {
      case 'stringValue':
      case 'string_value':
      case 'boolValue':
      case 'bool_value':
      case 'bytesValue':
      case 'bytes_value':
        return inner
      case 'doubleValue':
      case 'double_value':
        return typeof inner === 'string' ? Number(inner) : inner
      case 'intValue':
      case 'int_value':
        return integer(inner)
      case 'arrayValue':
      case 'array_value':
        return array(isObject(inner) ? inner['values'] : inner).map(plain)
      case 'kvlistValue':
      case 'kvlist_value':
        return Object.fromEntries(pairs(isObject(inner) ? inner['values'] : inner))
      default:
    }
  }
  return Object.keys(value).length === 0 ? undefined : value
}

/** 64-bit integers are written as text. */
function integer(value: unknown): unknown {
  if (typeof value !== 'string' || !/^-?\d{1,20}$/.test(value)) return value
  const n = Number(value)
  return Number.isSafeInteger(n) ? n : BigInt(value)
}

const pairs = (list: unknown): [string, unknown][] =>
  array(list)
    .filter(isObject)
    .flatMap((pair) => {
      const key = text(pair['key'])
      return key === undefined ? [] : [[key, plain(pair['value'])] as [string, unknown]]
    })

/** Attributes below their dotted names. A Map: names come from outside. */
export type Attributes = ReadonlyMap<string, unknown>

export function attributesOf(attributes: unknown): Attributes {
  const flat = new Map<string, unknown>()
  if (Array.isArray(attributes)) for (const [key, value] of pairs(attributes)) flat.set(key, value)
  else if (isObject(attributes)) for (const [key, value] of Object.entries(attributes)) spread(flat, key, value, 0)
  return flat
}

/** Payloads: what is in them is no part of the name. */
const payload =
  /(?:^|\.)(?:arguments|args|result|parameters|value|messages|metadata|system_instructions|definitions|json_schema|tool_response|tool_call_args|llm_request|llm_response|content|input|output)$/

/** Nested attributes, as Phoenix keeps them: only names without dots open a tree. */
function spread(flat: Map<string, unknown>, key: string, value: unknown, depth: number): void {
  const isTree = depth > 0 || !key.includes('.')
  // `input` and `output` are payloads below a name, and trees at the top.
  const holds = isTree && depth < 12 && (depth === 0 || !payload.test(key) || /^(?:input|output)$/.test(key))
  if (holds && isObject(value)) {
    for (const [name, inner] of Object.entries(value)) spread(flat, `${key}.${name}`, inner, depth + 1)
  } else if (holds && depth > 0 && Array.isArray(value) && value.some(isObject)) {
    for (const [i, inner] of value.entries()) spread(flat, `${key}.${i}`, inner, depth + 1)
  } else flat.set(key, value)
}

/** The value of the first of these attributes that says something. */
export function first(attributes: Attributes, ...keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = attributes.get(key)
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

export const firstText = (attributes: Attributes, ...keys: readonly string[]): string | undefined =>
  keys.map((key) => text(attributes.get(key))).find((value) => value !== undefined)

/** The elements of a list that is spread over attributes (`llm.input_messages.0.message.role`), or stands in one, in order. */
export function indexed(attributes: Attributes, prefix: string): readonly Attributes[] {
  const whole = payloadOf(attributes.get(prefix))
  if (Array.isArray(whole)) return whole.map(attributesOf)
  const found = new Map<number, Map<string, unknown>>()
  for (const [key, value] of attributes) {
    if (!key.startsWith(`${prefix}.`)) continue
    const [, n, rest] = /^(\d{1,6})(?:\.(.*))?$/s.exec(key.slice(prefix.length + 1)) ?? []
    if (n === undefined) continue
    const element = found.get(Number(n)) ?? new Map<string, unknown>()
    element.set(rest ?? '', value)
    found.set(Number(n), element)
  }
  return [...found].sort(([a], [b]) => a - b).map(([, element]) => element)
}

/** What exporters write instead of what they leave out. */
const elided = new Set(['<elided>', '[REDACTED]', '__REDACTED__'])

/** A payload: JSON where its text is an object or a list, else itself; `undefined`: it was left out. */
export function payloadOf(value: unknown): unknown {
  if (typeof value !== 'string') return value === null ? undefined : value
  if (elided.has(value)) return undefined
  if (!/^\s*[[{]/.test(value)) return value
  try {
    return parseJson(value)
  } catch {
    return value
  }
}
