import * as z from 'zod/mini'
import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { emptyNeedle } from '../needles.ts'
import { described, text, texts } from '../schema.ts'
import { isSaid, quote, spoken, spokenEvidence } from './answer.ts'

const alternatives = (needle: string | readonly string[]): readonly string[] =>
  typeof needle === 'string' ? [needle] : needle

export default field({
  id: 'contains',
  doc: 'Every text is in the final answer; case, emphasis, spacing and digit grouping do not matter',
  fails: 'A text is not in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: described(
    z.array(z.union([text, texts])).check(z.minLength(1)),
    'Texts that must all be in the final answer; of those in a list, one suffices',
  ),
  mistakes: (want) =>
    want.flatMap((needle, i) =>
      typeof needle === 'string' ? emptyNeedle(needle, i) : needle.flatMap((one, j) => emptyNeedle(one, i, j)),
    ),
  run(want, view, context, scope) {
    const said = spoken(view, scope)
    if ('outcome' in said) return said.outcome
    const missing = want.filter((needle) => !alternatives(needle).some((one) => isSaid(said, one)))
    const [first] = missing
    if (first === undefined) return pass(`Found ${count(want.length, 'text')} in ${said.what}`)
    const told = missing.map((needle) => alternatives(needle).map(quote).join(' or ')).join(' and ')
    return fail(`Expected ${said.what} to contain ${told}; ${said.texts.length === 1 ? 'it does not' : 'none does'}`, {
      route: [want.indexOf(first)],
      evidence: spokenEvidence(said, context),
    })
  },
})
