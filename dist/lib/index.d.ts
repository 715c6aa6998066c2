/** Judges traces against scenarios. Rejects for options or a config that cannot be used; every other mistake is in the report. */
export declare function evaluate(options?: Options): Promise<Report>;

/** What to judge, and how: the options of the command line under their names in camel case. */
export type Options = {
    /** The folder that paths and globs are relative to, and that the report's paths are relative to; else the process's. */
    cwd?: string;
    /** Scenario files (TOML) and case sets (JSON Lines), as globs; `!GLOB` takes files away. */
    scenarios?: string | string[];
    /** Trace files, as globs; `NAME=GLOB` binds what it matches to the scenario NAME. */
    traces?: string | string[];
    /** Takes these scenarios alone, by name or by tag (`tag:TAG`); `*` is a wildcard. */
    only?: string | string[];
    /** The registry of commands (JSON or TOML). */
    registry?: string;
    /** The folder of skills. */
    skills?: string;
    /** The config file; else `agent-eval.toml`, if there is one. */
    config?: string;
    /** The format of all traces, when it should not be detected. */
    traceFormat?: string;
    /** What a scenario without a trace means. */
    missingTrace?: 'fail' | 'warn' | 'ignore';
    /** What a trace without a scenario means. */
    unmatchedTrace?: 'warn' | 'fail' | 'ignore';
    /** The most megabytes that one JSON document, or one line of JSON Lines, may have. */
    maxTraceMb?: number;
    /** The model that grades `expect.judge`, with its address, API and key; without a model such a dimension is an error. */
    judgeModel?: string;
    judgeEndpoint?: string;
    judgeProvider?: 'auto' | 'openai' | 'anthropic';
    judgeApiKey?: string;
    judgeVotes?: number;
    judgeTimeout?: number;
    judgeMaxCalls?: number;
    judgeMaxChars?: number;
    judgeCache?: string;
    /** Lets `expect.verify` run its command in a copy of what the agent left behind. */
    allowVerify?: boolean;
    verifyTimeout?: number;
    /** The environment of these oracles; else the process's. */
    env?: Readonly<Record<string, string | undefined>>;
};

/** The result of a whole run, `agent-eval/report@1`. Paths are relative to the working directory, with `/`. */
export type Report = {
    schema: 'agent-eval/report@1';
    tool: {
        name: 'agent-eval';
        version: string;
    };
    /** `fail`: a scenario fails; else `error`: an input could not be read, see `problems`. */
    verdict: 'pass' | 'fail' | 'error';
    totals: Totals;
    /** What makes the gate weaker than its checks are by themselves: severities, `fail-on`, `missing-trace`. */
    weakened?: string[];
    scenarios: ScenarioResult[];
    /** Traces that belong to no scenario. */
    unmatched_traces: string[];
    /** Why no rule bound each unmatched trace, in the same order. */
    unmatched_reasons: string[];
    /** Files that are no traces, below a workspace that a trace declares. */
    workspace_files: string[];
    problems: Problem[];
    /** How the verdicts agree with a label; absent: it was not asked for. */
    agreement?: Agreement;
    /** What else a reader should know: a judge's cache that could not be read or written. */
    notes?: string[];
};

/** The counts of the whole run. */
type Totals = {
    scenarios: Count;
    passed: Count;
    failed: Count;
    /** Scenarios that are skipped. */
    skipped: Count;
    traces: Count;
    /** Scenarios that the option `only` left out; absent: none. */
    left_out?: Count;
    /** Blocking dimensions that are `fail` or `error`, in scenarios that fail. */
    blocking_failures: Count;
    /** Advisory dimensions that are `fail` or `error`, anywhere. */
    advisory_failures: Count;
    tags: Record<string, TagTotals>;
};

/**
 * A whole number of 0 or more.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 */
type Count = number;

/** How many scenarios bear a tag, and how many of them passed. */
type TagTotals = {
    scenarios: Count;
    passed: Count;
};

/** One scenario judged by all its traces. */
type ScenarioResult = {
    name: string;
    file: string;
    /** The line of the scenario in its file: of its name, or of its case. */
    line?: Count;
    description?: string;
    tags: string[];
    /** `skip`: it says so itself, or it has no trace, which is no failure here. */
    verdict: 'pass' | 'fail' | 'skip';
    /** Why the scenario is skipped, or expected to fail, in its own words. */
    reason?: string;
    /** Of the scenario itself: `trace_present`, `trials_met`, `expected_failure`. */
    dimensions: Dimension[];
    /** Absent: it has no trace. */
    trials?: TrialsResult;
    runs: RunResult[];
};

