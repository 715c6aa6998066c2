// The result of a whole run, `agent-eval/report@1`. The names are pinned: reports are read by other programs.
import type { Amount, Count, Share } from './numbers.ts'
import type { Place } from './place.ts'
import type { Dimension } from './verdict.ts'

/** An input that could not be read, and what to do about it. */
export type Problem = {
  file: string
  /** 1-based, as the column. */
  line?: Count
  column?: Count
  message: string
  /** Of a trace that could not be read: the scenarios that it would belong to by where it lies. */
  scenarios?: string[]
}

/** What a run took. An absent key was not recorded. */
export type RunStats = {
  /** Model responses of the main agent. */
  turns?: Count
  /** Calls of all agents. */
  tool_calls: Count
  /** Calls that failed or were refused. */
  tool_errors: Count
  /** In milliseconds. */
  duration_ms?: Amount
  /** US dollars. */
  cost_usd?: Amount
  /** Of all agents. */
  input_tokens?: Count
  output_tokens?: Count
}

/** One trace judged against one scenario. */
export type RunResult = {
  /** The file, with `#id` or `#n` where it holds several traces. */
  trace: string
  /** The trace's own id. */
  id?: string
  /** The id of the format that the trace was read in. */
  format: string
  /** The persona that the simulated user played. */
  persona?: string
  /** `fail`: a blocking dimension is `fail` or `error`. */
  verdict: 'pass' | 'fail'
  stats: RunStats
  /** What the label says that verdicts are set against; absent: the run bears none, or none was asked for. */
  label?: number | boolean | string
  dimensions: Dimension[]
  /** What a reader should know of how the trace was read: records not recognised, lines that are not JSON, a cut end, a name that was nearly meant. */
  notes?: string[]
}

/** How the traces of one scenario did together. */
export type TrialsResult = {
  total: Count
  passed: Count
  /** pass^k: every trial passed. */
  pass_all: boolean
  /** pass@k: at least one did. */
  pass_any: boolean
  /** The share of trials that passed. */
  rate: Share
  /** The Wilson 95 % interval of the rate. */
  interval: [Share, Share]
}

/** One scenario judged by all its traces. */
export type ScenarioResult = {
  name: string
  file: string
  /** The line of the scenario in its file: of its name, or of its case. */
  line?: Count
  description?: string
  tags: string[]
  /** `skip`: it says so itself, or it has no trace, which is no failure here. */
  verdict: 'pass' | 'fail' | 'skip'
  /** Why the scenario is skipped, or expected to fail, in its own words. */
  reason?: string
  /** Of the scenario itself: `trace_present`, `trials_met`, `expected_failure`. */
  dimensions: Dimension[]
  /** Absent: it has no trace. */
  trials?: TrialsResult
  runs: RunResult[]
}

/** How many scenarios bear a tag, and how many of them passed. */
export type TagTotals = { scenarios: Count; passed: Count }

/** The counts of the whole run. */
export type Totals = {
  scenarios: Count
  passed: Count
  failed: Count
  /** Scenarios that are skipped. */
  skipped: Count
  traces: Count
  /** Scenarios that the option `only` left out; absent: none. */
  left_out?: Count
  /** Blocking dimensions that are `fail` or `error`, in scenarios that fail. */
  blocking_failures: Count
  /** Advisory dimensions that are `fail` or `error`, anywhere. */
  advisory_failures: Count
  tags: Record<string, TagTotals>
}

/** A run that passes although its label is bad, or fails although it is good. */
export type Disagreement = {
  kind: 'false_pass' | 'false_fail'
  scenario: string
  trace: string
  label: number | boolean | string
  /** The blocking dimension that failed first; absent: the run passes. */
  dimension?: string
  /** The file of the scenario. */
  file: string
  /** Of what the dimension is about, else of the scenario. */
  location?: Place
}

/** How the verdicts of runs agree with a label that their traces bear. */
export type Agreement = {
  /** Its name; with a `!` before it, a good label is a bad one. */
  label: string
  /** Runs that pass and whose label is good. */
  true_pass: Count
  /** Runs that pass and whose label is bad. */
  false_pass: Count
  /** Runs that fail and whose label is good. */
  false_fail: Count
  /** Runs that fail and whose label is bad. */
  true_fail: Count
  /** Runs without the label, or with one that says neither. */
  unlabelled: Count
  disagreements: Disagreement[]
}

/** The result of a whole run, `agent-eval/report@1`. Paths are relative to the working directory, with `/`. */
export type Report = {
  schema: 'agent-eval/report@1'
  tool: { name: 'agent-eval'; version: string }
  /** `fail`: a scenario fails; else `error`: an input could not be read, see `problems`. */
  verdict: 'pass' | 'fail' | 'error'
  totals: Totals
  /** What makes the gate weaker than its checks are by themselves: severities, `fail-on`, `missing-trace`. */
  weakened?: string[]
  scenarios: ScenarioResult[]
  /** Traces that belong to no scenario. */
  unmatched_traces: string[]
  /** Why no rule bound each unmatched trace, in the same order. */
  unmatched_reasons: string[]
  /** Files that are no traces, below a workspace that a trace declares. */
  workspace_files: string[]
  problems: Problem[]
  /** How the verdicts agree with a label; absent: it was not asked for. */
  agreement?: Agreement
  /** What else a reader should know: a judge's cache that could not be read or written. */
  notes?: string[]
}
