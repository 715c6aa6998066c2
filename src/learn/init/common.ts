// What all runs have in common: the calls that each of them has, with the arguments that are equal in all, and their order.
import { isSame } from '../deeds.ts'
import { pairsOf } from '../pair.ts'
import type { Act, LearnRun } from './runs.ts'

/** A call that every run has: itself in each of them. */
export type Common = readonly Act[]

/** The calls that every run has, in the order of the run that has the fewest. */
export function commonCalls(all: readonly (readonly Act[])[]): Common[] {
  const [base] = all.toSorted((a, b) => a.length - b.length)
  if (!base) return []
  const partners = all.map((acts) => {
    if (acts === base) return new Map(base.map((_, i) => [i, i]))
    return new Map(
      pairsOf(
        base.map(({ deed }) => deed),
        acts.map(({ deed }) => deed),
      ),
    )
  })
  return base.flatMap((_, i): Common[] => {
    const each = all.flatMap((acts, run) => acts[partners[run]?.get(i) ?? -1] ?? [])
    return each.length === all.length ? [each] : []
  })
}

/** The arguments that are equal in all and came from somewhere in each, as a table from path to condition. */
export function sharedWhere(common: Common): Record<string, unknown> {
  const [first, ...others] = common
  if (!first) return {}
  const theirs = others.map(({ deed }) => new Map(deed.traits.map((trait) => [trait.path, trait])))
  const isShared = (at: number): boolean => {
    const trait = first.deed.traits[at]
    return (
      trait !== undefined &&
      theirs.every((paths) => {
        const other = paths.get(trait.path)
        return other !== undefined && isSame(trait, other)
      })
    )
  }
  const isKnown = (path: string): boolean => common.every(({ grounded }) => grounded.has(path))
  // A path of a trace may be `__proto__`.
  const where: Record<string, unknown> = Object.create(null)
  const whole = new Set<string>()
  for (const [at, { path, kind, value }] of first.parts.entries()) {
    if (!isShared(at)) continue
    const inside = first.parts.filter((part) => part.path.startsWith(`${path}.`))
    if (kind === 'list' && inside.length > 0) {
      const scalars = inside.every((part) => part.kind === 'leaf')
      const known = inside.filter(
        (part) => part.kind === 'leaf' && isShared(first.parts.indexOf(part)) && isKnown(part.path),
      )
      if (scalars && known.length === inside.length) {
        where[path] = value
        whole.add(path)
      } else if (known.length > 0) where[path] = { count: (value as unknown[]).length }
      continue
    }
    if (kind === 'leaf' && isKnown(path) && ![...whole].some((list) => path.startsWith(`${list}.`))) where[path] = value
  }
  return where
}

/** The longest sequence that all have in their order, as far as comparing one after the other finds it. */
export function commonOrder(sequences: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = sequences
  return others.reduce<string[]>((order, other) => longest(order, other), [...first])
}

function longest(a: readonly string[], b: readonly string[]): string[] {
  const [one, other] = [a.slice(0, 1000), b.slice(0, 1000)]
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] as number
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const order: string[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      order.push(one[i] as string)
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return order
}

/** How many runs hold something. */
export const countOf = (runs: readonly LearnRun[], holds: (run: LearnRun) => boolean): number =>
  runs.filter(holds).length
