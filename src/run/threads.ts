// How many threads judge: workers take time to start, so few bytes are judged sooner by one.
import path from 'node:path'
import { processors, sizeOf } from '../files/machine.ts'
import { partSize } from '../files/parts.ts'
import type { Settings } from '../options.ts'
import type { Numbered } from './gathering.ts'
import { mayBeCut } from './sources.ts'

/** With fewer bytes for each, a worker gains nothing on two processors: it loads and compiles all that judges once more. */
const worthAWorker = 128 << 20

/** How many threads judge so many sources. `auto`: one for each processor, as far as there is enough for each. */
export function threadsFor(cwd: string, workers: Settings['workers'], numbered: readonly Numbered[]): number {
  const most = workers === 'auto' ? processors() : workers
  let threads = 1
  let bytes = 0
  let pieces = 0
  for (const { source } of most > 1 ? numbered : []) {
    const size = source.files.reduce((sum, file) => sum + sizeOf(path.resolve(cwd, file)), 0)
    bytes += size
    pieces += mayBeCut(source, size) ? Math.ceil(size / partSize) : 1
    threads = Math.min(pieces, workers === 'auto' ? Math.floor(bytes / worthAWorker) : pieces)
    // There is enough for all: what else there is need not be asked.
    if (threads >= most) return most
  }
  return Math.max(1, threads)
}
