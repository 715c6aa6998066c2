// The result of a whole run, `agent-eval/report@1`. The names are pinned: reports are read by other programs.
import type { Amount, Count, Share } from './numbers.ts'
import type { Place } from './place.ts'
import type { StrengthResult } from './strength.ts'
import type { Change, Dimension } from './verdict.ts'

/** An input that could not be read, and what to do about it. */
export type Problem = {
  /** The file that it concerns. */
  file: string
  /** 1-based, as the column. */
  line?: Count
  column?: Count
  /** What was expected, what was found, and what to do. */
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
  /** Of all agents. */
  output_tokens?: Count
}

/** Where a failing run left a good one, or became one that nothing could make right. */
export type FirstDifference = {
  /** `changed`: the good run has another value; `extra`: it lacks the call; `missing`: it alone has it; `spoilt`: there is no good run, and nothing after this call could have made the run pass. */
  kind: 'changed' | 'extra' | 'missing' | 'spoilt'
  /** The call of the failing run; of what is missing, the attempt that failed. */
  call?: Count
  /** The tool that was called. */
  tool: string
  /** The path of the argument that is another. */
  argument?: string
  /** The run that is compared with, and its call. */
  good?: string
  good_call?: Count
  /** How many more differences there are: 2 stands for more, too. */
  more?: Count
  /** One sentence. */
  message: string
}

/** One trace judged against one scenario. */
export type RunResult = {
  /** The file, with `#id` or `#n` where it holds several traces. */
  trace: string
  /** The trace's own id. */
  id?: string
  /** A hash of the bytes it was recorded in: equal ones are the same recording. Absent: these could be read once alone. */
  digest?: string
  /** The id of the format that the trace was read in. */
  format: string
  /** The persona that the simulated user played. */
  persona?: string
  /** `fail`: a blocking dimension is `fail` or `error`. */
  verdict: 'pass' | 'fail'
  /** What the run took. */
  stats: RunStats
  /** What the label says that verdicts are set against; absent: the run bears none, or none was asked for. */
  label?: number | boolean | string
  /** All that was judged of the run. */
  dimensions: Dimension[]
  /** Of a run that fails: where it left the good ones. Absent: there is nothing to name. */
  first_difference?: FirstDifference
  /** What a reader should know of how the trace was read: records not recognised, lines that are not JSON, a cut end, a name that was nearly meant. */
  notes?: string[]
}

/** How the traces of one scenario did together. */
export type TrialsResult = {
  /** How many trials there are. */
  total: Count
  /** How many of them passed. */
  passed: Count
  /** pass^k: every trial passed. */
  pass_all: boolean
  /** pass@k: at least one did. */
  pass_any: boolean
  /** The share of trials that passed. */
  rate: Share
  /** The Wilson 95 % interval of the rate. */
  interval: [Share, Share]
  /** pass^k for k = 1, 2, … to at most 10: the chance that k of these trials, drawn without bias, all pass. */
  pass_hat?: Share[]
  /** pass@k for the same k: the chance that one of them passes. */
  pass_at?: Share[]
  /** `false`: so many trials show neither that the rate is reached nor that it is missed. */
  settled?: false
  /** What the scenario asks of its trials, where it is not one trace that passes. */
  asked?: TrialsAsked
}

/** What a scenario asks of its trials. */
export type TrialsAsked = {
  /** Fewer than these are an error. */
  min: Count
  /** How many must pass: all, any, or a rate. */
  require: 'all' | 'any' | number | string
  /** How surely the trials must show the rate. */
  confidence?: number
}

/** One scenario judged by all its traces. */
export type ScenarioResult = {
  /** Unique over the run. */
  name: string
  /** A hash of what the scenario asks: trials of the same content are compared across reports. */
  content?: string
  /** The file that it was read from. */
  file: string
  /** The line of the scenario in its file: of its name, or of its case. */
  line?: Count
  /** What a correct run shows, in its own words. */
  description?: string
  /** Its labels. */
  tags: string[]
  /** `skip`: it says so itself, or it has no trace, which is no failure here. */
  verdict: 'pass' | 'fail' | 'skip'
  /** In the report of a shard: what all traces decide is left open, and gates nothing. */
  pending?: true
  /** Why the scenario is skipped, or expected to fail, in its own words. */
  reason?: string
  /** Of the scenario itself: `trace_present`, `trials_met`, `expected_failure`, `budget.max_increase`. */
  dimensions: Dimension[]
  /** Absent: it has no trace. */
  trials?: TrialsResult
  /** Its trials. */
  runs: RunResult[]
}