/** A judged dimension as reports show it. */
type Dimension = {
    /** `family.dimension`; a repeated family's second block is `exit_code[2].exit_code_matches`. */
    id: string;
    verdict: Verdict;
    severity: Severity;
    /** One sentence: what was looked at, or expected against observed. */
    message: string;
    evidence?: Evidence[];
    /** Where the scenario asks for it. */
    location?: Place;
    sequences?: Sequences;
    /** Of narration dimensions: the amounts that nothing grounds, each once, as written. */
    flagged_values?: string[];
    /** What an oracle answered, recorded so that a verdict can be argued with. */
    oracle?: Readonly<Record<string, unknown>>;
};

/** `skip`: legitimately not exercised. `error`: the question cannot be answered; it gates exactly like `fail`. */
type Verdict = 'pass' | 'fail' | 'skip' | 'error';

/** `blocking` fails the check, `advisory` is reported, `off` is judged and listed and counted nowhere. */
type Severity = (typeof severities)[number];

declare const severities: readonly ["blocking", "advisory", "off"];

/** Where in the trace the proof of a verdict lies. */
type Evidence = {
    /** The call, counting from 1 over all agents. */
    call?: Count;
    tool?: string;
    /** The smallest text that proves the point, at most 200 characters. */
    excerpt?: string;
};

/** A range of lines in a file, 1-based. Columns (1-based, end exclusive) are given for ranges on one line only. */
type Place = {
    /** The file, where it is not the scenario's own. */
    file?: string;
    line: Count;
    column?: Count;
    end_line?: Count;
    end_column?: Count;
};

/** Two sequences to show side by side where the order or the coverage of calls is at stake. */
type Sequences = {
    expected: string[];
    observed: string[];
};

/** How the traces of one scenario did together. */
type TrialsResult = {
    total: Count;
    passed: Count;
    /** pass^k: every trial passed. */
    pass_all: boolean;
    /** pass@k: at least one did. */
    pass_any: boolean;
    /** The share of trials that passed. */
    rate: Share;
    /** The Wilson 95 % interval of the rate. */
    interval: [Share, Share];
};

/**
 * A share from 0 to 1, in three decimals.
 * @minimum 0
 * @maximum 1
 */
type Share = number;

/** One trace judged against one scenario. */
type RunResult = {
    /** The file, with `#id` or `#n` where it holds several traces. */
    trace: string;
    /** The trace's own id. */
    id?: string;
    /** The id of the format that the trace was read in. */
    format: string;
    /** The persona that the simulated user played. */
    persona?: string;
    /** `fail`: a blocking dimension is `fail` or `error`. */
    verdict: 'pass' | 'fail';
    stats: RunStats;
    /** What the label says that verdicts are set against; absent: the run bears none, or none was asked for. */
    label?: number | boolean | string;
    dimensions: Dimension[];
    /** What a reader should know of how the trace was read: records not recognised, lines that are not JSON, a cut end, a name that was nearly meant. */
    notes?: string[];
};

/** What a run took. An absent key was not recorded. */
type RunStats = {
    /** Model responses of the main agent. */
    turns?: Count;
    /** Calls of all agents. */
    tool_calls: Count;
    /** Calls that failed or were refused. */
    tool_errors: Count;
    /** In milliseconds. */
    duration_ms?: Amount;
    /** US dollars. */
    cost_usd?: Amount;
};

/**
 * A number of 0 or more.
 * @minimum 0
 * @maximum 9007199254740991
 */
type Amount = number;

/** An input that could not be read, and what to do about it. */
type Problem = {
    file: string;
    /** 1-based, as the column. */
    line?: Count;
    column?: Count;
    message: string;
};

/** How the verdicts of runs agree with a label that their traces bear. */
type Agreement = {
    /** Its name; with a `!` before it, a good label is a bad one. */
    label: string;
    /** Runs that pass and whose label is good. */
    true_pass: Count;
    /** Runs that pass and whose label is bad. */
    false_pass: Count;
    /** Runs that fail and whose label is good. */
    false_fail: Count;
    /** Runs that fail and whose label is bad. */
    true_fail: Count;
    /** Runs without the label, or with one that says neither. */
    unlabelled: Count;
    disagreements: Disagreement[];
};

/** A run that passes although its label is bad, or fails although it is good. */
type Disagreement = {
    kind: 'false_pass' | 'false_fail';
    scenario: string;
    trace: string;
    label: number | boolean | string;
    /** The blocking dimension that failed first; absent: the run passes. */
    dimension?: string;
    /** The file of the scenario. */
    file: string;
    /** Of what the dimension is about, else of the scenario. */
    location?: Place;
};

export {}
