import * as z from 'zod/mini'
import { asText } from '../../model/compact.ts'
import { valuesAt } from '../../model/path.ts'
import { clip, count, list } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { spelt } from '../arguments.ts'
import {
  argumentsEvidence,
  callAt,
  callsNamed,
  callsUnrecorded,
  fate,
  findCall,
  inScope,
  nearlyMeant,
  numberOf,
} from '../calls.ts'
import { answeredOnce, type Context, field, type Surroundings, type View } from '../contract.ts'
import { emptyNeedle } from '../needles.ts'
import { bySubAgent, type Required, required } from '../requirements.ts'
import { described, type Scope, text } from '../schema.ts'
import { holds } from '../text/match.ts'

const entry = z
  .strictObject({
    tool: described(text, 'Tool or command; * is a wildcard'),
    key: described(
      text,
      'A top-level argument, or a dotted path such as a.b.0.c, which goes on into a text that is JSON; * stands for every element, and a segment with dots has its own double quotes',
    ),
    equals: described(
      z.optional(z.unknown()),
      'The argument as text is exactly this; objects and lists whatever the order of keys, also where one side is their text',
    ),
    contains: described(z.optional(text), 'The argument as text holds this, compared as in expect.contains'),
    matches: described(z.optional(text), 'An RE2 expression found anywhere in the argument as text'),
    on: described(
      z.optional(z.enum(['any', 'every', 'first', 'last'])),
      'Which calls of the tool must match; default any',
    ),
  })
  .check(
    z.refine((e) => e.equals !== undefined || e.contains !== undefined || e.matches !== undefined, {
      message: 'Missing condition: give at least one of equals, contains, matches',
    }),
  )
type ArgsEntry = z.infer<typeof entry>

/** Names the arguments that calls were given, for the end of a message. */
function given(calls: readonly Call[]): string {
  const keys = new Set(calls.flatMap((c) => (typeof c.arguments === 'object' ? Object.keys(c.arguments ?? {}) : [])))
  return keys.size === 0 ? '' : `; given were ${list([...keys])}`
}

/** Is the argument what is wanted: as text, and as a value where one side is a text that spells one. */
function equals(want: unknown, value: unknown): boolean {
  if (asText(value) === asText(want)) return true
  if (typeof value === 'string' && typeof want === 'string') return false
  return asText(spelt(value)) === asText(spelt(want))
}

function matches(want: ArgsEntry, value: unknown, context: Context): boolean {
  const observed = asText(value)
  if (want.equals !== undefined && !equals(want.equals, value)) return false
  if (want.contains !== undefined && !holds(observed, want.contains)) return false
  return want.matches === undefined || context.pattern(want.matches).test(observed)
}

const conditions = (want: ArgsEntry): string =>
  [
    want.equals === undefined ? '' : `equal to ${clip(JSON.stringify(asText(want.equals)), 80)}`,
    want.contains === undefined ? '' : `containing ${JSON.stringify(clip(want.contains, 80))}`,
    want.matches === undefined ? '' : `matching /${clip(want.matches, 80)}/`,
  ]
    .filter((c) => c !== '')
    .join(' and ')

/** A text shorter than this is never a mere head of what the call was given (see `arguments_cut`). */
const surelyWhole = 256

type Answer = 'yes' | 'no' | 'cut'
type Fault = { message: string; calls: number[]; verdict: 'fail' | 'error' }

