import { count, list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { noRegistry } from '../commands.ts'
import { dimension } from '../contract.ts'
import { refs } from '../results.ts'
import { resolveRevision, saySubject, subjectOf } from './revision.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'provenance_present',
  doc: 'Every field of the revision that the subject means has legal and source references, when provenance is required',
  fails: 'A field has no legal_refs or no source_refs',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    if (!want.provenance_required) return skip('provenance_required is false')
    const subject = subjectOf(want)
    if (!subject)
      return error(
        'Missing subject: it names the revision whose provenance is required; add subject, or provenance_required = false',
      )
    if (!context.registry) return noRegistry('provenance_present')
    const resolved = resolveRevision(context.registry, subject)
    if ('problem' in resolved) return error(resolved.problem)
    const { fields } = resolved.revision
    if (fields.length === 0)
      return error(`Missing fields: the revision for ${saySubject(subject)} declares none in the registry`)
    const bare = fields.flatMap((f) => {
      const without = (['legal_refs', 'source_refs'] as const).filter((k) => refs(f[k]).length === 0)
      return without.length === 0 ? [] : [`${f.id} (no ${without.join(', no ')})`]
    })
    if (bare.length === 0) {
      const of = `of the revision for ${saySubject(subject)}`
      return pass(`${count(fields.length, `field ${of} has`, `fields ${of} have`)} legal and source references`)
    }
    return fail(
      `Expected legal_refs and source_refs on every field of the revision for ${saySubject(subject)}, found none on ${list(bare)}`,
    )
  },
})
