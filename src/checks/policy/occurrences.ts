// Where the values of calls' arguments stand in what a run said and returned: one pass over all of it, for every policy.
import { decimalOf } from '../../model/decimal.ts'
import { foldCase, groupBlank } from '../text/fold.ts'
import { literal, simplify } from '../text/normalise.ts'
import { readIn, runsOf } from '../text/numbers.ts'
import type { Leaf } from './leaves.ts'

/**
 * How a value stands in a source: as a whole leaf, as a key, or as a run in a text or in a longer leaf; a run of digits that is a part
 * of a date or a time of day stands apart, since a page that tells a date names no id.
 */
export const leaf = 1
export const key = 2
export const run = 4
const partOfDate = 8

/** One text of a source. */
export type Piece = { text: string; is: 'leaf' | 'key' | 'text' }

/** The sources in which a value stands, in order, and how. */
export type Occurrences = readonly { source: number; how: number }[]

type Needle = { text: string; anchor: number; found: { source: number; how: number }[] }
/** A value that stands in a text, and how. */
type Hit = { needle: Needle; how: number }
type Spelled = { kept: string; byAnchor: Map<string, Needle[]> }

/** So many texts of at most so many characters are remembered. */
const mostKept = 20_000
const longestKept = 64

/** Values to look for, found in one pass over each text. A value is looked for as it compares, so that equal ones are one. */
export class Finder {
  readonly #texts = new Map<string, Needle>()
  readonly #numbers = new Map<string, Needle>()
  readonly #spelled = new Map<string, Spelled>()
  /** Values without a letter or digit have no anchor. */
  readonly #bare: { kept: string; needle: Needle }[] = []
  readonly #added = new Set<Leaf>()
  /** What stands in short texts: keys and ids come again and again. */
  readonly #known = new Map<string, readonly Hit[]>()

