import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { nothingSeen } from '../calls.ts'
import { dimension } from '../contract.ts'

export default dimension({
  id: 'run_completed',
  doc: 'The run was recorded to its end and did not crash',
  fails: 'The run recorded an error of its own; a trace that is empty or cut off is an error',
  severity: 'blocking',
  needs: [],
  run(_want, view, context) {
    const { trace } = view
    if (trace.error !== undefined && trace.error !== null && trace.error !== '') {
      return fail(`Expected a run without an error, found: ${context.excerpt(trace.error)}`)
    }
    const { incomplete } = trace.source
    if (incomplete?.length)
      return error(`Missing evidence: the recording is not whole: ${context.excerpt(incomplete.join('; '))}`)
    if (trace.truncated) return error('Missing end: the trace was cut off, so what followed is unknown')
    return nothingSeen(view) ?? pass(`Recorded to its end, with ${count(view.calls.length, 'call')}`)
  },
})
