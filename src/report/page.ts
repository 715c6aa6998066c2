// The page of the summary: its parts in their order, in one of several degrees of detail.
import { count, thousands } from '../model/text.ts'
import { weakenedOf } from './baseline.ts'
import { baselineSection } from './compared.ts'
import type { Head, Rest, ScenarioHead, Setup } from './contract.ts'
import type { Finding } from './findings.ts'
import { closing, details, opening } from './fold.ts'
import { headline, meaningOf } from './headline.ts'
import { icons } from './icons.ts'
import { type Kind, kindOf, kindsOf } from './kinds.ts'
import { code, prose } from './markdown.ts'
import {
  advisoryLines,
  blockingLines,
  commonCause,
  kindsLine,
  leftoverLines,
  type Places,
  placeUrl,
  problemLines,
} from './sections.ts'
import { sinceOf } from './since.ts'
import { type Columns, familiesOf, isSpared, legend, type Row, table } from './table.ts'
import { ratesIn } from './tags.ts'
import { andMore, shardNote } from './told.ts'
import { takeTurns } from './turns.ts'
import { strengthSection } from './weak.ts'

/** A scenario on the page; `told` gives its part on every run, some lines at a time. */
export type PageRow = Row & { advisory: readonly Finding[]; told(): Iterable<readonly string[]> }

export type Page = {
  head: Head
  rest: Rest
  rows: readonly PageRow[]
  /** What the runs took together. */
  took: readonly string[]
  setup: Omit<Setup, 'room'>
}

/** How much is told. */
export type Detail = { rows: number; findings: number; other: number; runs: 'all' | 'failing' | 'none' }

const all = Number.POSITIVE_INFINITY
const everything: Detail = { rows: all, findings: all, other: all, runs: 'all' }
export const tiers: readonly Detail[] = [
  everything,
  { rows: all, findings: all, other: all, runs: 'failing' },
  { rows: all, findings: all, other: 100, runs: 'none' },
  { rows: all, findings: 200, other: 50, runs: 'none' },
  { rows: 1000, findings: 100, other: 20, runs: 'none' },
  { rows: 200, findings: 20, other: 10, runs: 'none' },
  { rows: 20, findings: 5, other: 3, runs: 'none' },
  { rows: 0, findings: 1, other: 1, runs: 'none' },
  { rows: 0, findings: 0, other: 0, runs: 'none' },
]

/** What gates first, then what the baseline spares. */
const rankOf = (row: Row): number =>
  row.scenario.verdict === 'fail' ? Number(isSpared(row)) : ranks[row.scenario.verdict]
const ranks = { skip: 2, pass: 3 } as const

/** The page in this detail; `undefined` when it is larger than so many bytes. */
export function render(page: Page, detail: Detail, room: number): string | undefined {
  let text = ''
  let bytes = 0
  for (const part of whole(page, detail)) {
    bytes += Buffer.byteLength(part)
    // Past the room nothing is kept: a smaller tier is tried next.
    if (bytes > room) return undefined
    text += part
  }
  return text
}

/** The page in this detail, part by part. */
export function* whole(page: Page, detail: Detail = everything): Generator<string> {
  for (const lines of partsOf(page, detail)) if (lines.length > 0) yield `${lines.join('\n')}\n`
}

