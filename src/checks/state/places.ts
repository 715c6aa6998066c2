// Places in a state: the keys that lead to a value, the paths that mean them, and how a person reads them.
import { writeJson } from '../../model/json.ts'
import { jsonOf, likeKey, type Path, parsePath } from '../../model/path.ts'
import { clip } from '../../model/text.ts'

/** The keys from the root of a state to a value. */
export type Keys = readonly string[]

/** `orders.B-2.status`; a key with dots, stars or blanks stands in quotes. */
export const sayKeys = (keys: Keys): string =>
  keys.length === 0 ? 'the whole state' : keys.map((k) => (/^[\w@/:+-]+$/.test(k) ? k : `"${clip(k, 80)}"`)).join('.')

/** A value in a few characters; what is not there is nothing. */
export const sayValue = (value: unknown): string =>
  value === undefined ? 'nothing' : clip(writeJson(value) ?? 'nothing', 100)

const has = (value: object, key: string): boolean =>
  Object.hasOwn(value, key) && !(Array.isArray(value) && key === 'length')

/** The value that keys lead to; `undefined`: there is none. */
export function valueAt(root: unknown, keys: Keys): unknown {
  let value = root
  for (const key of keys) {
    const inner = typeof value === 'string' ? jsonOf(value) : value
    if (typeof inner !== 'object' || inner === null || !has(inner, key)) return undefined
    value = Reflect.get(inner, key)
  }
  return value
}

/** The values that a path means, each with its keys. At each object an own key equal to all that is left wins. */
export function placesAt(root: unknown, path: string): { keys: Keys; value: unknown }[] {
  const found: { keys: Keys; value: unknown }[] = []
  collect(root, parsePath(path), 0, [], found)
  return found
}

function collect(outer: unknown, path: Path, at: number, keys: Keys, found: { keys: Keys; value: unknown }[]): void {
  const segment = path[at]
  if (!segment) {
    found.push({ keys, value: outer })
    return
  }
  const value = typeof outer === 'string' ? jsonOf(outer) : outer
  if (typeof value !== 'object' || value === null) return
  if (has(value, segment.rest)) {
    found.push({ keys: [...keys, segment.rest], value: Reflect.get(value, segment.rest) })
    return
  }
  if ('key' in segment) {
    if (has(value, segment.key)) collect(Reflect.get(value, segment.key), path, at + 1, [...keys, segment.key], found)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    if ('every' in segment || (!Array.isArray(value) && likeKey(segment.like, key)))
      collect(inner, path, at + 1, [...keys, key], found)
  }
}

/** Where keys stand towards a path: at what it means or below, above it, or elsewhere. */
export type Standing = 'within' | 'above' | 'elsewhere'

/** Tells where keys stand towards a path, in which `*` is one key, and `**` none or more. */
export function standingTo(path: string): (keys: Keys) => Standing {
  const parts = parsePath(path)
  const isDeep = (at: number): boolean => {
    const part = parts[at]
    return part !== undefined && 'key' in part && part.key === '**'
  }
  const skip = (states: Set<number>): Set<number> => {
    for (const at of states) if (isDeep(at)) states.add(at + 1)
    return states
  }
  return (keys) => {
    let states = skip(new Set([0]))
    for (const key of keys) {
      if (states.has(parts.length)) return 'within'
      const next = new Set<number>()
      for (const at of states) {
        const part = parts[at]
        if (part === undefined) continue
        if (part.rest === key) next.add(parts.length)
        if (isDeep(at)) next.add(at)
        else if ('every' in part || ('key' in part ? part.key === key : likeKey(part.like, key))) next.add(at + 1)
      }
      if (next.size === 0) return 'elsewhere'
      states = skip(next)
    }
    return states.has(parts.length) ? 'within' : 'above'
  }
}
