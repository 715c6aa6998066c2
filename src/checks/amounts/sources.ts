// The values that tool results and users state: what grounds an amount.
import { exactSource } from '../../model/json.ts'
import { parse } from '../results.ts'
import { scaledKey, shift } from './amounts.ts'
import { mayTouch } from './currencies.ts'
import { canonical, eachNumeral, type Numeral } from './numerals.ts'
import { latinDigits } from './plain.ts'
import { scaleAt } from './scale.ts'

/** What is told of a source: the keys that it grounds, and the whole numbers that would be minor units if their key said so. */
export type Visit = { key(key: string): void; integer?(digits: string, under: string): void }
/** Does a key, or a word beside a number, say that integers count minor units? */
export type IsMinor = (name: string) => boolean

const minorWords = new Set(
  'cent cents minor ct cts pence penny céntimo céntimos centimo centimos centavo centavos centimes unitamount minorunit minorunits'.split(
    ' ',
  ),
)

/** Tells by the words of a key (`amount_cents`, `unitAmount`, `total_ct`), and by the keys that the config lists. */
export function minorKeys(listed: readonly string[]): IsMinor {
  const own = new Set(listed)
  return (name) => {
    if (name.length > 200) return false
    if (own.has(name)) return true
    const parts = name
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
    return parts.some((part, i) => minorWords.has(part) || minorWords.has(part + (parts[i + 1] ?? '')))
  }
}

const group = /^[1-9]\d{0,2}$/
const next = /^\d{3}(?:[.,]\d+)?$/
/** Without an end to it, a text of nothing but groups of three would be one number. */
const mostGroups = 8

type Joined = { start: number; end: number; parts: number }

function joins(text: string, open: Joined, n: Numeral): boolean {
  if (
    open.parts >= mostGroups ||
    n.start !== open.end + 1 ||
    !/[ \u00a0\u2007\u2009\u202f]/.test(text[open.end] as string)
  )
    return false
  return (open.parts > 1 || group.test(text.slice(open.start, open.end))) && next.test(text.slice(n.start, n.end))
}

const wordBehind = /^[ \u00a0-]?(\p{L}+(?: units?)?)/u

/** The word or key that stands before a number: `amount_cents: 4999`, `"ct": 5`, `céntimos 4999`. */
function keyBefore(text: string, at: number): string | undefined {
  let end = at
  while (end > 0 && at - end < 8 && /["'`*\s:=]/.test(text[end - 1] as string)) end--
  let start = end
  while (start > 0 && end - start < 60 && /[\p{L}\p{N}_.-]/u.test(text[start - 1] as string)) start--
  return end < at && /\p{L}/u.test(text.slice(start, end)) ? text.slice(start, end) : undefined
}

/** Goes through the keys that the numbers of a text ground. Linear in the text. */
export function eachKey(text: string, isMinor: IsMinor, visit: Visit): void {
  let open: Joined | undefined
  const plain = latinDigits(text)
  eachNumeral(plain, mayTouch, true, (n) => {
    eachReading(plain, n, isMinor, visit)
    if (open && joins(plain, open, n)) {
      open = { start: open.start, end: n.end, parts: open.parts + 1 }
      const [whole = '', fraction] = plain
        .slice(open.start, open.end)
        .replace(/[ \u00a0\u2007\u2009\u202f]/g, '')
        .split(/[.,]/)
      visit.key(canonical(whole, fraction))
    } else open = n.bare ? { start: n.start, end: n.end, parts: 1 } : undefined
  })
}

/** What one number of a text says: its values, with its scale word, and as minor units where a word beside it says so. */
function eachReading(plain: string, n: Numeral, isMinor: IsMinor, visit: Visit): void {
  const scale = scaleAt(plain, n.end)
  for (const value of n.values) {
    // `5 million` says nothing of 5; a letter may be another unit.
    if (!scale?.word) visit.key(value)
    if (!scale) continue
    visit.key(shift(value, scale.power))
    visit.key(scaledKey(value, scale))
  }
  if (!n.bare || scale) return
  const [value = ''] = n.values
  const under = keyBefore(plain, n.start)
  const behind = wordBehind.exec(plain.slice(n.end, n.end + 24))?.[1]
  if ((under !== undefined && isMinor(under)) || (behind !== undefined && isMinor(behind))) visit.key(shift(value, -2))
  else if (under !== undefined) visit.integer?.(value, under)
}

/** The canonical form of a JSON number as it is written, and whether it is written as an integer. */
function written(value: number | bigint, source: string | undefined): { key: string; integer: boolean } | undefined {
  const text = (source ?? String(value)).replace('-', '')
  const plain = /e/i.test(text) && Number.isFinite(value) ? Number(value).toFixed(20).replace('-', '') : text
  if (!/^\d[\d.]*$/.test(plain)) return undefined
  const [whole = '', fraction] = plain.split('.')
  return { key: canonical(whole, fraction), integer: fraction === undefined && !/e/i.test(text) }
}

/** JSON in a text in JSON: a tool result in a text block in a result. */
const deepest = 4

type Open = { value: unknown; depth: number; under: string | undefined; source?: string | undefined }

/**
 * Goes through the keys that a value grounds: in JSON its numbers, as they are written, its texts and its keys; else its
 * text. Linear, without recursion.
 */
export function eachValueKey(root: unknown, isMinor: IsMinor, visit: Visit): void {
  const open: Open[] = [{ value: root, depth: 0, under: undefined }]
  const seen = new Set<string>()
  const key = (name: string) => {
    if (!/\p{Nd}/u.test(name) || seen.has(name)) return
    seen.add(name)
    eachKey(name, isMinor, visit)
  }
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, depth, under, source } = at
    if (typeof value === 'number' || typeof value === 'bigint') {
      const number = written(value, source)
      if (!number) continue
      visit.key(number.key)
      if (number.integer && under !== undefined) minor(number.key, under)
    } else if (typeof value === 'string') {
      const inner = depth < deepest ? parse(value) : undefined
      if (inner !== undefined) open.push({ value: inner, depth: depth + 1, under })
      else {
        eachKey(value, isMinor, visit)
        if (under !== undefined && /^\s*\d{1,30}\s*$/.test(value)) minor(canonical(value.trim()), under)
      }
    } else if (Array.isArray(value)) {
      for (const [i, v] of value.entries()) open.push({ value: v, depth, under, source: exactSource(value, String(i)) })
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, v] of Object.entries(value)) {
        open.push({ value: v, depth, under: name, source: exactSource(value, name) })
        key(name)
      }
    }
  }
  function minor(digits: string, under: string): void {
    if (isMinor(under)) visit.key(shift(digits, -2))
    else visit.integer?.(digits, under)
  }
}
