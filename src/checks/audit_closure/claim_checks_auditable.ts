import { isObject } from '../../model/json.ts'
import { count, list } from '../../model/text.ts'
import { type Evidence, fail, pass, skip } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { auditField } from './audit.ts'
import type { AuditWant } from './want.ts'

/** Does a part say something? A list or an object does where something in it does; `false`, `[null]` and `[""]` do not. */
const isSet = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number' || typeof value === 'bigint') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(isSet)
}

export default dimension<AuditWant>({
  id: 'claim_checks_auditable',
  doc: 'Every claim check names its claim, a recognised verification and a detail; there is at least one when they are required',
  fails: 'A claim check lacks one of them or has an unknown verification, or a required list is empty',
  severity: 'blocking',
  needs: ['self_evaluation'],
  run(want, view, context) {
    const field = auditField(view, want, 'claim_checks')
    if ('outcome' in field) return field.outcome
    const checks = field.value
    if (!Array.isArray(checks))
      return fail('Expected claim_checks to be a list, found another value', {
        evidence: [{ excerpt: context.excerpt(plainJson(checks)) }],
      })
    if (checks.length === 0) {
      return (want.require_claim_checks ?? want.required)
        ? fail('Expected at least one claim check, found an empty list')
        : skip('No claim check, and none is required')
    }
    const known = want.claim_verifications ?? context.config.audit.claim_verifications
    const recognised = new Set(known.map((k) => k.trim().toLowerCase()))
    const wrong: string[] = []
    const evidence: Evidence[] = []
    for (const [i, check] of checks.entries()) {
      const one = isObject(check) ? check : {}
      const name = isSet(one['claim_id']) ? context.excerpt(String(one['claim_id'])) : `claim check ${i + 1}`
      const faults = ['claim_id', 'verification', 'detail'].filter((k) => !isSet(one[k])).map((k) => `no ${k}`)
      const verification = one['verification']
      if (isSet(verification) && !recognised.has(String(verification).trim().toLowerCase())) {
        faults.push(`the unknown verification ${context.excerpt(String(verification))}`)
      }
      if (faults.length === 0) continue
      wrong.push(`${name} with ${faults.join(', ')}`)
      if (evidence.length < 3) evidence.push({ excerpt: context.excerpt(plainJson(check)) })
    }
    if (wrong.length === 0) return pass(`${count(checks.length, 'claim check')} with claim_id, verification and detail`)
    return fail(
      `Expected claim_id, a verification of ${list(known)}, and detail in every claim check, found ${list(wrong, 5)}`,
      { evidence },
    )
  },
})
