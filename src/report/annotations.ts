// What is shown beside the lines of a pull request: few places, so the most telling first.
import type { Place } from '../model/place.ts'
import type { Problem } from '../model/report.ts'
import { clip, count, thousands } from '../model/text.ts'
import type { Head, Reporter, Rest } from './contract.ts'
import { type Finding, finder } from './findings.ts'
import { seenAt } from './html/fragment.ts'
import { type Prefix, repoPath } from './place.ts'
import { printable } from './printable.ts'
import { floorMissed } from './strength.ts'
import { ratesIn } from './tags.ts'
import { andMore, chainOf, stepOf, tell } from './told.ts'
import { Turns, takeTurns } from './turns.ts'

/** One annotation; `file` is relative to the repository's root, lines and columns are 1-based, columns stand on one line only. */
export type Annotation = {
  /** `failure` comes last, and only where the gate does not hold: it fails the step. */
  level: 'error' | 'warning' | 'notice' | 'failure'
  title: string
  message: string
  file?: string
  startLine?: number
  endLine?: number
  startColumn?: number
  endColumn?: number
}

/** The runner keeps ten of a level in a step, and cuts a message at 4,096 characters. */
const runnerKeeps = 10
const longest = 4000
const where = 'in the summary and the report'

/** One finding a scenario first, then the second of each, and so on. Holds those that can be among the first, and counts the rest. */
export const annotations: Reporter<Annotation> = {
  id: 'annotations',
  doc: 'Errors and warnings at the lines of scenario files',
  make(sink, { prefix = '', holds = true, places: most = runnerKeeps, viewer }) {
    const told = (finding: Finding, level: Annotation['level'], change?: string): Annotation =>
      ofFinding(finding, level, { prefix, viewer, change })
    const blocked = new Turns<Finding>(most)
    const advised = new Turns<Finding>(most)
    const known = new Turns<Finding>(most)
    let head: Head | undefined
    return {
      begin(given) {
        head = given
      },
      scenario(scenario) {
        const found = finder(scenario)
        return {
          run: found.run,
          end() {
            blocked.add(found.blocking())
            advised.add(found.advisory())
            known.add(found.known())
          },
        }
      },
      end(rest) {
        const errors = takeTurns([
          blocked.first().map((f) => told(f, 'error')),
          problemsInTurn(rest.problems, prefix, most),
        ])
        const all = blocked.total + rest.problems.length
        const warnings = advised.first().map((f) => told(f, 'warning'))
        const shown = holds
          ? limit(errors, all, most, (n) => plain('error', `${count(n, 'more finding')} ${where}.`))
          : errors.slice(0, most - 1)
        for (const one of shown) sink.write(one)
        for (const one of limit(warnings, advised.total, most, (n) =>
          plain('warning', `${count(n, 'more advisory finding')} ${where}.`),
        ))
          sink.write(one)
        const notices = known.first().map((f) => told(f, 'notice', standing(head, f)))
        for (const one of limit(notices, known.total, most, (n) =>
          plain('notice', `${count(n, 'more finding')} that the gate spares ${where}.`),
        ))
          sink.write(one)
        if (holds || head === undefined) return
        const more = all - shown.length
        const lines = [
          firstLine(blocked.first()[0], rest, weakOf(head) ?? advised.first()[0]),
          totalsLine(head, rest),
          more > 0 ? `${thousands(more)} more ${where}.` : '',
        ]
        sink.write(plain('failure', clip(lines.filter(Boolean).join('\n'), longest)))
      },
    }
  },
}

const plain = (level: Annotation['level'], message: string): Annotation => ({ level, title: 'agent-eval', message })

/** At most `most` of so many; where there are more, the last says how many. */
function limit(
  first: readonly Annotation[],
  total: number,
  most: number,
  rest: (n: number) => Annotation,
): readonly Annotation[] {
  return total <= most ? first : [...first.slice(0, most - 1), rest(total - most + 1)]
}

/** The first problem of each file, then the second of each, and so on. */
function problemsInTurn(problems: readonly Problem[], prefix: Prefix, most: number): Annotation[] {
  const files = new Map<string, Annotation[]>()
  for (const problem of problems) {
    const one = ofProblem(problem, prefix)
    const file = files.get(one.file ?? '')
    if (file) file.push(one)
    else files.set(one.file ?? '', [one])
  }
  const turns = new Turns<Annotation>(most)
  for (const file of files.values()) turns.add(file)
  return turns.first()
}

