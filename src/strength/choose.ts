// Which mutants are made where there are more than may be: the most telling groups first, every operator alike, spread evenly.
import type { Group } from '../model/strength.ts'
import { groups } from '../model/strength.ts'
import type { Operator, Run } from './operator.ts'

/** One mutant that may be made. */
export type Candidate = { operator: Operator; point: unknown; group: Group }

/** At most so many of the mutants of a run, and how many are left out. */
export function choose(
  run: Run,
  operators: readonly Operator[],
  most: number,
): { chosen: Candidate[]; leftOut: number } {
  const all = operators.map((operator) =>
    operator.points(run).map((point): Candidate => ({ operator, point, group: operator.group(run, point) })),
  )
  const total = all.reduce((n, some) => n + some.length, 0)
  const chosen: Candidate[] = []
  for (const group of groups) {
    const lists = all.map((some) => some.filter((one) => one.group === group))
    const shares = sharesOf(
      lists.map((some) => some.length),
      most - chosen.length,
    )
    for (const [i, some] of lists.entries()) chosen.push(...spread(some, shares[i] as number))
  }
  return { chosen, leftOut: total - chosen.length }
}

/** How many each of several may have of so many: the same number, and what one leaves goes to the rest, the first before others. */
export function sharesOf(wanted: readonly number[], room: number): number[] {
  const shares = wanted.map(() => 0)
  let left = Math.min(
    room,
    wanted.reduce((n, one) => n + one, 0),
  )
  while (left > 0) {
    const open = wanted.flatMap((want, i) => (want > (shares[i] as number) ? [i] : []))
    const each = Math.max(1, Math.floor(left / open.length))
    for (const i of open) {
      const more = Math.min(each, (wanted[i] as number) - (shares[i] as number), left)
      shares[i] = (shares[i] as number) + more
      left -= more
    }
  }
  return shares
}

/** So many of a list, from the middles of as many equal parts. */
const spread = <T>(list: readonly T[], n: number): T[] =>
  Array.from({ length: n }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / n)] as T)
