import { count, list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { noRegistry } from '../commands.ts'
import { dimension } from '../contract.ts'
import { refs } from '../results.ts'
import { computedOf, resolveRevision, saySubject, subjectOf } from './revision.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'verification_grounded',
  doc: 'The revision declares how computed fields are verified, from sources, and covers every expected computed field',
  fails:
    'The revision has no verification expectation with computed ids and source references, or an expected id is in none',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    const subject = subjectOf(want)
    if (!subject) {
      return want.provenance_required
        ? error(
            'Missing subject: it names the revision whose verification is judged; add subject, or provenance_required = false',
          )
        : skip('No subject is given and provenance_required is false')
    }
    if (!context.registry) return noRegistry('verification_grounded')
    const resolved = resolveRevision(context.registry, subject)
    if ('problem' in resolved) return error(resolved.problem)
    const declared = resolved.revision.verification_expectations
    const grounded = declared.filter((e) => refs(e.computed_ids).length > 0 && refs(e.source_refs).length > 0)
    if (grounded.length === 0) {
      const found = declared.length === 0 ? 'none' : `${count(declared.length, 'expectation')} without one or the other`
      return fail(
        `Expected a verification expectation with computed ids and source_refs for ${saySubject(subject)}, found ${found}`,
      )
    }
    const union = new Set(declared.flatMap((e) => e.computed_ids))
    const expected = computedOf(want)
    const outside = expected.filter((id) => !union.has(id))
    if (outside.length > 0) {
      return fail(
        `Expected the verification of ${saySubject(subject)} to cover ${list(outside)}, found only ${list([...union])}`,
      )
    }
    return pass(
      `${count(grounded.length, 'verification expectation')} for ${saySubject(subject)}; ${expected.length} of ${count(expected.length, 'expected id is', 'expected ids are')} covered`,
    )
  },
})
