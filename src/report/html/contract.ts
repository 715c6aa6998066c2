// What the page of `report-html` is given: written by the reporter, read by the page. The page checks the name of the schema.
import type { RunResult, Shard } from '../../model/report.ts'
import type { Head, Rest, ScenarioHead } from '../contract.ts'

export const schema = 'agent-eval/viewer@1'

/** The element that holds the block: gzipped parts behind one another, each from a third byte on, as one base64 text. */
export const blockId = 'block'

/** Where a part lies in the block: its first byte, and how many it has. */
export type Span = readonly [from: number, bytes: number]

/** The first part: what there is, and where the other parts are. */
export type Contents = {
  schema: typeof schema
  title?: string
  /** Absent: nothing was judged, and the runs are there alone. */
  head?: Omit<Head, 'shard'> & { shard?: Pick<Shard, 'index' | 'count'> }
  /** The first of each list. */
  rest?: Rest
  /** How many more there are of each. */
  more?: { problems: number; unmatched_traces: number; workspace_files: number }
  /** Parts of entries, one a line. */
  entries: Span[]
  /** Files of scenarios, by the part and the line of it that holds their text. */
  files: { name: string; from: number; part: number; line: number }[]
  /** Parts of files: a text a line, as JSON. */
  texts: Span[]
  /** Timelines of runs. */
  timelines: (readonly [scenario: number, run: number, ...Span])[]
  /** Timelines of references. */
  references: (readonly [scenario: number, ...Span])[]
  left: LeftOut
}

/** What is not in the page, and why. */
export type LeftOut = {
  /** The limit that left it out, in megabytes. */
  mb: number
  /** Runs of which not even the verdicts are here. */
  runs: number
  /** Runs whose timelines are not here. */
  timelines: number
  /** Files whose text is not here. */
  files: number
  /** Why no timeline is here at all. */
  why?: string
}

/** A scenario, or runs of one. Scenarios and runs count from 0, in the order of the report. */
export type Entry =
  | { scenario: number; head: ScenarioEntry; runs: number; asks?: Ask[] }
  | { scenario: number; run: number; result: RunEntry }

/** Nothing of it is judged where a trace is shown alone. */
export type ScenarioEntry = Omit<ScenarioHead, 'verdict'> & { verdict?: ScenarioHead['verdict'] }
export type RunEntry = Omit<RunResult, 'verdict'> & { verdict?: RunResult['verdict'] }

/** Where a dimension is asked for. `file`: one of the contents. */
export type Ask = { id: string; file: number; line: number; end: number }

/** A text, or its beginning where it is cut: `of` so many bytes. */
export type Said = string | { head: string; of: number }

/** A value by its name; the one text of a call that gave no object has none. */
export type Field = { name?: string; said: Said }

/** A call, with the number that reports give it. */
export type CallRow = {
  is: 'call'
  n: number
  tool: string
  command?: string
  given: Field[]
  /** The arguments are no JSON object. */
  malformed?: true
  /** Absent: the trace holds no result. */
  result?: Said
  /** How many bytes the result has of which the trace holds a head alone. */
  result_bytes?: number
  /** Absent: it did not fail. */
  failed?: 'error' | 'denied' | 'blocked' | 'unknown'
  exit_code?: number
  duration_ms?: number
  turn?: number
  /** When it was made, in milliseconds after the first call that has a time. */
  after_ms?: number
  agent?: string
}

/** What happened, one thing a row. */
export type Row =
  | CallRow
  | { is: 'user'; said: Said }
  | { is: 'message'; said: Said; agent?: string; step?: string; turn?: number }
  | { is: 'confirmation'; step: string; tier: string; given: Field[] }
  | { is: 'elicitation'; action: string; said: Said; given: Field[]; guards?: string }
  | { is: 'compaction' }
  | { is: 'answer'; said: Said }

/** The run as it was recorded. */
export type Timeline = {
  rows: Row[]
  /** Later rows that are not here. */
  left_out?: number
  /** The limit of every text in bytes, where it is less than usual. */
  shortened?: number
  model?: string
  agent?: string
  started?: string
  /** How it came to its end. */
  stop?: string
  error?: Said
  cut_off?: true
  /** What the recording does not hold, in words. */
  lacks: string[]
  /** What else was recorded of the whole run. */
  also: Field[]
}
