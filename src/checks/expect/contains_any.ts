import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { emptyNeedles } from '../needles.ts'
import { names } from '../schema.ts'
import { isSaid, quote, spoken, spokenEvidence } from './answer.ts'

export default field({
  id: 'contains_any',
  doc: 'At least one of the texts is in the final answer, compared as in contains',
  fails: 'None of the texts is in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: names('Texts of which at least one must be in the final answer'),
  mistakes: emptyNeedles,
  run(want, view, context, scope) {
    const said = spoken(view, scope)
    if ('outcome' in said) return said.outcome
    const found = want.find((needle) => isSaid(said, needle))
    if (found !== undefined) return pass(`Found ${quote(found)} in ${said.what}`)
    return fail(`Expected ${said.what} to contain one of ${want.map(quote).join(', ')}; it has none`, {
      evidence: spokenEvidence(said, context),
    })
  },
})
