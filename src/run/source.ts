// What a source is: where one or more runs are recorded.
import type { Problem } from '../model/report.ts'

/** The file that one or more runs are recorded in, and those beside it that complete them; relative to the traces root. */
export type Source = {
  /** What reports call it. */
  label: string
  files: readonly [string, ...string[]]
  /** The file beside it that says what its format cannot record. */
  sidecar?: string
  /** Files that the sidecar names. */
  named?: readonly string[]
  /** The file itself, where a link led to it. */
  itself?: string
}

/** What is wrong with a source. `isTrace`: it is one, or may be, though it cannot be read. */
export type SourceProblem = Problem & { isTrace: boolean }
