import { fail, pass } from '../../model/verdict.ts'
import type { PureCheck } from '../contract.ts'
import { answerEvidence, inAnswer, noAnswer, quote } from './answer.ts'
import { names } from './calls.ts'

export default {
  id: 'contains_any',
  doc: 'At least one of the texts is in the final answer, compared as in contains',
  fails: 'None of the texts is in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: names('Texts of which at least one must be in the final answer'),
  run(want, view, context) {
    const none = noAnswer(view)
    if (none) return none
    const found = want.contains_any.find((needle) => inAnswer(view, needle))
    if (found !== undefined) return pass(`Found ${quote(found)} in the answer`)
    return fail(`Expected the answer to contain one of ${want.contains_any.map(quote).join(', ')}; it has none`, {
      evidence: answerEvidence(view, context),
    })
  },
} satisfies PureCheck<{ contains_any: string[] }>
