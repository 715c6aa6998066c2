// The report as CTRF (Common Test Report Format): a test per trace and dimension. Each test is written as it comes.
import type { Problem } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'
import type { Head, Reporter, ScenarioHead } from './contract.ts'
import { jsonText } from './printable.ts'
import { pointOf, saidOf, standingOf, tell } from './told.ts'
import { visible } from './visible.ts'

/** The version of the specification, and the one schema that it has. */
const specVersion = '0.0.0'

type Status = 'passed' | 'failed' | 'skipped' | 'other'

/**
 * It is red exactly where the gate is: what is advisory, off, spared by the baseline, or failed in a trial that the scenario can
 * spare is `other`. Reports are the same for the same inputs, so there is no clock: a run starts at 0 and takes what its traces took.
 */
export const ctrf: Reporter = {
  id: 'ctrf',
  doc: 'The report as CTRF, the Common Test Report Format',
  make(sink) {
    const counts: Record<Status, number> = { passed: 0, failed: 0, skipped: 0, other: 0 }
    let duration = 0
    let suites = 0
    let first = true
    let head: Head | undefined
    const test = (one: { status: Status } & Record<string, unknown>): void => {
      counts[one.status]++
      sink.write(`${first ? '' : ',\n'}${jsonText(one)}`)
      first = false
    }
    return {
      begin(of) {
        head = of
        sink.write(`{"reportFormat": "CTRF", "specVersion": "${specVersion}", "results": {"tests": [\n`)
      },
      scenario(scenario, sums) {
        suites++
        duration += sums.duration_ms
        const cases = (suite: string[], dimensions: readonly Dimension[]): void => {
          for (const d of dimensions) test(testOf(d, scenario, suite))
        }
        cases([named(scenario.name)], scenario.dimensions)
        return { run: (run) => cases([named(scenario.name), named(run.trace)], run.dimensions), end: () => {} }
      },
      end({ problems }) {
        for (const problem of problems) test(testOfProblem(problem))
        const rest = {
          tool: toolOf(head),
          summary: summaryOf(counts, suites + (problems.length > 0 ? 1 : 0), duration),
        }
        sink.write(`], ${jsonText(rest).slice(1, -1)}}}\n`)
      },
    }
  },
}

function testOf(d: Dimension, scenario: ScenarioHead, suite: string[]) {
  const { id, message, evidence, file, nearest } = tell(d, scenario)
  const status = statusOf(d, scenario)
  const trace = evidence.map((e) => `at ${saidOf(e)}`)
  return {
    name: named(id),
    status,
    duration: 0,
    suite,
    testId: [...suite, named(id)].join(' › '),
    rawStatus: d.severity === 'blocking' ? d.verdict : `${d.severity} ${d.verdict}`,
    ...(status === 'passed' ? {} : { message: visible(message) }),
    ...(status === 'passed' || trace.length === 0 ? {} : { trace: trace.map(visible).join('\n') }),
    filePath: visible(file),
    ...(nearest ? { line: nearest.line } : {}),
    ...(scenario.tags.length > 0 ? { tags: scenario.tags.map(visible) } : {}),
  }
}

function testOfProblem({ file, line, column, message }: Problem) {
  const at = { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
  return {
    name: named(pointOf(file, at)),
    status: 'failed' as const,
    duration: 0,
    suite: ['could not be read'],
    rawStatus: 'error',
    message: visible(message),
    filePath: visible(file),
    ...(line === undefined ? {} : { line }),
  }
}

function statusOf(d: Dimension, scenario: ScenarioHead): Status {
  const standing = standingOf(d, scenario)
  if (standing === 'pass') return 'passed'
  if (standing === 'skip') return 'skipped'
  return (standing === 'fail' || standing === 'error') && d.gates !== false ? 'failed' : 'other'
}

/** A name is never empty. */
const named = (text: string): string => visible(text) || '(unnamed)'

const toolOf = (head: Head | undefined) => ({
  name: head?.tool.name ?? 'agent-eval',
  ...(head ? { version: head.tool.version } : {}),
})

function summaryOf(counts: Record<Status, number>, suites: number, took: number) {
  const tests = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const duration = Math.round(took)
  return { tests, ...counts, pending: 0, suites, start: 0, stop: duration, duration }
}
