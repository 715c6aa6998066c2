import * as z from 'zod/mini'
import { compareDecimals, decimalOf, differenceOf } from '../../model/decimal.ts'
import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { type Context, field, type Mistake } from '../contract.ts'
import { askValue, tableOf } from '../patterns/condition.ts'
import { conditionMistakes, pathMistakes } from '../patterns/mistakes.ts'
import { sayCondition } from '../patterns/say.ts'
import { type Condition, condition, conditionTable } from '../patterns/schema.ts'
import { described, text } from '../schema.ts'
import { differ } from './differences.ts'
import { type Keys, placesAt, sayKeys, sayValue, valueAt } from './places.ts'
import { statesOf } from './recorded.ts'

const change = {
  changed: described(z.optional(z.literal(true)), 'The value differs from the one before the run'),
  by: described(z.optional(z.number()), 'The value is a number, by this larger than the one before the run'),
}
const changeTable = z.extend(conditionTable, change)
type ChangeTable = z.output<typeof changeTable>
type Want = ChangeTable | Condition

const isTable = (want: Want): want is ChangeTable =>
  typeof want === 'object' && !Array.isArray(want) && !(want instanceof Date)

/** A condition in its two parts: what is asked of the value, and what of its change. */
function partsOf(want: Want): { value: Condition | undefined; changed: boolean; by: number | undefined } {
  if (!isTable(want)) return { value: want, changed: false, by: undefined }
  const { changed, by, ...value } = want
  return { value: Object.keys(value).length > 0 ? value : undefined, changed: changed === true, by }
}

export default field({
  id: 'after',
  doc: 'Each path of the table meets its condition in the state after the run; with * every value does, at least one',
  fails: 'A path leads nowhere, or its value does not meet the condition',
  severity: 'blocking',
  needs: [],
  schema: described(
    z.record(text, z.union([changeTable, condition])),
    'From path, in quotes, to a condition of the value after the run; changed = true and by = 3 compare with the state before',
  ),
  mistakes(want, scenario) {
    return Object.entries(want).flatMap(([path, one]): Mistake[] => {
      const { value, changed, by } = partsOf(one)
      const found = value === undefined ? [] : conditionMistakes(value, scenario)
      if (isTable(one) && one.absent && (changed || by !== undefined))
        found.push({
          route: ['absent'],
          message: 'Expected absent to stand alone: what is absent has no value to compare',
        })
      return [...pathMistakes(path, path), ...found.map((m) => ({ ...m, route: [path, ...m.route] }))]
    })
  },
  run(want, view, context) {
    const all = Object.entries(want)
    const compares = all.some(([, one]) => partsOf(one).changed || partsOf(one).by !== undefined)
    const states = statesOf(view, ...(compares ? (['before', 'after'] as const) : (['after'] as const)))
    if ('verdict' in states) return states
    for (const [path, one] of all) {
      const miss = missOf(path, one, states, context)
      if (miss !== undefined) return fail(miss, { route: [path] })
    }
    return pass(`${count(all.length, 'path')} of the state after the run as expected`)
  },
})

/** What of a path is not as expected; `undefined`: it is. */
function missOf(
  path: string,
  want: Want,
  { before, after }: { before: unknown; after: unknown },
  context: Context,
): string | undefined {
  const found = placesAt(after, path)
  const { value, changed, by } = partsOf(want)
  if (value !== undefined && tableOf(value).absent) {
    const [first] = found
    return first && `Expected nothing at ${path}, found ${sayKeys(first.keys)}: ${sayValue(first.value)}`
  }
  if (found.length === 0) return `Expected ${sayWant(want)} at ${path}, found nothing there`
  for (const place of found) {
    const old = valueAt(before, place.keys)
    const holds =
      (value === undefined || askValue(tableOf(value), place.value, context).every((a) => a.answer === 'yes')) &&
      (!changed || differ(old, place.value)) &&
      (by === undefined || isBy(old, place.value, by))
    if (!holds) return sayMiss(place.keys, want, old, place.value)
  }
  return undefined
}

function sayMiss(keys: Keys, want: Want, old: unknown, value: unknown): string {
  const { changed, by } = partsOf(want)
  const seen = changed || by !== undefined ? `${sayValue(old)} → ${sayValue(value)}` : sayValue(value)
  return `Expected ${sayWant(want)} at ${sayKeys(keys)}, found ${seen}`
}

function sayWant(want: Want): string {
  const { value, changed, by } = partsOf(want)
  return [
    value === undefined ? '' : sayCondition(value),
    changed ? 'another value than before' : '',
    by === undefined ? '' : `a difference of ${by}`,
  ]
    .filter((part) => part !== '')
    .join(' and ')
}

function isBy(before: unknown, after: unknown, by: number): boolean {
  const [a, b, want] = [decimalOf(before), decimalOf(after), decimalOf(by)]
  return a !== undefined && b !== undefined && want !== undefined && compareDecimals(differenceOf(b, a), want) === 0
}