function* partsOf(page: Page, detail: Detail): Generator<readonly string[]> {
  const { head, rest, rows, setup } = page
  const { links, reportPath } = setup
  const ranked = [...rows].sort((a, b) => rankOf(a) - rankOf(b))
  const findings = ranked.flatMap((r) => r.blocking)
  const kinds = kindsOf(findings)
  // The first of each kind, then the second of each: what is cut leaves every kind in sight.
  const told = takeTurns(kinds.map((kind) => kind.findings)).slice(0, detail.findings)
  const places = placesOf(told, setup)
  const advice = ranked.flatMap((r) => [...r.spared, ...r.advisory])
  const problems = rest.problems.slice(0, detail.other)
  const unmatched = rest.unmatched_traces.slice(0, detail.other)

  yield headLines(page, kinds)
  if (kinds.length > 0 && detail.findings > 0) yield [`${icons.fail} ${kindsLine(kinds, places)}`, '']
  if (detail.other > 0) yield commonCause(rest.problems)
  const notes = (rest.notes ?? []).flatMap((note) => [`> ${prose(note, 500)}`, ''])
  // Without any trace, a note says why: it comes before what follows from that.
  const early = head.totals.traces === 0
  if (early) yield notes
  const missing = leftOut(page, detail, findings.length, advice.length)
  if (page.head.baseline) yield baselineSection(page.head.baseline, Math.min(detail.other, detail.findings))
  if (missing.length > 0) yield [`> Shortened to fit. Left out: ${missing.join(', ')}. ${allOf(reportPath)}`, '']
  const columns = columnsOf(rows, places)
  yield tableLines(ranked.slice(0, detail.rows), columns)
  const many = rows.length > 30
  if (many && detail.rows > 0) yield tagLines(page, true)
  if (problems.length > 0) yield ['### What could not be read', '', ...problemLines(problems, links), '']
  if (told.length > 0) {
    const amounts = new Map(kinds.map(({ id, amount }) => [id, amount]))
    yield ['### What blocks', '', ...blockingLines(kindsOf(told), amounts, places)]
  }
  if (advice.length > 0 && detail.other > 0)
    yield ['### What does not block', '', ...advisoryLines(advice.slice(0, detail.other), places), '']
  if (head.strength) yield strengthSection(head.strength, Math.min(detail.other, detail.findings))
  if (unmatched.length > 0)
    yield ['### Traces without a scenario', '', ...leftoverLines(unmatched, rest.unmatched_reasons), '']
  if (!early) yield notes
  if (!many && detail.rows > 0) yield tagLines(page, false)
  if (detail.runs !== 'none' && ranked.length > 0) yield* everyRun(ranked, detail.runs === 'all')
  yield footLines(page, missing.length > 0)
}

/** Where the findings that are told stand: the first of each scenario, and the first of each kind. */
function placesOf(told: readonly Finding[], { links, viewer, anchor = 'agent-eval' }: Page['setup']): Places {
  const names = new Map<Finding | ScenarioHead | string, string>()
  for (const finding of told) {
    const kind = kindOf(finding.dimension.id)
    if (!names.has(kind)) names.set(kind, `${anchor}-${names.size}`)
    if (names.has(finding.scenario)) continue
    names.set(finding.scenario, `${anchor}-${names.size}`)
    names.set(finding, names.get(finding.scenario) as string)
  }
  return { links, viewer, nameOf: (target) => names.get(target) }
}

const columnsOf = (rows: readonly Row[], { links, nameOf }: Places): Columns => ({
  families: familiesOf(rows),
  trials: rows.some((r) => r.runs > 1),
  links,
  anchorOf: ({ blocking: [first] }) => placeUrl(first && nameOf(first)),
})

/** Where all of it is. A path outside of the checkout is gone with the runner. */
function allOf(reportPath: string | undefined): string {
  const kept = reportPath !== undefined && !/^(?:[/\\]|[a-z]:)/i.test(reportPath)
  return kept
    ? `The full report is ${code(reportPath)}.`
    : 'The full report is the JSON report: the output <code>report</code> of this step, to be kept as an artifact.'
}

function* everyRun(ranked: readonly PageRow[], ofAll: boolean): Generator<readonly string[]> {
  const others = ofAll ? ranked.filter((r) => r.scenario.verdict !== 'fail') : []
  yield ['### Every run', '']
  for (const row of ranked) if (row.scenario.verdict === 'fail') yield* row.told()
  const folded = others.length > 20
  if (folded) yield opening(`The runs of ${count(others.length, 'scenario')} that do not fail`)
  for (const row of others) yield* row.told()
  if (folded) yield closing
}

