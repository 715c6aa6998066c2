// Does a value meet a condition? Yes, no, or it cannot be told where only the head of the value was kept.
import { asText } from '../../model/compact.ts'
import { compareDecimals, decimalOf, isNumber } from '../../model/decimal.ts'
import { isObject } from '../../model/json.ts'
import { jsonOf } from '../../model/path.ts'
import type { Context } from '../contract.ts'
import { holds, holdsForbidden } from '../text/match.ts'
import type { Condition, ConditionTable } from './schema.ts'

export type Answer = 'yes' | 'no' | 'unknown'

/**
 * `head`: long texts of the value may be cut. `asWritten`: its scalars are the texts that they were written as (YAML). `inToml`: what is
 * wanted was written in TOML, which has no null, so that a key that holds null is as one that is not there.
 */
export type Reading = { head?: boolean; asWritten?: boolean; inToml?: boolean }

export const tableOf = (condition: Condition): ConditionTable =>
  isObject(condition) && !(condition instanceof Date) ? (condition as ConditionTable) : { equals: condition }

/** A text shorter than this is never a mere head. */
const surelyWhole = 256

export const not = (answer: Answer): Answer => (answer === 'yes' ? 'no' : answer === 'no' ? 'yes' : 'unknown')

/** One condition of a table with its answer: those that do not hold explain a miss. */
export type Asked = { key: keyof ConditionTable; answer: Answer }

/** Asks every given key of a condition, other than `absent`, of one value. */
export function askValue(table: ConditionTable, value: unknown, context: Context, given: Reading = {}): Asked[] {
  const reading: Reading = { ...given, inToml: true }
  const asked: Asked[] = []
  const cut = reading.head === true && asText(value).length >= surelyWhole
  const put = (key: keyof ConditionTable, holds: boolean, sureOfHead = false) =>
    asked.push({ key, answer: cut && !sureOfHead ? 'unknown' : holds ? 'yes' : 'no' })
  const { equals, one_of, contains, matches, min, max, count, not_equals, not_one_of, not_contains, not_matches } =
    table
  if (equals !== undefined) put('equals', isEqual(equals, value, reading))
  if (one_of !== undefined)
    put(
      'one_of',
      one_of.some((w) => isEqual(w, value, reading)),
    )
  if (contains !== undefined) {
    const there = holds(asText(value), contains)
    put('contains', there, there)
  }
  if (matches !== undefined) put('matches', context.pattern(matches).test(asText(value)))
  if (min !== undefined) put('min', (compareNumbers(value, min) ?? -1) >= 0)
  if (max !== undefined) put('max', (compareNumbers(value, max) ?? 1) <= 0)
  if (count !== undefined) put('count', isCounted(value, count), Array.isArray(value))
  if (not_equals !== undefined) put('not_equals', !isEqual(not_equals, value, reading))
  if (not_one_of !== undefined) put('not_one_of', !not_one_of.some((w) => isEqual(w, value, reading)))
  if (not_contains !== undefined) {
    const there = holdsForbidden(asText(value), not_contains)
    put('not_contains', !there, there)
  }
  if (not_matches !== undefined) put('not_matches', !context.pattern(not_matches).test(asText(value)))
  return asked
}

/** Compares a value with a number; `undefined`: the value is no number. */
function compareNumbers(value: unknown, bound: unknown): number | undefined {
  const a = decimalOf(value)
  const b = decimalOf(bound)
  return a && b && compareDecimals(a, b)
}

function isCounted(value: unknown, want: NonNullable<ConditionTable['count']>): boolean {
  if (!Array.isArray(value)) return false
  const { min = 0, max = Number.POSITIVE_INFINITY } = typeof want === 'number' ? { min: want, max: want } : want
  return value.length >= min && value.length <= max
}

/** Is a value of a trace what a person wrote? */
export function isEqual(want: unknown, value: unknown, reading: Reading = {}): boolean {
  if (isNumber(want) || isNumber(value)) return compareNumbers(value, want) === 0
  if (want instanceof Date) return value === asText(want)
  if (typeof want === 'boolean' && reading.asWritten === true) return value === String(want)
  if (typeof want !== 'object' || want === null) return want === value
  const inner = typeof value === 'string' ? jsonOf(value) : value
  if (Array.isArray(want)) {
    return Array.isArray(inner) && inner.length === want.length && want.every((w, i) => isEqual(w, inner[i], reading))
  }
  if (!isObject(inner)) return false
  const keys = Object.keys(want)
  const others = Object.keys(inner).filter((k) => !Object.hasOwn(want, k))
  return (
    others.every((k) => reading.inToml === true && inner[k] === null) &&
    keys.every((k) => Object.hasOwn(inner, k) && isEqual(Reflect.get(want, k), inner[k], reading))
  )
}
