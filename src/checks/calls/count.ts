import { count } from '../../model/text.ts'
import { error, fail, type Outcome, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, nearlyMeant, numberOf } from '../calls.ts'
import { type Context, dimension, type View } from '../contract.ts'
import { compile, type Matcher, type Part } from '../patterns/compile.ts'
import { type Moment, momentsOf } from '../patterns/moments.ts'
import { sayMiss, sayPattern } from '../patterns/say.ts'
import type { CallPattern } from '../patterns/schema.ts'
import { liesIn, type Range, tally } from '../patterns/tally.ts'
import { unseen } from '../patterns/unseen.ts'
import { nameOf, sayUntold } from '../patterns/untold.ts'
import { nearMissOf, sayNearMiss } from '../prohibited.ts'
import { rangeOf, type Want } from './want.ts'

/** The names that a pattern says. */
const namesOf = (pattern: CallPattern): string[] =>
  typeof pattern === 'string'
    ? [pattern]
    : [...(pattern.tool === undefined ? [] : [pattern.tool]), ...(pattern.any_of ?? []).flatMap(namesOf)]

const sayRange = ({ min, max }: Range): string =>
  min === max
    ? `exactly ${count(min, 'match', 'matches')}`
    : max === Number.POSITIVE_INFINITY
      ? `at least ${count(min, 'match', 'matches')}`
      : min === 0
        ? `at most ${count(max, 'match', 'matches')}`
        : `${min} to ${count(max, 'match', 'matches')}`

const evidenceOf = (moments: readonly Moment[], view: View, context: Context) =>
  moments.flatMap((m) => ('call' in m ? [argumentsEvidence(view, m.at, context)] : []))

/** The moment that meets most conditions among those of the tool, and the first that it misses. */
function nearest(matcher: Matcher, moments: readonly Moment[]): { moment: Moment; miss: Part } | undefined {
  let best: { moment: Moment; miss: Part; met: number } | undefined
  for (const moment of moments) {
    const parts = matcher.parts(moment)
    if (parts.some((p) => p.key === 'tool' && p.answer === 'no')) continue
    const miss = parts.find((p) => p.answer === 'no')
    const met = parts.filter((p) => p.answer === 'yes').length
    if (miss && (!best || met > best.met)) best = { moment, miss, met }
  }
  return best
}

function tooFew(matcher: Matcher, names: readonly string[], moments: readonly Moment[], view: View, context: Context) {
  const near = nearest(matcher, moments)
  if (near) {
    return {
      hint: `; the nearest is ${nameOf(near.moment, view)}, ${sayMiss(near.miss)}`,
      evidence: evidenceOf([near.moment], view, context),
    }
  }
  const meant = names.map((name) => nearlyMeant(name, view)).find((n) => n !== undefined)
  const among = `; ${names.join(', ')} was never called among ${count(view.calls.length, 'call')}`
  return { hint: meant === undefined ? among : `${among}; did the scenario mean ${meant}?`, evidence: [] }
}

export default dimension<Want>({
  id: 'count',
  doc: 'The number of calls that match the pattern lies in the range',
  fails: 'More or fewer calls match than the block allows',
  severity: 'blocking',
  needs: [],
  uses: ['errors', 'exit_codes', 'results'],
  run(want, view, context): Outcome {
    const range = rangeOf(want)
    const nothing = callsUnrecorded(view)
    if (nothing) return nothing
    const { all, unplaced } = momentsOf(view, context)
    const matcher = compile(want, view, context)
    const names = namesOf(want)
    const { sure, unsure } = tally(matcher, all)
    const untimed = unplaced.map((text): Moment => ({ event: '@user', text })).filter((m) => matcher.match(m) === 'yes')
    const least = sure.length
    const most = least + unsure.length + untimed.length
    const lies = liesIn(range, least, most)
    const prohibits = want.max !== undefined || want.exactly !== undefined
    const found = least === most ? String(least) : `${least} to ${most}`
    const expected = `Expected ${sayRange(range)} of ${sayPattern(want)}, found ${found}`
    if (lies === 'unknown') {
      const [first] = unsure
      const why = first
        ? sayUntold(matcher, first, view)
        : 'Missing times of what the user said: it is recorded with the prompt alone'
      return error(`${expected}. ${why}`, { evidence: evidenceOf(unsure.slice(0, 3), view, context) })
    }
    if (lies === 'no' && least > range.max) {
      const superfluous = sure[range.max]
      const first = superfluous === undefined ? '' : `; the first superfluous one is ${nameOf(superfluous, view)}`
      return fail(`${expected}${first}`, {
        evidence: evidenceOf(sure.slice(range.max, range.max + 5), view, context),
        ...(superfluous && 'call' in superfluous ? { spoilt: numberOf(view, superfluous.at) } : {}),
      })
    }
    if (lies === 'no') {
      if (context.again) return fail(expected)
      const { hint, evidence } = tooFew(matcher, names, all, view, context)
      return fail(`${expected}${hint}`, { evidence })
    }
    if (prohibits) {
      const unsaid = unseen(view)
      if (unsaid) return unsaid
      const near = nearMissOf(names, view)
      if (near) return error(sayNearMiss(names[near.by] ?? '', near))
    }
    return pass(`Found ${count(least, 'match', 'matches')} among ${count(view.calls.length, 'call')}`)
  },
})
