import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { emptyNeedles } from '../needles.ts'
import { names } from '../schema.ts'
import { answerEvidence, forbiddenInAnswer, noAnswer, quote } from './answer.ts'

export default field({
  id: 'not_contains',
  doc: 'None of the texts is in the final answer, compared as in contains',
  fails: 'A forbidden text is in the final answer',
  severity: 'blocking',
  prohibits: 'texts',
  needs: ['answer'],
  schema: names('Texts that must not be in the final answer'),
  mistakes: emptyNeedles,
  run(want, view, context) {
    const none = noAnswer(view)
    if (none) return none
    const found = want.filter((needle) => forbiddenInAnswer(view, needle))
    const [first] = found
    if (first === undefined)
      return pass(`Looked for ${count(want.length, 'unwanted text')} and found none in the answer`)
    return fail(`Expected the answer not to contain ${found.map(quote).join(' nor ')}; it does`, {
      route: [want.indexOf(first)],
      evidence: answerEvidence(view, context),
    })
  },
})
