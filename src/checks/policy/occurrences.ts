// Where the values of calls' arguments stand in what a run said and returned: one pass over all of it, for every policy.
import { decimalOf } from '../../model/decimal.ts'
import { foldCase, groupBlank } from '../text/fold.ts'
import { literal, simplify } from '../text/normalise.ts'
import { readIn, runsOf } from '../text/numbers.ts'
import type { Leaf } from './leaves.ts'
import { rememberedShort } from './short.ts'

/**
 * How a value stands in a source: as a whole leaf, as a key, or as a run in a text or in a longer leaf; a run of digits that is a part
 * of a date or a time of day stands apart, since a page that tells a date names no id.
 */
export const leaf = 1
export const key = 2
export const run = 4
const partOfDate = 8

/** What a text of a source is, and so how a value stands there that is the whole of it: in a mere text, as a run. */
export type Whole = typeof leaf | typeof key | typeof run

/** The sources in which a value stands, in order, and how. */
export type Occurrences = readonly { source: number; how: number }[]

type Needle = { text: string; anchor: number; found: { source: number; how: number }[] }
/** A value that stands in a text, and how. */
type Hit = { needle: Needle; how: number }
/** `marks`: a mark for each anchor, by its first character and its length; most words of a text have none. */
type Spelled = { kept: string; byAnchor: Map<string, Needle[]>; marks: Uint8Array }

/** A text as values are looked for in it: simplified, and so folded as they compare. */
export type Read = { simple: string; folded: string }

export function readText(text: string): Read {
  const simple = simplify(text)
  return { simple, folded: folded(simple) }
}

/** Values to look for, found in one pass over each text. A value is looked for as it compares, so that equal ones are one. */
export class Finder {
  /** Each value, as a number and as a text. */
  readonly #values = new Map<Leaf, { number: Needle | undefined; text: Needle | undefined }>()
  readonly #texts = new Map<string, Needle>()
  readonly #numbers = new Map<string, Needle>()
  readonly #spelled: Spelled[] = []
  /** Values without a letter or digit have no anchor. */
  readonly #bare: { kept: string; needle: Needle }[] = []
  /** Finds what stands in a text of each kind. */
  readonly #found: Readonly<Record<Whole, (text: string) => readonly Hit[]>>

  readonly #read: (text: string) => Read

  /** `read`: reads a text, or knows how it was read before. */
  constructor(values: Iterable<Leaf>, read: (text: string) => Read = readText) {
    this.#read = read
    for (const value of values)
      if (!this.#values.has(value))
        this.#values.set(value, {
          number: this.#asNumber(value),
          text: typeof value === 'string' ? this.#asText(value) : undefined,
        })
    const found = (whole: Whole) => rememberedShort((text) => this.#find(text, whole))
    this.#found = { [leaf]: found(leaf), [key]: found(key), [run]: found(run) }
  }

