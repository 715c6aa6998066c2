// Is a text in another, as people read both? The one matcher of every comparison of texts.
import { sameCurrency } from '../amounts/currencies.ts'
import { foldCase, groupBlank } from './fold.ts'
import { isEmptyNeedle, literal, simplify } from './normalise.ts'
import { type Beside, beside, isId, keyOf, type Run, readIn, runsOf } from './numbers.ts'
import { readingsOf, readingsOfLeak } from './readings.ts'

export { isEmptyNeedle }

/** A number in a form: where it is, where its decimals begin (behind the mark), and where it is in the simplified text. */
type Span = { start: number; end: number; decimals: number; run: Run }
type Form = { text: string; spans: Span[] }

/** One reading of a text, simplified: its numbers as they are written, and with their groups joined. */
class Simple {
  readonly text: string
  readonly plain: string
  #forms: Form[] | undefined

  constructor(text: string) {
    this.text = text
    this.plain = foldCase(text).replaceAll(groupBlank, ' ')
  }

  /** The text as written and, where that differs, with grouped numbers joined. */
  get forms(): Form[] {
    this.#forms ??= formsOf(this.text)
    return this.#forms
  }
}

const spaced = (text: string): string => foldCase(text).replaceAll(groupBlank, ' ')

function formsOf(text: string): Form[] {
  const written = new FormBuilder()
  const joined = new FormBuilder()
  let at = 0
  let grouped = false
  for (const run of runsOf(text)) {
    const raw = text.slice(run.start, run.end)
    const value = readIn(text, run)
    const between = spaced(text.slice(at, run.start))
    const decimals = value || isId(raw) ? (value?.fraction.length ?? 0) : undefined
    written.add(between, raw.replaceAll(groupBlank, ' '), run, decimals)
    joined.add(between, value?.grouped ? joinedAs(raw, value.fraction) : raw.replaceAll(groupBlank, ' '), run, decimals)
    grouped ||= value?.grouped === true
    at = run.end
  }
  const rest = spaced(text.slice(at))
  return grouped ? [written.end(rest), joined.end(rest)] : [written.end(rest)]
}

/** Puts a form together from what stands between the numbers and the numbers. */
class FormBuilder {
  readonly #parts: string[] = []
  readonly #spans: Span[] = []
  #length = 0

  /** `decimals`: how many a number has; absent: the run is no number, and its marks protect nothing. */
  add(between: string, one: string, run: Run, decimals: number | undefined): void {
    this.#parts.push(between, one)
    const start = this.#length + between.length
    const end = start + one.length
    this.#length = end
    if (decimals !== undefined) this.#spans.push({ start, end, decimals: end - decimals, run })
  }

