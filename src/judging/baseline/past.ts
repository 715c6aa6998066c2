// The reports of a baseline → what is known of each scenario from before.
import type { PastReport } from '../../documents/report.ts'
import type { Judged, Tally } from './tally.ts'
import { type Figure, tallyOf } from './tally.ts'

type PastScenario = PastReport['scenarios'][number]

/** One report: its name, and its scenarios. */
export type Past = { label: string; scenarios: ReadonlyMap<string, PastScenario>; tally(scenario: PastScenario): Tally }

export function pastOf(label: string, report: PastReport): Past {
  const tallies = new Map<PastScenario, Tally>()
  return {
    label,
    scenarios: new Map(report.scenarios.map((s) => [s.name, s])),
    tally(scenario) {
      const tally = tallies.get(scenario) ?? tallyOf(scenario)
      tallies.set(scenario, tally)
      return tally
    },
  }
}

/** What all reports together know of a scenario. */
export type Known = {
  /** Does a report have it by name? */
  named: boolean
  /** Does a report have it with the same content? */
  same: boolean
  /** Its trials with the same content. */
  runs: number
  judged(dimension: string): Judged & { since?: string }
  figures(figure: Figure): (number | undefined)[]
}

/** Looks a scenario up. Only trials of the same content count: of another, nothing says that they were asked the same. */
export function knownOf(past: readonly Past[], name: string, content: string | undefined): Known {
  const found = past.flatMap(({ label, scenarios, tally }) => {
    const scenario = scenarios.get(name)
    return scenario ? [{ label, scenario, tally }] : []
  })
  const same = found
    .filter(({ scenario }) => content !== undefined && scenario.content === content && scenario.verdict !== 'skip')
    .map(({ label, scenario, tally }) => ({ label, tally: tally(scenario) }))
  return {
    named: found.length > 0,
    same: same.length > 0,
    runs: same.reduce((n, { tally }) => n + tally.runs, 0),
    judged(dimension) {
      const sum: Judged & { since?: string } = { passed: 0, total: 0, blocks: false }
      for (const { label, tally } of same) {
        const judged = tally.judged.get(dimension)
        if (!judged) continue
        sum.passed += judged.passed
        sum.total += judged.total
        if (judged.passed < judged.total) sum.since ??= label
      }
      return sum
    },
    figures: (figure) => same.flatMap(({ tally }) => tally.figures(figure)),
  }
}
