// The report for a person at a terminal: what fails first, with the place, expected against observed, and the call.
import type { Report, RunResult, ScenarioResult } from '../model/report.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { blockingCount, count, isEcho } from './findings.ts'
import { type Paints, paints } from './paint.ts'
import { printable } from './printable.ts'

export type TextOptions = { color: boolean }

/** How many passing scenarios are listed one by one. */
const listedPasses = 40
/** How many failing trials of one scenario are shown in full. */
const shownTrials = 5

/** Renders the whole report. Ends with a line break. */
export function renderText(report: Report, options: TextOptions): string {
  const p = paints(options.color)
  const out: string[] = []
  const failing = report.scenarios.filter((s) => s.verdict === 'fail')
  const others = report.scenarios.filter((s) => s.verdict !== 'fail')
  for (const s of failing) out.push(...scenario(s, p), '')
  const listed: ScenarioResult[] = []
  const quiet: ScenarioResult[] = []
  for (const s of others) (worthShowing(s) ? listed : quiet).push(s)
  for (const s of listed) out.push(...scenario(s, p))
  if (quiet.length <= listedPasses) for (const s of quiet) out.push(...scenario(s, p))
  else out.push(`${p.green('✓')} ${count(quiet.length, 'more scenario')} passed`)
  if (others.length > 0) out.push('')
  if (report.problems.length > 0) {
    out.push(
      p.bold(
        p.red(
          `${count(report.problems.length, 'problem')} in ${count(new Set(report.problems.map((one) => one.file)).size, 'file')}`,
        ),
      ),
    )
    for (const problem of report.problems)
      out.push(
        `  ${p.bold(printable(at(problem.file, problem.line, problem.column)))}`,
        `    ${printable(problem.message)}`,
      )
    out.push('')
  }
  if (report.unmatched_traces.length > 0) {
    out.push(p.bold(p.yellow(`Traces without a scenario: ${report.unmatched_traces.length}`)))
    for (const [i, trace] of report.unmatched_traces.slice(0, listedPasses).entries()) {
      out.push(`  ${printable(trace)}`, p.dim(`    tried: ${printable(report.unmatched_reasons[i] ?? '')}`))
    }
    if (report.unmatched_traces.length > listedPasses)
      out.push(`  … and ${report.unmatched_traces.length - listedPasses} more`)
    out.push('')
  }
  const below = report.workspace_files.length
  if (below > 0)
    out.push(
      p.dim(
        `${count(below, 'file')} below the workspaces that traces declare ${below === 1 ? 'is no trace' : 'are no traces'}`,
      ),
    )
  for (const note of report.notes ?? []) out.push(p.dim(`note: ${printable(note)}`))
  if (below > 0 || report.notes) out.push('')
  out.push(verdictLine(report, p))
  return `${out.join('\n')}\n`
}

/** One line: the verdict and the counts. */
export function renderLine(report: Report, options: TextOptions): string {
  return `${verdictLine(report, paints(options.color))}\n`
}

function verdictLine(report: Report, p: Paints): string {
  const t = report.totals
  const word = { pass: p.bold(p.green('PASS')), fail: p.bold(p.red('FAIL')), error: p.bold(p.red('ERROR')) }[
    report.verdict
  ]
  const skipped = t.scenarios - t.passed - t.failed
  const parts = [
    `${count(t.scenarios, 'scenario')}: ${t.passed} passed, ${t.failed} failed${skipped > 0 ? `, ${skipped} without a trace` : ''}`,
    count(t.traces, 'trace'),
    `${count(blockingCount(report), 'blocking failure')}, ${t.advisory_failures} advisory`,
  ]
  if (report.problems.length > 0) parts.push(count(report.problems.length, 'problem'))
  if (report.unmatched_traces.length > 0) parts.push(count(report.unmatched_traces.length, 'unmatched trace'))
  return `${word}  ${parts.join(' · ')}`
}

const at = (file: string, line?: number, column?: number): string =>
  `${file}${line === undefined ? '' : `:${line}`}${line === undefined || column === undefined ? '' : `:${column}`}`

