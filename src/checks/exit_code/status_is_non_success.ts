import { fail, pass } from '../../model/verdict.ts'
import type { PureCheck } from '../contract.ts'
import { envelopeOf } from '../envelopes.ts'
import { evidence } from '../order.ts'
import type { ExitCodeWant } from './family.ts'

export default {
  id: 'status_is_non_success',
  doc: 'The status in the envelope is the expected one, and not success',
  fails: 'The status is success, or another one than expected',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const read = envelopeOf(view, want.command, context)
    if ('outcome' in read) return read.outcome
    const status = read.envelope['status'] as string
    if (status !== 'success' && status === want.tool_result_status)
      return pass(`${read.name} answered with status ${context.excerpt(status)}`)
    return fail(
      `Expected ${read.name} to answer with status ${want.tool_result_status}, found ${context.excerpt(status)}`,
      {
        evidence: [evidence(view, read.at, context)],
      },
    )
  },
} satisfies PureCheck<ExitCodeWant>
