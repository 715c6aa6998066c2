import { clip, count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { whyBad } from '../patterns/mistakes.ts'
import { names } from '../schema.ts'
import { spoken, spokenEvidence } from './answer.ts'

export default field({
  id: 'answer_matches',
  doc: 'Every RE2 expression is found in the final answer as recorded',
  fails: 'An expression is not found in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: names('RE2 expressions that must all be found in the final answer as recorded'),
  mistakes: (want, scenario) =>
    want.flatMap((expression, i) => {
      const why = whyBad(expression, scenario)
      const message = `Expected an RE2 expression: ${why}; look-around and back-references do not exist there`
      return why === undefined ? [] : [{ route: [i], message }]
    }),
  run(want, view, context, scope) {
    const said = spoken(view, scope)
    if ('outcome' in said) return said.outcome
    const missing = want.filter((expression) => !said.texts.some((t) => context.pattern(expression).test(t)))
    const [first] = missing
    if (first === undefined) return pass(`Found ${count(want.length, 'expression')} in ${said.what}`)
    return fail(`Expected ${said.what} to match ${missing.map((m) => `/${clip(m, 80)}/`).join(' and ')}`, {
      route: [want.indexOf(first)],
      evidence: spokenEvidence(said, context),
    })
  },
})
