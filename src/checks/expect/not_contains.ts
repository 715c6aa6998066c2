import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { emptyNeedles } from '../needles.ts'
import { names } from '../schema.ts'
import { quote, spoken, spokenEvidence, whereForbidden } from './answer.ts'

export default field({
  id: 'not_contains',
  doc: 'None of the texts is in the final answer, compared as in contains',
  fails: 'A forbidden text is in the final answer',
  severity: 'blocking',
  prohibits: 'texts',
  needs: ['answer'],
  schema: names('Texts that must not be in the final answer'),
  mistakes: emptyNeedles,
  run(want, view, context, scope) {
    const said = spoken(view, scope)
    if ('outcome' in said) return said.outcome
    const found = want.filter((needle) => whereForbidden(said, needle) >= 0)
    const [first] = found
    if (first === undefined)
      return pass(
        `Looked for ${count(want.length, 'unwanted text')} and found none in ${said.texts.length === 1 ? said.what : count(said.texts.length, 'message')}`,
      )
    const expected = said.what === 'the answer' ? 'the answer not' : 'no message'
    return fail(`Expected ${expected} to contain ${found.map(quote).join(' nor ')}; it does`, {
      route: [want.indexOf(first)],
      evidence: spokenEvidence(said, context, whereForbidden(said, first)),
    })
  },
})
