// The arguments of a call as people name them: by a path, into texts that are JSON too, and with objects in any order of keys.
import { isObject, nestedBeyond, parseJson } from '../model/json.ts'

/** The value at a dotted path; at each object a key that equals all that is left wins. `undefined`: there is none. */
export function argumentAt(value: unknown, path: string): unknown {
  let at = value
  let left = path
  for (;;) {
    const here = opened(at)
    if (isObject(here) && Object.hasOwn(here, left)) return here[left]
    const dot = left.indexOf('.')
    const key = dot < 0 ? left : left.slice(0, dot)
    if (typeof here !== 'object' || here === null || key === 'length' || !Object.hasOwn(here, key)) return undefined
    at = Reflect.get(here, key)
    if (dot < 0) return at
    left = left.slice(dot + 1)
  }
}

/** What a text that is a JSON object or array holds; anything else as it is. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    const parsed = parseJson(value)
    return nestedBeyond(parsed) ? value : parsed
  } catch {
    return value
  }
}

/** A value with every text in it that is a JSON object or array opened, so that order of keys and spaces do not matter. */
export function spelt(given: unknown): unknown {
  const value = opened(given)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(spelt)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelt(inner)]))
}
