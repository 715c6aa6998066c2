// Values as texts to compare many of them by, without comparing each with each.

import { decimalOf } from '../model/decimal.ts'
import { jsonOf } from '../model/path.ts'
import { isEqual } from './patterns/condition.ts'

/** A value to compare: only those that share `compare` may be equal, and those that share `exact` are. */
export type Comparable = { compare: string; exact: string; value: unknown }

/** Writes a value with its keys in order. `alike`: what may compare as equal is written as the same text. */
function write(value: unknown, alike: boolean): string {
  if (typeof value === 'string') {
    const inner = alike ? jsonOf(value) : undefined
    if (inner !== undefined) return write(inner, alike)
    const decimal = alike ? decimalOf(value) : undefined
    return decimal ? number(decimal) : JSON.stringify(value)
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    const decimal = decimalOf(value)
    return decimal ? number(decimal) : String(value)
  }
  if (Array.isArray(value)) return `[${value.map((v) => write(v, alike)).join()}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${write(v, alike)}`).join()}}`
}

const number = ({ negative, whole, fraction }: { negative: boolean; whole: string; fraction: string }): string =>
  `${negative ? '-' : ''}${whole}.${fraction}`

/** Makes a value ready to be compared. */
export const comparable = (value: unknown): Comparable => ({
  compare: write(value, true),
  exact: write(value, false),
  value,
})

/** Are two values equal, as conditions compare them? */
export const areEqual = (a: Comparable, b: Comparable): boolean =>
  a.exact === b.exact || (a.compare === b.compare && (isEqual(a.value, b.value) || isEqual(b.value, a.value)))
