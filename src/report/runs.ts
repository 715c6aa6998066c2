// The summary's part on every run: all dimensions of a scenario's runs, in a fold of its own.
import type { RunResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import type { Dimension } from '../model/verdict.ts'
import type { ScenarioHead } from './contract.ts'
import { closing, opening } from './fold.ts'
import { icons } from './icons.ts'
import { code, prose } from './markdown.ts'
import { markOf } from './table.ts'
import { differenceOf, reasonOf, stepOf } from './told.ts'

/** What stands ahead of a scenario's runs. */
export function scenarioLines(scenario: ScenarioHead): string[] {
  const { description, dimensions, trials, reason } = scenario
  const lines: string[] = []
  if (description) lines.push(prose(description), '')
  if (reason !== undefined) lines.push(`> ${reasonOf(scenario)}: ${prose(reason, 500)}`, '')
  if (trials && trials.total > 1) {
    const [low, high] = trials.interval
    const rate = `rate ${trials.rate}, 95 % interval ${low} to ${high}`
    lines.push(`${trials.passed} of ${trials.total} trials passed: ${rate}.`, '')
  }
  if (dimensions.length > 0) lines.push(...dimensionTable(dimensions, scenario), '')
  return lines
}

export const runLines = (run: RunResult, scenario: ScenarioHead): string[] => [
  `${icons[run.verdict]} ${code(run.trace)} · ${statsOf(run)}`,
  '',
  ...(run.first_difference ? [`> ${prose(differenceOf(run.first_difference), 600)}`, ''] : []),
  ...(run.notes ?? []).flatMap((note) => [`> ${prose(note)}`, '']),
  ...dimensionTable(run.dimensions, scenario),
  '',
]

/** The fold around these lines, which come some at a time. */
export function* runsFold(
  { verdict, name }: ScenarioHead,
  runs: number,
  lines: Iterable<readonly string[]>,
): Generator<readonly string[]> {
  yield opening(`${icons[verdict]} ${code(name, 100)} · ${count(runs, 'trace')}`)
  yield* lines
  yield closing
}

/** All that is said of a scenario's runs. */
export function* allLines(scenario: ScenarioHead, runs: Iterable<RunResult>): Generator<readonly string[]> {
  yield scenarioLines(scenario)
  for (const run of runs) yield runLines(run, scenario)
}

function dimensionTable(dimensions: readonly Dimension[], scenario: ScenarioHead): string[] {
  const rows = dimensions.map((d) => {
    const severity = d.severity === 'blocking' ? '' : ` (${d.severity})`
    const [first] = d.verdict === 'pass' || d.verdict === 'skip' ? [] : (d.evidence ?? [])
    const step = first ? stepOf(first) : ''
    const said = `${prose(d.message, 300)}${step === '' ? '' : ` · ${prose(step, 100)}`}`
    return `| ${markOf(d, scenario)} | ${code(d.id)}${severity} | ${said} |`
  })
  return ['| | Dimension | What was seen |', '|:--|:--|:--|', ...rows]
}

function statsOf(run: RunResult): string {
  const { turns, tool_calls, tool_errors, duration_ms, cost_usd } = run.stats
  return [
    prose(run.format, 60),
    run.persona === undefined ? undefined : `persona ${prose(run.persona, 60)}`,
    turns === undefined ? undefined : count(turns, 'turn'),
    count(tool_calls, 'tool call'),
    tool_errors > 0 ? count(tool_errors, 'tool error') : undefined,
    duration_ms === undefined ? undefined : `${(duration_ms / 1000).toFixed(1)} s`,
    cost_usd === undefined ? undefined : `${cost_usd.toFixed(4)} USD`,
  ]
    .filter(Boolean)
    .join(' · ')
}
