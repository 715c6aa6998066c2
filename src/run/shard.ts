// Which part of the listed files a shard judges: told by rules that read no file, and so the same on every machine.
import path from 'node:path'
import { sha256 } from '../files/hash.ts'
import { sizeOf } from '../files/machine.ts'
import { UsageError } from '../options.ts'
import type { Numbered } from './gathering.ts'
import type { Source } from './sources.ts'

/** The `index`-th of `count` parts, from 1. */
export type Cut = { index: number; count: number }

type Env = Readonly<Record<string, string | undefined>>

/** So many parts are enough for any cluster; more is a slip. */
const mostParts = 100_000

/** Reads `K/N`, or `auto/N`, where K is told by what started the job. Throws a UsageError. */
export function readCut(given: string, env: Env): Cut {
  const [, part = '', of = ''] = /^(\d{1,9}|auto)\/(\d{1,9})$/.exec(given) ?? []
  const count = Number(of)
  if (part === '' || count < 1 || count > mostParts)
    throw new UsageError(`Expected shard to be K/N or auto/N, as in 2/8, found ${JSON.stringify(given)}`)
  const index = part === 'auto' ? indexOf(env) : Number(part)
  if (index < 1 || index > count)
    throw new UsageError(`Expected shard to name a part from 1 to ${count}, found ${index} of ${count}`)
  return { index, count }
}

/** How what starts jobs side by side tells each of them which one it is. */
const schedulers: readonly { variable: string; index(value: number, env: Env): number }[] = [
  { variable: 'JOB_COMPLETION_INDEX', index: (value) => value + 1 },
  { variable: 'AWS_BATCH_JOB_ARRAY_INDEX', index: (value) => value + 1 },
  {
    variable: 'SLURM_ARRAY_TASK_ID',
    index: (value, env) =>
      (value - Number(env['SLURM_ARRAY_TASK_MIN'] ?? 0)) / Number(env['SLURM_ARRAY_TASK_STEP'] || 1) + 1,
  },
  { variable: 'PARALLEL_SEQ', index: (value) => value },
]

function indexOf(env: Env): number {
  const set = schedulers.filter(({ variable }) => env[variable] !== undefined && env[variable] !== '')
  const [only, other] = set
  if (!only)
    throw new UsageError(
      `Expected one of ${schedulers.map((s) => s.variable).join(', ')} for shard auto, found none of them set`,
    )
  if (other)
    throw new UsageError(`Expected one variable for shard auto, found ${only.variable} and ${other.variable} both set`)
  const index = only.index(Number(env[only.variable]), env)
  if (!Number.isSafeInteger(index))
    throw new UsageError(`Expected ${only.variable} to be a whole number, found ${JSON.stringify(env[only.variable])}`)
  return index
}

type Sized = Numbered & { bytes: number }

/** The part of the sources that a shard judges, in their order, and a hash of all that are listed. */
export function cutSources(
  cwd: string,
  sources: readonly Source[],
  { index, count }: Cut,
): { numbered: Numbered[]; listing: string } {
  const listed: string[] = []
  const sized = sources.map((source, number): Sized => {
    let bytes = 0
    for (const file of [...source.files, ...(source.sidecar === undefined ? [] : [source.sidecar])]) {
      const size = sizeOf(path.resolve(cwd, file))
      listed.push(`${size} ${file}`)
      bytes += size
    }
    return { source, number, bytes }
  })
  const mine = partOf(sized, { index, count })
  return { numbered: mine.map(({ source, number }) => ({ source, number })), listing: sha256(listed.join('\n')) }
}

/** Gives the largest first to the part that has least so far; of equal ones, to the first. */
function partOf(sized: readonly Sized[], { index, count }: Cut): Sized[] {
  const largestFirst = sized.toSorted((a, b) => b.bytes - a.bytes || a.number - b.number)
  const filled = new Float64Array(count)
  const mine: Sized[] = []
  for (const one of largestFirst) {
    let least = 0
    for (let i = 1; i < count; i++) if ((filled[i] as number) < (filled[least] as number)) least = i
    // An empty file takes time too.
    filled[least] = (filled[least] as number) + one.bytes + 1
    if (least === index - 1) mine.push(one)
  }
  return mine.sort((a, b) => a.number - b.number)
}
