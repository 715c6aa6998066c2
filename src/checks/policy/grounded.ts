import { valuesAt } from '../../model/path.ts'
import { fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, named, numberOf } from '../calls.ts'
import { type Context, dimension, type View } from '../contract.ts'
import { outcomeOf } from '../patterns/compile.ts'
import { sayPattern } from '../patterns/say.ts'
import type { CallPattern } from '../patterns/schema.ts'
import { callMoments, keptRow, type Row, rowOf, textOf } from '../rows.ts'
import { flowOf } from './flow.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { isForm } from './mistakes.ts'
import { settled } from './possible.ts'
import { cannotTell, nearlyMeant, notExercised, type Role, rolesOf, setAside, untoldSource } from './rule.ts'
import { namesOf, show } from './say.ts'
import { isDate } from './secrets.ts'
import { type Asked, grounded } from './tracing.ts'
import { type PolicyWant, pathsOf } from './want.ts'

export default dimension<PolicyWant>({
  id: 'grounded',
  doc: 'Every value of the argument stood before in a result, a message of the user or the prompt, as from says',
  fails: 'A call was made, or tried, with a value that nothing before it holds',
  severity: 'blocking',
  needs: [],
  uses: ['results', 'errors', 'order'],
  isOn: isForm('grounded'),
  run(want, view, context) {
    const { call = '', from = [] } = want
    const aside = setAside(want, view, context)
    if (aside) return aside
    const trigger: Role = { pattern: call, route: ['call'] }
    const sources = rolesOf(from, 'from').filter((r) => !isEvent(r.pattern))
    const paths = pathsOf(want.argument ?? [])
    const calls = callMoments(view)
    const judged = grounded(view, flowOf(view, context), {
      call: rowOf(call, calls, view, context),
      asked: (at) => askedOf(view, at, paths),
      from: sourceRow(from, view, context),
      prompt: from.includes('@prompt'),
      user: from.includes('@user'),
    })
    const verdict = settled(judged.possible)
    if (verdict === 'skip') return notExercised(want, trigger, view)
    const said = paths.join(', ')
    if (verdict === 'pass') return pass(`Every ${said} of ${sayPattern(call)} stood before in ${namesOf(from)}`)
    if (verdict === 'unknown')
      return untoldSource(judged.untold, view, context) ?? cannotTell([trigger, ...sources], calls, view, context)
    const near = nearlyMeant(sources, view)
    if (near) return near
    const at = judged.possible.at ?? 0
    return fail(
      `Expected every value of ${said} of ${named(view, at)} to stand before in ${namesOf(from)}, found ${show(judged.broken?.value, context.excerpt)}, which none of them holds`,
      { route: ['argument'], evidence: [argumentsEvidence(view, at, context)], spoilt: numberOf(view, at) },
    )
  },
})

const isEvent = (pattern: CallPattern): boolean => pattern === '@user' || pattern === '@prompt'

/** How each call answers as a source: by default unless it is known to have failed. */
function sourceRow(from: readonly CallPattern[], view: View, context: Context): Row {
  const calls = callMoments(view)
  return keptRow(`source ${textOf(from)}`, calls, (best) => {
    for (const pattern of from) {
      if (isEvent(pattern)) continue
      const says = typeof pattern === 'object' && pattern.outcome !== undefined
      const row = rowOf(pattern, calls, view, context)
      for (let at = 0; at < row.length; at++) {
        const answer = row[at] as number
        if (answer <= (best[at] as number)) continue
        const call = view.calls[at]
        if (says || !call || outcomeOf(call) !== 'failed') best[at] = answer
      }
    }
  })
}

/** The values of a call that must be grounded; `undefined`: it has none of the arguments. */
function askedOf(view: View, at: number, paths: readonly string[]): Asked | undefined {
  const call = view.calls[at]
  if (typeof call?.arguments === 'string' || call?.arguments === undefined) return { values: [], untold: true }
  const leavesAt = (path: string): Leaf[] =>
    path === '*' ? tellingOf(call.arguments) : valuesAt(call.arguments, path).flatMap(leavesOf)
  const [only] = paths
  const values = only !== undefined && paths.length === 1 ? leavesAt(only) : paths.flatMap(leavesAt)
  return values.length === 0 ? undefined : { values, untold: call.arguments_cut !== undefined }
}

const telling = new WeakMap<object, Leaf[]>()

/** The leaves of some arguments that must come from somewhere. */
function tellingOf(given: unknown): Leaf[] {
  const isKept = typeof given === 'object' && given !== null
  const before = isKept ? telling.get(given) : undefined
  if (before) return before
  const found = leavesOf(given).filter(isTelling)
  if (isKept) telling.set(given, found)
  return found
}

/** Is a leaf long and odd enough that it must come from somewhere? */
function isTelling(value: Leaf): boolean {
  const text = String(value)
  return text.length >= 4 && /\p{Nd}/u.test(text) && !isDate(text)
}
