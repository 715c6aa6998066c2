// What the runs of a scenario add up to: kept instead of the runs, and made smaller again where a run turns out to be a copy.
import type { RunResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'

/** How many dimensions of runs stand how, as far as a run alone tells; whether a failure blocks its scenario is told later. */
export type Tally = {
  runs: number
  passed: number
  /** In millionths of a second: whole numbers add up to the same in any order. */
  duration_us: number
  pass: number
  skip: number
  off: number
  advisory: number
  fail: number
  error: number
  /** How often each policy was asked, and how often it was exercised. */
  policies: Map<string, { runs: number; exercised: number }>
}

export const emptyTally = (): Tally => ({
  runs: 0,
  passed: 0,
  duration_us: 0,
  pass: 0,
  skip: 0,
  off: 0,
  advisory: 0,
  fail: 0,
  error: 0,
  policies: new Map(),
})

/** How a dimension counts. */
const countOf = ({ verdict, severity }: Dimension): 'pass' | 'skip' | 'off' | 'advisory' | 'fail' | 'error' =>
  verdict === 'pass' || verdict === 'skip' || severity === 'blocking' ? verdict : severity

/** Adds a run, or takes it away again (`by` −1). */
export function tallyRun(
  tally: Tally,
  { verdict, stats, dimensions }: Pick<RunResult, 'verdict' | 'stats' | 'dimensions'>,
  by: 1 | -1 = 1,
): void {
  tally.runs += by
  if (verdict === 'pass') tally.passed += by
  tally.duration_us += by * Math.round((stats.duration_ms ?? 0) * 1000)
  for (const d of dimensions) {
    tally[countOf(d)] += by
    if (!d.id.startsWith('policy')) continue
    const policy = tally.policies.get(d.id) ?? { runs: 0, exercised: 0 }
    policy.runs += by
    if (d.verdict !== 'skip') policy.exercised += by
    tally.policies.set(d.id, policy)
  }
}

/** Adds what another thread, or another machine, tallied. */
export function addTally(tally: Tally, other: Tally): void {
  for (const key of ['runs', 'passed', 'duration_us', 'pass', 'skip', 'off', 'advisory', 'fail', 'error'] as const)
    tally[key] += other[key]
  for (const [id, { runs, exercised }] of other.policies) {
    const policy = tally.policies.get(id) ?? { runs: 0, exercised: 0 }
    tally.policies.set(id, { runs: policy.runs + runs, exercised: policy.exercised + exercised })
  }
}
