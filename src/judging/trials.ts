// The trials of a scenario → its own dimensions and its verdict.

import type { Document } from '../documents/document.ts'
import { overrideOf, type Severities } from '../documents/severity.ts'
import type { TrialsResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import { blocks, type Dimension, type Severity } from '../model/verdict.ts'
import type { Scenario } from '../scenario/build.ts'
import { expectedFailure } from './expected.ts'
import type { Routed, RoutedScenario, Runs } from './places.ts'

/** What of a scenario its result needs. */
export type Judged = Pick<
  Scenario,
  'name' | 'description' | 'tags' | 'skip' | 'expectFailure' | 'everyTrace' | 'trials' | 'severity'
> & { document: Pick<Document, 'file' | 'line' | 'kind'> }

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
  }
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
  const { document } = scenario
  const relaxed: Severity = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off'
  const severity = (id: string, otherwise: Severity): Severity => overrideOf(id, scenario.severity, config) ?? otherwise
  const base = {
    name: scenario.name,
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
  const trials = countTrials(runs)
  if (expected) {
    const message = `Not asked: a failure is expected; ${passedOf(trials)}`
    const met: Routed = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message }
    const verdict = blocks(expected) ? 'fail' : 'pass'
    return { ...base, verdict, reason: expectFailure.reason, dimensions: [met, expected], trials }
  }
  const met: Routed = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) }
  if (met.verdict !== 'pass')
    met.route =
      document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name']
  return { ...base, verdict: blocks(met) ? 'fail' : 'pass', dimensions: [met], trials }
}
