// Rules that no run exercised: a policy that is never asked guards nothing, and nobody would notice.
import type { Report } from '../model/report.ts'
import { count } from '../model/text.ts'

/** Tells each policy that was asked of runs and exercised by none. One with an id is the same rule in every scenario. */
export function unexercised(scenarios: Report['scenarios']): string[] {
  const rules = new Map<string, { runs: number; exercised: boolean }>()
  for (const scenario of scenarios)
    for (const run of scenario.runs)
      for (const { id, verdict } of run.dimensions) {
        const name = /^policy(?:\[([^\]]*)\])?\./.exec(id)
        if (!name) continue
        const own = name[1] !== undefined && /^[A-Za-z]/.test(name[1])
        const rule = own ? `policy[${name[1]}]` : `${id} of ${scenario.name}`
        const known = rules.get(rule) ?? { runs: 0, exercised: false }
        known.runs++
        known.exercised ||= verdict !== 'skip'
        rules.set(rule, known)
      }
  return [...rules].flatMap(([rule, { runs, exercised }]) =>
    exercised ? [] : [`${rule} was exercised by none of ${count(runs, 'run')}`],
  )
}
