// What a reporter is: it is fed a report piece by piece, run by run, and writes what it shows to a sink.

import type { Place } from '../model/place.ts'
import type { Report, RunResult, ScenarioResult } from '../model/report.ts'
import type { Trace } from '../model/trace.ts'
import type { Severity } from '../model/verdict.ts'
import type { Links, Prefix } from './place.ts'
import type { Standing } from './told.ts'

/** Where the parts go that a reporter writes: text, but for the annotations. */
export type Sink<Part = string> = { write(part: Part): void }

type RestKeys = 'unmatched_traces' | 'unmatched_reasons' | 'workspace_files' | 'problems' | 'agreement' | 'notes'

/** What stands ahead of the scenarios. */
export type Head = Omit<Report, 'scenarios' | RestKeys>
/** A scenario without its runs. */
export type ScenarioHead = Omit<ScenarioResult, 'runs'>
/** What stands behind the scenarios. */
export type Rest = Pick<Report, RestKeys>

/** How many dimensions stand how in their scenarios. */
export type Counts = Record<Standing, number>

/** What a scenario's runs add up to, for formats that write sums ahead of what they sum. */
export type Sums = { runs: number; counts: Counts; duration_ms: number }
/** The same of the whole report. */
export type ReportSums = { counts: Counts; problems: number }

/** A report as it is fed: the runs of a scenario come one by one, as often as they are asked for. */
export type Fed = { head: Head; scenarios: readonly FedScenario[]; rest: Rest }
export type FedScenario = { scenario: ScenarioHead; sums: Sums; runs: Iterable<RunResult> }

/** Takes one report: `begin`, then for each scenario `scenario` and its runs, then `end`. */
export type Writer = {
  begin(head: Head, sums: ReportSums): void
  /** `again`: its runs, for who must look at them once more when all else is known. */
  scenario(scenario: ScenarioHead, sums: Sums, again: Iterable<RunResult>): ScenarioWriter
  end(rest: Rest): void
  /** Writes what is not fed but fetched, once all is fed. */
  finish?(): Promise<void>
}

/** Takes the runs of one scenario, in their order, and then its end. `run` absent: they are not needed, and not read for it. */
export type ScenarioWriter = { run?(run: RunResult): void; end(): void }

/** The text of a line, counted from 1. */
export type LineOf = (file: string, line: number) => string | undefined

/** What reporters may be told; each takes what concerns it. */
export type Setup = {
  /** Colours for a terminal. */
  color?: boolean
  /** A line of a file that people write; `undefined`: none that may be shown. */
  lineOf?: LineOf
  /** Addresses of lines, where the judged commit is known. */
  links?: Links | undefined
  /** Where the working directory lies in the repository. */
  prefix?: Prefix
  /** The most annotations of one level; else as many as the runner keeps. */
  places?: number
  /** The most bytes of UTF-8 to write. */
  room?: number
  /** Where the full report is. */
  reportPath?: string | undefined
  /** The artifacts that the traces are in, by name or glob; their files are on no disk that a reader has. */
  artifacts?: readonly string[] | undefined
  /** What tells this step apart from others: it stands in the first line. */
  title?: string | undefined
  /** What begins the names of places on the page, so that the pages of several steps do not share them. */
  anchor?: string
  /** Does anything that is found fail the step? */
  gates?: boolean
  /** Does the gate hold? What fails a step is decided by whoever judges, never by a reporter. */
  holds?: boolean
  /** What the checks are, for formats that list them. */
  rules?: readonly Rule[]
  /** A hash of a text, the same in every run. */
  hash?(text: string): string
  /** The page of the viewer, where one is written: places in it are told beside findings. */
  viewer?: string | undefined
  /** What the viewer shows beside the report. */
  viewing?: Viewing
}

/** Packs a text. */
export type Gzip = (text: string) => Uint8Array

/** What the viewer needs beside the report. */
export type Viewing = {
  /** The most bytes that its page may have. */
  room: number
  gzip: Gzip
  redact(text: string): string
  /** Where the dimensions of a scenario are asked for; absent: the scenarios are not here. */
  asked?(scenario: number): Promise<AskedFor[]>
  /** The runs as they were read; absent: they are not here. */
  recordings?: Recordings
}

/** A run by its scenario's number and its own, both from 0, in the order of the report. */
export type RunAt = { scenario: number; run: number }

/** The runs of a report as they were read. */
export type Recordings = {
  /** When a run was made, in milliseconds since 1970; 0: unknown. */
  when(run: RunAt): number
  /** Reads traces again, file after file by the first that is wanted of each, until `more` says no of the next. */
  read<At extends RunAt>(
    wanted: readonly At[],
    more: (first: At) => boolean,
    take: (run: At, trace: Trace) => void,
  ): Promise<void>
  /** The trace that a scenario names as its reference. */
  referenceOf(scenario: number): Trace | undefined
}

/** `from`: the line of its file that the text begins with. */
export type AskedFor = { id: string; place: Place; text: { name: string; from: number; text: string } }

/** What dimensions of one name are about. `id`: as dimensions have it, but for the number or name of a block. */
export type Rule = {
  id: string
  /** What holds when it passes. */
  doc: string
  /** How it fails. */
  fails: string
  severity: Severity
}

export type Reporter<Part = string> = {
  id: string
  /** One sentence: what it writes. */
  doc: string
  make(sink: Sink<Part>, setup: Setup): Writer
}
