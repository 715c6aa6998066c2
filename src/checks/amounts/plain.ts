// A narration without its markup, with the place of every character in what was written.
import { groupBlank } from '../text/fold.ts'
import { entityAt, tagAt } from '../text/tags.ts'

/** `raw(start, end)`: what was written there. `inCode(at)`: is it in a code span? */
export type Plain = { text: string; raw(start: number, end: number): string; inCode(at: number): boolean }

const invisible = /\p{Default_Ignorable_Code_Point}/u
const wordly = /[\p{L}\p{N}]/u
const code = /```[\s\S]*?```|`[^`\n]*`/g
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
]

/** One character as ours: digits and separators of other scripts, full-width forms, quotes and minus signs. */
function ours(c: string): string {
  const n = c.charCodeAt(0)
  if (n < 0x80) return c
  if (n === 0x66b) return '.'
  if (n === 0x66c) return ','
  if (n === 0x2019) return "'"
  if (n === 0x2212) return '-'
  const zero = zeros.find((z) => n >= z && n < z + 10)
  if (zero !== undefined) return String(n - zero)
  const folded = n >= 0xff00 && n <= 0xffef ? c.normalize('NFKC') : c
  return folded.length === 1 ? folded : c
}

/** Writes the digits and separators of other scripts as ours; the length stays the same. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u1049\uff0c-\uff19]/g, (c) => (c === '\uff0f' ? c : ours(c)))

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9'

/** The digit that a mathematical one (bold, double-struck, …) at a position is. */
function mathDigit(text: string, i: number): string | undefined {
  if (text.charCodeAt(i) !== 0xd835) return undefined
  const low = text.charCodeAt(i + 1)
  return low >= 0xdfce && low <= 0xdfff ? String((low - 0xdfce) % 10) : undefined
}

/** Drops emphasis, tags, escapes and invisible characters, and writes what entities stand for. Linear in the text. */
export function plainOf(text: string): Plain {
  const out: string[] = []
  const from: number[] = []
  const to: number[] = []
  const put = (c: string, start: number, end: number) => {
    for (const unit of c.split('')) {
      out.push(ours(unit))
      from.push(start)
      to.push(end)
    }
  }
  for (let i = 0; i < text.length; ) {
    const c = text[i] as string
    const known = c === '<' ? tagAt(text, i) : c === '&' ? entityAt(text, i) : undefined
    if (known) {
      put(known.as, i, known.end)
      i = known.end
      continue
    }
    const digit = mathDigit(text, i)
    if (digit !== undefined) {
      put(digit, i, i + 2)
      i += 2
      continue
    }
    // What is drawn over or under a digit leaves it one.
    if (c > '\u007f' && isDigit(out.at(-1)) && /\p{Mn}/u.test(c)) {
      i++
      continue
    }
    const escaped = c === '\\' && /[!-/:-@[-`{-~]/.test(text[i + 1] ?? '')
    if (!escaped && !isEmphasis(text, i, c) && !(c > '\u007f' && invisible.test(c))) put(c, i, i + 1)
    i++
    if (escaped) put(text[i] as string, i, ++i)
  }
  for (let i = 0; i < out.length; i++) {
    const c = out[i] as string
    if (c !== '\u00a0' && c !== '\u2007' && c !== '\u2009' && c !== '\u202f') continue
    out[i] = isDigit(out[i - 1]) && isDigit(out[i + 1]) ? groupBlank : ' '
  }
  const spans = text.includes('`') ? [...text.matchAll(code)].map((m) => [m.index, m.index + m[0].length] as const) : []
  return {
    text: out.join(''),
    raw: (start, end) => text.slice(from[start], to[end - 1]),
    inCode: (at) => within(spans, from[at] as number),
  }
}

/** Is a position in one of some spans, ascending? */
function within(spans: readonly (readonly [number, number])[], at: number): boolean {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as readonly [number, number])[1] <= at) low = middle + 1
    else high = middle
  }
  return (spans[low]?.[0] ?? Infinity) <= at
}

/** An underscore within a word is part of a name. */
function isEmphasis(text: string, i: number, c: string): boolean {
  if (c === '*' || c === '`' || c === '~') return true
  return c === '_' && !(wordly.test(text[i - 1] ?? '') && wordly.test(text[i + 1] ?? ''))
}
