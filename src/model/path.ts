// Paths into JSON, as people write them: dotted segments, `*`, and segments of their own in double quotes.
import { isObject, nestedBeyond, parseJson } from './json.ts'

/** One segment of a path, and all that was left of the path where it stands. */
type Segment = { rest: string } & ({ key: string } | { every: true } | { like: string })
export type Path = readonly Segment[]

const parsed = new Map<string, Path>()

/** Reads a path. A quote that does not close is a part of its key. */
export function parsePath(text: string): Path {
  let path = parsed.get(text)
  if (!path) {
    path = read(text)
    if (parsed.size < 10_000) parsed.set(text, path)
  }
  return path
}

/** `"…"` up to a dot or the end: a segment with dots, without its quotes. */
const quoted = /"([^"]*)"(?=\.|$)/y
function read(text: string): Path {
  const path: Segment[] = []
  for (let at = 0; at <= text.length; ) {
    const rest = text.slice(at)
    quoted.lastIndex = at
    const inner = quoted.exec(text)?.[1]
    if (inner !== undefined) {
      path.push(inner.includes('*') ? { rest, like: inner } : { rest, key: inner })
      at += inner.length + 3
      continue
    }
    const dot = text.indexOf('.', at)
    const key = text.slice(at, dot < 0 ? text.length : dot)
    path.push(key === '*' ? { rest, every: true } : { rest, key })
    at += key.length + 1
  }
  return path
}

/**
 * The values at a path, of which there are several only below a wildcard. At each object an own key equal to all that is left
 * wins, else the segment. A text that is a JSON object or array is gone into.
 */
export function valuesAt(value: unknown, path: string | Path): unknown[] {
  const found: unknown[] = []
  collect(value, typeof path === 'string' ? parsePath(path) : path, 0, found)
  return found
}

function collect(outer: unknown, path: Path, at: number, found: unknown[]): void {
  const segment = path[at]
  if (!segment) {
    found.push(outer)
    return
  }
  const value = typeof outer === 'string' ? jsonOf(outer) : outer
  if (typeof value !== 'object' || value === null) return
  if (has(value, segment.rest)) {
    found.push(Reflect.get(value, segment.rest))
    return
  }
  if ('key' in segment) {
    if (has(value, segment.key)) collect(Reflect.get(value, segment.key), path, at + 1, found)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    if ('every' in segment || (isObject(value) && likeKey(segment.like, key))) collect(inner, path, at + 1, found)
  }
}

/** The length of an array is no part of what was written. */
const has = (value: object, key: string): boolean =>
  Object.hasOwn(value, key) && !(Array.isArray(value) && key === 'length')

/** A text that is a JSON object or array, parsed; `undefined`: it is none. */
export function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const parsed = parseJson(text)
    return nestedBeyond(parsed) ? undefined : parsed
  } catch {
    return undefined
  }
}

/**
 * Is a key like the segment in quotes, where `*` is any text without `/`, and `**` any? In time of the one times the other,
 * by the set of places in the segment that the key may have come to.
 */
export function likeKey(like: string, key: string): boolean {
  const parts = like.match(/\*\*|[\s\S]/g) ?? []
  const isStar = (i: number) => parts[i] === '*' || parts[i] === '**'
  const skipStars = (states: Set<number>): Set<number> => {
    for (const i of states) if (isStar(i)) states.add(i + 1)
    return states
  }
  let states = skipStars(new Set([0]))
  for (const char of key.split('')) {
    const next = new Set<number>()
    for (const i of states) {
      if (parts[i] === '**' || (parts[i] === '*' && char !== '/')) next.add(i)
      else if (!isStar(i) && parts[i] === char) next.add(i + 1)
    }
    states = skipStars(next)
  }
  return states.has(parts.length)
}
