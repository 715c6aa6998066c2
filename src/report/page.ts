// The page of the summary: its parts in their order, in one of several degrees of detail.
import { count, thousands } from '../model/text.ts'
import { weakenedOf } from './baseline.ts'
import { baselineSection } from './compared.ts'
import type { Head, Rest } from './contract.ts'
import type { Finding } from './findings.ts'
import { closing, details, opening } from './fold.ts'
import { code, prose } from './markdown.ts'
import type { Links } from './place.ts'
import { advisoryLines, blockingLines, leftoverLines, problemLines } from './sections.ts'
import { type Columns, columnsOf, icons, legend, type Row, table } from './table.ts'
import { shardNote } from './told.ts'

/** A scenario on the page; `told` gives its part on every run. */
export type PageRow = Row & { blocking: readonly Finding[]; advisory: readonly Finding[]; told(): string[] }

export type Page = {
  head: Head
  rest: Rest
  rows: readonly PageRow[]
  /** How many blocking failures only repeat another. */
  repeated: number
  links: Links | undefined
  reportPath: string | undefined
}

/** How much is told. */
export type Detail = { rows: number; findings: number; other: number; runs: 'all' | 'failing' | 'none' }

const all = Number.POSITIVE_INFINITY
export const tiers: readonly Detail[] = [
  { rows: all, findings: all, other: all, runs: 'all' },
  { rows: all, findings: all, other: all, runs: 'failing' },
  { rows: all, findings: all, other: 100, runs: 'none' },
  { rows: all, findings: 200, other: 50, runs: 'none' },
  { rows: 1000, findings: 100, other: 20, runs: 'none' },
  { rows: 200, findings: 20, other: 10, runs: 'none' },
  { rows: 20, findings: 5, other: 3, runs: 'none' },
  { rows: 0, findings: 1, other: 1, runs: 'none' },
  { rows: 0, findings: 0, other: 0, runs: 'none' },
]

const order = { fail: 0, skip: 1, pass: 2 } as const

/** The page in this detail; `undefined` when it is larger than so many bytes. */
export function render(page: Page, detail: Detail, room: number): string | undefined {
  let text = ''
  let bytes = 0
  for (const lines of partsOf(page, detail)) {
    const part = `${lines.join('\n')}\n`
    bytes += Buffer.byteLength(part)
    // Past the room nothing is kept: a smaller tier is tried next.
    if (bytes > room) return undefined
    text += part
  }
  return text
}

function* partsOf(page: Page, detail: Detail): Generator<readonly string[]> {
  const { rest, rows, links, reportPath } = page
  const findings = rows.flatMap((r) => r.blocking)
  const advice = rows.flatMap((r) => r.advisory)
  const ranked = [...rows].sort((a, b) => order[a.scenario.verdict] - order[b.scenario.verdict])
  const problems = rest.problems.slice(0, detail.other)
  const unmatched = rest.unmatched_traces.slice(0, detail.other)

  yield headLines(page)
  const missing = leftOut(page, detail, findings.length, advice.length)
  if (missing.length > 0) {
    const where = reportPath ? `The full report is ${code(reportPath)}.` : 'The JSON report has all of it.'
    yield [`> Shortened to fit. Left out: ${missing.join(', ')}. ${where}`, '']
  }
  if (page.head.baseline) yield baselineSection(page.head.baseline, Math.min(detail.other, detail.findings))
  const columns = columnsOf(rows, links)
  yield tableLines(ranked.slice(0, detail.rows), columns)
  if (problems.length > 0) yield ['### What could not be read', '', ...problemLines(problems, links), '']
  if (findings.length > 0 && detail.findings > 0)
    yield ['### What blocks', '', ...blockingLines(findings.slice(0, detail.findings), links)]
  if (advice.length > 0 && detail.other > 0)
    yield ['### What does not block', '', ...advisoryLines(advice.slice(0, detail.other), links), '']
  if (unmatched.length > 0)
    yield ['### Traces without a scenario', '', ...leftoverLines(unmatched, rest.unmatched_reasons), '']
  for (const note of rest.notes ?? []) yield [`> ${prose(note, 500)}`, '']
  if (detail.rows > 0) yield tagLines(page)
  if (detail.runs !== 'none' && ranked.length > 0) yield* everyRun(ranked, detail.runs === 'all')
  yield footLines(page, missing.length > 0 ? undefined : reportPath)
}

function* everyRun(ranked: readonly PageRow[], ofAll: boolean): Generator<readonly string[]> {
  const others = ofAll ? ranked.filter((r) => r.scenario.verdict !== 'fail') : []
  yield ['### Every run', '']
  for (const row of ranked) if (row.scenario.verdict === 'fail') yield row.told()
  const folded = others.length > 20
  if (folded) yield opening(`The runs of ${count(others.length, 'scenario')} that do not fail`)
  for (const row of others) yield row.told()
  if (folded) yield closing
}

