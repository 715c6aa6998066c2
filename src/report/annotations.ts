// What is shown beside the lines of a pull request: few places, so the most telling first.
import type { Report } from '../model/report.ts'
import { clip } from '../model/text.ts'
import { advisory, blocking, blockingCount, count, type Finding, stepOf, thousands } from './findings.ts'
import { type Prefix, repoPath } from './place.ts'
import { printable } from './printable.ts'

/** One annotation; `file` is relative to the repository's root, lines and columns are 1-based, columns stand on one line only. */
export type Annotation = {
  title: string
  message: string
  file?: string
  startLine?: number
  endLine?: number
  startColumn?: number
  endColumn?: number
}

export type Annotations = {
  errors: Annotation[]
  warnings: Annotation[]
  /** What fails the step. It takes the place of the tenth error, so it says how many more there are. Absent: the gate holds. */
  failure?: string
}

export type AnnotationOptions = {
  /** Where the working directory lies in the repository. */
  prefix?: Prefix
  /** What fails the step; the verdict of the report stays what it is. */
  failOn?: 'blocking' | 'advisory' | 'never'
}

/** The runner keeps ten of a level in a step, and cuts a message at 4,096 characters. */
const most = 10
const longest = 4000

/** Chooses and words the annotations of a report: one a scenario first, then the second of each, and so on. */
export function annotations(report: Report, { prefix = '', failOn = 'blocking' }: AnnotationOptions = {}): Annotations {
  const blocked = report.scenarios.map(blocking)
  const errors = takeTurns([
    takeTurns(blocked.map((found) => found.map((f) => ofFinding(f, prefix)))),
    takeTurns(groupBy(report.problems.map((problem) => ofProblem(problem, prefix)))),
  ])
  const advised = takeTurns(report.scenarios.map((s) => advisory(s).map((f) => ofFinding(f, prefix))))
  const where = 'in the summary and the report'
  const gate = report.verdict !== 'pass'
  const fails = failOn !== 'never' && (gate || (failOn === 'advisory' && advised.length > 0))
  const warnings = limit(advised, (n) => `${count(n, 'more advisory finding')} ${where}.`)
  if (!fails) return { errors: limit(errors, (n) => `${count(n, 'more finding')} ${where}.`), warnings }
  const placed = errors.slice(0, most - 1)
  const rest = errors.length - placed.length
  const lines = [firstLine(report), totalsLine(report), rest > 0 ? `${thousands(rest)} more ${where}.` : '']
  return { errors: placed, warnings, failure: clip(lines.filter(Boolean).join('\n'), longest) }
}

/** At most ten; where there are more, the tenth says how many. */
function limit(all: readonly Annotation[], rest: (n: number) => string): Annotation[] {
  if (all.length <= most) return [...all]
  return [...all.slice(0, most - 1), { title: 'agent-eval', message: rest(all.length - most + 1) }]
}

/** The first of each list, then the second of each, and so on. */
function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const turns: T[] = []
  const rounds = lists.reduce((longestYet, list) => Math.max(longestYet, list.length), 0)
  let left = lists
  for (let round = 0; round < rounds; round++) {
    left = left.filter((list) => list.length > round)
    for (const list of left) turns.push(list[round] as T)
  }
  return turns
}

function groupBy(all: readonly Annotation[]): Annotation[][] {
  const groups = new Map<string, Annotation[]>()
  for (const one of all) {
    const group = groups.get(one.file ?? '')
    if (group) group.push(one)
    else groups.set(one.file ?? '', [one])
  }
  return [...groups.values()]
}

function ofFinding({ scenario, dimension, runs }: Finding, prefix: Prefix): Annotation {
  const place = dimension.location ?? (scenario.line ? { line: scenario.line } : undefined)
  const lines = [`${printable(scenario.name, 100)}: ${printable(dimension.message, 2000)}`]
  for (const evidence of (dimension.evidence ?? []).slice(0, 3)) {
    const said = [stepOf(evidence), evidence.excerpt].filter(Boolean).map((t) => printable(t as string, 300))
    if (said.length > 0) lines.push(`at ${said.join(': ')}`)
  }
  const { sequences } = dimension
  if (sequences) lines.push(`expected: ${chain(sequences.expected)}`, `observed: ${chain(sequences.observed)}`)
  const [run] = runs
  if (run) lines.push(`trace: ${printable(run.trace, 300)}${runs.length > 1 ? ` and ${runs.length - 1} more` : ''}`)
  return {
    title: printable(dimension.id, 200),
    message: clip(lines.join('\n'), longest),
    ...placed(scenario.file, prefix, place),
  }
}

const chain = (names: readonly string[]): string =>
  printable(names.length === 0 ? '(none)' : names.slice(0, 100).join(' → '), 500)

function ofProblem(problem: Report['problems'][number], prefix: Prefix): Annotation {
  const { file, line, column, message } = problem
  const text = `${printable(file, 300)}: ${printable(message, 2000)}`
  const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) }
  return { title: 'could not be read', message: clip(text, longest), ...placed(file, prefix, place) }
}

type FilePlace = Omit<Annotation, 'title' | 'message'>

function placed(
  file: string,
  prefix: Prefix,
  place: { line: number; column?: number; end_line?: number; end_column?: number } | undefined,
): FilePlace {
  const path = repoPath(file, prefix)
  if (path === undefined) return {}
  if (place === undefined) return { file: path }
  const endLine = Math.max(place.end_line ?? place.line, place.line)
  const at: FilePlace = { file: path, startLine: place.line, endLine }
  if (endLine > place.line || place.column === undefined) return at
  at.startColumn = place.column
  if (place.end_column !== undefined && place.end_column >= place.column) at.endColumn = place.end_column
  return at
}

/** Names scenario, dimension and step, so that the first line of a red check says what to look at. */
function firstLine(report: Report): string {
  const [finding] = report.scenarios.map(blocking).find((found) => found.length > 0) ?? []
  if (finding) return told(finding)
  const [problem] = report.problems
  if (problem)
    return `${printable(problem.file, 300)}${problem.line ? `:${problem.line}` : ''}: ${printable(problem.message, 500)}`
  const [advised] = report.scenarios.map(advisory).find((found) => found.length > 0) ?? []
  return advised ? told(advised) : 'The gate does not hold.'
}

function told({ scenario, dimension }: Finding): string {
  const step = stepOf(dimension.evidence?.[0])
  const at = step ? ` at ${printable(step, 200)}` : ''
  return `${printable(scenario.name, 100)}: ${printable(dimension.id, 200)}${at}: ${printable(dimension.message, 500)}`
}

function totalsLine(report: Report): string {
  const { totals, problems } = report
  const parts = [
    `${thousands(totals.failed)} of ${count(totals.scenarios, 'scenario')} failed`,
    count(blockingCount(report), 'blocking finding'),
    totals.advisory_failures > 0 ? count(totals.advisory_failures, 'advisory finding') : '',
    problems.length > 0 ? count(problems.length, 'problem') : '',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
