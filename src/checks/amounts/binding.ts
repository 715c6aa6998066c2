// Which numbers of a narration a currency marks.
import { type Run, runsOf } from '../text/numbers.ts'
import { eachMark, type Mark, unspacedLetter } from './currencies.ts'
import type { Plain } from './plain.ts'
import { scaleAt } from './scale.ts'

/**
 * A number, and what is written of it with its mark (`from`, `to`). `marked`: a currency binds it; `cents`: it counts
 * hundredths; `name`: it is a part of a name; `unreadable`: what goes on behind it makes it no number.
 */
export type Binding = {
  start: number
  end: number
  from: number
  to: number
  marked: boolean
  cents: boolean
  name: boolean
  unreadable: boolean
}

/** A number, where its scale word ends, and whether it is part of a name or of an id. */
type Candidate = Binding & { scaled: number; glued: boolean; id: boolean; range: boolean }

// Dates and times; those with points are no numbers anyway.
const moment =
  /(?<!\d)(?:\d{4}([-/])\d{1,2}\1\d{1,2}|\d{1,2}([-/])\d{1,2}\2\d{2,4}|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?!\d)/g
const letter = /[\p{L}\p{M}_]/u
const dash = /^[-–—‒~]$/

const forward = /^[^\S\n]{0,3}(?:[([{"'“-][^\S\n]{0,2})?[-+(~≈±]?[^\S\n]?$/
const acrossLabel = /^["']?[^\S\n]{0,3}[)\]}]?[^\S\n]{0,3}[:=|]?[^\S\n]{0,3}(?:[([{"'“-][^\S\n]{0,2})?[-+~≈±]?$/
const backward = /^(?:[,.][-–—]{1,2})?["'”]?[^\S\n]{0,3}[)\]]?[^\S\n]{0,3}(?:[([{|"'-][^\S\n]{0,2})?$/
/** A dash with blanks around it parts sentences as well as it binds. */
const prose = /^[^\S\n]+[-–—][^\S\n]+$/

/** Finds the numbers of a text, and binds each mark to one number or one range. Linear in the text. */
export function bind(plain: Plain): Binding[] {
  const text = masked(plain.text)
  const numbers = candidates(text)
  let next = 0
  const marks: Mark[] = []
  eachMark(text, (mark) => marks.push(mark))
  for (const [i, mark] of marks.entries()) {
    while (next < numbers.length && (numbers[next] as Candidate).start < mark.end) next++
    const left = numbers[next - 1]
    const right = numbers[next]
    const toLeft = left && bindsLeft(text, mark, left) ? left : undefined
    const toRight = right && bindsRight(plain, text, mark, right) ? right : undefined
    const chosen = toLeft && toRight ? choose(text, mark, toLeft, toRight, marks[i + 1]) : (toLeft ?? toRight)
    if (!chosen) continue
    bindTo(text, mark, chosen)
    const other = chosen === toRight ? numbers[next + 1] : numbers[next - 2]
    if (other && (chosen === toRight ? inRange(text, chosen, other) : inRange(text, other, chosen))) {
      markEnd(other, mark)
      widen(text, other, chosen === toRight)
    }
  }
  return numbers.filter((n) => n.marked || !(n.glued || n.id))
}

const masked = (text: string): string =>
  text.replace(moment, (found, _a, _b, at: number) =>
    /\p{Sc}/u.test(text[at - 1] ?? '') ? found : '\0'.repeat(found.length),
  )

function candidates(text: string): Candidate[] {
  const found = runsOf(text, true).map((run) => candidate(text, run))
  for (let i = 0; i < found.length; ) {
    let end = i + 1
    while (end < found.length && touching(text, found[end - 1] as Candidate, found[end] as Candidate)) end++
    const chain = found.slice(i, end)
    const id =
      chain.length > 2 ||
      (chain.length === 2 &&
        (text[(chain[0] as Candidate).start - 1] === '-' ||
          chain.some((c) => /^0\d/.test(text.slice(c.start, c.start + 2)))))
    for (const c of chain) {
      c.id = id
      c.range = chain.length === 2 && !id
    }
    i = end
  }
  return found
}

const touching = (text: string, a: Candidate, b: Candidate): boolean =>
  b.start === a.end + 1 && dash.test(text[a.end] as string)

function candidate(text: string, run: Run): Candidate {
  let { start } = run
  // `$.50`: the point belongs to the number.
  if (/[.,]/.test(text[start - 1] ?? '') && /\p{Sc}/u.test(text[start - 2] ?? '')) start--
  const { end } = run
  const before = text[start - 1] ?? ''
  const glued = (letter.test(before) && !unspacedLetter.test(before)) || before === '\0'
  const hyphened = /[-–]/.test(before) && letter.test(text[start - 2] ?? '')
  const after = text[end] ?? ''
  const scaled = end + (scaleAt(text, end)?.length ?? 0)
  const name = glued || hyphened || (scaled === end && letter.test(after) && !unspacedLetter.test(after))
  const flags = { marked: false, cents: false, unreadable: false, id: false, range: false }
  return { start, end, from: start, to: end, scaled, glued, name, ...flags }
}

function bindsLeft(text: string, mark: Mark, n: Candidate): boolean {
  if (n.glued && !n.marked) return false
  if (n.id) return false
  if (mark.start < n.end || mark.start - n.scaled > 12) return false
  return backward.test(text.slice(Math.min(n.scaled, mark.start), mark.start))
}

function bindsRight(plain: Plain, text: string, mark: Mark, n: Candidate): boolean {
  if (mark.currency === 'cents' || n.id || n.start - mark.end > 16) return false
  const whole = !/[.,]\d/.test(text.slice(n.start, n.end))
  if (mark.word && whole) return false
  // `sed $1` in a code span is no amount.
  if (text.slice(mark.start, mark.end) === '$' && n.end - n.start <= 2 && whole && plain.inCode(mark.start))
    return false
  const between = text.slice(mark.end, n.start)
  if (forward.test(between)) return true
  return acrossLabel.test(between) && isLabel(text.slice(Math.max(0, mark.start - 80), mark.end))
}

/** Is what stands before a colon or bracket, mark included, a label of at most three words? */
function isLabel(before: string): boolean {
  const clause = before.slice(
    1 + Math.max(...['\n', '. ', '! ', '? ', '; ', ', ', ': ', '|'].map((c) => before.lastIndexOf(c))),
  )
  const words = clause.match(/[\p{L}\p{N}\p{Sc}][^\s()[\]]*/gu)?.length ?? 0
  return words <= 3
}

/** Of the two numbers beside a mark: the one it touches, else the one behind it, unless that has a mark of its own. */
function choose(text: string, mark: Mark, left: Candidate, right: Candidate, next: Mark | undefined): Candidate {
  const touchesLeft = left.scaled === mark.start || left.end === mark.start
  const touchesRight = right.start === mark.end
  if (touchesLeft !== touchesRight) return touchesLeft ? left : right
  if (touchesLeft) return left.marked ? right : left
  if (prose.test(text.slice(mark.end, right.start)) && !prose.test(text.slice(left.scaled, mark.start))) return left
  const own = next !== undefined && next.start >= right.end && bindsLeft(text, next, right)
  return own && !left.marked ? left : right
}

/** Are two numbers the ends of a range? */
function inRange(text: string, a: Candidate, b: Candidate): boolean {
  if (a.range && b.start === a.end + 1) return true
  if (a.id || b.id || a.glued) return false
  if (b.start - a.scaled > 4) return false
  const between = text.slice(a.scaled, b.start)
  if (dash.test(between)) return true
  return /^ [-–—] $/.test(between) && !/^ ?\p{L}/u.test(text.slice(b.scaled, b.scaled + 2))
}

const extension = /[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*/uy

/** Marks a number, and what goes on behind it that makes it no number. */
function bindTo(text: string, mark: Mark, n: Candidate): void {
  markEnd(n, mark)
  const ahead = mark.end <= n.start
  if (ahead) n.from = Math.min(n.from, openingOf(text, mark, n))
  n.to = Math.max(n.to, ahead ? n.scaled : closingOf(text, mark))
  if (!ahead) {
    if (/[)\]]/.test(text.slice(n.scaled, mark.start)) && /[([]/.test(text[n.from - 1] ?? '')) n.from--
    return
  }
  extension.lastIndex = n.scaled
  const after = text[n.scaled] ?? ''
  if (n.to > n.scaled || !letter.test(after) || after === '_' || unspacedLetter.test(after)) return
  const rest = extension.exec(text)?.[0] ?? ''
  let own = false
  eachMark(` ${rest}`, (m) => {
    own ||= m.start === 1
  })
  if (own) return
  n.unreadable = true
  n.to = n.scaled + rest.length
}

/** The far end of a range has its groups of plain blanks too: `1 600 – 1 700 €`. */
function widen(text: string, n: Candidate, behind: boolean): void {
  const run = text.slice(n.start, n.end)
  if (behind) {
    const more = /^[1-9]\d{0,2}$/.test(run)
      ? /^(?: \d{3})+(?![\d.,])/.exec(text.slice(n.end, n.end + 32))?.[0]
      : undefined
    if (more === undefined) return
    n.end += more.length
    n.to = Math.max(n.to, n.end)
  } else {
    const more = /^\d{3}(?!\d)/.test(run)
      ? /(?<![\d.,])[1-9]\d{0,2}(?: \d{3})* $/.exec(text.slice(Math.max(0, n.start - 32), n.start))?.[0]
      : undefined
    if (more === undefined) return
    n.start -= more.length
    n.from = Math.min(n.from, n.start)
  }
}

function markEnd(n: Candidate, mark: Mark): void {
  n.marked = true
  n.cents ||= mark.currency === 'cents'
  n.to = Math.max(n.to, n.scaled)
}

/** With the bracket that a label's mark stands in: `(EUR): 9999`. */
const openingOf = (text: string, mark: Mark, n: Candidate): number =>
  /[)\]]/.test(text.slice(mark.end, n.start)) && /[([]/.test(text[mark.start - 1] ?? '') ? mark.start - 1 : mark.start

/** With the bracket that the mark stands in: `9999 (EUR)`. */
const closingOf = (text: string, mark: Mark): number =>
  /[([]/.test(text[mark.start - 1] ?? '') && /[)\]]/.test(text[mark.end] ?? '') ? mark.end + 1 : mark.end
