// Amounts of money in what an agent says, and which numbers of a text are equal to them.
import { markBefore, markBehind, mayTouch } from './currencies.ts'
import { canonical, digitsOf, eachNumeral, type Numeral, readNumber } from './numerals.ts'

/**
 * An amount as written, and the keys of the numbers that ground it: equal values under either separator convention, and
 * bare integers with the same digits (minor units).
 */
export type Amount = { written: string; keys: string[] }

const spaces = ' \u00a0\u2007\u2009\u202f'
const percent =
  /^[ \t\u00a0\u2009\u202f*_`]{0,4}(?:[%‰٪]|(?:percent|per cent|pct|por ciento|prozent|pour cent|percentage points?)(?![\p{L}\p{N}]))/iu
const version = /(?:^|[^\p{L}])(?:version|versión|versione|v|ver|release|rev|revision|build)[.:]?[ \t]*$|[#§№][ \t]*$/iu
const scale =
  /^[ \u00a0]?(?:(k|mil|thousand)|(m|mio|mn|mm|million|millions|millones)|(b|bn|billion|billions))(?![\p{L}\p{N}])/iu

/** A number, or several that spaces join into one: `12 345,67`. */
type Group = { start: number; end: number; parts: Numeral[] }

/** The amounts of a text, each way of writing one once: numbers with a currency, and numbers with exactly two decimals. */
export function findAmounts(text: string): Amount[] {
  const found = new Map<string, Amount>()
  const plain = latinDigits(text)
  // Where the currency mark behind the last amount ends: it is not the mark before the next.
  let used = 0
  for (const group of groups(plain)) {
    const { end } = group
    const start = leadingPoint(plain, group.start)
    const exact = (group.parts.at(-1) as Numeral).decimals
    const after = text.slice(end, end + 24)
    if (percent.test(after)) continue
    const before = text.slice(Math.max(used, start - 16), start)
    const ahead = markBefore(before, exact === 0)
    const scaled = scale.exec(after)?.[0] ?? ''
    const behind = ahead === undefined ? (markBehind(after) ?? markAfterScale(after, scaled)) : undefined
    if (ahead === undefined && behind === undefined && (exact !== 2 || version.test(before))) continue
    const from = start - (ahead?.length ?? 0)
    const to = end + (behind?.length ?? (ahead === undefined ? 0 : scaled.length))
    const minus =
      /[-−–]$/.exec(text.slice(Math.max(used, from - 1), from)) && !/[\p{L}\p{N}]/u.test(text[from - 2] ?? ' ') ? 1 : 0
    used = to
    const written = text
      .slice(from - minus, to)
      .replace(/[*`]+|^_+|_+$/g, '')
      .trim()
    if (!found.has(written))
      found.set(written, { written, keys: keysOf(plain, { ...group, start }, ahead !== undefined, scaled) })
  }
  return [...found.values()]
}

/** `$.50`: the point belongs to the number. */
const leadingPoint = (text: string, start: number): number =>
  (text[start - 1] === '.' || text[start - 1] === ',') && /\p{Sc}/u.test(text[start - 2] ?? '') ? start - 1 : start

const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19\u066b\u066c\uff0c\uff0e]/g

/** Writes the digits and separators of other scripts as ours; the length stays the same. */
function latinDigits(text: string): string {
  return text.replace(otherDigits, (c) => {
    const n = c.charCodeAt(0)
    if (n === 0x66b || n === 0xff0e) return '.'
    return n === 0x66c || n === 0xff0c
      ? ','
      : String((n < 0x6f0 ? n - 0x660 : n < 0x966 ? n - 0x6f0 : n < 0xff10 ? n - 0x966 : n - 0xff10) % 10)
  })
}

const markAfterScale = (after: string, scaled: string): string | undefined => {
  const mark = scaled === '' ? undefined : markBehind(after.slice(scaled.length))
  return mark === undefined ? undefined : scaled + mark
}

