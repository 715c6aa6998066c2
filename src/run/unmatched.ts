// What found no partner: globs without a file, traces without a scenario, scenarios that were left out.
import { nearName } from '../judging/bind.ts'
import type { RoutedScenario } from '../judging/places.ts'
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import { blocks } from '../model/verdict.ts'
import { options, type Settings } from '../options.ts'
import type { Common, GlobProblem } from './findings.ts'
import type { TellingSource } from './gathering.ts'
import { hiddenNote, unmatchedGlob } from './missing.ts'
import type { Prepared } from './prepare.ts'
import { isTraceName, traceEndings } from './sources.ts'

const defaultTraces: string = options.find((o) => o.name === 'traces')?.default ?? ''

/** The note of a run without any trace file. */
export function noneMatched(root: string, globs: readonly string[]): string {
  const hidden = globs
    .filter((g) => !g.startsWith('!'))
    .map((g) => hiddenNote(root, g, isTraceName))
    .find((note) => note !== '')
  return `No trace file matched ${globs.join(', ')}; a trace ends in ${traceEndings}, or is named without a wildcard${hidden ?? ''}`
}

/** The problems of globs that a person wrote and that match nothing. The glob of a `NAME=GLOB` line is told by its scenario. */
export function unmatchedGlobs(
  { root, scenarios, taken, named, globs }: Prepared,
  unmatched: readonly string[],
): GlobProblem[] {
  if (unmatched.length === 0) return []
  const without = new Set(unmatched)
  const ofNames = new Set(named.map((n) => n.glob))
  const problems: GlobProblem[] = globs
    .filter((g) => without.has(g) && !ofNames.has(g) && g !== defaultTraces)
    .map((g) => ({ problem: unmatchedGlob(root, g, 'traces', isTraceName) }))
  for (const { name, traces, document } of scenarios.filter((s) => taken.has(s) && s.skip === undefined))
    for (const glob of traces.filter((g) => without.has(g))) {
      const input = `the scenario ${JSON.stringify(name)}`
      problems.push({ problem: unmatchedGlob(root, glob, input, isTraceName, document.file), scenario: name })
    }
  return problems
}

/** What a scenario that fails by its missing trace says already is not said again. */
export function untold(
  globs: readonly GlobProblem[],
  results: readonly (RoutedScenario & { runs: number })[],
): Problem[] {
  const told = new Set(results.filter((r) => r.runs === 0 && r.dimensions.some(blocks)).map((r) => r.name))
  return globs.filter(({ scenario }) => scenario === undefined || !told.has(scenario)).map(({ problem }) => problem)
}

/** So many traces without a scenario are told which name is near: comparing all with all would say no more. */
const mostHints = 100

/** The traces without a scenario, as the option `unmatched-trace` wants them: listed, problems too, or counted in a note. */
export function unmatchedOf(
  names: readonly string[],
  unmatchedTrace: Settings['unmatchedTrace'],
  telling: readonly Pick<TellingSource, 'file' | 'unmatched'>[],
): { unmatched: { trace: string; reason: string }[]; problems: Problem[]; notes: string[] } {
  const found = telling.flatMap(({ file, unmatched }) => unmatched.map((u) => ({ ...u, file })))
  if (found.length === 0) return { unmatched: [], problems: [], notes: [] }
  if (unmatchedTrace === 'ignore') {
    const note = `${count(found.length, 'trace')} without a scenario ${found.length === 1 ? 'was' : 'were'} ignored`
    return { unmatched: [], problems: [], notes: [note] }
  }
  let hints = 0
  const unmatched = found.map(({ trace, file, reason, last }) => {
    const near = last && hints++ < mostHints ? nearName(file, names) : undefined
    return { trace, reason: near === undefined ? reason : `${reason}; did you mean ${near}?` }
  })
  const problems =
    unmatchedTrace === 'fail'
      ? unmatched.map(({ trace, reason }) => ({ file: trace, message: `Unmatched trace: ${reason}` }))
      : []
  return { unmatched, problems, notes: [] }
}

/** What the options `only` and `changed-since` left out, with so many traces. */
export function leftOutNote(
  { plans, scenarios, changedSince }: Pick<Common, 'plans' | 'scenarios' | 'changedSince'>,
  traces: number,
): string {
  const leftOut = scenarios - plans.length
  const unchanged = changedSince?.unchanged.length ?? 0
  const who = [unchanged > 0 ? 'changed-since' : '', leftOut > unchanged ? 'only' : ''].filter((one) => one !== '')
  return `${who.join(' and ')} took ${plans.length} of ${count(scenarios, 'scenario')}; ${count(leftOut, 'scenario')} and ${count(traces, 'trace')} of theirs were left out`
}
