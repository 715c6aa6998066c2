import { valuesAt } from '../../model/path.ts'
import { count } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, named, numberOf } from '../calls.ts'
import { type Context, dimension } from '../contract.ts'
import { all } from '../patterns/compile.ts'
import { type Answer, askValue, type Reading, tableOf } from '../patterns/condition.ts'
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
    const conditions = Object.entries(only_with)
    const row = rowOf(call, callMoments(view), view, context)
    const each = new Each()
    for (const [at, made] of view.calls.entries()) {
      const match = row[at]
      if (match !== 1 && match !== 2) continue
      const code = codeOf(all(conditions.map(([path, want]) => meets(made, path, want, context))))
      each.add(at, match, code > 0, code === 2)
    }
    const verdict = settled(each.possible)
    if (verdict === 'skip') return notExercised(want, trigger, view)
    const paths = conditions.map(([path]) => path).join(', ')
    if (verdict === 'pass')
      return pass(
        `${count(row.filter((answer) => answer > 0).length, 'call')} of ${sayPattern(call)}, each with ${paths} as allowed`,
      )
    if (verdict === 'unknown') {
      const at = view.calls.findIndex(
        (made, i) => row[i] !== 0 && conditions.some(([path, want]) => meets(made, path, want, context) === 'unknown'),
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
    const [path = '', condition = ''] = conditions.find(([p, w]) => meets(made, p, w, context) === 'no') ?? []
    const values = valuesAt(made.arguments, path)
    const missed = values.find((value) => meetsAll([value], condition, {}, context) === 'no') ?? values[0]
    const element = Array.isArray(missed) && missed.length > 0 ? elementMissing(missed, condition, context) : undefined
    const seen = values.length === 0 ? 'no such argument' : show(element ?? missed, context.excerpt)
    const every = element === undefined ? '' : ' in every element'
    return fail(`Expected ${path} of ${named(view, at)} ${sayCondition(condition)}${every}, found ${seen}`, {
      route: ['only_with', path],
      evidence: [argumentsEvidence(view, at, context)],
    })
  },
})

/** Do all values at a path meet a condition? A list is asked by its elements, but for its length and for a list to equal. */
function meets(call: Call, path: string, want: Condition, context: Context): Answer {
  if (typeof call.arguments === 'string' || call.arguments === undefined) return 'unknown'
  const values = valuesAt(call.arguments, path)
  if (tableOf(want).absent) return values.length === 0 ? 'yes' : 'no'
  if (values.length === 0) return 'no'
  return meetsAll(values, want, { head: call.arguments_cut !== undefined }, context)
}

/** The element of a list that alone would not meet a condition. */
const elementMissing = (list: readonly unknown[], want: Condition, context: Context): unknown =>
  list.find((element) => !Array.isArray(element) && meetsAll([element], want, {}, context) === 'no')

function meetsAll(values: readonly unknown[], want: Condition, head: Reading, context: Context): Answer {
  const { count: counted, equals, ...rest } = tableOf(want)
  const ofList = { ...(counted === undefined ? {} : { count: counted }), ...(Array.isArray(equals) ? { equals } : {}) }
  const ofEach = { ...rest, ...(equals === undefined || Array.isArray(equals) ? {} : { equals }) }
  const asksEach = Object.values(ofEach).some((w) => w !== undefined)
  return all(
    values.flatMap((value): Answer[] => {
      const whole = askValue(ofList, value, context, head).map((a) => a.answer)
      if (!asksEach) return whole
      const elements = Array.isArray(value) ? value : [value]
      if (elements.length === 0) return ['no']
      return [...whole, ...elements.flatMap((e) => askValue(ofEach, e, context, head).map((a) => a.answer))]
    }),
  )
}
