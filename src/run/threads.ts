// How many threads judge: workers take time to start, so few bytes are judged sooner by one.
import path from 'node:path'
import { processors, sizeOf } from '../files/machine.ts'
import { partSize } from '../files/parts.ts'
import type { Settings } from '../options.ts'
import type { Numbered } from './gathering.ts'
import { mayBeCut } from './sources.ts'

/** A worker is ready after about a quarter of a second, in which one thread judges so many bytes: with fewer for each it pays nothing. */
const worthAWorker = 32 << 20

/** Into how many pieces the sources can be shared out, at most. */
function piecesIn(cwd: string, numbered: readonly Numbered[]): number {
  let pieces = 0
  for (const { source } of numbered)
    pieces += mayBeCut(cwd, source) ? Math.ceil(sizeOf(path.resolve(cwd, source.files[0])) / partSize) : 1
  return pieces
}

/** How many threads judge so many sources. `auto`: one for each processor, as far as there is enough for each. */
export function threadsFor(cwd: string, workers: Settings['workers'], numbered: readonly Numbered[]): number {
  const most = Math.min(workers === 'auto' ? processors() : workers, piecesIn(cwd, numbered))
  if (workers !== 'auto') return most
  if (most < 2) return 1
  let bytes = 0
  for (const { source } of numbered) for (const file of source.files) bytes += sizeOf(path.resolve(cwd, file))
  return Math.max(1, Math.min(most, Math.floor(bytes / worthAWorker)))
}
