import * as z from 'zod/mini'
import { nestedBeyond, parseJson, repeatsKey } from '../../model/json.ts'
import { jsonOf } from '../../model/path.ts'
import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field, type View } from '../contract.ts'
import { askPath } from '../patterns/compile.ts'
import { pathTableMistakes } from '../patterns/mistakes.ts'
import { sayCondition } from '../patterns/say.ts'
import { condition } from '../patterns/schema.ts'
import { described, text } from '../schema.ts'
import { answerEvidence, noAnswer } from './answer.ts'
import { fencedBlocks } from './fences.ts'

/** Which of the two values counts, each reader of the answer decides for itself. */
const twice = 'an object in it has a key twice'

/** The one JSON document of a run's answer, or why there is none. */
function documentOf(view: View): { document: unknown } | { problem: string } {
  const { structured_output } = view.trace
  if (structured_output !== undefined) return { document: structured_output }
  const answer = view.answer ?? ''
  try {
    const document = parseJson(answer)
    if (!nestedBeyond(document)) return repeatsKey(answer) ? { problem: twice } : { document }
  } catch {
    // Then it may hold a block that is JSON.
  }
  const [first, ...others] = fencedBlocks(answer).flatMap((block) => {
    const document = jsonOf(block)
    return document === undefined ? [] : [{ document, block }]
  })
  if (first === undefined) return { problem: 'it is none and has no fenced block that is one' }
  if (others.length > 0) return { problem: `it has ${others.length + 1} fenced blocks that are JSON` }
  return repeatsKey(first.block) ? { problem: twice } : { document: first.document }
}

export default field({
  id: 'answer_json',
  doc: 'The structured output, or the JSON of the final answer, meets a condition at each path',
  fails: 'The answer is no JSON document, or a value in it misses its condition',
  severity: 'blocking',
  needs: ['answer'],
  schema: described(
    z.record(text, condition),
    'From path, in quotes, to a condition: what the JSON of the answer must be; with * every match, at least one',
  ),
  mistakes: pathTableMistakes,
  run(want, view, context) {
    const none = view.trace.structured_output === undefined ? noAnswer(view) : undefined
    if (none) return none
    const evidence = view.answer === undefined ? [] : answerEvidence(view, context)
    const read = documentOf(view)
    if ('problem' in read) return fail(`Expected the answer to be a JSON document; ${read.problem}`, { evidence })
    const faults = Object.entries(want).flatMap(([path, wanted]) => {
      const { answer, seen } = askPath(read.document, path, wanted, context, { every: true })
      return answer === 'yes'
        ? []
        : [{ path, message: `Expected ${path} ${sayCondition(wanted)}, found ${context.excerpt(`${path}: ${seen}`)}` }]
    })
    const [first] = faults
    if (!first) return pass(`Found ${count(Object.keys(want).length, 'value')} as expected in the JSON of the answer`)
    return fail(faults.map((f) => f.message).join('. '), { route: [first.path], evidence })
  },
})
