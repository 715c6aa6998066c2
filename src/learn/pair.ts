// Pairing the calls of two runs so that as many argument leaves as can be are equal, their order aside.
import { type Deed, isSame, type Trait } from './deeds.ts'

/** Positions in both lists, which belong together. */
export type Pair = readonly [number, number]

/** Beyond so many calls of one tool on a side, each takes the best that is left, in order. */
const mostExact = 100

const byPath = new WeakMap<Deed, ReadonlyMap<string, Trait>>()

/** The parts of a call by their paths; many calls are compared with the same one. */
function traitsOf(deed: Deed): ReadonlyMap<string, Trait> {
  const known = byPath.get(deed) ?? new Map(deed.traits.map((trait) => [trait.path, trait]))
  byPath.set(deed, known)
  return known
}

/** How many leaves of two calls are equal; a call is like another of its tool alone. */
export function likeness(a: Deed, b: Deed): number {
  const others = traitsOf(b)
  let equal = 0
  for (const trait of a.traits) {
    const other = trait.kind === 'leaf' ? others.get(trait.path) : undefined
    if (other && isSame(trait, other)) equal++
  }
  return equal
}

/** Pairs the calls of each tool. */
export function pairsOf(a: readonly Deed[], b: readonly Deed[]): Pair[] {
  const groups = new Map<string, [number[], number[]]>()
  const put = (deeds: readonly Deed[], side: 0 | 1): void => {
    for (const [at, { tool }] of deeds.entries()) {
      const group = groups.get(tool) ?? [[], []]
      groups.set(tool, group)
      group[side].push(at)
    }
  }
  put(a, 0)
  put(b, 1)
  return [...groups.values()].flatMap(([ours, theirs]) => pairGroup(a, b, ours, theirs))
}

const textOf = ({ traits }: Deed): string =>
  JSON.stringify(
    traits
      .map(({ path, kind, key, number }) => [path, kind, number ?? key])
      .sort(([p], [q]) => (`${p}` < `${q}` ? -1 : 1)),
  )

/** Equal calls are paired first, which never costs a better pairing: what two calls share with a third is in both. */
function pairGroup(a: readonly Deed[], b: readonly Deed[], ours: readonly number[], theirs: readonly number[]): Pair[] {
  const pairs: Pair[] = []
  const waiting = new Map<string, number[]>()
  for (const at of theirs) {
    const key = textOf(b[at] as Deed)
    waiting.set(key, [...(waiting.get(key) ?? []), at])
  }
  const left = ours.filter((at) => {
    const equal = waiting.get(textOf(a[at] as Deed))?.shift()
    if (equal !== undefined) pairs.push([at, equal])
    return equal === undefined
  })
  const rest = [...waiting.values()].flat().sort((x, y) => x - y)
  if (left.length === 0 || rest.length === 0) return pairs
  const weight = left.map((at) => rest.map((other) => likeness(a[at] as Deed, b[other] as Deed)))
  const chosen = left.length > mostExact || rest.length > mostExact ? inTurn(weight) : best(weight)
  for (const [i, j] of chosen.entries()) if (j !== undefined) pairs.push([left[i] as number, rest[j] as number])
  return pairs
}

/** Each row takes the best column that is left. */
function inTurn(weight: readonly (readonly number[])[]): (number | undefined)[] {
  const free = new Set((weight[0] ?? []).keys())
  return weight.map((row) => {
    let found: number | undefined
    for (const j of free) if (found === undefined || (row[j] as number) > (row[found] as number)) found = j
    if (found !== undefined) free.delete(found)
    return found
  })
}

/**
 * The assignment of the greatest weight (Hungarian method, by shortest augmenting paths): of the shorter side, each one is paired.
 * Between equal ones it prefers those that stand as far in their lists.
 */
function best(weight: readonly (readonly number[])[]): (number | undefined)[] {
  const rows = weight.length
  const columns = weight[0]?.length ?? 0
  if (rows > columns) {
    const turned = best(Array.from({ length: columns }, (_, j) => weight.map((row) => row[j] as number)))
    const found: (number | undefined)[] = Array.from({ length: rows }, () => undefined)
    for (const [j, i] of turned.entries()) if (i !== undefined) found[i] = j
    return found
  }
  const scale = 4 * mostExact * mostExact
  const cost = (i: number, j: number): number => Math.abs(i - j) - ((weight[i] as number[])[j] as number) * scale
  const rowPrice = new Float64Array(rows + 1)
  const columnPrice = new Float64Array(columns + 1)
  /** The row of each column, from 1; column 0 holds the row that is being placed. */
  const rowOf = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const from = new Int32Array(columns + 1)
    const seen = new Uint8Array(columns + 1)
    let at = 0
    while (rowOf[at] !== 0) {
      seen[at] = 1
      const i = rowOf[at] as number
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let j = 1; j <= columns; j++) {
        if (seen[j]) continue
        const reduced = cost(i - 1, j - 1) - (rowPrice[i] as number) - (columnPrice[j] as number)
        if (reduced < (least[j] as number)) {
          least[j] = reduced
          from[j] = at
        }
        if ((least[j] as number) < step) {
          step = least[j] as number
          next = j
        }
      }
      for (let j = 0; j <= columns; j++) {
        if (seen[j]) {
          rowPrice[rowOf[j] as number] = (rowPrice[rowOf[j] as number] as number) + step
          columnPrice[j] = (columnPrice[j] as number) - step
        } else least[j] = (least[j] as number) - step
      }
      at = next
    }
    while (at !== 0) {
      const before = from[at] as number
      rowOf[at] = rowOf[before] as number
      at = before
    }
  }
  const found: (number | undefined)[] = Array.from({ length: rows }, () => undefined)
  for (let j = 1; j <= columns; j++) if (rowOf[j] !== 0) found[(rowOf[j] as number) - 1] = j - 1
  return found
}
