// The parts of the summary below its table. Each is a list of lines; every tag it opens it closes.
import type { Report, RunResult, ScenarioResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'
import { differenceLines } from './difference.ts'
import { count, type Finding, stepOf } from './findings.ts'
import { code, fence, link, prose } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'
import { icons, markOf } from './table.ts'

/** The lines that begin and end a fold, which is closed until a reader opens it. */
export const opening = (title: string): string[] => [`<details><summary>${title}</summary>`, '']
export const closing: readonly string[] = ['', '</details>', '']

export const details = (title: string, lines: readonly string[]): string[] => [...opening(title), ...lines, ...closing]

/** The first lines as they are, the rest behind a fold. */
function openThenFolded<T>(
  all: readonly T[],
  open: number,
  more: (n: number) => string,
  lines: (one: T) => string[],
): string[] {
  const rest = all.slice(open)
  return [
    ...all.slice(0, open).flatMap(lines),
    ...(rest.length > 0 ? details(more(rest.length), rest.flatMap(lines)) : []),
  ]
}

/** One section a scenario: what blocks it, and where it happened. */
export function blockingLines(findings: readonly Finding[], links?: Links): string[] {
  const byScenario = new Map<ScenarioResult, Finding[]>()
  for (const f of findings) byScenario.set(f.scenario, [...(byScenario.get(f.scenario) ?? []), f])
  const scenarios = [...byScenario]
  return openThenFolded(
    scenarios,
    10,
    (n) => `${count(n, 'more scenario')} that ${n === 1 ? 'fails' : 'fail'}`,
    ([scenario, found]) => [
      `#### ${code(scenario.name, 100)}`,
      '',
      ...(scenario.description ? [prose(scenario.description, 300), ''] : []),
      ...openThenFolded(
        found,
        5,
        (n) => count(n, 'more finding'),
        (finding) => findingLines(finding, links),
      ),
      '',
    ],
  )
}

/** One finding as a list entry: dimension and place, expected against observed, evidence, and the diff of sequences. */
function findingLines(finding: Finding, links?: Links, named = false): string[] {
  const { scenario, dimension, runs } = finding
  const mark = markOf(dimension, scenario)
  const place = dimension.location ?? (scenario.line ? { line: scenario.line } : undefined)
  const where = link(
    `${prose(scenario.file, 200)}${place ? `:${place.line}` : ''}`,
    blobUrl(links, scenario.file, place),
  )
  const share = scenario.runs.length > 1 && runs.length > 0 ? ` · ${runs.length} of ${scenario.runs.length} trials` : ''
  const head = `${mark} **${code(dimension.id)}**${named ? ` in ${code(scenario.name, 100)}` : ''} · ${where}${share}`
  const lines = [`- ${head}<br>${prose(dimension.message)}`]
  for (const evidence of (dimension.evidence ?? []).slice(0, 3)) {
    const { call, tool, excerpt } = evidence
    const step = [call === undefined ? undefined : `call ${call}`, tool === undefined ? undefined : code(tool, 100)]
    const said = [step.filter(Boolean).join(' '), excerpt === undefined ? '' : code(excerpt)].filter(Boolean).join(': ')
    if (said !== '') lines.push(`  <br>↳ ${said}`)
  }
  const more = (dimension.evidence?.length ?? 0) - 3
  if (more > 0) lines.push(`  <br>↳ ${more} more`)
  const trace = runs[0]?.trace
  if (trace !== undefined)
    lines.push(`  <br><sub>${prose(trace, 200)}${runs.length > 1 ? ` and ${runs.length - 1} more` : ''}</sub>`)
  if (dimension.sequences)
    lines.push('', ...fence('diff', differenceLines(dimension.sequences)).map((line) => `  ${line}`), '')
  return lines
}

export function advisoryLines(findings: readonly Finding[], links?: Links): string[] {
  return openThenFolded(
    findings,
    5,
    (n) => count(n, 'more advisory finding'),
    (f) => findingLines(f, links, true),
  )
}

export function problemLines(report: Report, links?: Links): string[] {
  return openThenFolded(
    report.problems,
    5,
    (n) => count(n, 'more problem'),
    (problem) => {
      const place = problem.line ? { line: problem.line } : undefined
      const at = `${problem.file}${problem.line ? `:${problem.line}` : ''}${problem.line && problem.column ? `:${problem.column}` : ''}`
      return [`- ${icons.error} ${link(code(at), blobUrl(links, problem.file, place))}<br>${prose(problem.message)}`]
    },
  )
}

/** Traces that no scenario judged. */
export function leftoverLines(report: Report): string[] {
  const traces = report.unmatched_traces.map((trace, i) => [trace, report.unmatched_reasons[i]] as const)
  return openThenFolded(
    traces,
    10,
    (n) => count(n, 'more trace'),
    ([trace, reason]) => [`- ${code(trace)}${reason ? `<br>${prose(reason)}` : ''}`],
  )
}

/** Every dimension of every run of a scenario, folded. */
export function runLines(scenario: ScenarioResult): string[] {
  const title = `${icons[scenario.verdict]} ${code(scenario.name, 100)} · ${count(scenario.runs.length, 'trace')}`
  const lines: string[] = []
  if (scenario.description) lines.push(prose(scenario.description), '')
  const { trials } = scenario
  if (trials && trials.total > 1) {
    const [low, high] = trials.interval
    lines.push(
      `${trials.passed} of ${trials.total} trials passed: rate ${trials.rate}, 95 % interval ${low} to ${high}.`,
      '',
    )
  }
  if (scenario.dimensions.length > 0) lines.push(...dimensionTable(scenario.dimensions, scenario), '')
  for (const run of scenario.runs) {
    lines.push(`${icons[run.verdict]} ${code(run.trace)} · ${statsOf(run)}`, '')
    for (const note of run.notes ?? []) lines.push(`> ${prose(note)}`, '')
    lines.push(...dimensionTable(run.dimensions, scenario), '')
  }
  return details(title, lines)
}

function dimensionTable(dimensions: readonly Dimension[], scenario: ScenarioResult): string[] {
  const rows = dimensions.map((d) => {
    const severity = d.severity === 'blocking' ? '' : ` (${d.severity})`
    const step = d.verdict === 'pass' || d.verdict === 'skip' ? undefined : stepOf(d.evidence?.[0])
    return `| ${markOf(d, scenario)} | ${code(d.id)}${severity} | ${prose(d.message, 300)}${step ? ` · ${prose(step, 100)}` : ''} |`
  })
  return ['| | Dimension | What was seen |', '|:--|:--|:--|', ...rows]
}

function statsOf(run: RunResult): string {
  const { turns, tool_calls, tool_errors, duration_ms, cost_usd } = run.stats
  return [
    prose(run.format, 60),
    turns === undefined ? undefined : count(turns, 'turn'),
    count(tool_calls, 'tool call'),
    tool_errors > 0 ? count(tool_errors, 'tool error') : undefined,
    duration_ms === undefined ? undefined : `${(duration_ms / 1000).toFixed(1)} s`,
    cost_usd === undefined ? undefined : `${cost_usd.toFixed(4)} USD`,
  ]
    .filter(Boolean)
    .join(' · ')
}