  /** Looks for a value from now on. */
  add(value: Leaf): void {
    if (this.#added.has(value)) return
    this.#added.add(value)
    this.#known.clear()
    const number = numberKey(value)
    if (number !== undefined && !this.#numbers.has(number))
      this.#numbers.set(number, { text: number, anchor: 0, found: [] })
    if (typeof value !== 'string' || this.#texts.has(value)) return
    const { text, kept } = spellingOf(value)
    const same = this.#texts.get(`${kept}\0${text}`)
    const needle: Needle = same ?? { text, anchor: 0, found: [] }
    this.#texts.set(value, needle)
    if (same || text === '') return
    this.#texts.set(`${kept}\0${text}`, needle)
    const anchor = anchorOf(text)
    if (!anchor) {
      this.#bare.push({ kept, needle })
      return
    }
    needle.anchor = anchor.index
    let spelled = this.#spelled.get(kept)
    if (!spelled) {
      spelled = { kept, byAnchor: new Map() }
      this.#spelled.set(kept, spelled)
    }
    const others = spelled.byAnchor.get(anchor.token)
    if (others) others.push(needle)
    else spelled.byAnchor.set(anchor.token, [needle])
  }

  /** Looks through the next source; sources come in ascending order. */
  look(source: number, pieces: readonly Piece[]): void {
    for (const piece of pieces) for (const { needle, how } of this.#in(piece)) note(needle, source, how)
  }

  #in(piece: Piece): readonly Hit[] {
    if (piece.text.length > longestKept) return this.#find(piece)
    const key = `${piece.is} ${piece.text}`
    const before = this.#known.get(key)
    if (before) return before
    const hits = this.#find(piece)
    if (this.#known.size < mostKept) this.#known.set(key, hits)
    return hits
  }

  #find(piece: Piece): readonly Hit[] {
    const hits: Hit[] = []
    for (const { kept, byAnchor } of this.#spelled.values())
      this.#lookForRuns(hits, piece, normal(piece.text, kept), byAnchor)
    for (const { kept, needle } of this.#bare) {
      const text = normal(piece.text, kept)
      if (text === needle.text) hits.push({ needle, how: wholeOf(piece) })
      else if (piece.is !== 'key' && text.includes(needle.text)) hits.push({ needle, how: run })
    }
    if (this.#numbers.size > 0) this.#lookForNumbers(hits, piece)
    return hits
  }

  #lookForRuns(hits: Hit[], piece: Piece, text: string, byAnchor: Map<string, Needle[]>): void {
    for (const found of text.matchAll(tokens)) {
      const needles = byAnchor.get(found[0])
      if (!needles) continue
      for (const needle of needles) {
        const at = found.index - needle.anchor
        const end = at + needle.text.length
        if (at < 0 || !text.startsWith(needle.text, at)) continue
        if (at === 0 && end === text.length) hits.push({ needle, how: wholeOf(piece) })
        else if (piece.is !== 'key' && bounded(text, at, end)) hits.push({ needle, how: runAt(text, at, end) })
      }
    }
  }

  #lookForNumbers(hits: Hit[], piece: Piece): void {
    const whole = numberKey(piece.text)
    const equal = whole === undefined ? undefined : this.#numbers.get(whole)
    if (equal) hits.push({ needle: equal, how: wholeOf(piece) })
    if (whole !== undefined || piece.is === 'key' || !/\d/.test(piece.text)) return
    const text = simplify(piece.text)
    for (const at of runsOf(text)) {
      const value = readIn(text, at)
      if (!value || letterOrDigit(text, at.start - 1)) continue
      const digits = `${value.whole}.${value.fraction}`
      for (const sign of text[at.start - 1] === '-' ? ['-', ''] : ['']) {
        const needle = this.#numbers.get(plainKey(sign, digits))
        if (!needle) continue
        const isWhole = at.start === 0 && at.end === text.length
        hits.push({ needle, how: isWhole ? wholeOf(piece) : runAt(text, at.start, at.end) })
      }
    }
  }

  /** Where a value stands, as a text or as a number. */
  of(value: Leaf): Occurrences {
    const number = numberKey(value)
    const numbers = number === undefined ? [] : (this.#numbers.get(number)?.found ?? [])
    const texts = typeof value === 'string' ? (this.#texts.get(value)?.found ?? []) : []
    if (numbers.length === 0) return texts
    if (texts.length === 0) return numbers
    return [...numbers, ...texts].sort((a, b) => a.source - b.source)
  }
}

const wholeOf = (piece: Piece): number => (piece.is === 'leaf' ? leaf : piece.is === 'key' ? key : run)

const dates = /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?/g

/** How a run stands there: in a date or a time of day, of which it is but a part, or for itself. */
function runAt(text: string, at: number, end: number): number {
  if (end - at > 4 || !/^\d+$/.test(text.slice(at, end))) return run
  const from = Math.max(0, at - 10)
  for (const { 0: date, index } of text.slice(from, end + 10).matchAll(dates)) {
    const start = from + index
    if (start <= at && end <= start + date.length && date.length > end - at) return partOfDate
  }
  return run
}

function note(needle: Needle, source: number, how: number): void {
  const last = needle.found.at(-1)
  if (last?.source === source) last.how |= how
  else needle.found.push({ source, how })
}

const tokens = /[\p{L}\p{M}\p{N}]+/gu
const normal = (text: string, kept: string): string => foldCase(simplify(text, kept)).replaceAll(groupBlank, ' ')

/** How a value is looked for: normalised, and the signs in it that are markup elsewhere. */
function spellingOf(value: string): { text: string; kept: string } {
  const { text, kept } = literal(value)
  return { text: normal(text, kept), kept }
}

/** The word by which a value is found: one with digits, which is rare in other texts, else the longest. */
function anchorOf(text: string): { token: string; index: number } | undefined {
  let best: { token: string; index: number; rank: number } | undefined
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (index > 2000) break
    const rank = token.length + (/\p{N}/u.test(token) ? 1000 : 0)
    if (!best || rank > best.rank) best = { token, index, rank }
  }
  return best
}

/** Does what stands between two positions not go on in letters or digits on either side? */
export const bounded = (text: string, at: number, end: number): boolean =>
  !(letterOrDigit(text, at) && letterOrDigit(text, at - 1)) &&
  !(letterOrDigit(text, end - 1) && letterOrDigit(text, end))

/** Is the character at a position, of which it may be the second half, a letter or digit? */
function letterOrDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)
  if (Number.isNaN(code)) return false
  const char =
    (code & 0xfc00) === 0xdc00 ? text.slice(at - 1, at + 1) : String.fromCodePoint(text.codePointAt(at) as number)
  return /[\p{L}\p{M}\p{N}]/u.test(char)
}

/** A number, or a text that is a decimal number, as a text that equal ones share. */
function numberKey(value: Leaf): string | undefined {
  const decimal = decimalOf(value)
  return decimal && plainKey(decimal.negative ? '-' : '', `${decimal.whole}.${decimal.fraction}`)
}

function plainKey(sign: string, digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.')
  let end = fraction.length
  while (fraction[end - 1] === '0') end--
  let start = 0
  while (whole[start] === '0') start++
  return `${sign}${whole.slice(start)}.${fraction.slice(0, end)}`
}
