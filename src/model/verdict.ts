// What a check says of one trace, and how a report shows it.
import type { Count } from './numbers.ts'
import type { Place, Route } from './place.ts'

export const severities = ['blocking', 'advisory', 'off'] as const
/** `blocking` fails the check, `advisory` is reported, `off` is judged and listed and counted nowhere. */
export type Severity = (typeof severities)[number]

/** `skip`: legitimately not exercised. `error`: the question cannot be answered; it gates exactly like `fail`. */
export type Verdict = 'pass' | 'fail' | 'skip' | 'error'

/** Where in the trace the proof of a verdict lies. */
export type Evidence = {
  /** The call, counting from 1 over all agents. */
  call?: Count
  /** The tool that was called. */
  tool?: string
  /** The smallest text that proves the point, at most 200 characters. */
  excerpt?: string
}

/** Two sequences to show side by side where the order or the coverage of calls is at stake. */
export type Sequences = {
  /** What the scenario asks for. */
  expected: string[]
  /** What the run shows. */
  observed: string[]
}

/** What a check answers. */
export type Outcome = {
  verdict: Verdict
  /** One sentence: what was looked at, or expected against observed. */
  message: string
  evidence?: Evidence[]
  /** The exact element of what the scenario wants, relative to the block (or, in `expect`, to the field). */
  route?: Route
  /** Replaces the check's default severity for this outcome. */
  severity?: Severity
  sequences?: Sequences
  /** What an oracle answered, recorded so that a verdict can be argued with. */
  oracle?: Readonly<Record<string, unknown>>
  /** Of narration dimensions: the amounts that nothing grounds, each once, as written. */
  flagged_values?: string[]
  /** Of a failure: the first call, from 1, after which no continuation of the run could have passed. */
  spoilt?: number
  /** What a reader should know although the verdict is as it is: shown with the run, also where it passes. */
  note?: string
}

/** How a failing dimension stands against the baseline. */
export type Change = 'new' | 'known' | 'flaky'

/** A judged dimension as reports show it. */
export type Dimension = {
  /** `family.dimension`; a repeated family's second block is `exit_code[2].exit_code_matches`. */
  id: string
  /** How it was judged. */
  verdict: Verdict
  /** What a failure of it does. */
  severity: Severity
  /** One sentence: what was looked at, or expected against observed. */
  message: string
  /** Where in the trace the proof lies. */
  evidence?: Evidence[]
  /** Where the scenario asks for it. */
  location?: Place
  /** What was expected and what was observed, where order or coverage is at stake. */
  sequences?: Sequences
  /** Of narration dimensions: the amounts that nothing grounds, each once, as written. */
  flagged_values?: string[]
  /** What an oracle answered, recorded so that a verdict can be argued with. */
  oracle?: Readonly<Record<string, unknown>>
  /** How it stands against the baseline: of what blocks in a scenario that fails. */
  change?: Change
  /** `false`: it blocks, and is spared: by the baseline, with `fail-on: regressions`, or by the threshold of a tag. */
  gates?: false
}

export const pass = (message: string): Outcome => ({ verdict: 'pass', message })
export const skip = (message: string): Outcome => ({ verdict: 'skip', message })
export const fail = (message: string, more: Omit<Outcome, 'verdict' | 'message'> = {}): Outcome => ({
  verdict: 'fail',
  message,
  ...more,
})
export const error = (message: string, more: Omit<Outcome, 'verdict' | 'message'> = {}): Outcome => ({
  verdict: 'error',
  message,
  ...more,
})

/** With one trial, `trials_met` only repeats that its run failed: it is no finding of its own. */
export const isEcho = (d: Pick<Dimension, 'id' | 'verdict'>, trials: number | undefined): boolean =>
  d.id === 'trials_met' && d.verdict === 'fail' && trials === 1

/** Does this dimension count against its trace? */
export const blocks = (d: Pick<Dimension, 'verdict' | 'severity'>): boolean =>
  d.severity === 'blocking' && (d.verdict === 'fail' || d.verdict === 'error')
