// The result of a whole run, `agent-eval/report@1`. The names are pinned: reports are read by other programs.
import type { Dimension } from './verdict.ts'

/** An input that could not be read, and what to do about it. Lines and columns are 1-based. */
export type Problem = { file: string; line?: number; column?: number; message: string }

export type RunStats = {
  turns?: number
  tool_calls: number
  tool_errors: number
  duration_ms?: number
  cost_usd?: number
}

/** One trace judged against one scenario. */
export type RunResult = {
  trace: string
  id?: string
  format: string
  verdict: 'pass' | 'fail'
  stats: RunStats
  dimensions: Dimension[]
  /** What a reader should know of how the trace was read: records not recognised, lines that are not JSON, a cut end, a name that was nearly meant. */
  notes?: string[]
}

export type TrialsResult = {
  total: number
  passed: number
  /** pass^k: every trial passed. */
  pass_all: boolean
  /** pass@k: at least one did. */
  pass_any: boolean
  /** Three decimals. */
  rate: number
  /** Wilson 95 % interval, three decimals. */
  interval: [number, number]
}

export type ScenarioResult = {
  name: string
  file: string
  /** The line of the scenario in its file: of its name, or of its case. */
  line?: number
  description?: string
  tags: string[]
  /** `skip`: it has no trace, and the workflow said that this is no failure. */
  verdict: 'pass' | 'fail' | 'skip'
  /** Of the scenario itself: `trace_present`, `trials_met`. */
  dimensions: Dimension[]
  trials?: TrialsResult
  runs: RunResult[]
}

export type Totals = {
  scenarios: number
  passed: number
  failed: number
  traces: number
  blocking_failures: number
  advisory_failures: number
  tags: Record<string, { scenarios: number; passed: number }>
}

export type Report = {
  schema: 'agent-eval/report@1'
  tool: { name: 'agent-eval'; version: string }
  verdict: 'pass' | 'fail' | 'error'
  totals: Totals
  scenarios: ScenarioResult[]
  unmatched_traces: string[]
  /** Why no rule bound each unmatched trace, in the same order. */
  unmatched_reasons: string[]
  /** Files that are no traces, below a workspace that a trace declares. */
  workspace_files: string[]
  problems: Problem[]
  /** What else a reader should know: a judge's cache that could not be read or written. */
  notes?: string[]
}
