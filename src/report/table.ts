// The summary's table: a row per scenario, a column per family while there are few.
import type { Report, ScenarioResult } from '../model/report.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { code, link } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'

export const icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' } as const

export const legend =
  '✅ holds &nbsp; ❌ blocks &nbsp; ⛔ cannot be answered, blocks &nbsp; ⚠️ does not block &nbsp; ➖ not exercised'

/** The family of a dimension: `exit_code` of `exit_code[2].next_action_matches`. */
export const familyOf = (id: string): string => /^[^.[]*/.exec(id)?.[0] ?? id

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

/** `✅ 7`, `❌ 2 of 9`, kept on one line: the dimensions of one family over all trials, each by its worst. */
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
  return `${mark}\u00a0${bad}\u00a0of\u00a0${all.length}`
}

function trialsCell(scenario: ScenarioResult): string {
  const { trials } = scenario
  if (scenario.runs.length === 0) return scenario.verdict === 'skip' ? '➖\u00a0no\u00a0trace' : '❌\u00a0no\u00a0trace'
  return trials ? `${trials.passed}\u00a0of\u00a0${trials.total}` : ''
}

/** With more families, most cells would be empty, and the last columns out of sight. */
const mostColumns = 4

/** `❌ 1 of 12 golden · ✅ 5 expect`. */
const inOneCell = (scenario: ScenarioResult, families: readonly string[]): string =>
  families
    .map((family) => [cell(scenario, family), code(family)] as const)
    .filter(([said]) => said !== '')
    .map(([said, family]) => `${said}\u00a0${family}`)
    .join(' · ')

/** The table of these scenarios; the column of trials stands where some scenario has not exactly one trace. */
export function table(
  report: Report,
  scenarios: readonly ScenarioResult[],
  families: readonly string[],
  links?: Links,
): string[] {
  const trials = report.scenarios.some((s) => s.runs.length !== 1)
  const wide = families.length > mostColumns
  const judged = wide ? ['Dimensions'] : families.map((f) => code(f))
  const heads = ['Scenario', ...(trials ? ['Trials passed'] : []), ...judged]
  const rows = scenarios.map((s) => [
    `${icons[s.verdict]} ${link(code(s.name, 100), blobUrl(links, s.file, s.line ? { line: s.line } : undefined))}`,
    ...(trials ? [trialsCell(s)] : []),
    ...(wide ? [inOneCell(s, families)] : families.map((family) => cell(s, family))),
  ])
  return [heads, heads.map(() => ':--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
