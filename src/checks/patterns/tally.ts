// How many moments match a pattern: those that do, and those of which nobody knows.
import type { Matcher } from './compile.ts'
import type { Moment } from './moments.ts'

export type Tally = { sure: Moment[]; unsure: Moment[] }

export function tally(matcher: Matcher, moments: readonly Moment[]): Tally {
  const found: Tally = { sure: [], unsure: [] }
  for (const moment of moments) {
    const answer = matcher.match(moment)
    if (answer === 'yes') found.sure.push(moment)
    else if (answer === 'unknown') found.unsure.push(moment)
  }
  return found
}

/** Numbers from `min` to `max`, both included. */
export type Range = { min: number; max: number }

/** Does a number that lies somewhere between two lie in the range? A verdict stands when all between have the same. */
export function liesIn({ min, max }: Range, least: number, most: number): 'yes' | 'no' | 'unknown' {
  if (least >= min && most <= max) return 'yes'
  return most < min || least > max ? 'no' : 'unknown'
}
