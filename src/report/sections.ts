// The parts of the summary between its table and its runs. Each is a list of lines; every tag it opens it closes.
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import type { ScenarioHead } from './contract.ts'
import { differenceLines } from './difference.ts'
import type { Finding } from './findings.ts'
import { openThenFolded } from './fold.ts'
import { code, fence, link, prose } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'
import { icons, markOf } from './table.ts'
import { andMore, pointOf, saidOf, tell } from './told.ts'

/** How much evidence of a finding is shown. */
const mostEvidence = 3

/** One section a scenario: what blocks it, and where it happened. */
export function blockingLines(findings: readonly Finding[], links?: Links): string[] {
  const byScenario = new Map<ScenarioHead, Finding[]>()
  for (const f of findings) {
    const found = byScenario.get(f.scenario)
    if (found) found.push(f)
    else byScenario.set(f.scenario, [f])
  }
  return openThenFolded(
    [...byScenario],
    10,
    (n) => count(n, 'more scenario that fails', 'more scenarios that fail'),
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
  const { scenario, dimension, trials, runs, trace } = finding
  const { id, message, file, nearest, evidence } = tell(dimension, scenario)
  const point = nearest && { line: nearest.line }
  const where = link(pointOf(prose(file, 200), point), blobUrl(links, file, nearest))
  const share = runs > 1 && trials > 0 ? ` · ${trials} of ${runs} trials` : ''
  const change = dimension.change ? ` · ${dimension.change}` : ''
  const within = named ? ` in ${code(scenario.name, 100)}` : ''
  const lines = [
    `- ${markOf(dimension, scenario)} **${code(id)}**${within} · ${where}${share}${change}<br>${prose(message)}`,
  ]
  for (const one of evidence.slice(0, mostEvidence)) lines.push(`  <br>↳ ${saidOf(one, (t) => code(t, 100), code)}`)
  const more = evidence.length - mostEvidence
  if (more > 0) lines.push(`  <br>↳ ${more} more`)
  if (trace !== undefined) lines.push(`  <br><sub>${prose(trace, 200)}${andMore(trials - 1)}</sub>`)
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

export function problemLines(problems: readonly Problem[], links?: Links): string[] {
  return openThenFolded(
    problems,
    5,
    (n) => count(n, 'more problem'),
    (problem) => {
      const { file, line, message } = problem
      const place = line ? { line } : undefined
      return [
        `- ${icons.error} ${link(code(pointOf(file, problem)), blobUrl(links, file, place))}<br>${prose(message)}`,
      ]
    },
  )
}

/** Traces that no scenario judged, each with the reason. */
export function leftoverLines(traces: readonly string[], reasons: readonly string[]): string[] {
  return openThenFolded(
    traces.map((trace, i) => [trace, reasons[i]] as const),
    10,
    (n) => count(n, 'more trace'),
    ([trace, reason]) => [`- ${code(trace)}${reason ? `<br>${prose(reason)}` : ''}`],
  )
}
