// Numbers in a text, as people and programs write them, under both separator conventions.
import { unspacedLetter } from './currencies.ts'

/**
 * One number of a text. `values`: what it can mean, unsigned and canonical (`1600.5`); `decimals`: the digits after its
 * decimal separator, if it has one; `bare`: it is written in digits only.
 */
export type Numeral = { start: number; end: number; values: string[]; decimals: number; bare: boolean }

// Dates and times: year first or last, one separator throughout; hours and minutes, with seconds or without.
const moment =
  /(?<!\d)(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{2,4}|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?!\d)/g
const letter = /[\p{L}_]/u

/** By hand: a regular expression for zeros at the end is quadratic in their number. */
function trimZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** Canonical form of an unsigned decimal number. */
export function canonical(whole: string, fraction = ''): string {
  const w = whole.startsWith('0') ? whole.replace(/^0+(?=\d)/, '') : whole
  const f = fraction.endsWith('0') ? trimZeros(fraction) : fraction
  return f === '' ? w : `${w}.${f}`
}

/** The digits of a written number, without leading zeros: what a count of minor units would be. */
export const digitsOf = (written: string): string => written.replace(/\D+/g, '').replace(/^0+(?=\d)/, '')

const thousands = (groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(groups[0] as string) && groups.slice(1).every((g) => g.length === 3)
const lakhs = (groups: readonly string[]): boolean =>
  /^[1-9]\d?$/.test(groups[0] as string) &&
  groups.slice(1, -1).every((g) => g.length === 2) &&
  groups.at(-1)?.length === 3

/** What digits with separators can mean; `undefined`: no number (a version, an address, a list). */
export function readNumber(written: string): Pick<Numeral, 'values' | 'decimals' | 'bare'> | undefined {
  const marks = written.replace(/\d+/g, '').replaceAll('’', "'")
  if (marks === '') return { values: [canonical(written)], decimals: 0, bare: true }
  const parts = written.split(/[.,'’]/)
  const last = parts.at(-1) as string
  const mark = marks[0] as string
  const head = marks.slice(0, -1)
  const same = marks === mark.repeat(marks.length)
  if (same && marks.length === 1 && mark !== "'") {
    const values = [canonical(parts[0] as string, last)]
    if (thousands(parts)) values.push(canonical(parts.join('')))
    return { values, decimals: last.length, bare: false }
  }
  if (same) {
    if (!thousands(parts) && !(mark === ',' && lakhs(parts))) return undefined
    return { values: [canonical(parts.join(''))], decimals: 0, bare: false }
  }
  if (head !== mark.repeat(head.length) || marks.endsWith(mark) || marks.endsWith("'")) return undefined
  const groups = parts.slice(0, -1)
  if (!thousands(groups) && !(mark === ',' && lakhs(groups))) return undefined
  return { values: [canonical(groups.join(''), last)], decimals: last.length, bare: false }
}

/** Which letters may touch a number and leave it one (currencies). */
export type MayTouch = (letters: string) => boolean

const isDigit = (c: number): boolean => c >= 48 && c <= 57
const isMark = (c: number): boolean => c === 0x2e || c === 0x2c || c === 0x27 || c === 0x2019

/** No number of money is longer; anything longer is a key, a hash or an attack. */
const longest = 80

/**
 * Goes through the numbers of a text, in order. Dates, times, versions, addresses and numbers that are a part of a name are
 * left out. `lists`: digits that are no one number are read as a list with commas. Linear in the text.
 */
export function eachNumeral(text: string, mayTouch: MayTouch, lists: boolean, visit: (n: Numeral) => void): void {
  const masked = text.replace(moment, (m) => '\0'.repeat(m.length))
  for (let start = 0; start < masked.length; start++) {
    if (!isDigit(masked.charCodeAt(start))) continue
    let end = start + 1
    let commas = false
    for (; end < masked.length; end++) {
      const c = masked.charCodeAt(end)
      if (isDigit(c)) continue
      if (!isMark(c) || !isDigit(masked.charCodeAt(end + 1))) break
      commas ||= c === 0x2c
    }
    const before = freeBefore(masked, start, mayTouch)
    const after = freeAfter(masked, end, mayTouch)
    const number = before && after && end - start <= longest ? readNumber(masked.slice(start, end)) : undefined
    if (number) visit({ start, end, ...number })
    if (lists && commas && (!number || masked[start - 1] === '[' || masked[end] === ']')) {
      const pieces = masked.slice(start, end).split(',')
      for (const [i, piece] of pieces.entries()) {
        if ((i === 0 && !before) || (i === pieces.length - 1 && !after)) continue
        const one = piece.length <= longest ? readNumber(piece) : undefined
        if (one) visit({ start, end, ...one })
      }
    }
    start = end
  }
}

/** Is what stands before the number no part of it? */
function freeBefore(text: string, start: number, mayTouch: MayTouch): boolean {
  const prev = text[start - 1]
  if (prev === undefined) return true
  if (prev === '\0') return false
  // `INV-12.34`, `A-1001`: a number behind letters and a hyphen is a part of a name.
  if (prev === '-') return mayTouch(lettersBefore(text, start - 1))
  return !letter.test(prev) || unspacedLetter.test(prev) || mayTouch(lettersBefore(text, start))
}

function lettersBefore(text: string, end: number): string {
  const near = /[\p{L}_\\]{0,12}$/u.exec(text.slice(Math.max(0, end - 12), end))?.[0] ?? ''
  // The `n` of an escaped line break is no letter, and an underscore alone is emphasis.
  return near.replace(/^.*\\[nrt]/, '').replace(/^_+$/, '')
}

function freeAfter(text: string, end: number, mayTouch: MayTouch): boolean {
  const next = text[end]
  if (next === undefined) return true
  if (next === '\0') return false
  return (
    !letter.test(next) ||
    unspacedLetter.test(next) ||
    mayTouch((/^[\p{L}_]{0,12}/u.exec(text.slice(end, end + 12))?.[0] ?? '').replace(/^_+$/, ''))
  )
}
