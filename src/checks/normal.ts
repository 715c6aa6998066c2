// Comparing texts as people read them.

import { deepest } from '../model/json.ts'
import { clip } from '../model/text.ts'

const grouped = /(?<!\d)\d+(?:[,'\u00a0\u2009\u202f]\d+)+/g
const groupsOfThree = /^\d{1,3}([,'\u00a0\u2009\u202f])(?:\d{2,3}\1)*\d{3}$/
const separators = /[,'\u00a0\u2009\u202f]/g
const plain = /^[\t\n\r\x20-\x7e]*$/

/**
 * Normalises a text for substring tests: digit-group separators dropped (`2,520` → `2520`; `2,5` stays), NFKC, case folded,
 * markdown emphasis dropped, white space collapsed and trimmed.
 */
export function normalise(text: string): string {
  let t = text
  if (/\d[,'\u00a0\u2009\u202f]\d/.test(t)) {
    t = t.replace(grouped, (run) => (groupsOfThree.test(run) ? run.replace(separators, '') : run))
  }
  t = plain.test(t) ? t.toLowerCase() : fold(t.normalize('NFKC'))
  return t
    .replace(/[*_`#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const needles = new Map<string, string>()
/** Normalises a text of a scenario: it is asked for again with every trace. */
export function normaliseNeedle(needle: string): string {
  let normal = needles.get(needle)
  if (normal === undefined) {
    normal = normalise(needle)
    if (needles.size < 10_000) needles.set(needle, normal)
  }
  return normal
}

/** Full case folding for what JavaScript can express: `ß` and `SS`, `ς` and `Σ` are equal. */
function fold(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Of any script: NFKC leaves `٣` as it is. */
const digit = (c: string | undefined) => c !== undefined && /\p{Nd}/u.test(c)

/** Is the needle in the text, both normalised? A needle that begins or ends with a digit does not match inside a longer run of digits. */
export function holds(text: string, needle: string): boolean {
  const head = digit(needle[0])
  const tail = digit(needle.at(-1))
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    if (!(head && digit(text[at - 1])) && !(tail && digit(text[at + needle.length]))) return true
  }
  return false
}

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

/** Says "call"/"calls" and the like. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** Lists names for a message, the first few of many. */
export function list(names: readonly string[], most = 8): string {
  const shown = names.slice(0, most).map((n) => clip(n, 80))
  return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ')
}