/** Joins numbers that one space separates the way thousands are separated. */
function groups(text: string): Group[] {
  const out: Group[] = []
  eachNumeral(text, mayTouch, false, (n) => {
    const last = out.at(-1)
    const joined = last && joins(text, last, n)
    if (joined) {
      last.parts.push(n)
      last.end = n.end
    } else out.push({ start: n.start, end: n.end, parts: [n] })
  })
  return out
}

/** Without an end to it, a text of nothing but groups of three would be one number. */
const mostGroups = 8

function joins(text: string, group: Group, n: Numeral): boolean {
  const first = group.parts[0] as Numeral
  const before = group.parts.at(-1) as Numeral
  if (
    group.parts.length >= mostGroups ||
    n.start !== group.end + 1 ||
    !spaces.includes(text[group.end] as string) ||
    !before.bare
  )
    return false
  const head = text.slice(first.start, first.end)
  return /^[1-9]\d{0,2}$/.test(head) && /^\d{3}(?:[.,]\d+)?$/.test(text.slice(n.start, n.end))
}

/** The keys that ground a group. Where plain spaces may be just spaces, its parts on the side of the mark ground it too. */
function keysOf(text: string, group: Group, markedBefore: boolean, scaled: string): string[] {
  const keys = new Set<string>()
  const add = (from: number, to: number) => {
    const written = text.slice(from, to)
    const compact = written.replace(/[ \u00a0\u2007\u2009\u202f]/g, '').replace(/^[.,]/, '0.')
    const values = compact === written ? (readNumber(written)?.values ?? []) : joinedValues(compact)
    for (const v of values) {
      keys.add(v)
      const factor = magnitude(scaled)
      if (factor > 0) keys.add(shift(v, factor))
    }
    keys.add(minorUnits(digitsOf(written)))
  }
  const { start, end, parts } = group
  add(start, end)
  if (parts.length > 1 && text.slice(start, end).includes(' ')) {
    if (markedBefore) for (const p of parts.slice(0, -1)) add(start, p.end)
    else for (const p of parts.slice(1)) add(p.start, end)
  }
  return [...keys]
}

function joinedValues(compact: string): string[] {
  const [whole, fraction] = compact.split(/[.,]/)
  return [canonical(whole as string, fraction)]
}

const magnitude = (scaled: string): number => {
  const m = scale.exec(scaled)
  return m ? (m[1] ? 3 : m[2] ? 6 : 9) : 0
}

/** Moves the decimal point to the right. */
function shift(value: string, by: number): string {
  const [whole, fraction = ''] = value.split('.')
  const padded = fraction.padEnd(by, '0')
  return canonical(whole + padded.slice(0, by), padded.slice(by))
}

const minorUnits = (digits: string): string => `#${digits}`

/** Goes through the keys that the numbers of a text ground. Linear in the text. */
export function eachKey(text: string, visit: (key: string) => void): void {
  let group: Group | undefined
  const plain = latinDigits(text)
  eachNumeral(plain, mayTouch, true, (n) => {
    for (const v of n.values) visit(v)
    if (n.bare) visit(minorUnits(n.values[0] as string))
    if (group && joins(plain, group, n)) {
      group.parts.push(n)
      group.end = n.end
      for (const v of joinedValues(plain.slice(group.start, n.end).replace(/[ \u00a0\u2007\u2009\u202f]/g, '')))
        visit(v)
    } else group = { start: n.start, end: n.end, parts: [n] }
  })
}

/** The keys that a JSON number grounds. */
export function numberKeys(value: number | bigint): string[] {
  const text = String(value).replace('-', '')
  const plain = text.includes('e') && Number.isFinite(value) ? Number(value).toFixed(20).replace('-', '') : text
  if (!/^\d/.test(plain)) return []
  const [whole, fraction] = plain.split('.')
  const key = canonical(whole as string, fraction)
  return key.includes('.') ? [key] : [key, minorUnits(key)]
}
