// Texts of a scenario that are looked for in what the agent said, and what may be wrong with them.
import type { Mistake } from './contract.ts'
import { isEmptyNeedle } from './text/match.ts'

/** A needle of which normalising leaves nothing: it would be found in everything. */
export const emptyNeedle = (needle: string, ...route: (string | number)[]): Mistake[] =>
  isEmptyNeedle(needle)
    ? [
        {
          route,
          message:
            'Expected a text that can be compared; nothing is left of this one once spacing and invisible characters are dropped',
        },
      ]
    : []

export const emptyNeedles = (needles: readonly string[]): Mistake[] => needles.flatMap((n, i) => emptyNeedle(n, i))
