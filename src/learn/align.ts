// Two runs side by side: all calls in their order, aligned by tool and argument leaves.
import { type Deed, isSame, type Trait } from './deeds.ts'
import { likeness, pairsOf } from './pair.ts'

/** Calls that stand beside each other, by their positions; `moved`: a like call stands elsewhere on the other side, here. */
export type Row = { a?: number; b?: number; moved?: number }

/** Beyond so many pairs of calls only equal ones are aligned. */
const mostCells = 1_000_000

/** Aligns two runs. Like calls stand in one row, their order kept. */
export function align(a: readonly Deed[], b: readonly Deed[]): Row[] {
  const [ours, theirs] = keysOf(a, b)
  let head = 0
  while (head < a.length && head < b.length && ours[head] === theirs[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && ours.at(-1 - tail) === theirs.at(-1 - tail)) tail++
  const inner: [Deed[], Deed[]] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  const small = (inner[0].length + 1) * (inner[1].length + 1) <= mostCells
  const middle = (small ? best : equalOnly)(...inner).map(({ a: i, b: j }) => ({
    ...(i === undefined ? {} : { a: i + head }),
    ...(j === undefined ? {} : { b: j + head }),
  }))
  const rows: Row[] = [
    ...Array.from({ length: head }, (_, i) => ({ a: i, b: i })),
    ...middle,
    ...Array.from({ length: tail }, (_, i) => ({ a: a.length - tail + i, b: b.length - tail + i })),
  ]
  return withMoves(rows, a, b)
}

/** Equal calls have equal numbers. */
function keysOf(a: readonly Deed[], b: readonly Deed[]): [number[], number[]] {
  const known = new Map<string, number>()
  const keyOf = ({ tool, traits }: Deed): number => {
    const text = JSON.stringify([
      tool,
      ...traits.map(({ path, kind, key, number }) => [path, kind, number ?? key]).sort(),
    ])
    const key = known.get(text) ?? known.size
    known.set(text, key)
    return key
  }
  return [a.map(keyOf), b.map(keyOf)]
}

/** How well two calls stand beside each other: 0 not at all, 2 where they are equal. */
function fit(a: Deed, b: Deed): number {
  if (a.tool !== b.tool) return 0
  const leaves = Math.max(leavesOf(a), leavesOf(b))
  return leaves === 0 ? 2 : 1 + likeness(a, b) / leaves
}

const leavesOf = ({ traits }: Deed): number => traits.filter((trait) => trait.kind === 'leaf').length

/** The alignment of the greatest fit. */
function best(a: readonly Deed[], b: readonly Deed[]): Row[] {
  const width = b.length + 1
  const sums = new Float32Array((a.length + 1) * width)
  const fits = new Float32Array(a.length * b.length)
  const sum = (i: number, j: number): number => sums[i * width + j] as number
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const fitting = fit(a[i] as Deed, b[j] as Deed)
      fits[i * b.length + j] = fitting
      const beside = fitting > 0 ? sum(i + 1, j + 1) + fitting : 0
      sums[i * width + j] = Math.max(beside, sum(i + 1, j), sum(i, j + 1))
    }
  const rows: Row[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const fitting = fits[i * b.length + j] as number
    if (fitting > 0 && sum(i, j) === Math.fround(sum(i + 1, j + 1) + fitting)) rows.push({ a: i++, b: j++ })
    else if (sum(i + 1, j) >= sum(i, j + 1)) rows.push({ a: i++ })
    else rows.push({ b: j++ })
  }
  while (i < a.length) rows.push({ a: i++ })
  while (j < b.length) rows.push({ b: j++ })
  return rows
}

/** Aligns equal calls alone, each with the next one that is equal. */
function equalOnly(a: readonly Deed[], b: readonly Deed[]): Row[] {
  const [ours, theirs] = keysOf(a, b)
  const places = new Map<number, number[]>()
  for (const [j, key] of theirs.entries()) places.set(key, [...(places.get(key) ?? []), j])
  const rows: Row[] = []
  let next = 0
  for (const [i, key] of ours.entries()) {
    const waiting = places.get(key) ?? []
    while (waiting[0] !== undefined && waiting[0] < next) waiting.shift()
    const j = waiting[0]
    // One far ahead would leave all before it out.
    if (j === undefined || j - next > 1000) rows.push({ a: i })
    else {
      for (; next < j; next++) rows.push({ b: next })
      rows.push({ a: i, b: j })
      next = j + 1
    }
  }
  for (; next < b.length; next++) rows.push({ b: next })
  return rows
}

/** Says of a call that stands alone where the other side has a like one alone: most of its leaves are equal. */
function withMoves(rows: readonly Row[], a: readonly Deed[], b: readonly Deed[]): Row[] {
  const ours = rows.flatMap((row) => (row.a !== undefined && row.b === undefined ? [row.a] : []))
  const theirs = rows.flatMap((row) => (row.b !== undefined && row.a === undefined ? [row.b] : []))
  const movedTo = new Map<number, number>()
  const movedFrom = new Map<number, number>()
  const [left, right] = [ours.map((i) => a[i] as Deed), theirs.map((j) => b[j] as Deed)]
  for (const [i, j] of pairsOf(left, right)) {
    if (fit(left[i] as Deed, right[j] as Deed) < 1.5) continue
    movedTo.set(ours[i] as number, theirs[j] as number)
    movedFrom.set(theirs[j] as number, ours[i] as number)
  }
  return rows.map((row) => {
    const moved =
      row.a === undefined ? movedFrom.get(row.b ?? -1) : row.b === undefined ? movedTo.get(row.a) : undefined
    return moved === undefined ? row : { ...row, moved }
  })
}

/** An argument in which two calls differ; a side without it has no value. */
export type Changed = { path: string; a?: string; b?: string }

/** All arguments in which two calls differ. What is within a part that differs as a whole is not told again. */
export function changesOf(a: Deed, b: Deed): Changed[] {
  const ours = new Map(a.traits.map((trait) => [trait.path, trait]))
  const theirs = new Map(b.traits.map((trait) => [trait.path, trait]))
  const changes: Changed[] = []
  const told = new Set<string>()
  const isTold = (path: string): boolean => path.split('.').some((_, i, all) => told.has(all.slice(0, i).join('.')))
  const add = (path: string, one: Trait | undefined, other: Trait | undefined): void => {
    if (isTold(path) || (one && other && isSame(one, other))) return
    if (!one || !other || one.kind !== other.kind) told.add(path)
    changes.push({ path, ...(one ? { a: one.said } : {}), ...(other ? { b: other.said } : {}) })
  }
  for (const trait of a.traits) add(trait.path, trait, theirs.get(trait.path))
  for (const trait of b.traits) if (!ours.has(trait.path)) add(trait.path, undefined, trait)
  return changes
}
