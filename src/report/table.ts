// The summary's table: a row per scenario with the reason why it fails, and its families as columns or, where they are many, as rows.
import type { Problem, RunResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'
import type { ScenarioHead } from './contract.ts'
import type { Finding } from './findings.ts'
import { icons } from './icons.ts'
import { code, link, prose } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'
import { shortReason } from './reason.ts'
import { reasonOf, standingOf } from './told.ts'

export const legend =
  '✅ 5/5: five of five dimensions hold &nbsp; ❌ 4/5: one of five fails &nbsp; ⛔ cannot be answered, blocks &nbsp; ⚠️ does not hold, does not block &nbsp; ➖ not exercised'

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

/** A scenario as the table shows it: how many runs it has, and the cell of each family, in the order of appearance. */
export type Row = {
  scenario: ScenarioHead
  runs: number
  cells: ReadonlyMap<string, string>
  blocking: readonly Finding[]
  /** What would block, and the baseline spares. */
  spared: readonly Finding[]
  /** Traces that would be its own and could not be read. */
  unread: readonly Problem[]
}

/** Collects the cells of one scenario while its runs are told. */
export function rowOf(scenario: ScenarioHead): {
  run(run: RunResult): void
  end(): Pick<Row, 'scenario' | 'runs' | 'cells'>
} {
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

/** `✅ 7/7`, `❌ 7/9`, kept on one line: how many of a family's dimensions hold over all trials, of all that were exercised. */
function cell(all: readonly number[]): string {
  const exercised = all.filter((rank) => ranks[rank] !== icons.skip)
  if (exercised.length === 0) return icons.skip
  const worst = exercised.reduce((least, rank) => Math.min(least, rank))
  const holding = exercised.filter((rank) => ranks[rank] === icons.pass).length
  return `${ranks[worst]}\u00a0${holding}/${exercised.length}`
}

/** Does it fail by nothing that gates? */
export const isSpared = ({ scenario, blocking, spared }: Row): boolean =>
  scenario.verdict === 'fail' && blocking.length === 0 && spared.length > 0

/** A scenario that fails for want of a trace has the mark of what cannot be answered. */
export function rowMark(row: Row): string {
  if (isSpared(row)) return icons.advisory
  return row.runs === 0 && row.scenario.verdict === 'fail' ? icons.error : icons[row.scenario.verdict]
}

/** Why the row is not just green. `anchor` is the place on the page where its first finding stands. */
function reasonCell({ scenario, runs, blocking, spared, unread }: Row, anchor: string | undefined): string {
  const [first, ...more] = [...blocking, ...spared]
  const cause = unread[0] === undefined ? '' : `: ${prose(shortReason(unread[0]))}`
  if (runs === 0 && (first?.dimension.id === 'trace_present' || scenario.reason === undefined))
    return `${link('no trace', anchor)}${cause}`
  if (first)
    return `${first.dimension.gates === false ? `${first.dimension.change ?? 'known'}: ` : ''}${link(prose(shortReason(first.dimension)), anchor)}${more.length > 0 ? ` <sub>+${more.length}\u00a0more</sub>` : ''}`
  if (scenario.reason !== undefined) return prose(shortReason({ message: `${reasonOf(scenario)}: ${scenario.reason}` }))
  return cause === '' ? '' : `a trace could not be read${cause}`
}

/** A family as a head: long names may wrap, so that eight columns stay in sight. */
const headOf = (family: string): string => `<sub>${prose(family).replace(/_|&#95;/g, (line) => `${line}<wbr>`)}</sub>`

/** What all tables of a page have. The column of trials stands where some scenario has several. */
export type Columns = {
  families: readonly string[]
  trials: boolean
  links: Links | undefined
  /** Where on the page the first finding of a scenario stands; `undefined`: nowhere. */
  anchorOf(row: Row): string | undefined
}

/** `expect` first, the others in the order of appearance. */
export function familiesOf(rows: readonly Row[]): string[] {
  const families = new Set<string>()
  for (const { cells } of rows) for (const family of cells.keys()) families.add(family)
  return families.has('expect') ? [...new Set(['expect', ...families])] : [...families]
}

/** More families than these do not stand beside each other, where the scenarios are so few that they can. */
const mostFamilies = 6
const mostBeside = 4

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const tableOf = (heads: readonly string[], lines: readonly (readonly string[])[]): string[] =>
  [heads, heads.map(() => ':--'), ...lines].map(lineOf)

export function table(rows: readonly Row[], { families, trials, links, anchorOf }: Columns): string[] {
  const aside = families.length > mostFamilies && rows.length <= mostBeside
  const columns = aside ? [] : families
  const reasons = rows.some((row) => reasonCell(row, undefined) !== '')
  const heads = ['Scenario', ...(reasons ? ['Reason'] : []), ...(trials ? ['Trials'] : []), ...columns.map(headOf)]
  const lines = rows.map((row) => {
    const { name, file, line, trials: counted } = row.scenario
    return [
      `${rowMark(row)} ${link(code(name, 100), blobUrl(links, file, line ? { line } : undefined))}`,
      ...(reasons ? [reasonCell(row, anchorOf(row))] : []),
      ...(trials ? [counted && counted.total > 1 ? `${counted.passed}/${counted.total}` : ''] : []),
      ...columns.map((family) => row.cells.get(family) ?? ''),
    ]
  })
  if (!aside) return tableOf(heads, lines)
  const beside = families.map((family) => [headOf(family), ...rows.map((row) => row.cells.get(family) ?? '')])
  return [
    ...tableOf(heads, lines),
    '',
    ...tableOf(['', ...rows.map((row) => `<sub>${code(row.scenario.name, 40)}</sub>`)], beside),
  ]
}
