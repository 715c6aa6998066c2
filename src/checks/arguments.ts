// The arguments of a call as people compare them: texts that are JSON as what they hold, and objects in any order of keys.
import { jsonOf } from '../model/path.ts'

/** What a text that is a JSON object or array holds; anything else as it is. */
const opened = (value: unknown): unknown => (typeof value === 'string' ? (jsonOf(value) ?? value) : value)

/** A value with every text in it that is a JSON object or array opened, so that order of keys and spaces do not matter. */
export function spelt(given: unknown): unknown {
  const value = opened(given)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(spelt)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelt(inner)]))
}
