// The numbers of a text: what a run of digits and marks means, and where the blanks between digits group them.
import { type Mark, marksOf } from '../amounts/currencies.ts'
import { groupBlank } from './fold.ts'

/** The value of a run, unsigned. `grouped`: marks group its digits. */
export type Value = { whole: string; fraction: string; grouped: boolean }

const threes = /^[1-9]\d{0,2}([,.' \uffff])\d{3}(?:\1\d{3})*$/
const lakhs = /^[1-9]\d?(?:,\d{2})*,\d{3}$/
const groups = (run: string): boolean => threes.test(run) || lakhs.test(run)
const withoutMarks = (run: string): string => run.replace(/\D+/g, '')

/** A number that begins with 0 and goes on with a digit equals only itself. */
export const isId = (run: string): boolean => /^0\d/.test(run)

const digitsAlone = /^\d*$/

/** Reads a run of digits and marks. `beside`: a currency stands beside it. `undefined`: it has no value and counts as text. */
export function readRun(run: string, beside: boolean): Value | undefined {
  if (isId(run)) return undefined
  if (digitsAlone.test(run)) return { whole: run, fraction: '', grouped: false }
  const marks = run.replace(/\d+/g, '')
  const last = marks.at(-1)
  const loneDot = marks === '.' && !beside
  if (!loneDot && groups(run)) return { whole: withoutMarks(run), fraction: '', grouped: true }
  if (last !== '.' && last !== ',') return undefined
  const at = run.lastIndexOf(last)
  const head = run.slice(0, at)
  if (head.includes(last) || (marks.length > 1 && !groups(head))) return undefined
  return { whole: withoutMarks(head), fraction: run.slice(at + 1), grouped: marks.length > 1 }
}

/** A run of a text, with blanks in it where they group. */
export type Run = { start: number; end: number }

const digits = /\d+(?:[.,']\d+)*/g
const last = /^\d{3}(?:[.,]\d+)?$/
const head = /^[1-9]\d{0,2}$/
/** No number has more groups; without an end to it, a text of nothing but groups of three would be one. */
const mostGroups = 8

/** What stands beside a run. */
export type Beside = { before: Mark | undefined; behind: Mark | undefined; percent: boolean }

const gap = '[ \\uffff*_`]{0,3}'
const gapBefore = new RegExp(`^${gap}[-+(\\[]?${gap}$`)
/** Also across a bracket and a colon, as behind the label of an amount: `Total (EUR): 1 600`. */
const gapLabel = new RegExp(`^${gap}[)\\]]?${gap}[:=|]?${gap}[-+(\\[]?${gap}$`)
const gapBehind = new RegExp(`^${gap}[-(\\[]?${gap}$`)
const percentBehind = new RegExp(`^${gap}[%‰٪]`)

/** Finds what stands beside a run: a currency before or behind it, a percent sign behind it. `labels`: a currency in a label too. */
export function beside(text: string, { start, end }: Run, labels = false): Beside {
  const left = Math.max(0, start - 24)
  const before = text.slice(left, start)
  const near = marksOf(before).at(-1)
  // A mark at the edge of the window may be the end of a longer word.
  const bound = near && (near.start > 0 || left === 0) && (labels ? gapLabel : gapBefore).test(before.slice(near.end))
  // From the last digit on: it tells that letters behind it belong to the number.
  const behind = text.slice(end - 1, end + 40)
  const next = marksOf(behind)[0]
  const follows = next && gapBehind.test(behind.slice(1, next.start))
  return {
    before: bound ? { ...near, start: left + near.start, end: left + near.end } : undefined,
    behind: follows ? { ...next, start: end - 1 + next.start, end: end - 1 + next.end } : undefined,
    percent: percentBehind.test(behind.slice(1)),
  }
}

/** Is a currency, or a percent sign, beside the run? */
const marked = (text: string, run: Run, labels = false): { currency: boolean; any: boolean } => {
  const { before, behind, percent } = beside(text, run, labels)
  const currency = before !== undefined || behind !== undefined
  return { currency, any: currency || percent }
}

/** Finds the runs of a text whose forms were folded (`foldForms`). Linear in the text. */
export function runsOf(text: string, labels = false): Run[] {
  const plain: Run[] = []
  for (const found of text.matchAll(digits)) plain.push({ start: found.index, end: found.index + found[0].length })
  const out: Run[] = []
  for (let i = 0; i < plain.length; ) {
    let next = i + 1
    while (next < plain.length && joinable(text, plain[next - 1] as Run, plain[next] as Run)) next++
    if (next === i + 1) out.push(plain[i] as Run)
    else joinChain(text, plain.slice(i, next), out, labels)
    i = next
  }
  return out
}

const joinable = (text: string, a: Run, b: Run): boolean =>
  b.start === a.end + 1 && (text[a.end] === ' ' || text[a.end] === groupBlank)

/** Joins what is one number of a chain of runs that single blanks part. */
function joinChain(text: string, chain: readonly Run[], out: Run[], labels: boolean): void {
  for (let i = 0; i < chain.length; ) {
    const end = chainEnd(text, chain, i, labels)
    out.push({ start: (chain[i] as Run).start, end: (chain[end] as Run).end })
    i = end + 1
  }
}

/** The index of the last run of the number that begins at `from`. */
function chainEnd(text: string, chain: readonly Run[], from: number, labels: boolean): number {
  const first = chain[from] as Run
  const written = (r: Run) => text.slice(r.start, r.end)
  if (first.end - first.start > 3 || !head.test(written(first))) return from
  const blank = text[first.end]
  let end = from
  while (end + 1 < chain.length && end - from < mostGroups) {
    const next = chain[end + 1] as Run
    if (text[next.start - 1] !== blank || next.end - next.start > 60 || !last.test(written(next))) break
    end++
    if (next.end - next.start > 3) break
  }
  if (end === from) return from
  // A blank that never breaks groups by itself; where another follows that does not fit, none of it is a number.
  if (blank === groupBlank) return text[(chain[end] as Run).end] === groupBlank && end + 1 < chain.length ? from : end
  return marked(text, { start: first.start, end: (chain[end] as Run).end }, labels).any ? end : from
}

/** Reads a run in its text. */
export const readIn = (text: string, run: Run): Value | undefined => {
  const written = text.slice(run.start, run.end)
  const lone = /^\d+\.\d{3}$/.test(written) && written.length <= 7
  return readRun(written, lone && marked(text, run).currency)
}

/** The value as a key to compare by. Trailing zeros count unless a currency or a percent sign makes them nothing. */
export function keyOf({ whole, fraction, grouped }: Value, isMarked: () => boolean): string {
  if (fraction === '' || /^0+$/.test(fraction)) return whole
  if (!fraction.endsWith('0') || !(grouped || isMarked())) return `${whole}.${fraction}`
  let end = fraction.length
  while (fraction[end - 1] === '0') end--
  return `${whole}.${fraction.slice(0, end)}`
}
