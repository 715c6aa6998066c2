// Rules that no run exercised: a policy that is never asked guards nothing, and nobody would notice.
import { count } from '../model/text.ts'
import type { Tally } from './tally.ts'

/** Tells each policy that was asked of runs and exercised by none. One with an id is the same rule in every scenario. */
export function unexercised(scenarios: Iterable<{ name: string; tally: Pick<Tally, 'policies'> }>): string[] {
  const rules = new Map<string, { runs: number; exercised: boolean }>()
  for (const { name: scenario, tally } of scenarios)
    for (const [id, { runs, exercised }] of tally.policies) {
      const name = /^policy(?:\[([^\]]*)\])?\./.exec(id)
      if (!name || runs === 0) continue
      const own = name[1] !== undefined && /^[A-Za-z]/.test(name[1])
      const rule = own ? `policy[${name[1]}]` : `${id} of ${scenario}`
      const known = rules.get(rule) ?? { runs: 0, exercised: false }
      known.runs += runs
      known.exercised ||= exercised > 0
      rules.set(rule, known)
    }
  return [...rules].flatMap(([rule, { runs, exercised }]) =>
    exercised ? [] : [`${rule} was exercised by none of ${count(runs, 'run')}`],
  )
}
