import { isObject } from '../../model/json.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { auditField } from './audit.ts'
import type { AuditWant } from './want.ts'

export default dimension<AuditWant>({
  id: 'gatekeeper_consistent',
  doc: 'The verifier does not pass what the gatekeeper failed',
  fails: 'The gatekeeper failed and the verdict is PASS',
  severity: 'blocking',
  needs: ['self_evaluation'],
  run(want, view, context) {
    const field = auditField(view, want, 'gatekeeper_result')
    if ('outcome' in field) return field.outcome
    const { value, evaluation } = field
    const status = isObject(value) ? value['status'] : undefined
    if (typeof status !== 'string') {
      return error('Missing gatekeeper_result.status: it must be a text', {
        evidence: [{ excerpt: context.excerpt(plainJson(value)) }],
      })
    }
    if (status.trim().toLowerCase() !== 'fail') return pass(`The gatekeeper's status is ${context.excerpt(status)}`)
    const verdict = evaluation['verdict']
    if (typeof verdict !== 'string')
      return error("Missing verdict: the gatekeeper failed, and the verifier's evaluation has no verdict to compare")
    if (verdict.trim().toUpperCase() !== 'PASS')
      return pass(`The gatekeeper failed, and the verdict is ${context.excerpt(verdict)}`)
    return fail(
      'Expected the verdict to follow the gatekeeper, found gatekeeper_result.status = fail with verdict = PASS',
      {
        evidence: [{ excerpt: context.excerpt(plainJson({ gatekeeper_result: value, verdict })) }],
      },
    )
  },
})