const failed = (d: Dimension): boolean => d.severity !== 'off' && (d.verdict === 'fail' || d.verdict === 'error')

const worthShowing = (s: ScenarioResult): boolean =>
  s.verdict !== 'pass' ||
  s.dimensions.some(failed) ||
  s.runs.some((r) => r.dimensions.some(failed) || r.notes !== undefined)

function scenario(s: ScenarioResult, p: Paints): string[] {
  const mark = { pass: p.green('✓'), fail: p.red('✗'), skip: p.yellow('–') }[s.verdict]
  const name = printable(s.name, 100)
  const trials =
    s.trials && s.trials.total > 1
      ? `${s.trials.passed} of ${s.trials.total} trials passed (95 % interval ${s.trials.interval.map((n) => n.toFixed(2)).join('–')})`
      : ''
  const judged = s.runs[0]
    ? `${count(s.runs[0].dimensions.filter((d) => d.verdict === 'pass').length, 'dimension')} passed`
    : 'no trace'
  if (s.verdict === 'pass' && !worthShowing(s)) return [`${mark} ${name}  ${p.dim(trials === '' ? judged : trials)}`]
  const out = [
    `${mark} ${p.bold(name)}  ${p.dim([printable(at(s.file, s.line)), trials].filter((t) => t !== '').join(' · '))}`,
  ]
  if (s.description !== undefined && s.verdict === 'fail') out.push(p.dim(`  ${printable(s.description, 300)}`))
  const shown = s.runs.filter((r) => r.dimensions.some(failed) || r.notes !== undefined)
  for (const r of shown.slice(0, shownTrials)) out.push(...runLines(r, s.file, p))
  if (shown.length > shownTrials)
    out.push(p.dim(`  … ${shown.length - shownTrials} more trials with findings; the JSON report has them all`))
  for (const d of s.dimensions) if (failed(d) && !isEcho(s, d)) out.push(...dimension(d, s.file, p))
  return out
}

function runLines(r: RunResult, file: string, p: Paints): string[] {
  const { stats } = r
  const figures = [
    r.format,
    stats.turns === undefined ? '' : count(stats.turns, 'turn'),
    `${count(stats.tool_calls, 'call')}${stats.tool_errors > 0 ? `, ${stats.tool_errors} failed` : ''}`,
    stats.cost_usd === undefined ? '' : `$${stats.cost_usd.toFixed(4)}`,
  ].filter((f) => f !== '')
  const out = [`  ${printable(r.trace)}  ${p.dim(figures.join(' · '))}`]
  for (const d of r.dimensions.filter(failed).sort((a, b) => Number(blocks(b)) - Number(blocks(a))))
    out.push(...dimension(d, file, p))
  for (const note of r.notes ?? []) out.push(p.dim(`    note: ${printable(note)}`))
  return out
}

function dimension(d: Dimension, file: string, p: Paints): string[] {
  const blocking = d.severity === 'blocking'
  const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ')
  const kind = `${blocking ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim()
  const place = d.location ? printable(at(file, d.location.line, d.location.column)) : ''
  const out = [
    `    ${mark}${p.bold(printable(d.id))}${kind === '' ? '' : ` ${p.yellow(`(${kind})`)}`}  ${p.dim(place)}`,
    `      ${printable(d.message)}`,
  ]
  for (const e of d.evidence ?? []) {
    const call = e.call === undefined ? '' : `call ${e.call} ${printable(e.tool ?? '', 80)} `
    out.push(p.dim(`      │ ${call}${e.excerpt === undefined ? '' : printable(e.excerpt)}`.trimEnd()))
  }
  if (d.sequences) {
    out.push(
      p.dim(
        `      │ expected: ${d.sequences.expected
          .slice(0, 20)
          .map((n) => printable(n, 60))
          .join(' → ')}`,
      ),
    )
    const observed = d.sequences.observed
    out.push(
      p.dim(
        `      │ observed: ${
          observed.length === 0
            ? '(no calls)'
            : `${observed
                .slice(0, 20)
                .map((n) => printable(n, 60))
                .join(' → ')}${observed.length > 20 ? ' → …' : ''}`
        }`,
      ),
    )
  }
  return out
}
