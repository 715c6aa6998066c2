// What a prohibition answers where it found nothing in a trace that does not show all of the run.
import { error, type Outcome } from '../../model/verdict.ts'
import { nothingSeen } from '../calls.ts'
import type { View } from '../contract.ts'

/** The verdict instead of a pass: what was not seen cannot be clean. */
export function unseen(view: View): Outcome | undefined {
  const nothing = nothingSeen(view)
  if (nothing || view.trace.truncated !== true) return nothing
  return error('Missing the rest of the trace, which was cut off: what was not seen cannot be clean')
}
