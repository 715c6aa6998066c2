import { count, list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { dimension, lacking } from '../contract.ts'
import { holdsForbidden, readableLeak } from '../text/match.ts'
import type { AuditWant } from './want.ts'

export default dimension<AuditWant>({
  id: 'no_forbidden_claims',
  doc: 'None of the forbidden claims is in the final answer, after normalising both sides',
  fails: 'The final answer holds a forbidden claim',
  severity: 'blocking',
  prohibits: 'texts',
  needs: ['answer'],
  run(want, view, context) {
    const claims = want.forbidden_confirmed_claims ?? []
    if (claims.length === 0) return skip('No forbidden_confirmed_claims are declared')
    if (view.answer === undefined) return error(lacking(view, 'answer', 'final answer'))
    const answer = readableLeak(view.answer)
    const found = claims.flatMap((claim, i) => (holdsForbidden(answer, claim) ? [i] : []))
    if (found.length === 0) return pass(`None of ${count(claims.length, 'forbidden claim')} in the final answer`)
    return fail(
      `Expected none of the forbidden claims in the final answer, found ${list(found.map((i) => JSON.stringify(claims[i])))}`,
      {
        evidence: [{ excerpt: context.excerpt(view.answer) }],
      },
    )
  },
})
