// One block of `[[calls]]`: a pattern, and how often it may match.
import * as z from 'zod/mini'
import { pattern, patternShape, saysWhich } from '../patterns/schema.ts'
import type { Range } from '../patterns/tally.ts'
import { described } from '../schema.ts'

const times = z.int().check(z.minimum(0))

export const want = z
  .strictObject({
    ...patternShape,
    any_of: described(z.optional(z.array(pattern).check(z.minLength(1))), 'Patterns of which one matches'),
    min: described(z.optional(times), 'At least so many calls match; default 1, beside max 0'),
    max: described(z.optional(times), 'At most so many calls match'),
    exactly: described(z.optional(times), 'So many calls match; stands alone'),
  })
  .check(saysWhich)
export type Want = z.output<typeof want>

/** How many calls may match. */
export function rangeOf({ min, max, exactly }: Want): Range {
  if (exactly !== undefined) return { min: exactly, max: exactly }
  return { min: min ?? (max === undefined ? 1 : 0), max: max ?? Number.POSITIVE_INFINITY }
}