/** A blocking dimension of a scenario that fails, against the baseline. */
export type FailureResult = {
  /** The name of the scenario. */
  scenario: string
  /** The id of the dimension. */
  dimension: string
  /** How it stands against the baseline. */
  change: Change
  /** Does it gate, with `fail-on: regressions`? */
  gates: boolean
  /** Was it shown to be more than chance? */
  settled: boolean
  /** One sentence: the counts on both sides, and what would settle it. */
  message: string
  /** The oldest report of the baseline that has it. */
  since?: string
}

/** Something that this change made weaker than the baseline. */
export type WeakenedResult = {
  /** The name of the scenario. */
  scenario: string
  /** The id of the dimension; `*`: the scenario as a whole. */
  dimension: string
  /** What it was in the baseline. */
  was: string
  /** What it is now. */
  is: string
}

/** A figure of a scenario's runs, by the medians on both sides. */
export type FigureResult = {
  /** The name of the scenario. */
  scenario: string
  /** What was measured. */
  figure: 'cost_usd' | 'tool_calls' | 'turns' | 'tokens' | 'duration_ms'
  /** The median of the baseline. */
  was: Amount
  /** The median of this run. */
  is: Amount
  /** More than chance: a Mann-Whitney test says p ≤ 0.05, after Holm over the scenarios. */
  marked?: true
}

/** A dimension of a scenario. */
export type DimensionName = {
  /** The name of the scenario. */
  scenario: string
  /** The id of the dimension. */
  dimension: string
}

/** How the run stands against a baseline. The counts are of dimensions of scenarios, `trials_met` left out. */
export type BaselineResult = {
  /** How many reports were compared with. */
  reports: Count
  /** Fail now, and in no trial of the baseline. */
  new: Count
  /** Fail now, and in every trial of the baseline. */
  known: Count
  /** Failed in every trial of the baseline, and pass now. */
  fixed: Count
  /** Fail now, and in some trials of the baseline. */
  flaky: Count
  /** How many findings gate with `fail-on: regressions`, those beside it that always do included. */
  gating: Count
  /** What fails, each with how it stands. */
  failures: FailureResult[]
  /** What this change made weaker. */
  weakened: WeakenedResult[]
  /** What failed in every trial of the baseline, and passes now. */
  fixed_dimensions: DimensionName[]
  /** Scenarios of the newest report that are no more. */
  gone: string[]
  /** Scenarios that no report has. */
  added: string[]
  /** Scenarios whose content no report has: what they failed before is not compared. */
  changed: string[]
  /** What the runs took, against the baseline. */
  figures: FigureResult[]
  /** The scenarios to run again: those of new and flaky failures. */
  rerun: string[]
  /** These are the trials of a rerun, which alone decide. */
  confirmed?: true
}

/** How many scenarios bear a tag, and how many of them passed. */
export type TagTotals = {
  /** How many bear the tag. */
  scenarios: Count
  /** How many of them passed. */
  passed: Count
  /** Where the config asks for a rate: how many were not skipped, of which that is the rate. */
  judged?: Count
  /** The rate: 1, 0.8, `2/3`. */
  require?: number | string
  /** Is it reached? If not, the gate does not hold. */
  met?: boolean
}

/** The counts of the whole run. */
export type Totals = {
  /** All scenarios. */
  scenarios: Count
  /** Scenarios that pass. */
  passed: Count
  /** Scenarios that fail. */
  failed: Count
  /** Scenarios that fail and do not gate, as each threshold of their tags is met; absent: none. */
  tolerated?: Count
  /** Scenarios that are skipped. */
  skipped: Count
  /** Traces that were read. */
  traces: Count
  /** Scenarios that the options `only` and `changed-since` left out; absent: none. */
  left_out?: Count
  /** Blocking dimensions that are `fail` or `error`, in scenarios that fail, be they tolerated or not. */
  blocking_failures: Count
  /** Advisory dimensions that are `fail` or `error`, anywhere. */
  advisory_failures: Count
  /** By tag. */
  tags: Record<string, TagTotals>
}

