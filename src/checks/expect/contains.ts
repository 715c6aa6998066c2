import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import type { PureCheck } from '../contract.ts'
import { answerEvidence, inAnswer, noAnswer, quote } from './answer.ts'
import { names } from './calls.ts'

export default {
  id: 'contains',
  doc: 'Every text is in the final answer; case, emphasis, spacing and digit grouping do not matter',
  fails: 'A text is not in the final answer',
  severity: 'blocking',
  needs: ['answer'],
  schema: names('Texts that must all be in the final answer'),
  run(want, view, context) {
    const none = noAnswer(view)
    if (none) return none
    const missing = want.contains.filter((needle) => !inAnswer(view, needle))
    if (missing.length === 0) return pass(`Found ${count(want.contains.length, 'text')} in the answer`)
    return fail(`Expected the answer to contain ${missing.map(quote).join(' and ')}; it does not`, {
      route: ['contains', want.contains.indexOf(missing[0] as string)],
      evidence: answerEvidence(view, context),
    })
  },
} satisfies PureCheck<{ contains: string[] }>
