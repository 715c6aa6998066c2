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

/** The answer to several questions at once: `no` where one is, and unknown where none is and one may be. */
export const all = (answers: readonly Answer[]): Answer =>
  answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes'

/** One key of a condition, ready to be asked of values. `isSure`: does the head of a value tell it as well as the whole? */
type Question = {
  key: keyof ConditionTable
  test(value: unknown, reading: Reading): boolean
  isSure(holds: boolean, value: unknown): boolean
}

/** A condition, ready to be asked of values. */
export type Questions = readonly Question[]

/** Makes every given key of a condition, other than `absent`, ready. */
export function questionsOf(table: ConditionTable, context: Context): Questions {
  const questions: Question[] = []
  const put = (key: Question['key'], test: Question['test'], isSure: Question['isSure'] = () => false) =>
    questions.push({ key, test, isSure })
  const equal = (want: unknown, value: unknown, reading: Reading) => isEqual(want, value, { ...reading, inToml: true })
  const { equals, one_of, contains, matches, min, max, count, not_equals, not_one_of, not_contains, not_matches } =
    table
  if (equals !== undefined) put('equals', (value, reading) => equal(equals, value, reading))
  if (one_of !== undefined) put('one_of', (value, reading) => one_of.some((want) => equal(want, value, reading)))
  if (contains !== undefined)
    put(
      'contains',
      (value) => holds(asText(value), contains),
      (there) => there,
    )
  if (matches !== undefined) {
    const pattern = context.pattern(matches)
    put('matches', (value) => pattern.test(asText(value)))
  }
  if (min !== undefined) put('min', (value) => (compareNumbers(value, min) ?? -1) >= 0)
  if (max !== undefined) put('max', (value) => (compareNumbers(value, max) ?? 1) <= 0)
  if (count !== undefined)
    put(
      'count',
      (value) => isCounted(value, count),
      (_, value) => Array.isArray(value),
    )
  if (not_equals !== undefined) put('not_equals', (value, reading) => !equal(not_equals, value, reading))
  if (not_one_of !== undefined)
    put('not_one_of', (value, reading) => !not_one_of.some((want) => equal(want, value, reading)))
  if (not_contains !== undefined)
    put(
      'not_contains',
      (value) => !holdsForbidden(asText(value), not_contains),
      (isWithout) => !isWithout,
    )
  if (not_matches !== undefined) {
    const pattern = context.pattern(not_matches)
    put('not_matches', (value) => !pattern.test(asText(value)))
  }
  return questions
}

function ask({ test, isSure }: Question, value: unknown, reading: Reading): Answer {
  const holds = test(value, reading)
  const isCut = reading.head === true && asText(value).length >= surelyWhole
  return isCut && !isSure(holds, value) ? 'unknown' : holds ? 'yes' : 'no'
}

/** Does a value meet every key of a condition? */
export function answerTo(questions: Questions, value: unknown, reading: Reading): Answer {
  let answer: Answer = 'yes'
  for (const question of questions) {
    const one = ask(question, value, reading)
    if (one === 'no') return 'no'
    if (one === 'unknown') answer = 'unknown'
  }
  return answer
}

/** One condition of a table with its answer: those that do not hold explain a miss. */
export type Asked = { key: keyof ConditionTable; answer: Answer }

/** Asks every given key of a condition, other than `absent`, of one value. */
export const askValue = (table: ConditionTable, value: unknown, context: Context, reading: Reading = {}): Asked[] =>
  questionsOf(table, context).map((question) => ({ key: question.key, answer: ask(question, value, reading) }))

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
