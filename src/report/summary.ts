// The job summary: one markdown page in as much detail as there is room for.
import type { Report, ScenarioResult } from '../model/report.ts'
import { advisoryOf, blockingCount, blockingOf, count, thousands } from './findings.ts'
import { code, prose } from './markdown.ts'
import type { Links } from './place.ts'
import {
  advisoryLines,
  blockingLines,
  closing,
  details,
  leftoverLines,
  opening,
  problemLines,
  runLines,
} from './sections.ts'
import { familiesOf, icons, legend, table } from './table.ts'

export type SummaryOptions = {
  /** Bytes of UTF-8 that may be used: the platform drops a summary whole that is larger than 1,048,576 bytes with all that is in the file already. */
  room: number
  links?: Links | undefined
  /** Where the full report is. */
  reportPath?: string | undefined
}

/** How much is told. */
type Detail = { rows: number; findings: number; other: number; runs: 'all' | 'failing' | 'none' }

const all = Number.POSITIVE_INFINITY
const tiers: readonly Detail[] = [
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

/** Renders the most detailed summary that fits into the room; empty when not even the counts do. */
export function summary(report: Report, options: SummaryOptions): string {
  for (const tier of tiers) {
    const text = render(report, tier, options)
    if (text !== undefined) return text
  }
  return ''
}

/** The summary of a run that ended before anything was judged. */
export function earlySummary(message: string): string {
  return `## ${icons.error} agent-eval: nothing was judged\n\n${prose(message, 2000)}\n`
}

function render(report: Report, detail: Detail, { room, links, reportPath }: SummaryOptions): string | undefined {
  let text = ''
  let bytes = 0
  const write = (...lines: string[]): boolean => {
    const part = `${lines.join('\n')}\n`
    bytes += Buffer.byteLength(part)
    // Past the room nothing is kept: a smaller tier is tried next.
    if (bytes <= room) text += part
    return bytes <= room
  }
  const findings = blockingOf(report)
  const advice = advisoryOf(report)
  const ranked = [...report.scenarios].sort((a, b) => order[a.verdict] - order[b.verdict])
  const shown = {
    ...report,
    problems: report.problems.slice(0, detail.other),
    unmatched_traces: report.unmatched_traces.slice(0, detail.other),
  }

  if (!write(...headLines(report))) return undefined
  const missing = leftOut(report, detail, findings.length, advice.length)
  if (missing.length > 0) {
    const where = reportPath ? `The full report is ${code(reportPath)}.` : 'The JSON report has all of it.'
    if (!write(`> Shortened to fit. Left out: ${missing.join(', ')}. ${where}`, '')) return undefined
  }
  if (!write(...tableLines(report, ranked.slice(0, detail.rows), links))) return undefined
  if (shown.problems.length > 0 && !write('### What could not be read', '', ...problemLines(shown, links), ''))
    return undefined
  if (findings.length > 0 && detail.findings > 0)
    if (!write('### What blocks', '', ...blockingLines(findings.slice(0, detail.findings), links))) return undefined
  if (advice.length > 0 && detail.other > 0)
    if (!write('### What does not block', '', ...advisoryLines(advice.slice(0, detail.other), links), ''))
      return undefined
  if (shown.unmatched_traces.length > 0)
    if (!write('### Traces without a scenario', '', ...leftoverLines(shown), '')) return undefined
  for (const note of report.notes ?? []) if (!write(`> ${prose(note, 500)}`, '')) return undefined
  if (detail.rows > 0 && !write(...tagLines(report))) return undefined
  if (detail.runs !== 'none' && ranked.length > 0) {
    const failing = ranked.filter((s) => s.verdict === 'fail')
    const others = detail.runs === 'all' ? ranked.filter((s) => s.verdict !== 'fail') : []
    if (!write('### Every run', '')) return undefined
    for (const scenario of failing) if (!write(...runLines(scenario))) return undefined
    const folded = others.length > 20
    if (folded && !write(...opening(`The runs of ${count(others.length, 'scenario')} that do not fail`)))
      return undefined
    for (const scenario of others) if (!write(...runLines(scenario))) return undefined
    if (folded && !write(...closing)) return undefined
  }
  return write(...footLines(report, missing.length > 0 ? undefined : reportPath)) ? text : undefined
}

const order = { fail: 0, skip: 1, pass: 2 } as const

function headLines(report: Report): string[] {
  const { scenarios, passed, failed, traces, advisory_failures } = report.totals
  const skipped = scenarios - passed - failed
  const headline = {
    pass: `${icons.pass} agent-eval: ${scenarios === 1 ? 'the scenario holds' : `all ${count(passed, 'scenario')} hold`}`,
    fail: `${icons.fail} agent-eval: ${thousands(failed)} of ${count(scenarios, 'scenario')} ${failed === 1 ? 'fails' : 'fail'}`,
    error: `${icons.error} agent-eval: ${count(new Set(report.problems.map((p) => p.file)).size, 'file')} could not be read`,
  }[report.verdict]
  const meaning = {
    pass: '',
    fail: 'A scenario fails when a blocking dimension fails (❌) or cannot be answered (⛔).',
    error: 'No scenario fails, but the gate does not hold: what could not be read was not judged.',
  }[report.verdict]
  const counts = [
    `**${thousands(passed)} passed**`,
    `**${thousands(failed)} failed**`,
    skipped > 0 ? `${skipped} skipped` : '',
    count(traces, 'trace'),
    count(blockingCount(report), 'blocking finding'),
    count(advisory_failures, 'advisory finding'),
    report.problems.length > 0 ? `**${count(report.problems.length, 'problem')}**` : '',
    report.unmatched_traces.length > 0 ? `${count(report.unmatched_traces.length, 'trace')} without a scenario` : '',
  ]
  return [`## ${headline}`, '', counts.filter(Boolean).join(' · '), ...(meaning ? ['', meaning] : []), '']
}

/** Failing scenarios first; from twenty-one on, those that hold are folded. */
function tableLines(report: Report, scenarios: readonly ScenarioResult[], links?: Links): string[] {
  if (scenarios.length === 0) return []
  const families = familiesOf(report)
  const rows = (some: readonly ScenarioResult[]) => table(report, some, families, links)
  const failing = scenarios.filter((s) => s.verdict !== 'pass')
  const open = scenarios.length <= 20 ? scenarios : failing.slice(0, 20)
  const rest = failing.slice(open.length)
  const holding = scenarios.length <= 20 ? [] : scenarios.filter((s) => s.verdict === 'pass')
  return [
    ...(open.length > 0 ? [...rows(open), '', `<sub>${legend}</sub>`, ''] : []),
    ...(rest.length > 0 ? details(`${icons.fail} ${count(rest.length, 'more scenario')}`, rows(rest)) : []),
    ...(holding.length > 0
      ? details(
          `${icons.pass} ${count(holding.length, 'scenario')} ${holding.length === 1 ? 'holds' : 'hold'}`,
          rows(holding),
        )
      : []),
  ]
}

function tagLines(report: Report): string[] {
  const tags = Object.entries(report.totals.tags)
  if (tags.length === 0) return []
  const rows = tags.slice(0, 200).map(([tag, t]) => `| ${code(tag, 100)} | ${t.passed} of ${t.scenarios} |`)
  return details(`By tag`, ['| Tag | Scenarios passed |', '|:--|:--|', ...rows])
}

function leftOut(report: Report, detail: Detail, findings: number, advice: number): string[] {
  const beyond = (n: number, most: number, noun: string, plural?: string): string =>
    n > most ? count(n - most, noun, plural) : ''
  const passing = report.scenarios.filter((s) => s.verdict !== 'fail').length
  return [
    beyond(report.scenarios.length, detail.rows, 'row of the table', 'rows of the table'),
    beyond(findings, detail.findings, 'blocking finding'),
    beyond(report.problems.length, detail.other, 'problem'),
    beyond(advice, detail.other, 'advisory finding'),
    beyond(report.unmatched_traces.length, detail.other, 'trace without a scenario', 'traces without a scenario'),
    detail.runs === 'none'
      ? 'the runs'
      : detail.runs === 'failing'
        ? `the runs of ${count(passing, 'scenario')} that ${passing === 1 ? 'does' : 'do'} not fail`
        : '',
  ].filter(Boolean)
}

function footLines(report: Report, reportPath: string | undefined): string[] {
  const files = report.workspace_files.length
  const notes = [
    `agent-eval ${prose(report.tool.version, 40)}`,
    reportPath ? `full report: ${code(reportPath)}` : '',
    files > 0
      ? `${count(files, 'file')} in workspaces ${files === 1 ? 'is' : 'are'} no ${files === 1 ? 'trace' : 'traces'}`
      : '',
  ]
  return [`<sub>${notes.filter(Boolean).join(' · ')}</sub>`, '']
}
