// What was fetched for a run before it began: traces that are not in the working directory, and reports of the baseline.
import type { Problem } from '../model/report.ts'

export type Fetched = {
  /** The folder that holds the traces; absent: the working directory. */
  root?: string
  /** What was asked for and is not there: it gates. */
  problems: readonly Problem[]
  baseline?: FetchedBaseline
}

/** Reports of earlier runs, the newest last. */
export type FetchedBaseline = {
  /** Where each lies, and what it is called. */
  reports: readonly { file: string; label: string }[]
  /** Why there is none, in one sentence. */
  missing: string
  notes: readonly string[]
}

export const nothingFetched: Fetched = { problems: [] }
