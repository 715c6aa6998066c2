// What a report has to say, ready to be told: the dimensions that count, equal ones of several trials taken together.
import type { Report, RunResult, ScenarioResult } from '../model/report.ts'
import { blocks, type Dimension, type Evidence } from '../model/verdict.ts'

/** One reason to act. `runs` are those that share it; none for a dimension of the scenario itself. */
export type Finding = { scenario: ScenarioResult; dimension: Dimension; runs: RunResult[] }

const advises = (d: Dimension): boolean => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error')

/** Why a scenario fails: what its runs broke first, then what that means for the scenario. Empty unless it fails. */
export function blocking(scenario: ScenarioResult): Finding[] {
  return scenario.verdict === 'fail' ? collect(scenario, blocks) : []
}

/** What is worth knowing and fails nothing. */
export const advisory = (scenario: ScenarioResult): Finding[] => collect(scenario, advises)

function collect(scenario: ScenarioResult, wanted: (d: Dimension) => boolean): Finding[] {
  const found = new Map<string, Finding>()
  for (const run of scenario.runs) {
    for (const dimension of run.dimensions) {
      if (!wanted(dimension)) continue
      const key = `${dimension.id}\0${dimension.location?.line ?? ''}\0${dimension.message}`
      const same = found.get(key)
      if (same) same.runs.push(run)
      else found.set(key, { scenario, dimension, runs: [run] })
    }
  }
  const own = scenario.dimensions
    .filter((d) => wanted(d) && !(found.size > 0 && isEcho(scenario, d)))
    .map((dimension) => ({ scenario, dimension, runs: [] }))
  return [...found.values(), ...own]
}

/** With one trace, `trials_met` only repeats that its run failed. */
export const isEcho = (scenario: ScenarioResult, dimension: Dimension): boolean =>
  dimension.id === 'trials_met' && dimension.verdict === 'fail' && scenario.trials?.total === 1

/** How many blocking dimensions a reader is shown: `blocking_failures` without those `trials_met` that only repeat a run's failure. */
export function blockingCount({ scenarios, totals }: Report): number {
  const echoes = scenarios.filter((s) => s.verdict === 'fail' && s.dimensions.some((d) => blocks(d) && isEcho(s, d)))
  return totals.blocking_failures - echoes.length
}

export const blockingOf = (report: Report): Finding[] => report.scenarios.flatMap(blocking)
export const advisoryOf = (report: Report): Finding[] => report.scenarios.flatMap(advisory)

/** `call 2 issue_refund`, as far as the evidence says so. */
export function stepOf(evidence: Evidence | undefined): string | undefined {
  if (!evidence) return undefined
  const step = [evidence.call === undefined ? undefined : `call ${evidence.call}`, evidence.tool]
    .filter(Boolean)
    .join(' ')
  return step === '' ? undefined : step
}

/** `3,000`. */
export const thousands = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 trace`, `2,000 traces`. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${thousands(n)} ${n === 1 ? noun : plural}`
}
