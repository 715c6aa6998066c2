// The leaves of a call's arguments: where each stands, another value of the same kind, and the arguments with that.

import { asText } from '../model/compact.ts'
import { isObject } from '../model/json.ts'

export type Leaf = { path: readonly (string | number)[]; value: unknown }

/** The leaves of a value, in its order: scalars, and objects and lists that are empty. */
export function leavesOf(value: unknown, path: readonly (string | number)[] = [], found: Leaf[] = []): Leaf[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : []
  if (entries.length === 0) {
    if (path.length > 0) found.push({ path, value })
  } else for (const [key, inner] of entries) leavesOf(inner, [...path, key], found)
  return found
}

/** Does a leaf say which one is meant: is its last key `id`, or does it end so? */
export const isId = ({ path }: Leaf): boolean => /id$/i.test(String(path.at(-1)))

/** Another value of the same kind; `undefined`: there is none. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1 === value ? undefined : value + 1
  if (typeof value === 'bigint') return value + 1n
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return otherText(value)
  return value === null ? undefined : null
}

/** The text with its last letter or digit changed, else with its last character. */
function otherText(text: string): string {
  const at = Math.max(text.search(/[a-z0-9][^a-z0-9]*$/i), 0)
  return `${text.slice(0, at)}${nextOf(text.charAt(at))}${text.slice(at + 1)}`
}

function nextOf(char: string): string {
  if (/\d/.test(char)) return String((Number(char) + 1) % 10)
  if (/z/i.test(char)) return char === 'z' ? 'a' : 'A'
  return /[a-y]/i.test(char) ? String.fromCharCode(char.charCodeAt(0) + 1) : 'x'
}

/** The value with another at a path; what is not on the way is shared. */
export function withValue(value: unknown, path: readonly (string | number)[], other: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return other
  const inner = withValue((value as Record<string | number, unknown>)[key], rest, other)
  if (Array.isArray(value)) return value.with(Number(key), inner)
  // A key of a trace may be `__proto__`, which only an entry takes as a key.
  return Object.fromEntries(Object.entries(value as object).map(([k, v]) => [k, k === key ? inner : v]))
}

/** The path as scenarios write it; `undefined`: a key cannot be written so. */
export function pathText(path: readonly (string | number)[]): string | undefined {
  const parts = path.map((part) => {
    const key = String(part)
    if (!/[.*"]/.test(key)) return key
    return /["*]/.test(key) ? undefined : `"${key}"`
  })
  return parts.includes(undefined) ? undefined : parts.join('.')
}

/** The path for a message. */
export const pathShown = (path: readonly (string | number)[]): string => path.join('.')

/** Have two calls the same arguments? */
export const sameValue = (one: unknown, other: unknown): boolean => one === other || asText(one) === asText(other)
