// The trials of a scenario → its own dimensions and its verdict.

import type { Document } from '../documents/document.ts'
import { overrideOf, type Severities } from '../documents/severity.ts'
import { passAt, passHat, rateOf, shown, trialsToShow } from '../model/chances.ts'
import type { TrialsAsked, TrialsResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import { blocks, type Dimension, type Severity } from '../model/verdict.ts'
import type { Scenario } from '../scenario/build.ts'
import { expectedFailure } from './expected.ts'
import type { Routed, RoutedScenario, Runs } from './places.ts'

/** What of a scenario its result needs. */
export type Judged = Pick<
  Scenario,
  'name' | 'description' | 'tags' | 'skip' | 'expectFailure' | 'everyTrace' | 'trials' | 'severity'
> & {
  document: Pick<Document, 'file' | 'line' | 'kind'>
  /** The hash of what it asks. */
  content?: string
}

const thousandths = (n: number): number => Math.round(n * 1000) / 1000

/** The Wilson 95 % interval of a rate, three decimals. */
export function wilson(passed: number, total: number): [number, number] {
  if (total === 0) return [0, 1]
  const z = 1.959963984540054
  const p = passed / total
  const middle = p + (z * z) / (2 * total)
  const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return [thousandths(Math.max(0, (middle - spread) / scale)), thousandths(Math.min(1, (middle + spread) / scale))]
}

export function countTrials({ length: total, passed }: Pick<Runs, 'length' | 'passed'>): TrialsResult {
  return {
    total,
    passed,
    pass_all: total > 0 && passed === total,
    pass_any: passed > 0,
    rate: total === 0 ? 0 : thousandths(passed / total),
    interval: wilson(passed, total),
    pass_hat: draws(total, (k) => passHat({ passed, total }, k)),
    pass_at: draws(total, (k) => passAt({ passed, total }, k)),
  }
}

const draws = (total: number, chance: (k: number) => number): number[] =>
  Array.from({ length: Math.min(10, total) }, (_, i) => thousandths(chance(i + 1)))

/** What a scenario asks of its trials. */
export const askedOf = ({ trials: { min, require, confidence } }: Pick<Scenario, 'trials'>): TrialsAsked => ({
  min,
  require,
  ...(confidence === undefined ? {} : { confidence }),
})

/** The same where it is more than one trace that passes. */
function askedIn(scenario: Pick<Scenario, 'trials'>): { asked?: TrialsAsked } {
  const { min, require, confidence } = scenario.trials
  return min === 1 && require === 'all' && confidence === undefined ? {} : { asked: askedOf(scenario) }
}

/** What the trials show of the rate that is required, where that is asked: neither is an `error`, never a pass. */
function shownBy(
  { min, require, confidence }: Scenario['trials'],
  { passed, total }: TrialsResult,
): Omit<Dimension, 'severity'> | undefined {
  if (confidence === undefined || require === 'all' || require === 'any') return undefined
  const at = (verdict: Dimension['verdict'], message: string) => ({ id: 'trials_met', verdict, message })
  const seen = `${passed} of ${total} passed`
  const asked = `${require} at ${Number((confidence * 100).toFixed(6))} %`
  if (total > min)
    return at(
      'error',
      `Expected exactly the planned number of trials: ${total} trials, ${min} planned; adding trials until it passes proves nothing`,
    )
  const rate = rateOf(require)
  const found = shown({ passed, total }, rate, confidence)
  if (total === min && found === 'reached') return at('pass', `${seen}, which shows ${asked}`)
  if (total === min && found === 'missed') return at('fail', `Expected a rate of ${asked}; ${seen}, which shows less`)
  const failures = total - passed
  const needed = trialsToShow(rate, confidence, failures)
  const way =
    failures === 0 ? `${needed} passes in a row` : `${needed} trials with ${count(failures, 'failure')} among them`
  const missing = total < min ? `Missing trials: expected ${min}, found ${total}; ` : ''
  return at(
    'error',
    `${missing}inconclusive: ${seen}; ${asked} needs ${needed === undefined ? 'more trials than can be planned' : way}`,
  )
}

/**
 * Is a rate reached? It is compared as precisely as it is written: `0.67` holds for 2 of 3, and `"2/3"` does exactly. One decimal
 * says no thirds: `0.8` is not reached by 3 of 4.
 */
export function reaches(passed: number, total: number, rate: number | string): boolean {
  if (typeof rate === 'string') {
    const [some = 1, all = 1] = rate.split('/').map(Number)
    return passed * all >= some * total
  }
  const decimals = /\.(\d+)$/.exec(String(rate))?.[1]?.length ?? 0
  if (decimals < 2) return passed >= rate * total - 1e-9
  return Number((passed / total).toFixed(Math.min(decimals, 15))) >= rate
}

const passedOf = ({ passed, total }: TrialsResult): string => `${passed} of ${count(total, 'trial')} passed`

/** Evaluates the trials: were there enough, and did enough pass? */
function trialsMet(scenario: Judged, trials: TrialsResult): Omit<Dimension, 'severity'> {
  const { min, require } = scenario.trials
  const seen = passedOf(trials)
  const told = shownBy(scenario.trials, trials)
  if (told) return told
  const at = (verdict: Dimension['verdict'], message: string) => ({ id: 'trials_met', verdict, message })
  if (trials.total < min) return at('error', `Missing trials: expected at least ${min}, found ${trials.total}; ${seen}`)
  if (require === 'all') return trials.pass_all ? at('pass', seen) : at('fail', `Expected all trials to pass; ${seen}`)
  if (require === 'any')
    return trials.pass_any ? at('pass', seen) : at('fail', `Expected at least one trial to pass; ${seen}`)
  return reaches(trials.passed, trials.total, require)
    ? at('pass', `${seen}, at least ${require} expected`)
    : at('fail', `Expected a rate of at least ${require}; ${seen} (${trials.rate})`)
}

const missingTrace =
  'Missing trace: none belongs to this scenario, by name=glob lines of traces, its own traces globs, the scenario field of a trace, folder and file names, or as the only trace for the only scenario; name its file or folder like the scenario, or bind it by a line NAME=GLOB of traces'

/** The result of a scenario from its runs. `missing` says what a scenario without traces means. */
export function resultOf(
  scenario: Judged,
  runs: Runs,
  missing: 'fail' | 'warn' | 'ignore',
  config: Severities,
): RoutedScenario {
  const { document, content } = scenario
  const relaxed: Severity = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off'
  const severity = (id: string, otherwise: Severity): Severity => overrideOf(id, scenario.severity, config) ?? otherwise
  const base = {
    name: scenario.name,
    ...(content === undefined ? {} : { content }),
    file: document.file,
    ...(document.line === undefined ? {} : { line: document.line }),
    ...(scenario.description === undefined ? {} : { description: scenario.description }),
    tags: scenario.tags,
  }
  const { skip, expectFailure, everyTrace } = scenario
  if (skip !== undefined) {
    const message = `Not judged: ${skip}`
    const d: Routed = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message }
    return { ...base, verdict: 'skip', reason: skip, dimensions: [d] }
  }
  if (runs.length === 0 && everyTrace) {
    const d: Routed = { id: 'trace_present', verdict: 'skip', severity: 'blocking', message: 'No trace to judge' }
    return { ...base, verdict: 'skip', dimensions: [d] }
  }
  const expected = expectFailure && {
    ...expectedFailure(expectFailure, runs, scenario.trials.min),
    severity: runs.length === 0 ? relaxed : severity('expected_failure', 'blocking'),
  }
  if (runs.length === 0) {
    const d: Routed = {
      id: 'trace_present',
      verdict: 'error',
      severity: missing === 'fail' ? severity('trace_present', relaxed) : relaxed,
      message: missingTrace,
      route: ['name'],
    }
    const dimensions = expected ? [d, expected] : [d]
    return { ...base, verdict: dimensions.some(blocks) ? 'fail' : 'skip', dimensions }
  }
  const trials: TrialsResult = { ...countTrials(runs), ...askedIn(scenario) }
  if (expected) {
    const message = `Not asked: a failure is expected; ${passedOf(trials)}`
    const met: Routed = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message }
    const verdict = blocks(expected) ? 'fail' : 'pass'
    return { ...base, verdict, reason: expectFailure.reason, dimensions: [met, expected], trials }
  }
  const met: Routed = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) }
  if (scenario.trials.confidence !== undefined && met.verdict === 'error' && trials.total <= scenario.trials.min)
    trials.settled = false
  if (met.verdict !== 'pass')
    met.route =
      document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name']
  return { ...base, verdict: blocks(met) ? 'fail' : 'pass', dimensions: [met], trials }
}