  end(rest: string): Form {
    return { text: [...this.#parts, rest].join(''), spans: this.#spans }
  }
}

/** A grouped number without its group marks, its decimal mark as it is. */
const joinedAs = (raw: string, fraction: string): string =>
  fraction === ''
    ? raw.replace(/\D+/g, '')
    : raw.slice(0, -fraction.length - 1).replace(/\D+/g, '') + raw.slice(-fraction.length - 1)

/** A text to look for needles in; what costs something is made when a needle first asks for it. */
export class Readable {
  readonly #texts: readonly string[]
  readonly #known = new Map<string, Simple[]>()

  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** The readings, with the markup characters kept that a needle means. */
  simple(kept: string): Simple[] {
    let known = this.#known.get(kept)
    if (!known) {
      known = [...new Set(this.#texts.map((t) => simplify(t, kept)))].map((t) => new Simple(t))
      this.#known.set(kept, known)
    }
    return known
  }
}

/** A text with its readings. */
export const readable = (text: string): Readable => new Readable(readingsOf(text))
/** A text in which something may be hidden: entities and JSON's escapes are undone too. */
export const readableLeak = (text: string): Readable => new Readable(readingsOfLeak(text))

/** A needle, ready to be looked for. `number`: it is one number, with its sign and what must stand beside it. */
type Needle = { simple: Simple; kept: string; digits: boolean; word: boolean; number: Figure | undefined }
type Figure = { key: string; negative: boolean; currency: string | undefined; percent: boolean }

const needles = new Map<string, Needle>()

/** Prepares a text of a scenario: it is asked for again with every trace. */
function prepare(needle: string): Needle {
  let known = needles.get(needle)
  if (!known) {
    const { text, kept } = literal(needle)
    const simple = new Simple(simplify(text, kept))
    const digits = /\p{Nd}/u.test(simple.text)
    const number = digits ? figureOf(simple.text) : undefined
    known = { simple, kept, digits, number, word: number === undefined && /\p{L}/u.test(simple.text) }
    if (needles.size < 10_000) needles.set(needle, known)
  }
  return known
}

const signed = /^[-+]?$/

/** Reads a text that is one number and nothing else. */
function figureOf(text: string): Figure | undefined {
  const runs = runsOf(text)
  const run = runs[0]
  const value = run && runs.length === 1 ? readIn(text, run) : undefined
  if (!run || !value) return undefined
  const near = beside(text, run)
  const before = near.before
    ? text.slice(0, near.before.start) + text.slice(near.before.end, run.start)
    : text.slice(0, run.start)
  const behind = text.slice(near.behind?.end ?? run.end).replace(/[%‰٪]/, '')
  const sign = before.replace(/\s+/g, '')
  const gap = near.behind ? text.slice(run.end, near.behind.start) : ''
  if (!signed.test(sign) || behind.trim() !== '' || gap.trim() !== '' || (near.before && near.behind)) return undefined
  return {
    key: keyOf(value, () => isMarked(near)),
    negative: sign === '-',
    currency: (near.before ?? near.behind)?.currency,
    percent: near.percent,
  }
}

const isMarked = ({ before, behind, percent }: Beside): boolean =>
  before !== undefined || behind !== undefined || percent

/** Is the needle in the text? A number in it means that number however it is written, and never a part of a longer one. */
export const holds = (text: Readable | string, needle: string): boolean => look(text, needle, false)

/** Is a text that must not be there in the text? Only digits protect a number in it where it has a word (`Python 2` is in `Python 2.7`). */
export const holdsForbidden = (text: Readable | string, needle: string): boolean => look(text, needle, true)

function look(where: Readable | string, needle: string, forbidden: boolean): boolean {
  const text = typeof where === 'string' ? readable(where) : where
  const wanted = prepare(needle)
  if (wanted.simple.plain === '') return false
  const { number } = wanted
  for (const simple of text.simple(wanted.kept)) {
    if (!wanted.digits) {
      if (simple.plain.includes(wanted.simple.plain)) return true
      continue
    }
    const [written, joined] = wanted.simple.forms as [Form, Form?]
    const [asWritten, asJoined] = simple.forms as [Form, Form?]
    const loose = forbidden && wanted.word
    if (occurs(asWritten, written.text, loose)) return true
    if ((joined || asJoined) && occurs(asJoined ?? asWritten, (joined ?? written).text, loose)) return true
    if (number && asWritten.spans.some((span) => equals(simple.text, span.run, number))) return true
  }
  return false
}

/** Of any script: NFKC leaves `٣` as it is. */
const digit = (c: string | undefined): boolean => c !== undefined && /\p{Nd}/u.test(c)

/** Does the needle occur, and not inside a larger number? */
function occurs({ text, spans }: Form, needle: string, loose: boolean): boolean {
  const head = digit(needle[0])
  const tail = digit(needle.at(-1))
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const end = at + needle.length
    if (head && (digit(text[at - 1]) || cutBefore(spanAt(spans, at), at, loose))) continue
    if (tail && (digit(text[end]) || cutBehind(text, spanAt(spans, end - 1), end, loose))) continue
    if ((head || (tail && sign.test(needle[0] as string))) && !loose && minusBefore(text, at)) continue
    return true
  }
  return false
}

/** The number that a position is in. */
function spanAt(spans: readonly Span[], at: number): Span | undefined {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span).end <= at) low = middle + 1
    else high = middle
  }
  const span = spans[low]
  return span && span.start <= at ? span : undefined
}

/** Does a needle that begins here leave out the beginning of a number? `loose`: its decimals may stand apart. */
const cutBefore = (span: Span | undefined, at: number, loose: boolean): boolean =>
  span !== undefined && span.start < at && !(loose && at === span.decimals)

/** Does a needle that ends here leave out the end of a number? Decimals that are zeros are nothing. */
function cutBehind(text: string, span: Span | undefined, end: number, loose: boolean): boolean {
  if (!span || span.end <= end) return false
  if (end !== span.decimals - 1) return true
  return !loose && !/^0+$/.test(text.slice(span.decimals, span.end))
}

const sign = /\p{Sc}/u

/** Does a minus sign stand before a number (and the currency before it) that is no hyphen between words or digits? */
function minusBefore(text: string, at: number): boolean {
  let i = at - 1
  while (i >= 0 && sign.test(text[i] as string)) i--
  if (text[i] !== '-') return false
  const before = text[i - 1] ?? ' '
  // `$-5` is less than nothing, `4 $-5 $` is a range.
  if (sign.test(before))
    return !digit(
      text
        .slice(0, i - 1)
        .trimEnd()
        .at(-1),
    )
  return !/[\p{L}\p{M}\p{Nd}%-]/u.test(before)
}

/** Is a number of the text the one that is wanted, by value, sign and what stands beside it? */
function equals(text: string, run: Run, want: Figure): boolean {
  const value = readIn(text, run)
  if (!value || value.whole !== want.key.split('.', 1)[0]) return false
  const near = beside(text, run)
  if (keyOf(value, () => isMarked(near)) !== want.key || isNegative(text, run, near) !== want.negative) return false
  if (want.percent && !near.percent) return false
  const { currency } = want
  return (
    currency === undefined ||
    [near.before, near.behind].some((mark) => mark !== undefined && sameCurrency(mark.currency, currency))
  )
}

/** Is there a minus before the number, or before the currency that stands before it? */
function isNegative(text: string, run: Run, { before }: Beside): boolean {
  if (minusBefore(text, run.start)) return true
  return before !== undefined && minusBefore(text, before.start)
}
