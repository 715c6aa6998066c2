// What the machine has: processors, and how large a file is.
import fs from 'node:fs'
import os from 'node:os'

/** How many threads can run at once. */
export const processors = (): number => os.availableParallelism()

/** The bytes of a file; of one that cannot be looked at, 0. */
export function sizeOf(file: string): number {
  try {
    return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  } catch {
    return 0
  }
}
