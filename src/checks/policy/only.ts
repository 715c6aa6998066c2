import { valuesAt } from '../../model/path.ts'
import { count } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callAt, named, numberOf } from '../calls.ts'
import { type Context, dimension } from '../contract.ts'
import {
  type Answer,
  all,
  answerTo,
  type Questions,
  questionsOf,
  type Reading,
  tableOf,
} from '../patterns/condition.ts'
import { sayCondition, sayPattern } from '../patterns/say.ts'
import type { Condition } from '../patterns/schema.ts'
import { callMoments, codeOf, rowOf } from '../rows.ts'
import { isForm } from './mistakes.ts'
import { Each, settled } from './possible.ts'
import { cannotTell, notExercised, type Role, setAside } from './rule.ts'
import { show } from './say.ts'
import type { PolicyWant } from './want.ts'

export default dimension<PolicyWant>({
  id: 'only',
  doc: 'Every call meets every condition on its arguments',
  fails: 'A call was made, or tried, with an argument that is not among those allowed',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  isOn: isForm('only'),
  run(want, view, context) {
    const { call = '', only_with = {} } = want
    const aside = setAside(want, view, context)
    if (aside) return aside
    const trigger: Role = { pattern: call, route: ['call'] }
    const conditions = Object.entries(only_with).map(([path, want]) => ready(path, want, context))
    const row = rowOf(call, callMoments(view), view, context)
    const each = new Each()
    for (let at = 0; at < row.length; at++) {
      const match = row[at]
      if (match !== 1 && match !== 2) continue
      const made = callAt(view, at)
      const code = codeOf(all(conditions.map((one) => meets(made, one))))
      each.add(at, match, code > 0, code === 2)
    }
    const verdict = settled(each.possible)
    if (verdict === 'skip') return notExercised(want, trigger, view)
    const paths = conditions.map(({ path }) => path).join(', ')
    if (verdict === 'pass')
      return pass(
        `${count(row.filter((answer) => answer > 0).length, 'call')} of ${sayPattern(call)}, each with ${paths} as allowed`,
      )
    if (verdict === 'unknown') {
      const at = view.calls.findIndex(
        (made, i) => row[i] !== 0 && conditions.some((one) => meets(made, one) === 'unknown'),
      )
      if (at < 0 || row.includes(1)) return cannotTell([trigger], callMoments(view), view, context)
      return error(
        `Missing evidence for ${paths} of ${named(view, at)}: its arguments could not be parsed, or were cut`,
        {
          route: ['only_with'],
          evidence: [argumentsEvidence(view, at, context)],
          spoilt: numberOf(view, at),
        },
      )
    }
    const at = each.possible.at ?? 0
    const made = view.calls[at] as Call
    const broken = conditions.find((one) => meets(made, one) === 'no') ?? ready('', '', context)
    const { path, condition } = broken
    const values = valuesAt(made.arguments, path)
    const misses = (value: unknown) => meetsAll(value, broken, {}) === 'no'
    const missed = values.find(misses) ?? values[0]
    // The element of a list that alone would not meet the condition.
    const element = Array.isArray(missed) ? missed.find((inner) => !Array.isArray(inner) && misses(inner)) : undefined
    const seen = values.length === 0 ? 'no such argument' : show(element ?? missed, context.excerpt)
    const every = element === undefined ? '' : ' in every element'
    return fail(`Expected ${path} of ${named(view, at)} ${sayCondition(condition)}${every}, found ${seen}`, {
      route: ['only_with', path],
      evidence: [argumentsEvidence(view, at, context)],
    })
  },
})

/** A condition on what stands at a path: what is asked of a list as a whole, and what of each of its elements. */
type Ready = {
  path: string
  condition: Condition
  absent: boolean
  ofList: Questions
  ofEach: Questions
}

function ready(path: string, condition: Condition, context: Context): Ready {
  const { count, equals, ...rest } = tableOf(condition)
  const [whole, each] = Array.isArray(equals) ? [{ count, equals }, rest] : [{ count }, { ...rest, equals }]
  return {
    path,
    condition,
    absent: rest.absent === true,
    ofList: questionsOf(whole, context),
    ofEach: questionsOf(each, context),
  }
}

/** Do all values at a path meet a condition? A list is asked by its elements, but for its length and for a list to equal. */
function meets(call: Call, condition: Ready): Answer {
  if (typeof call.arguments === 'string' || call.arguments === undefined) return 'unknown'
  const values = valuesAt(call.arguments, condition.path)
  if (condition.absent) return values.length === 0 ? 'yes' : 'no'
  if (values.length === 0) return 'no'
  const reading = { head: call.arguments_cut !== undefined }
  return all(values.map((value) => meetsAll(value, condition, reading)))
}

function meetsAll(value: unknown, { absent, ofList, ofEach }: Ready, reading: Reading): Answer {
  const whole = answerTo(ofList, value, reading)
  if (ofEach.length === 0 && !absent) return whole
  if (!Array.isArray(value)) return all([whole, answerTo(ofEach, value, reading)])
  if (value.length === 0) return 'no'
  return all([whole, ...value.map((element) => answerTo(ofEach, element, reading))])
}
