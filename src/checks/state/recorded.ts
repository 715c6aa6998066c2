// The states that a trace records.
import { error, type Outcome } from '../../model/verdict.ts'
import type { Context, View } from '../contract.ts'
import { type Difference, sayDifference } from './differences.ts'

/** The states before and after the run, or that one which is needed is not recorded. */
export function statesOf(view: View, ...needed: ('before' | 'after')[]): { before: unknown; after: unknown } | Outcome {
  const { before, after } = view.trace.state ?? {}
  const recorded = { before, after }
  const missing = needed.filter((leg) => recorded[leg] === undefined)
  if (missing.length === 0) return recorded
  return error(
    `Missing state ${missing.join(' and ')} the run: the trace does not record it; say it in a file NAME.meta.json beside the trace, as state`,
  )
}

/** The first differences as evidence: what was changed is no call, so that it is an excerpt alone. */
export const differenceEvidence = (found: readonly Difference[], context: Context) =>
  found.slice(0, 5).map((d) => ({ excerpt: context.excerpt(sayDifference(d)) }))