function headLines({ head, rest, rows, took, setup }: Page, kinds: readonly Kind[]): string[] {
  const { passed, failed, skipped, traces, blocking_failures, advisory_failures } = head.totals
  const unmatched = rest.unmatched_traces.length
  const spared = rows.filter(isSpared).length
  const meaning = meaningOf(head, spared, setup)
  const gating = kinds.reduce((sum, { amount }) => sum + amount, 0)
  const since = sinceOf(head)
  const below = ratesIn(head.totals)
    .filter(({ met }) => !met)
    .slice(0, 50)
    .map(({ tag, said }) => `${icons.fail} tag ${code(tag, 100)}: ${prose(said)}`)
  const counts = [
    `**${thousands(passed)} passed**`,
    `**${thousands(failed)} failed**`,
    skipped > 0 ? `${skipped} skipped` : '',
    count(traces, 'trace'),
    `${count(blocking_failures, 'blocking finding')}${beside(blocking_failures - gating, head.totals)}`,
    count(advisory_failures, 'advisory finding'),
    rest.problems.length > 0 ? `**${count(rest.problems.length, 'problem')}**` : '',
    unmatched > 0 ? `${count(unmatched, 'trace')} without a scenario` : '',
    ...took,
  ]
  const weaker = head.baseline ? weakenedOf(head.baseline) : []
  const weakened = [...weaker.slice(0, 50), ...(head.weakened ?? [])].map((said) => prose(said, 300)).join('; ')
  return [
    `## ${headline(head, rest, spared, setup)}`,
    ...(head.shard ? ['', `> ${prose(shardNote(head.shard))}`] : []),
    ...(since === undefined ? [] : ['', `> ${prose(since)}`]),
    '',
    counts.filter(Boolean).join(' · '),
    ...(weakened ? ['', `${icons.advisory} ${weakened}`] : []),
    ...(below.length > 0 ? ['', ...below] : []),
    ...(meaning ? ['', meaning] : []),
    '',
  ]
}

const beside = (spared: number, { tolerated }: Head['totals']): string =>
  spared > 0 ? ` (${thousands(spared)} ${tolerated ? 'tolerated' : 'spared by the baseline'})` : ''

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

function tagLines({ head }: Page, open: boolean): string[] {
  const tags = Object.entries(head.totals.tags)
  if (tags.length === 0) return []
  const rows = tags.slice(0, 200).map(([tag, { scenarios, passed, require, met = passed === scenarios }]) => {
    const asked = require === undefined ? '' : ` (${prose(String(require))} asked for)`
    return `| ${code(tag, 100)} | ${met ? icons.pass : icons.fail}\u00a0${passed}/${scenarios}${asked} |`
  })
  return details(`By tag`, ['| Tag | Scenarios passed |', '|:--|:--|', ...rows], open && tags.length <= 20)
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

/** What to download before `agent-eval show` finds a trace. */
function sourceOf(artifacts: readonly string[] = []): string {
  if (artifacts.length === 0) return ''
  const named = artifacts.slice(0, 5).map((name) => code(name, 100))
  return `The traces are in ${artifacts.length === 1 ? 'the artifact' : 'the artifacts'} ${named.join(', ')}${andMore(artifacts.length - 5)}, one folder each.`
}

function footLines({ head, rest, setup }: Page, said: boolean): string[] {
  const files = rest.workspace_files.length
  const notes = [
    `agent-eval ${prose(head.tool.version, 40)}`,
    files > 0 ? count(files, 'file in workspaces is no trace', 'files in workspaces are no traces') : '',
    said ? '' : allOf(setup.reportPath),
    sourceOf(setup.artifacts),
  ]
  return [`<sub>${notes.filter(Boolean).join(' · ')}</sub>`, '']
}
