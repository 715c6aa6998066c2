// When something happened, as Python's programs write it: seconds since 1970, with a fraction.
import { number } from './json.ts'

/** The last moment that a date has, in seconds. */
const latest = 8.64e12

/** The date and time of a count of seconds. */
export function timeOfSeconds(value: unknown): string | undefined {
  const seconds = number(value)
  if (seconds === undefined || seconds <= 0 || seconds > latest) return undefined
  return new Date(Math.round(seconds * 1000)).toISOString()
}
