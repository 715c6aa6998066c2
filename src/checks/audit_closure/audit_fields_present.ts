import { list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { dimension, lacking } from '../contract.ts'
import { evaluationOf } from '../self_evaluation.ts'
import { neededFields } from './audit.ts'
import type { AuditWant } from './want.ts'

export default dimension<AuditWant>({
  id: 'audit_fields_present',
  doc: "The verifier's evaluation has a gatekeeper result, claim checks and a composer output",
  fails: 'One of the fields is missing; the dimensions that need it are errors then',
  severity: 'blocking',
  needs: ['self_evaluation'],
  run(want, view) {
    const needed = neededFields(want)
    if (needed.length === 0) return skip('No audit field is required')
    if (view.trace.self_evaluation === undefined && view.trace.source.lacks.includes('self_evaluation')) {
      return error(lacking(view, 'self_evaluation', 'self evaluation'))
    }
    const evaluation = evaluationOf(view)
    const missing = needed.filter(
      (f) => !Object.hasOwn(evaluation, f) || evaluation[f] === null || evaluation[f] === undefined,
    )
    if (missing.length === 0) return pass(`verifier_evaluation has ${list(needed)}`)
    return fail(missing.map((f) => `Missing selfEvaluation.verifier_evaluation.${f}`).join('; '))
  },
})
