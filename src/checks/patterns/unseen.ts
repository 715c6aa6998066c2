// What a prohibition answers where it found nothing in a trace that does not show all of the run.
import { error, type Outcome } from '../../model/verdict.ts'
import { nothingSeen, unseen as whyUnseen } from '../calls.ts'
import type { View } from '../contract.ts'

/** The verdict instead of a pass: what was not seen cannot be clean. */
export function unseen(view: View): Outcome | undefined {
  const why = whyUnseen(view, 'calls')
  return (
    nothingSeen(view) ?? (why === undefined ? undefined : error(`Missing ${why}; what was not seen cannot be clean`))
  )
}
