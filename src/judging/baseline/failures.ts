// Is a failure new, known or flaky, does it gate, and what would settle it?

import { atMost, failuresToSettle, fisher, type Rate } from '../../model/chances.ts'
import type { FailureResult } from '../../model/report.ts'
import { count } from '../../model/text.ts'
import type { Settings } from '../../options.ts'

/** A blocking dimension of a scenario that does not hold, on both sides. */
export type Failing = { scenario: string; dimension: string; now: Rate; before: Rate & { since?: string } }

export type Rule = Pick<Settings, 'regressionAlpha' | 'unsettled' | 'confirmTrials'>

/** A rerun of what failed: how many dimensions it was made for. */
export type Rerun = { dimensions: number }

/** Decides on all of them together: a chance is shared by as many as are asked. */
export function decide(all: readonly Failing[], rule: Rule, rerun?: Rerun): FailureResult[] {
  const shared = rerun?.dimensions ?? all.filter((f) => changeOf(f) === 'flaky').length
  const limit = rule.regressionAlpha / Math.max(1, shared)
  return all.map((failing) => {
    const { scenario, dimension, before } = failing
    const change = changeOf(failing)
    const { since } = before
    const base = { scenario, dimension, change, ...(since === undefined ? {} : { since }) }
    if (change === 'known') {
      const message = `known: failed in ${trialsOf(before)} of the baseline, since ${since}`
      return { ...base, gates: false, settled: true, message }
    }
    if (rerun) return { ...base, ...confirmed(failing, limit, rule) }
    return { ...base, ...(change === 'new' ? ofNew(failing, rule) : ofFlaky(failing, limit)) }
  })
}

export function changeOf({ before }: Pick<Failing, 'before'>): FailureResult['change'] {
  if (before.passed === before.total) return 'new'
  return before.passed === 0 ? 'known' : 'flaky'
}

type Decision = Pick<FailureResult, 'gates' | 'settled' | 'message'>

const failedOf = ({ passed, total }: Rate): string => `${total - passed} of ${total} failed`
const passedOf = ({ passed, total }: Rate): string =>
  total === 0 ? 'no trial in the baseline' : `${passed} of ${total} passed in the baseline`
const trialsOf = ({ total }: Rate): string => (total === 1 ? 'the only trial' : `all ${count(total, 'trial')}`)

/** A new failure gates at once. It is settled when it is no single one, nor one of few among many. */
function ofNew({ now, before }: Failing, { unsettled, confirmTrials }: Rule): Decision {
  const failed = now.total - now.passed
  const seen = `${failedOf(now)}, ${passedOf(before)}`
  if (failed >= 2 && failed * 2 >= now.total) return { gates: true, settled: true, message: `new: ${seen}` }
  const message = `not settled: ${seen}: rerun ${count(confirmTrials, 'trial')}`
  return { gates: unsettled === 'fail', settled: false, message }
}

/** A flaky one gates when it passes so much less often than before that chance does it seldom. */
function ofFlaky({ now, before }: Failing, limit: number): Decision {
  const p = fisher(now, before)
  const seen = `${ratesOf(now, before)}, p = ${chanceText(p)}`
  if (atMost(p, limit))
    return { gates: true, settled: true, message: `flaky: ${seen}: it passes less often than before` }
  const more = failuresToSettle(now, before, limit)
  const way = more === undefined ? '' : `: ${count(more, 'more failure')} would settle it`
  return { gates: false, settled: false, message: `flaky: ${seen}${way}` }
}

/** The rerun alone decides: the first trials chose what is rerun, so that they are bound to look bad. */
function confirmed({ now, before }: Failing, limit: number, { confirmTrials, unsettled }: Rule): Decision {
  const failed = now.total - now.passed
  const isNew = before.passed === before.total
  const seen = `${failedOf(now)} in the rerun, ${passedOf(before)}`
  if (now.total !== confirmTrials) {
    const gates = isNew && unsettled === 'fail'
    const message = `not settled: ${seen}: expected a rerun of exactly ${count(confirmTrials, 'trial')}`
    return { gates, settled: false, message }
  }
  if (isNew) {
    if (failed >= 2) return { gates: true, settled: true, message: `confirmed: ${seen}` }
    return { gates: false, settled: true, message: `not confirmed: ${seen}; two failures would confirm it` }
  }
  const p = fisher(now, before)
  const gates = atMost(p, limit)
  return { gates, settled: true, message: `${gates ? '' : 'not '}confirmed: ${seen}, p = ${chanceText(p)}` }
}

const ratesOf = (now: Rate, before: Rate): string =>
  `passed ${now.passed}/${now.total}, ${before.passed}/${before.total} in the baseline`

/** Two digits that tell. */
export const chanceText = (p: number): string =>
  p >= 0.095 ? p.toFixed(2) : p < 0.0001 ? p.toExponential(0) : String(Number(p.toPrecision(2)))
