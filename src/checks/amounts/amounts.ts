// Amounts of money in what an agent says, and the values that ground them.
import { groupBlank } from '../text/fold.ts'
import { type Binding, bind } from './binding.ts'
import { canonical, digitsOf, readNumber } from './numerals.ts'
import { type Plain, plainOf } from './plain.ts'
import { type Scale, scaleAt } from './scale.ts'

/**
 * An amount as written, and the keys that ground it: its values under either separator convention. An amount that no
 * convention can read has none. `minor`: the digits that would be the same in minor units.
 */
export type Amount = { written: string; keys: string[]; minor?: string }

const percent =
  /^[ \uffff]{0,2}(?:[%‰٪]|(?:percent|per cent|pct|por ciento|prozent|pour cent|percentage points?)(?![\p{L}\p{N}]))/iu
const versions =
  /(?:^|[^\p{L}])(?:version|versión|versione|v|ver|release|rev|revision|build|sections?|secs?\.|steps?|chapter)[.:]? ?$|[#§№] ?$/iu
const units =
  /^[ -]?(?:n?s|ms|[µμ]s|us|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?|wks?|weeks?|months?|yrs?|years?|segundos?|minutos?|horas?|días?|sekunden?|minuten?|stunden?|tage|secondes?|heures?|jours?|[kKMGTP]?i?B|[kKMGTP]?bytes?|[kMGT]?bits?|[kMGT]?bps|[kKMGT]?i?B\/s)(?![\p{L}\p{N}])/iu
const unspacedUnits = /^ ?(?:秒|分|時間|小时|分钟|天|年|초|분|시간)/u

/** The amounts of a text, each way of writing one once: numbers with a currency, and numbers with exactly two decimals. */
export function findAmounts(text: string): Amount[] {
  if (!/[\p{Nd}]/u.test(text)) return []
  const found = new Map<string, Amount>()
  const plain = plainOf(text)
  for (const one of bind(plain)) {
    if (!one.marked && !(isExact(plain.text, one) && !isExempt(plain.text, one))) continue
    const written = asWritten(plain, one)
    if (!found.has(written)) found.set(written, { written, ...readAmount(plain.text, one) })
  }
  return [...found.values()]
}

/** What was written, from the mark to the number's end, without emphasis. */
function asWritten(plain: Plain, { from, to }: Binding): string {
  const minus = plain.text[from - 1] === '-' && !/[\p{L}\p{N}\p{Sc}]/u.test(plain.text[from - 2] ?? ' ') ? 1 : 0
  return plain
    .raw(from - minus, to)
    .replace(/[*`]+|^_+|_+$/g, '')
    .trim()
}

/** The digits and marks of a number, its groups of blanks joined. */
const joined = (text: string, { start, end }: Binding): { digits: string; blanks: boolean } => {
  const run = text.slice(start, end)
  const digits = run.replace(/[ \uffff]/g, '').replace(/^[.,]/, '0.')
  return { digits, blanks: run.includes(' ') || run.includes(groupBlank) }
}

/** What a number can mean; empty: no convention can read it. */
function valuesOf(text: string, one: Binding): { values: string[]; decimals: number } {
  const { digits, blanks } = joined(text, one)
  if (!blanks) {
    const read = readNumber(digits)
    return { values: read?.values ?? [], decimals: read?.decimals ?? 0 }
  }
  const [whole = '', fraction = ''] = digits.split(/[.,]/)
  return { values: [canonical(whole, fraction)], decimals: fraction.length }
}

/** Is it a number with exactly two decimals? */
const isExact = (text: string, one: Binding): boolean => !one.unreadable && valuesOf(text, one).decimals === 2

/** Does a number with two decimals count something else than money, or name a version or a part? */
function isExempt(text: string, { start, end, name }: Binding): boolean {
  const after = text.slice(end, end + 24)
  if (name) return true
  return units.test(after) || unspacedUnits.test(after) || versions.test(text.slice(Math.max(0, start - 16), start))
}

function readAmount(text: string, one: Binding): Pick<Amount, 'keys' | 'minor'> {
  if (one.unreadable) return { keys: [] }
  const keys = new Set<string>()
  const { values, decimals } = valuesOf(text, one)
  const scale = scaleAt(text, one.end)
  for (const value of values) {
    const own = one.cents ? shift(value, -2) : value
    if (!scale) keys.add(own)
    else {
      keys.add(shift(own, scale.power))
      keys.add(scaledKey(own, scale))
    }
    if (percent.test(text.slice(one.end, one.end + 24))) keys.add(shift(own, -2))
  }
  const minor = decimals === 2 && !scale ? { minor: digitsOf(text.slice(one.start, one.end)) } : {}
  return { keys: [...keys], ...minor }
}

/** The key of a number together with its scale word: `5 million`. */
export const scaledKey = (value: string, { power }: Scale): string => `${value}e${power}`

/** Moves the decimal point of a canonical value, to the right where `by` is positive. */
export function shift(value: string, by: number): string {
  const [whole = '', fraction = ''] = value.split('.')
  if (by >= 0) {
    const padded = fraction.padEnd(by, '0')
    return canonical(whole + padded.slice(0, by), padded.slice(by))
  }
  const padded = whole.padStart(1 - by, '0')
  return canonical(padded.slice(0, by), padded.slice(by) + fraction)
}
