// What found no partner: globs without a file, traces without a scenario, scenarios that were left out.
import { nearName } from '../judging/bind.ts'
import type { RoutedScenario } from '../judging/places.ts'
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import { blocks } from '../model/verdict.ts'
import { options } from '../options.ts'
import { hiddenNote, unmatchedGlob } from './missing.ts'
import type { EvaluatedSource, Prepared } from './prepare.ts'
import { isTraceName, traceEndings } from './sources.ts'

const defaultTraces: string = options.find((o) => o.name === 'traces')?.default ?? ''

/** The note of a run without any trace file. */
export function noneMatched(cwd: string, globs: readonly string[]): string {
  const hidden = globs
    .filter((g) => !g.startsWith('!'))
    .map((g) => hiddenNote(cwd, g, isTraceName))
    .find((note) => note !== '')
  return `No trace file matched ${globs.join(', ')}; a trace ends in ${traceEndings}, or is named without a wildcard${hidden ?? ''}`
}

/**
 * The problems of globs that a person wrote and that match nothing. What a scenario without a trace says already is not said again:
 * the glob of a `NAME=GLOB` line, and those of a scenario that fails by its missing trace.
 */
export function unmatchedGlobs(
  { cwd, scenarios, taken, named, globs }: Prepared,
  unmatched: readonly string[],
  results: readonly RoutedScenario[],
): Problem[] {
  if (unmatched.length === 0) return []
  const without = new Set(unmatched)
  const ofNames = new Set(named.map((n) => n.glob))
  const problems = globs
    .filter((g) => without.has(g) && !ofNames.has(g) && g !== defaultTraces)
    .map((g) => unmatchedGlob(cwd, g, 'traces', isTraceName))
  const told = new Set(results.filter((r) => r.runs.length === 0 && r.dimensions.some(blocks)).map((r) => r.name))
  for (const { name, traces, document } of scenarios.filter(
    (s) => taken.has(s) && s.skip === undefined && !told.has(s.name),
  )) {
    for (const glob of traces.filter((g) => without.has(g)))
      problems.push(unmatchedGlob(cwd, glob, `the scenario ${JSON.stringify(name)}`, isTraceName, document.file))
  }
  return problems
}

/** So many traces without a scenario are told which name is near: comparing all with all would say no more. */
const mostHints = 100

/** The traces without a scenario, as the option `unmatched-trace` wants them: listed, problems too, or counted in a note. */
export function unmatchedOf(
  { scenarios, settings }: Prepared,
  evaluated: readonly EvaluatedSource[],
  problems: Problem[],
  notes: string[],
): { trace: string; reason: string }[] {
  const found = evaluated.flatMap((e) => e.unmatched.map((u) => ({ ...u, file: e.source.files[0] })))
  if (found.length === 0) return []
  if (settings.unmatchedTrace === 'ignore') {
    notes.push(`${count(found.length, 'trace')} without a scenario ${found.length === 1 ? 'was' : 'were'} ignored`)
    return []
  }
  const names = scenarios.filter((s) => !s.everyTrace).map((s) => s.name)
  let hints = 0
  const told = found.map(({ trace, file, reason, last }) => {
    const near = last && hints++ < mostHints ? nearName(file, names) : undefined
    return { trace, reason: near === undefined ? reason : `${reason}; did you mean ${near}?` }
  })
  if (settings.unmatchedTrace === 'fail')
    for (const { trace, reason } of told) problems.push({ file: trace, message: `Unmatched trace: ${reason}` })
  return told
}

/** What the option `only` left out. */
export function leftOutNote(taken: number, leftOut: number, evaluated: readonly EvaluatedSource[]): string {
  const traces = evaluated.reduce((n, e) => n + e.leftOut, 0)
  return `only took ${taken} of ${count(taken + leftOut, 'scenario')}; ${count(leftOut, 'scenario')} and ${count(traces, 'trace')} of theirs were left out`
}
