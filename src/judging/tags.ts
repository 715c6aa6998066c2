// Thresholds by tag: how many scenarios of a tag must pass, and which failures that leaves room for.
import type { ScenarioResult, TagTotals } from '../model/report.ts'
import { blocks } from '../model/verdict.ts'
import type { Tally } from './tally.ts'
import { reaches } from './trials.ts'

/** A scenario's result without its runs, and what these add up to. */
export type Summed = Omit<ScenarioResult, 'runs'> & { tally: Tally }

/** What the config asks of a tag. `borne`: how many scenarios bear it, those that are left out included. */
export type Threshold = { tag: string; require: number | string; borne: number }

/** How the scenarios of each tag did. A skipped one counts neither way where a rate is asked for. */
export function tagTotals(scenarios: readonly Summed[], thresholds: readonly Threshold[]): Record<string, TagTotals> {
  const tags = new Map<string, TagTotals & { judged: number }>()
  for (const { tags: own, verdict } of scenarios)
    for (const tag of new Set(own)) {
      const totals = tags.get(tag) ?? { scenarios: 0, passed: 0, judged: 0 }
      totals.scenarios++
      if (verdict === 'pass') totals.passed++
      if (verdict !== 'skip') totals.judged++
      tags.set(tag, totals)
    }
  const asked = new Map(thresholds.map(({ tag, require }) => [tag, require]))
  return Object.fromEntries(
    [...tags].map(([tag, { judged, ...totals }]) => {
      const require = asked.get(tag)
      if (require === undefined) return [tag, totals]
      const met = judged > 0 && reaches(totals.passed, judged, require)
      return [tag, { ...totals, judged, require, met }]
    }),
  )
}

/**
 * The scenarios that fail and are spared: each of their thresholds is met, and they have one. Missing evidence is never spared: too
 * few trials, a trace that is not there, a dimension that cannot be told.
 */
export function toleratedIn(scenarios: readonly Summed[], tags: Readonly<Record<string, TagTotals>>): Set<string> {
  const spared = scenarios.filter(({ verdict, tags: own, dimensions, tally }) => {
    const asked = own.flatMap((tag) => (tags[tag]?.met === undefined ? [] : [tags[tag].met]))
    const missing = tally.runs === 0 || tally.error > 0 || dimensions.some((d) => blocks(d) && d.verdict === 'error')
    return verdict === 'fail' && asked.length > 0 && asked.every((met) => met) && !missing
  })
  return new Set(spared.map((s) => s.name))
}

/** Is nothing of a tag judged for which a rate is asked, although no scenario of it was left out? Then nothing shows the rate. */
export const isVacuous = ({ tag, borne }: Threshold, tags: Readonly<Record<string, TagTotals>>): boolean =>
  tags[tag]?.judged === 0 && tags[tag].scenarios === borne

/** Thresholds that were not asked in full, as scenarios of theirs were left out. */
export const leftOpen = (
  thresholds: readonly Threshold[],
  tags: Readonly<Record<string, TagTotals>>,
): { threshold: Threshold; judged: number }[] =>
  thresholds
    .map((threshold) => ({ threshold, judged: tags[threshold.tag]?.scenarios ?? 0 }))
    .filter(({ threshold, judged }) => judged < threshold.borne)

/** The tags whose rate is not reached. */
export const unmetIn = (tags: Readonly<Record<string, TagTotals>>): string[] =>
  Object.keys(tags).filter((tag) => tags[tag]?.met === false)