/** Passed scenarios by all scenarios, three decimals. */
export const passRate = ({ passed, scenarios }: Pick<Totals, 'passed' | 'scenarios'>): number =>
  scenarios === 0 ? 0 : Math.round((passed / scenarios) * 1000) / 1000

/** A run that passes although its label is bad, or fails although it is good. */
export type Disagreement = {
  /** Which way they disagree. */
  kind: 'false_pass' | 'false_fail'
  /** The name of the scenario. */
  scenario: string
  /** The trace of the run. */
  trace: string
  /** What the label says. */
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
  /** The runs where they disagree. */
  disagreements: Disagreement[]
}

/** Which part of a run a report is of, and what `agent-eval merge` needs to put the parts together. */
export type Shard = {
  /** From 1. */
  index: Count
  /** Of how many shards. */
  count: Count
  /** How many files this shard judged. */
  files: Count
  /** A hash of the paths and sizes of all listed files. */
  listing: string
  /** The version of agent-eval. */
  version: string
  /** A hash of the settings and of all that was read but traces. */
  settings: string
  /** A hash of the scenario files. */
  scenarios: string
  /** The commit that was judged, and the run that judged it, where the environment tells them. */
  commit?: string
  /** The run of the workflow that judged it. */
  run?: string
  /** What is the same in every shard: the plan of each scenario, problems, globs. */
  common: Readonly<Record<string, unknown>>
  /** What this shard's traces gave beside their runs. */
  part: Readonly<Record<string, unknown>>
  /** Where the runs of each scenario were recorded, and what tells copies. */
  positions: string[]
  /** The runs of a trace that belongs to the only scenario where it is the only trace. */
  only?: Readonly<Record<string, unknown>>
}

/** What decides beside scenarios and traces, as hashes. */
export type JudgedBy = {
  /** Of config, registry, skills, references and settings. */
  settings: string
  /** Of what gives traces to scenarios: their names and globs, and those of the run. */
  binding: string
}

/** What `changed-since` left out. */
export type ChangedSince = {
  /** The file of that report. */
  report: string
  /** The scenarios that are not judged: they held in that report, and neither they nor their traces changed since. */
  unchanged: string[]
  /** Why everything was judged again. */
  everything?: string
}

/** The result of a whole run, `agent-eval/report@1`. Paths are relative to the working directory, with `/`. */
export type Report = {
  /** What the value is. */
  schema: 'agent-eval/report@1'
  /** What wrote it. */
  tool: {
    name: 'agent-eval'
    /** Three numbers, as in 1.2.3. */
    version: string
  }
  /** By what, so that a later run tells whether this report still says something. */
  judged_by?: JudgedBy
  /** `fail`: a scenario fails; else `error`: an input could not be read, see `problems`. */
  verdict: 'pass' | 'fail' | 'error'
  /** The counts of the whole run. */
  totals: Totals
  /** Of which part of a run this is the report; absent: of all of it. */
  shard?: Shard
  /** What was not judged again; absent: `changed-since` was not given. */
  changed_since?: ChangedSince
  /** How the run stands against a baseline; absent: none was asked for. */
  baseline?: BaselineResult
  /** Which small faults of passing runs the scenarios would not notice; absent: it was not asked for. */
  strength?: StrengthResult
  /** What makes the gate weaker than its checks are by themselves: severities, `fail-on`, `missing-trace`. */
  weakened?: string[]
  /** All scenarios, in the order of their files. */
  scenarios: ScenarioResult[]
  /** Traces that belong to no scenario. */
  unmatched_traces: string[]
  /** Why no rule bound each unmatched trace, in the same order. */
  unmatched_reasons: string[]
  /** Files that are no traces, below a workspace that a trace declares. */
  workspace_files: string[]
  /** What could not be read. */
  problems: Problem[]
  /** How the verdicts agree with a label; absent: it was not asked for. */
  agreement?: Agreement
  /** What else a reader should know: a judge's cache that could not be read or written. */
  notes?: string[]
}