  #asNumber(value: Leaf): Needle | undefined {
    const number = numberKey(value)
    if (number === undefined) return undefined
    const needle = this.#numbers.get(number) ?? { text: number, anchor: 0, found: [] }
    this.#numbers.set(number, needle)
    return needle
  }

  #asText(value: string): Needle {
    const { text, kept } = spellingOf(value)
    const spelling = `${kept}\0${text}`
    const same = this.#texts.get(spelling)
    if (same) return same
    const anchor = anchorOf(text)
    const needle: Needle = { text, anchor: anchor?.index ?? 0, found: [] }
    this.#texts.set(spelling, needle)
    if (anchor) this.#spell(needle, kept, anchor.token)
    else if (text !== '') this.#bare.push({ kept, needle })
    return needle
  }

  #spell(needle: Needle, kept: string, token: string): void {
    let spelled = this.#spelled.find((one) => one.kept === kept)
    if (!spelled) {
      spelled = { kept, byAnchor: new Map(), marks: new Uint8Array(4096) }
      this.#spelled.push(spelled)
    }
    spelled.marks[markOf(token, 0, token.length)] = 1
    const others = spelled.byAnchor.get(token)
    if (others) others.push(needle)
    else spelled.byAnchor.set(token, [needle])
  }

  /** Looks through a text of a source; sources come in ascending order. */
  look(source: number, text: string, whole: Whole): void {
    for (const { needle, how } of this.#found[whole](text)) note(needle, source, how)
  }

  #find(text: string, whole: Whole): readonly Hit[] {
    const hits: Hit[] = []
    const read = this.#read(text)
    const normalised = (kept: string) => (kept === '' ? read.folded : folded(simplify(text, kept)))
    for (const spelled of this.#spelled) lookForRuns(hits, normalised(spelled.kept), whole, spelled)
    for (const { kept, needle } of this.#bare) {
      const normal = normalised(kept)
      if (normal === needle.text) hits.push({ needle, how: whole })
      else if (whole !== key && normal.includes(needle.text)) hits.push({ needle, how: run })
    }
    if (this.#numbers.size > 0) this.#lookForNumbers(hits, text, read.simple, whole)
    return hits
  }

  /** `text`: what was written, simplified. */
  #lookForNumbers(hits: Hit[], written: string, text: string, whole: Whole): void {
    const number = numberKey(written)
    const equal = number === undefined ? undefined : this.#numbers.get(number)
    if (equal) hits.push({ needle: equal, how: whole })
    if (number !== undefined || whole === key || !/\d/.test(written)) return
    for (const at of runsOf(text)) {
      if (letterOrDigit(text, at.start - 1)) continue
      const value = readIn(text, at)
      if (!value) continue
      const isWhole = at.start === 0 && at.end === text.length
      const put = (needle: Needle | undefined) => {
        if (needle) hits.push({ needle, how: isWhole ? whole : runAt(text, at.start, at.end) })
      }
      if (text[at.start - 1] === '-') put(this.#numbers.get(plainKey('-', value)))
      put(this.#numbers.get(plainKey('', value)))
    }
  }

  /** Where a value stands, as a text or as a number. */
  of(value: Leaf): Occurrences {
    const { number, text } = this.#values.get(value) ?? {}
    const numbers = number?.found ?? []
    const texts = text?.found ?? []
    if (numbers.length === 0) return texts
    if (texts.length === 0) return numbers
    return [...numbers, ...texts].sort((a, b) => a.source - b.source)
  }
}

/** The place of the mark for a word between two positions. */
const markOf = (text: string, from: number, end: number): number => ((text.charCodeAt(from) << 5) ^ (end - from)) & 4095

function lookForRuns(hits: Hit[], text: string, whole: Whole, { byAnchor, marks }: Spelled): void {
  eachWord(text, (wordAt, wordEnd) => {
    if (marks[markOf(text, wordAt, wordEnd)] === 0) return
    for (const needle of byAnchor.get(text.slice(wordAt, wordEnd)) ?? none) {
      const at = wordAt - needle.anchor
      const end = at + needle.text.length
      if (at < 0 || !text.startsWith(needle.text, at)) continue
      if (at === 0 && end === text.length) hits.push({ needle, how: whole })
      else if (whole !== key && bounded(text, at, end)) hits.push({ needle, how: runAt(text, at, end) })
    }
  })
}

const none: readonly Needle[] = []

const dates = /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?/g

/** What stands between the digits of a date or a time of day. */
const inDate = (char: string | undefined): boolean => char === '-' || char === ':'

/** How a run stands there: in a date or a time of day, of which it is but a part, or for itself. */
function runAt(text: string, at: number, end: number): number {
  if (!(inDate(text[at - 1]) || inDate(text[end])) || end - at > 4 || !/^\d+$/.test(text.slice(at, end))) return run
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

const words = /[\p{L}\p{M}\p{N}]+/gu
const ascii = /^[\x00-\x7f]*$/

/** Tells where the runs of letters and digits in a text begin and end. */
function eachWord(text: string, tell: (from: number, end: number) => void): void {
  if (!ascii.test(text)) {
    for (const { 0: word, index } of text.matchAll(words)) tell(index, index + word.length)
    return
  }
  let from = -1
  for (let at = 0; at <= text.length; at++) {
    if (letterOrDigit(text, at)) {
      if (from < 0) from = at
    } else if (from >= 0) {
      tell(from, at)
      from = -1
    }
  }
}

/** A text that was simplified, as values are compared. */
const folded = (simple: string): string => foldCase(simple).replaceAll(groupBlank, ' ')

/** How a value is looked for: normalised, and the signs in it that are markup elsewhere. */
function spellingOf(value: string): { text: string; kept: string } {
  const { text, kept } = literal(value)
  return { text: folded(simplify(text, kept)), kept }
}

/** The word by which a value is found: one with digits, which is rare in other texts, else the longest. */
function anchorOf(text: string): { token: string; index: number } | undefined {
  let best: { token: string; index: number; rank: number } | undefined
  eachWord(text, (index, end) => {
    if (index > 2000) return
    const token = text.slice(index, end)
    const rank = token.length + (/\p{N}/u.test(token) ? 1000 : 0)
    if (!best || rank > best.rank) best = { token, index, rank }
  })
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
  return decimal && plainKey(decimal.negative ? '-' : '', decimal)
}

function plainKey(sign: string, { whole, fraction }: { whole: string; fraction: string }): string {
  let start = 0
  while (whole[start] === '0') start++
  let end = fraction.length
  while (fraction[end - 1] === '0') end--
  return sign + whole.slice(start) + (end === 0 ? '' : `.${fraction.slice(0, end)}`)
}
