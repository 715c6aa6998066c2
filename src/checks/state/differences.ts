// What differs between two states, as deep as both have the same kind of value; linear in the size of both.
import { compareDecimals, decimalOf, isNumber } from '../../model/decimal.ts'
import { type Keys, sayKeys, sayValue } from './places.ts'

/** One side is `undefined` where something appeared or went. */
export type Difference = { keys: Keys; before: unknown; after: unknown }

export const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Tells the differences in the order of the first state's keys, then of those that only the second has. */
export function eachDifference(before: unknown, after: unknown, tell: (difference: Difference) => void): void {
  const keys: string[] = []
  const compare = (a: unknown, b: unknown): void => {
    if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
      for (const key of Object.keys(a)) {
        keys.push(key)
        compare(Reflect.get(a, key), ownValue(b, key))
        keys.pop()
      }
      for (const key of Object.keys(b))
        if (!Object.hasOwn(a, key)) tell({ keys: [...keys, key], before: undefined, after: Reflect.get(b, key) })
    } else if (isContainer(a) || isContainer(b) || !isSame(a, b)) tell({ keys: [...keys], before: a, after: b })
  }
  compare(before, after)
}

/** Is there any difference? */
export function differ(before: unknown, after: unknown): boolean {
  let found = false
  eachDifference(before, after, () => {
    found = true
  })
  return found
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
