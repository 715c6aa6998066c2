// A value as the text that comparisons and messages see.
import { deepest } from './json.ts'

/** Compact JSON with sorted keys; bigints as their digits. Two equal values give equal texts. */
export function compact(value: unknown, depth = 0): string {
  if (typeof value === 'bigint') return value.toString()
  // `nan` and `inf` of TOML are no null.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (depth > deepest) return '"…"'
  if (value instanceof Date) return JSON.stringify(dateText(value))
  if (Array.isArray(value)) return `[${value.map((v) => compact(v, depth + 1)).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((k) => `${JSON.stringify(k)}:${compact((value as Record<string, unknown>)[k], depth + 1)}`).join(',')}}`
}

/** A date or time of TOML as people write it: no fraction of a second that is zero. */
const dateText = (date: Date): string =>
  date.toISOString().replace(/\.(\d*?)0+(?=$|[Zz+-])/, (_whole, rest) => (rest === '' ? '' : `.${rest}`))

/** A value as the text that comparisons see: strings as they are, everything else as compact JSON. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof Date ? dateText(value) : compact(value)
