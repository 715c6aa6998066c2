import { nearest } from '../../model/names.ts'
import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { callsOf } from '../calls.ts'
import { dimension } from '../contract.ts'
import { missingStep } from './signals.ts'
import type { ContradictionWant } from './want.ts'

export default dimension<ContradictionWant>({
  id: 'halt_boundary_resolved',
  doc: 'The command after which the agent must halt was called',
  fails: 'The command was never called, so that there is no point to halt at',
  severity: 'blocking',
  needs: [],
  run(want, view) {
    const missing = missingStep(view, want)
    if (missing) return missing
    const boundary = want.must_halt_after ?? want.blocking_step
    const first = callsOf(view, boundary)[0]
    if (first !== undefined) return pass(`${boundary} was reached by call ${first + 1}`)
    const near = nearest(boundary, new Set(view.commands))
    return fail(
      `Expected a call of ${boundary}, found none among ${count(view.calls.length, 'call')}${near ? `; the nearest is ${near}` : ''}`,
    )
  },
})
