// Where a scenario file says something: symbolic inside the program, concrete in a report.
import type { Count } from './numbers.ts'

/** Keys and indices from the root of a document to a value: `['expect', 'args', 0, 'key']`. */
export type Route = readonly (string | number)[]

/** A range of lines in a file, 1-based. Columns (1-based, end exclusive) are given for ranges on one line only. */
export type Place = {
  /** The file, where it is not the scenario's own. */
  file?: string
  line: Count
  column?: Count
  end_line?: Count
  end_column?: Count
}
