// What `[trajectory]` says.
import * as z from 'zod/mini'
import { type CallPattern, pattern, patternShape } from '../patterns/schema.ts'
import { described, text, texts } from '../schema.ts'

/** More steps than these are no sequence that a person reviews. */
export const mostSteps = 1000

const stepTable = z.strictObject({
  ...patternShape,
  any_of: described(z.optional(z.array(pattern).check(z.minLength(1))), 'Patterns of which one matches'),
  optional: described(z.optional(z.boolean()), 'The step need not be there'),
})
const step = z.union([text, stepTable])
export type Step = z.output<typeof step>

export const schema = z.strictObject({
  steps: described(
    z.optional(z.array(z.union([step, z.array(step).check(z.minLength(1))])).check(z.minLength(1))),
    'The calls, in order, as patterns; a list within is a group whose calls come in any order',
  ),
  reference: described(
    z.optional(text),
    'A trace, relative to the scenario file, whose main agent made the calls that are asked for',
  ),
  order: described(
    z.optional(z.enum(['in_order', 'exact', 'any_order'])),
    '"in_order": other calls may stand between; "exact": in order, and only; default in_order',
  ),
  only: described(z.optional(z.boolean()), 'No other call than those of the steps and of allow'),
  allow: described(
    z.optional(z.array(pattern).check(z.minLength(1))),
    'Patterns of calls that may be there beside the steps',
  ),
  compare_outcomes: described(
    z.optional(z.boolean()),
    'With reference: a call must succeed, or fail, as it did there; default true',
  ),
  arguments: described(
    z.optional(z.enum(['exact', 'subset'])),
    'With reference: "subset" wants the arguments there contained in those of the call; default exact',
  ),
  ignore_arguments: described(z.optional(texts), 'With reference: paths of arguments that may differ'),
})

/** A trajectory block as checks see it. */
export type TrajectoryWant = z.output<typeof schema>

/** A step as a pattern. */
export function patternOf(of: Step): { pattern: CallPattern; optional: boolean } {
  if (typeof of === 'string') return { pattern: of, optional: false }
  const { optional = false, ...pattern } = of
  return { pattern, optional }
}

/** Is every other call a fault? */
export const isOnly = (want: TrajectoryWant): boolean => want.only === true || want.order === 'exact'
