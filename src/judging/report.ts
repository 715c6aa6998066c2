// The results of scenarios → the report: totals, verdict, rate, and whether the gate holds.
import type { Agreement, BaselineResult, ChangedSince, JudgedBy, Problem, Report } from '../model/report.ts'
import { reaches, type StrengthResult } from '../model/strength.ts'
import { blocks, type Dimension, isEcho } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import { version } from '../version.ts'
import { unexercised } from './exercised.ts'
import { type Summed, tagTotals, unmetIn } from './tags.ts'

/** What a run found beside the scenarios' results. */
export type Rest = {
  /** How the scenarios of each tag did, where a rate is asked of some. */
  tags?: Report['totals']['tags']
  /** How many scenarios fail and are spared. */
  tolerated?: number
  judgedBy?: JudgedBy
  changedSince?: ChangedSince | undefined
  traces: number
  /** How many scenarios were not to be judged. */
  leftOut: number
  unmatched: readonly { trace: string; reason: string }[]
  workspaceFiles: readonly string[]
  problems: readonly Problem[]
  notes: readonly string[]
  /** What makes the gate weaker. */
  weakened?: readonly string[]
  agreement?: Agreement | undefined
  baseline?: BaselineResult | undefined
  strength?: StrengthResult | undefined
}

/** Puts the report together; `redact` hides secrets in what is not yet redacted. */
export function assemble(
  scenarios: readonly Summed[],
  rest: Rest,
  redact: (text: string) => string,
): Omit<Report, 'scenarios'> {
  const failed = scenarios.filter((s) => s.verdict === 'fail')
  const notes = [...rest.notes, ...unexercised(scenarios).map(redact)]
  const advisory = (d: Dimension) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error')
  const blockingOf = ({ dimensions, tally, trials }: Summed): number =>
    dimensions.filter((d) => blocks(d) && !isEcho(d, trials?.total)).length + tally.fail + tally.error
  const advisoryOf = ({ dimensions, tally }: Summed): number => dimensions.filter(advisory).length + tally.advisory
  return {
    schema: 'agent-eval/report@1',
    tool: { name: 'agent-eval', version },
    ...(rest.judgedBy ? { judged_by: rest.judgedBy } : {}),
    verdict: failed.length > 0 ? 'fail' : rest.problems.length > 0 ? 'error' : 'pass',
    totals: {
      scenarios: scenarios.length,
      passed: scenarios.filter((s) => s.verdict === 'pass').length,
      failed: failed.length,
      ...(rest.tolerated ? { tolerated: rest.tolerated } : {}),
      skipped: scenarios.filter((s) => s.verdict === 'skip').length,
      traces: rest.traces,
      ...(rest.leftOut > 0 ? { left_out: rest.leftOut } : {}),
      blocking_failures: failed.reduce((n, s) => n + blockingOf(s), 0),
      advisory_failures: scenarios.reduce((n, s) => n + advisoryOf(s), 0),
      tags: rest.tags ?? tagTotals(scenarios, []),
    },
    ...(rest.changedSince ? { changed_since: rest.changedSince } : {}),
    ...(rest.baseline ? { baseline: hiddenIn(rest.baseline, rest.problems.length, redact) } : {}),
    ...(rest.strength ? { strength: rest.strength } : {}),
    ...(rest.weakened && rest.weakened.length > 0 ? { weakened: [...rest.weakened] } : {}),
    unmatched_traces: rest.unmatched.map((u) => redact(u.trace)),
    unmatched_reasons: rest.unmatched.map((u) => redact(u.reason)),
    workspace_files: rest.workspaceFiles.map(redact),
    problems: rest.problems.map((p) => ({ ...p, file: redact(p.file), message: redact(p.message) })),
    ...(rest.agreement ? { agreement: rest.agreement } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
}

/** What others wrote into a report of the baseline is redacted again; problems gate whatever it says. */
const hiddenIn = (baseline: BaselineResult, problems: number, redact: (text: string) => string): BaselineResult => ({
  ...baseline,
  gating: baseline.gating + problems,
  failures: baseline.failures.map((f) => ({
    ...f,
    message: redact(f.message),
    ...(f.since === undefined ? {} : { since: redact(f.since) }),
  })),
  weakened: baseline.weakened.map((w) => ({
    ...w,
    scenario: redact(w.scenario),
    is: redact(w.is),
    was: redact(w.was),
  })),
  gone: baseline.gone.map(redact),
})

/** Why a gate does not hold: scenarios fail or are weak, something could not be read, or advisory dimensions count too. */
export type Gate =
  | { holds: true; reason?: never }
  | { holds: false; reason: 'failed' | 'unread' | 'advisory' | 'regressed' | 'tags' | 'weak' }

/** Does the gate hold? `failOn` changes that, never the report's verdict. */
export function gate(
  { verdict, totals, baseline, strength }: Pick<Report, 'verdict' | 'totals' | 'baseline' | 'strength'>,
  failOn: Settings['failOn'],
): Gate {
  if (failOn === 'never') return { holds: true }
  const weak: Gate = strength && !reaches(strength, strength.floor) ? { holds: false, reason: 'weak' } : { holds: true }
  const below = unmetIn(totals.tags).length > 0
  if (failOn === 'regressions' && baseline) {
    if (baseline.gating > 0) return { holds: false, reason: 'regressed' }
    return below ? { holds: false, reason: 'tags' } : weak
  }
  if (verdict === 'fail' && totals.failed !== totals.tolerated) return { holds: false, reason: 'failed' }
  if (below) return { holds: false, reason: 'tags' }
  if (verdict === 'error') return { holds: false, reason: 'unread' }
  if (failOn === 'advisory' && totals.advisory_failures > 0) return { holds: false, reason: 'advisory' }
  return weak
}
