// One text for equal JSON values: keys in order, numbers by value.
import { decimalOf, isNumber } from './decimal.ts'

/** Equal values have equal texts, whatever the order of their keys and however their numbers are written. */
export function canonical(value: unknown): string {
  if (isNumber(value)) {
    const decimal = decimalOf(value)
    return decimal ? `${decimal.negative ? '-' : ''}${decimal.whole}.${decimal.fraction}` : 'null'
  }
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`)
    return `{${parts.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
