import { fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import { envelopeOf } from './envelope.ts'
import type { ExitCodeWant } from './want.ts'

export default dimension<ExitCodeWant>({
  id: 'status_is_non_success',
  doc: 'The status in the envelope is the expected one, and not success',
  fails: 'The status is success, or another one than expected',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const read = envelopeOf(view, want.command, context)
    if ('outcome' in read) return read.outcome
    const { status } = read
    if (status !== 'success' && status === want.tool_result_status)
      return pass(`${read.name} answered with status ${context.excerpt(status)}`)
    return fail(
      `Expected ${read.name} to answer with status ${want.tool_result_status}, found ${context.excerpt(status)}`,
      {
        evidence: [evidence(view, read.at, context)],
      },
    )
  },
})
