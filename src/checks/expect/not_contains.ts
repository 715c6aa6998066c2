import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import type { PureCheck } from '../contract.ts'
import { answerEvidence, inAnswer, noAnswer, quote } from './answer.ts'
import { names } from './calls.ts'

export default {
  id: 'not_contains',
  doc: 'None of the texts is in the final answer, compared as in contains',
  fails: 'A forbidden text is in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: names('Texts that must not be in the final answer'),
  run(want, view, context) {
    const none = noAnswer(view)
    if (none) return none
    const found = want.not_contains.filter((needle) => inAnswer(view, needle))
    if (found.length === 0)
      return pass(`Looked for ${count(want.not_contains.length, 'unwanted text')} and found none in the answer`)
    return fail(`Expected the answer not to contain ${found.map(quote).join(' nor ')}; it does`, {
      route: ['not_contains', want.not_contains.indexOf(found[0] as string)],
      evidence: answerEvidence(view, context),
    })
  },
} satisfies PureCheck<{ not_contains: string[] }>
