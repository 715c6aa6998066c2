import { clip } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { askingField } from '../contract.ts'
import { described, text } from '../schema.ts'
import { answerEvidence, noAnswer } from './answer.ts'

export default askingField({
  id: 'judge',
  doc: 'A second model, shown the case prompt and the final answer, says that the rubric holds',
  fails: 'The judge says that the rubric does not hold; a judge that cannot be reached or gives no verdict is an error',
  severity: 'blocking',
  needs: ['answer'],
  schema: described(text, 'The pass condition in full sentences, for a second model (needs judge-model)'),
  ask(want, view, context) {
    const none = noAnswer(view)
    if (none) return none
    const own = view.trace.prompt
    const turns = own === undefined ? context.prompt : typeof own === 'string' ? [own] : own
    return { oracle: 'judge', rubric: want, prompt: turns.join('\n\n'), answer: view.answer ?? '' }
  },
  decide(_want, answer, view, context) {
    const oracle = answer.record ? { oracle: answer.record } : {}
    if ('unavailable' in answer) return error(`Missing verdict of the judge: ${answer.unavailable}`, oracle)
    const reason = clip(context.excerpt(answer.reason), 300)
    return answer.pass
      ? { ...pass(`The judge passes it: ${reason}`), ...oracle }
      : fail(`The judge fails it: ${reason}`, { ...oracle, evidence: answerEvidence(view, context) })
  },
})