function headLines({ head, rest, repeated }: Page): string[] {
  const { scenarios, passed, failed, skipped, traces, blocking_failures, advisory_failures } = head.totals
  const unmatched = rest.unmatched_traces.length
  const headline = {
    pass: `${passed === 0 ? icons.skip : icons.pass} agent-eval: ${head.shard ? `nothing fails in shard ${head.shard.index} of ${head.shard.count}` : passed === 0 ? 'nothing was judged' : scenarios === 1 ? 'the scenario holds' : `all ${count(passed, 'scenario')} hold`}`,
    fail: `${icons.fail} agent-eval: ${thousands(failed)} of ${count(scenarios, 'scenario')} ${failed === 1 ? 'fails' : 'fail'}`,
    error: `${icons.error} agent-eval: ${count(new Set(rest.problems.map((p) => p.file)).size, 'file')} could not be read`,
  }[head.verdict]
  const meaning = {
    pass: '',
    fail: 'A scenario fails when a blocking dimension fails (❌) or cannot be answered (⛔).',
    error: 'No scenario fails, but the gate does not hold: what could not be read was not judged.',
  }[head.verdict]
  const counts = [
    `**${thousands(passed)} passed**`,
    `**${thousands(failed)} failed**`,
    skipped > 0 ? `${skipped} skipped` : '',
    count(traces, 'trace'),
    count(blocking_failures - repeated, 'blocking finding'),
    count(advisory_failures, 'advisory finding'),
    rest.problems.length > 0 ? `**${count(rest.problems.length, 'problem')}**` : '',
    unmatched > 0 ? `${count(unmatched, 'trace')} without a scenario` : '',
  ]
  const weaker = head.baseline ? weakenedOf(head.baseline) : []
  const weakened = [...weaker.slice(0, 50), ...(head.weakened ?? [])].map((said) => prose(said, 300)).join('; ')
  return [
    `## ${headline}`,
    ...(head.shard ? ['', `> ${prose(shardNote(head.shard))}`] : []),
    '',
    counts.filter(Boolean).join(' · '),
    ...(weakened ? ['', `${icons.advisory} ${weakened}`] : []),
    ...(meaning ? ['', meaning] : []),
    '',
  ]
}

/** Failing scenarios first; from twenty-one on, those that hold are folded. */
function tableLines(rows: readonly Row[], columns: Columns): string[] {
  const failing = rows.filter((r) => r.scenario.verdict !== 'pass')
  const open = rows.length <= 20 ? rows : failing.slice(0, 20)
  const rest = failing.slice(open.length)
  const holding = rows.length <= 20 ? [] : rows.filter((r) => r.scenario.verdict === 'pass')
  const folded = (icon: string, title: string, some: readonly Row[]): string[] =>
    some.length > 0 ? details(`${icon} ${title}`, table(some, columns)) : []
  return [
    ...(open.length > 0 ? [...table(open, columns), '', `<sub>${legend}</sub>`, ''] : []),
    ...folded(icons.fail, count(rest.length, 'more scenario'), rest),
    ...folded(icons.pass, count(holding.length, 'scenario holds', 'scenarios hold'), holding),
  ]
}

function tagLines({ head }: Page): string[] {
  const tags = Object.entries(head.totals.tags)
  if (tags.length === 0) return []
  const rows = tags.slice(0, 200).map(([tag, t]) => `| ${code(tag, 100)} | ${t.passed} of ${t.scenarios} |`)
  return details(`By tag`, ['| Tag | Scenarios passed |', '|:--|:--|', ...rows])
}

function leftOut({ rest, rows }: Page, detail: Detail, findings: number, advice: number): string[] {
  const beyond = (n: number, most: number, noun: string, plural?: string): string =>
    n > most ? count(n - most, noun, plural) : ''
  const holding = rows.filter((r) => r.scenario.verdict !== 'fail').length
  const runs = {
    none: 'the runs',
    failing: `the runs of ${count(holding, 'scenario that does not fail', 'scenarios that do not fail')}`,
    all: '',
  }[detail.runs]
  return [
    beyond(rows.length, detail.rows, 'row of the table', 'rows of the table'),
    beyond(findings, detail.findings, 'blocking finding'),
    beyond(rest.problems.length, detail.other, 'problem'),
    beyond(advice, detail.other, 'advisory finding'),
    beyond(rest.unmatched_traces.length, detail.other, 'trace without a scenario', 'traces without a scenario'),
    runs,
  ].filter(Boolean)
}

function footLines({ head, rest }: Page, reportPath: string | undefined): string[] {
  const files = rest.workspace_files.length
  const notes = [
    `agent-eval ${prose(head.tool.version, 40)}`,
    reportPath ? `full report: ${code(reportPath)}` : '',
    files > 0 ? count(files, 'file in workspaces is no trace', 'files in workspaces are no traces') : '',
  ]
  return [`<sub>${notes.filter(Boolean).join(' · ')}</sub>`, '']
}