/** Says what is wrong with one entry, and at which call; `undefined`: it holds. */
function fault(want: ArgsEntry, scope: Scope, required: Required, view: View, context: Context): Fault | undefined {
  const calls = callsNamed(want.tool, view).filter((i) => inScope(scope, callAt(view, i)))
  const fails = (message: string, at: number[]): Fault => ({
    message: `Expected ${want.tool}.${want.key} ${conditions(want)}${message}`,
    calls: at,
    verdict: 'fail',
  })
  if (calls.length === 0) {
    const outside = findCall(view, want.tool)
    if (outside >= 0) return fails(`; ${want.tool} was ${bySubAgent(numberOf(view, outside))}`, calls)
    const near = nearlyMeant(want.tool, view)
    return fails(
      `; ${want.tool} was never called${near === undefined ? '' : `; did the scenario mean ${near}?`}`,
      calls,
    )
  }
  const values = (i: number) => valuesAt(view.calls[i]?.arguments, want.key)
  const value = (i: number) => values(i)[0]
  const known = new Map<number, Answer>()
  // Below a wildcard one value suffices.
  const answer = (i: number): Answer => {
    let made = known.get(i)
    if (made === undefined) {
      made = answeredOnce(context, want, callAt(view, i), () => {
        const answers = values(i).map((v) => answerOf(v, i))
        return answers.find((a) => a === 'yes') ?? answers.find((a) => a === 'cut') ?? 'no'
      })
      known.set(i, made)
    }
    return made
  }
  const answerOf = (v: unknown, i: number): Answer => {
    const ok = matches(want, v, context)
    if (!view.calls[i]?.arguments_cut || asText(v).length < surelyWhole) return ok ? 'yes' : 'no'
    return ok && want.equals === undefined && want.matches === undefined ? 'yes' : 'cut'
  }
  const found = (i: number): string => {
    const v = value(i)
    return v === undefined
      ? `no ${want.key} at call ${numberOf(view, i)}`
      : // With its key, so that the value of a key that names a secret is hidden.
        `${clip(context.excerpt(`${want.key}: ${JSON.stringify(asText(v).slice(0, 4000))}`), 120)} at call ${numberOf(view, i)}`
  }
  const untold = (at: number[]): Fault => ({
    message: `Missing the whole of ${want.key} at ${at.map((i) => `call ${numberOf(view, i)}`).join(', ')}: it was too large to keep, and its head does not tell`,
    calls: at,
    verdict: 'error',
  })
  const those = (a: Answer) => calls.filter((i) => answer(i) === a)
  const butFailed = (i: number) =>
    fails(`; it was given so, but ${fate(callAt(view, i))} at call ${numberOf(view, i)}`, [i])
  switch (want.on ?? 'any') {
    case 'first':
    case 'last': {
      const i = calls.at(want.on === 'first' ? 0 : -1) ?? 0
      if (answer(i) === 'yes') return required.counts(i) ? undefined : butFailed(i)
      return answer(i) === 'cut' ? untold([i]) : fails(` on the ${want.on} call, found ${found(i)}`, [i])
    }
    case 'every': {
      const wrong = those('no')
      if (wrong.length > 0) {
        const shown = wrong.slice(0, 3).map(found).join(', ')
        const differ = count(wrong.length, `of ${calls.length} differs`, `of ${calls.length} differ`)
        return fails(` on every call; ${differ}: found ${shown}`, wrong)
      }
      if (those('cut').length > 0) return untold(those('cut'))
      return calls.some(required.counts) ? undefined : butFailed(calls[0] ?? 0)
    }
    default: {
      // Most often the first call suffices, and the others need not be read.
      if (calls.some((i) => required.counts(i) && answer(i) === 'yes')) return undefined
      const yes = those('yes')
      const untellable = those('cut').filter(required.counts)
      if (untellable.length > 0) return untold(untellable)
      if (yes[0] !== undefined) return butFailed(yes[0])
      const withKey = calls.filter((i) => value(i) !== undefined)
      if (withKey.length === 0)
        return fails(
          `; none of ${count(calls.length, 'call')} of ${want.tool} has the argument ${want.key}${given(calls.map((i) => callAt(view, i)))}`,
          calls,
        )
      const more = withKey.length > 3 ? ` and ${withKey.length - 3} more` : ''
      return fails(` on at least one call, found ${withKey.slice(0, 3).map(found).join(', ')}${more}`, withKey)
    }
  }
}

/** Why an expression cannot be compiled; `undefined`: it can. */
function whyBad(source: string, scenario: Surroundings): string | undefined {
  try {
    scenario.pattern(source)
    return undefined
  } catch (e) {
    return e instanceof Error ? e.message : String(e)
  }
}

export default field({
  id: 'args',
  doc: 'Calls that did not fail were given the arguments that each entry describes',
  fails: 'No call (or, by `on`, not every, the first or the last) was given such an argument, or it failed',
  severity: 'blocking',
  needs: [],
  schema: described(
    z.array(entry).check(z.minLength(1)),
    'What calls must be given; all conditions of an entry must hold on the same call',
  ),
  mistakes(want, scenario) {
    return want.flatMap(({ contains, matches: expression }, i) => {
      const found = contains === undefined ? [] : emptyNeedle(contains, i, 'contains')
      const bad = expression === undefined ? undefined : whyBad(expression, scenario)
      if (bad !== undefined)
        found.push({
          route: [i, 'matches'],
          message: `Expected an RE2 expression: ${bad}; look-around and back-references do not exist there`,
        })
      return found
    })
  },
  run(want, view, context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const calls = required(view, context, scope)
    const faults = want.flatMap((e, i) => {
      const found = fault(e, scope, calls, view, context)
      return found ? [{ i, ...found }] : []
    })
    const first = faults.find((f) => f.verdict === 'fail') ?? faults[0]
    if (!first)
      return pass(
        `Found ${count(want.length, 'argument')} as expected among ${count(view.calls.length, 'call')}${calls.remarks(want.map((w) => w.tool))}`,
      )
    const say = first.verdict === 'fail' ? fail : error
    return say(faults.map((f) => f.message).join('. '), {
      route: [first.i],
      evidence: first.calls.slice(0, 3).map((i) => argumentsEvidence(view, i, context)),
    })
  },
})
