// The summary's table: a row per scenario, a column per family.
import type { RunResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'
import type { ScenarioHead } from './contract.ts'
import { code, link, prose } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'
import { standingOf } from './told.ts'

export const icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' } as const

export const legend =
  '✅ 5: five dimensions hold &nbsp; ❌ 1/5: one of five blocks &nbsp; ⛔ cannot be answered, blocks &nbsp; ⚠️ does not block &nbsp; ➖ not exercised'

/** The family of a dimension: `exit_code` of `exit_code[2].next_action_matches`. */
const familyOf = (id: string): string => /^[^.[]*/.exec(id)?.[0] ?? id

/** The mark of a dimension in its scenario. A blocking failure in a trial that the scenario can spare does not block. */
export function markOf(d: Dimension, scenario: ScenarioHead): string {
  const standing = standingOf(d, scenario)
  if (standing === 'off') return icons.skip
  return standing === 'spared' || standing === 'known' ? icons.advisory : icons[standing]
}

/** Worst first. */
const ranks: readonly string[] = [icons.fail, icons.error, icons.advisory, icons.pass, icons.skip]

/** A scenario as the table shows it: how many runs it has, and its cell in the column of each family, in the order of appearance. */
export type Row = { scenario: ScenarioHead; runs: number; cells: ReadonlyMap<string, string> }

/** Collects the row of one scenario while its runs are told. */
export function rowOf(scenario: ScenarioHead): { run(run: RunResult): void; end(): Row } {
  const families = new Map<string, Map<string, number>>()
  let runs = 0
  return {
    run(run) {
      runs++
      for (const d of run.dimensions) {
        const family = familyOf(d.id)
        const worst = families.get(family) ?? new Map<string, number>()
        families.set(family, worst)
        const rank = ranks.indexOf(markOf(d, scenario))
        worst.set(d.id, Math.min(rank, worst.get(d.id) ?? rank))
      }
    },
    end: () => ({
      scenario,
      runs,
      cells: new Map([...families].map(([family, worst]) => [family, cell([...worst.values()])])),
    }),
  }
}

/** `✅ 7`, `❌ 2/9`, kept on one line: the dimensions of one family over all trials, each by its worst. */
function cell(all: readonly number[]): string {
  const worst = all.reduce((least, rank) => Math.min(least, rank))
  const mark = ranks[worst] as string
  if (mark === icons.skip) return mark
  if (mark === icons.pass) return `${mark}\u00a0${all.filter((rank) => rank === worst).length}`
  const bad = all.filter((rank) => (mark === icons.advisory ? rank === worst : rank < 2)).length
  return `${mark}\u00a0${bad}/${all.length}`
}

function trialsCell({ scenario: { trials, verdict, reason }, runs }: Row): string {
  if (runs === 0) {
    if (verdict !== 'skip') return '❌\u00a0no\u00a0trace'
    return reason === undefined ? '➖\u00a0no\u00a0trace' : '➖\u00a0skipped'
  }
  return trials ? `${trials.passed}/${trials.total}` : ''
}

/** A family as a column's head: long names may wrap, so that eight columns stay in sight. */
const headOf = (family: string): string => `<sub>${prose(family).replace(/_|&#95;/g, (line) => `${line}<wbr>`)}</sub>`

/** What all tables of a page have: the column of trials stands where some scenario has not exactly one trace. */
export type Columns = { families: readonly string[]; trials: boolean; links: Links | undefined }

export const columnsOf = (rows: readonly Row[], links: Links | undefined): Columns => {
  const families = new Set<string>()
  for (const { cells } of rows) for (const family of cells.keys()) families.add(family)
  return { families: [...families], trials: rows.some((r) => r.runs !== 1), links }
}

export function table(rows: readonly Row[], { families, trials, links }: Columns): string[] {
  const heads = ['Scenario', ...(trials ? ['Trials'] : []), ...families.map(headOf)]
  const lines = rows.map((row) => {
    const { name, file, line, verdict } = row.scenario
    return [
      `${icons[verdict]} ${link(code(name, 100), blobUrl(links, file, line ? { line } : undefined))}`,
      ...(trials ? [trialsCell(row)] : []),
      ...families.map((family) => row.cells.get(family) ?? ''),
    ]
  })
  return [heads, heads.map(() => ':--'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}
