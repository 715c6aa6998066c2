import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { emptyNeedles } from '../needles.ts'
import { names } from '../schema.ts'
import { answerEvidence, inAnswer, noAnswer, quote } from './answer.ts'

export default field({
  id: 'contains',
  doc: 'Every text is in the final answer; case, emphasis, spacing and digit grouping do not matter',
  fails: 'A text is not in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: names('Texts that must all be in the final answer'),
  mistakes: emptyNeedles,
  run(want, view, context) {
    const none = noAnswer(view)
    if (none) return none
    const missing = want.filter((needle) => !inAnswer(view, needle))
    const [first] = missing
    if (first === undefined) return pass(`Found ${count(want.length, 'text')} in the answer`)
    return fail(`Expected the answer to contain ${missing.map(quote).join(' and ')}; it does not`, {
      route: [want.indexOf(first)],
      evidence: answerEvidence(view, context),
    })
  },
})