/** How a finding stands against the baseline, in a sentence. */
const standing = (head: Head | undefined, { scenario, dimension }: Finding): string | undefined =>
  head?.baseline?.failures.find((f) => f.scenario === scenario.name && f.dimension === dimension.id)?.message

type Around = { prefix: Prefix; viewer: string | undefined; change: string | undefined }

function ofFinding(finding: Finding, level: Annotation['level'], { prefix, viewer, change }: Around): Annotation {
  const { scenario, id, message, evidence, chains, file, nearest } = tell(finding.dimension, finding.scenario)
  const lines = [`${printable(scenario, 100)}: ${printable(message, 2000)}`]
  if (change !== undefined) lines.push(printable(change, 500))
  for (const one of evidence.slice(0, 3)) {
    const said = [stepOf(one), one.excerpt ?? ''].filter(Boolean).map((t) => printable(t, 300))
    lines.push(`at ${said.join(': ')}`)
  }
  for (const { word, names } of chains) lines.push(`${word}: ${printable(chainOf(names, 100, '(none)'), 500)}`)
  if (finding.trace !== undefined) lines.push(`trace: ${printable(finding.trace, 300)}${andMore(finding.trials - 1)}`)
  const seen = seenAt(viewer, finding)
  if (seen !== undefined) lines.push(`seen at: ${printable(seen, 500)}`)
  return {
    level,
    title: printable(id, 200),
    message: clip(lines.join('\n'), longest),
    ...placed(file, prefix, nearest),
  }
}

function ofProblem({ file, line, column, message }: Problem, prefix: Prefix): Annotation {
  const text = `${printable(file, 300)}: ${printable(message, 2000)}`
  const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) }
  return { level: 'error', title: 'could not be read', message: clip(text, longest), ...placed(file, prefix, place) }
}

function placed(
  file: string,
  prefix: Prefix,
  place: Place | undefined,
): Omit<Annotation, 'level' | 'title' | 'message'> {
  const path = repoPath(file, prefix)
  if (path === undefined) return {}
  if (place === undefined) return { file: path }
  const endLine = Math.max(place.end_line ?? place.line, place.line)
  const at = { file: path, startLine: place.line, endLine }
  if (endLine > place.line || place.column === undefined) return at
  const ends = place.end_column !== undefined && place.end_column >= place.column
  return { ...at, startColumn: place.column, ...(ends ? { endColumn: place.end_column } : {}) }
}

/** Why the scenarios are too weak, where a floor says so. */
const weakOf = ({ strength }: Head): string | undefined => strength && floorMissed(strength, strength.floor)

/** Names scenario, dimension and step, so that the first line of a red check says what to look at. */
function firstLine(blocked: Finding | undefined, { problems }: Rest, less: Finding | string | undefined): string {
  if (blocked) return inOneLine(blocked)
  const [problem] = problems
  if (problem) {
    const line = problem.line ? `:${problem.line}` : ''
    return `${printable(problem.file, 300)}${line}: ${printable(problem.message, 500)}`
  }
  if (typeof less === 'string') return `${less}.`
  return less ? inOneLine(less) : 'The gate does not hold.'
}

function inOneLine(finding: Finding): string {
  const { scenario, id, message, evidence } = tell(finding.dimension, finding.scenario)
  const step = evidence[0] ? stepOf(evidence[0]) : ''
  const at = step === '' ? '' : ` at ${printable(step, 200)}`
  return `${printable(scenario, 100)}: ${printable(id, 200)}${at}: ${printable(message, 500)}`
}

function totalsLine({ totals }: Head, { problems }: Rest): string {
  const parts = [
    `${thousands(totals.failed)} of ${count(totals.scenarios, 'scenario')} failed`,
    count(totals.blocking_failures, 'blocking finding'),
    totals.advisory_failures > 0 ? count(totals.advisory_failures, 'advisory finding') : '',
    problems.length > 0 ? count(problems.length, 'problem') : '',
    ...ratesIn(totals)
      .filter(({ met }) => !met)
      .slice(0, 5)
      .map(({ tag, said }) => `tag ${printable(tag, 100)}: ${said}`),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
