// What a prohibition answers where it found nothing in a trace that does not show all of the run.
import { error, type Outcome } from '../../model/verdict.ts'
import { callsUncertain, nothingSeen } from '../calls.ts'
import type { View } from '../contract.ts'

/** The verdict instead of a pass: what was not seen cannot be clean. */
export function unseen(view: View): Outcome | undefined {
  const nothing = nothingSeen(view) ?? callsUncertain(view)
  if (nothing) return nothing
  const { truncated, source } = view.trace
  const why = source.incomplete?.length ? source.incomplete.join('; ') : truncated ? 'the trace was cut off' : undefined
  return why === undefined ? undefined : error(`Missing evidence: ${why}, and what was not seen cannot be clean`)
}
