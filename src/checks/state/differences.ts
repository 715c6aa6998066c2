// What differs between two states, as deep as both have the same kind of value; linear in the size of both.
import { compareDecimals, decimalOf, isNumber } from '../../model/decimal.ts'
import { type Keys, sayKeys, sayValue } from './places.ts'

/** One side is `undefined` where something appeared or went. */
export type Difference = { keys: Keys; before: unknown; after: unknown }

export const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The differences in the order of the first state's keys, then of those that only the second has. */
export function* differences(before: unknown, after: unknown, keys: Keys = []): Generator<Difference> {
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const key of Object.keys(before))
      yield* differences(ownValue(before, key), ownValue(after, key), [...keys, key])
    for (const key of Object.keys(after))
      if (!Object.hasOwn(before, key)) yield { keys: [...keys, key], before: undefined, after: ownValue(after, key) }
  } else if (isContainer(before) || isContainer(after) || !isSame(before, after)) yield { keys, before, after }
}

const ownValue = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isNumber(a) || !isNumber(b)) return false
  const [x, y] = [decimalOf(a), decimalOf(b)]
  return x !== undefined && y !== undefined && compareDecimals(x, y) === 0
}

/** `orders.B-2.status: "open" → "refunded"`. */
export const sayDifference = ({ keys, before, after }: Difference): string =>
  `${sayKeys(keys)}: ${sayValue(before)} → ${sayValue(after)}`

/** How many differences are told one by one. */
const most = 10

/** The first differences as a reader reads them, and how many more there are. */
export function sayDifferences(found: readonly Difference[]): string {
  const more = found.length - most
  return `${found.slice(0, most).map(sayDifference).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
