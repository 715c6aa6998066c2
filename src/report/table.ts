// The summary's table: a row per scenario, a column per family.
import type { Report, ScenarioResult } from '../model/report.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { code, link, prose } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'

export const icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' } as const

export const legend =
  '✅ 5: five dimensions hold &nbsp; ❌ 1/5: one of five blocks &nbsp; ⛔ cannot be answered, blocks &nbsp; ⚠️ does not block &nbsp; ➖ not exercised'

/** The family of a dimension: `exit_code` of `exit_code[2].next_action_matches`. */
const familyOf = (id: string): string => /^[^.[]*/.exec(id)?.[0] ?? id

/** The families that judged something, in the order of their first appearance. */
export function familiesOf(report: Report): string[] {
  const families = new Set<string>()
  for (const scenario of report.scenarios)
    for (const run of scenario.runs) for (const d of run.dimensions) families.add(familyOf(d.id))
  return [...families]
}

/** The mark of a dimension in its scenario. A blocking failure in a trial that the scenario can spare does not block. */
export function markOf(d: Dimension, scenario: ScenarioResult): string {
  if (d.verdict === 'pass' || d.verdict === 'skip') return icons[d.verdict]
  if (d.severity === 'off') return icons.skip
  return blocks(d) && scenario.verdict === 'fail' ? icons[d.verdict] : icons.advisory
}

/** Worst first. */
const ranks = [icons.fail, icons.error, icons.advisory, icons.pass, icons.skip] as string[]

/** `✅ 7`, `❌ 2/9`, kept on one line: the dimensions of one family over all trials, each by its worst. */
function cell(scenario: ScenarioResult, family: string): string {
  const worst = new Map<string, number>()
  for (const run of scenario.runs)
    for (const d of run.dimensions) {
      if (familyOf(d.id) !== family) continue
      const rank = ranks.indexOf(markOf(d, scenario))
      worst.set(d.id, Math.min(rank, worst.get(d.id) ?? rank))
    }
  if (worst.size === 0) return ''
  const all = [...worst.values()]
  const mark = ranks[Math.min(...all)] as string
  if (mark === icons.skip) return mark
  if (mark === icons.pass) return `${mark}\u00a0${all.filter((rank) => rank === 3).length}`
  const bad = all.filter((rank) => (mark === icons.advisory ? rank === 2 : rank < 2)).length
  return `${mark}\u00a0${bad}/${all.length}`
}

function trialsCell(scenario: ScenarioResult): string {
  const { trials } = scenario
  if (scenario.runs.length === 0) return scenario.verdict === 'skip' ? '➖\u00a0no\u00a0trace' : '❌\u00a0no\u00a0trace'
  return trials ? `${trials.passed}/${trials.total}` : ''
}

/** A family as a column's head: long names may wrap, so that eight columns stay in sight. */
const headOf = (family: string): string => `<sub>${prose(family).replace(/_|&#95;/g, (line) => `${line}<wbr>`)}</sub>`

/** The table of these scenarios; the column of trials stands where some scenario has not exactly one trace. */
export function table(
  report: Report,
  scenarios: readonly ScenarioResult[],
  families: readonly string[],
  links?: Links,
): string[] {
  const trials = report.scenarios.some((s) => s.runs.length !== 1)
  const heads = ['Scenario', ...(trials ? ['Trials'] : []), ...families.map(headOf)]
  const rows = scenarios.map((s) => [
    `${icons[s.verdict]} ${link(code(s.name, 100), blobUrl(links, s.file, s.line ? { line: s.line } : undefined))}`,
    ...(trials ? [trialsCell(s)] : []),
    ...families.map((family) => cell(s, family)),
  ])
  return [heads, heads.map(() => ':--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
