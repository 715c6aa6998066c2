// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.
import path from 'node:path'
import { isAsking } from '../checks/contract.ts'
import { toProblems } from '../documents/document.ts'
import { globMatcher } from '../files/globs.ts'
import { agreementOf } from '../judging/agreement.ts'
import { needsPlace, placed, type RoutedRun, type RoutedScenario } from '../judging/places.ts'
import { assemble } from '../judging/report.ts'
import { resultOf } from '../judging/trials.ts'
import { weakenings } from '../judging/weakened.ts'
import type { Problem, Report } from '../model/report.ts'
import type { Settings } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import { placeIn, problemsIn } from '../scenario/extend.ts'
import { type Asking, ask } from './ask.ts'
import { withoutCopies } from './copies.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { type EvaluatedRun, type EvaluatedSource, loadInputs, type Prepared, prepare, registryOf } from './prepare.ts'
import { makeReady } from './ready.ts'
import { checkReports } from './reports.ts'
import { listSources, type Source, type SourceProblem } from './sources.ts'
import { leftOutNote, noneMatched, unmatchedGlobs, unmatchedOf } from './unmatched.ts'

export type Hooks = {
  /** Called after each source. */
  progress?(done: number, total: number): void
  /** The environment, for the oracles that a workflow turned on. */
  env?: Readonly<Record<string, string | undefined>>
  /** The URL of the program's entry, which starts as a worker too; absent: one thread. */
  entry?: string
}

/** Evaluates everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
export async function run(cwd: string, settings: Settings, hooks: Hooks = {}): Promise<Report> {
  const inputs = readInputs(cwd, settings)
  const prepared = await prepare(cwd, settings, inputs)
  const { config, scenarios, taken, problems, globs, redact } = prepared
  const owners = scenarios.filter((s) => !s.everyTrace)
  const own = owners.flatMap((s) => s.traces).filter((g) => !g.startsWith('!'))
  checkReports(cwd, settings, [...globs, ...own])
  const listing = listSources(cwd, [...globs, ...own])
  const evaluated = await evaluateAll(prepared, inputs, listing.sources, hooks)
  const traces = evaluated.reduce((n, e) => n + e.traces, 0)
  await bindOnly(prepared, evaluated, traces)

  const { runs, asking } = byScenario(prepared, evaluated)
  const shell = { cwd, concurrency: 4, env: hooks.env ?? {}, redact }
  const notes: string[] = []
  if (asking.length > 0) {
    const told = await ask(asking, { settings, shell, ready: prepared.ready, entry: hooks.entry })
    notes.push(...told.notes)
    problems.push(...told.problems)
  }
  if (listing.sources.length === 0) notes.unshift(noneMatched(cwd, globs))
  const { workspaceFiles, unread } = unreadOf(listing.faults, evaluated)
  const judged = scenarios.filter((s) => taken.has(s))
  const results = judged.map((s) => resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity))
  const unmatchedOnes = [...listing.unmatched, ...narrowedToNothing(cwd, scenarios, listing.sources)]
  problems.push(...unmatchedGlobs(prepared, unmatchedOnes, results), ...unread)
  const unmatched = unmatchedOf(prepared, evaluated, problems, notes)
  const leftOut = scenarios.length - judged.length
  if (leftOut > 0) notes.unshift(leftOutNote(judged.length, leftOut, evaluated))
  const weakened = weakenings(judged, config.severity, settings)
  const found = await findPlaces(prepared, judged, results)
  const agreement = settings.agreement === undefined ? undefined : agreementOf(settings.agreement, found)
  const rest = { traces, leftOut, unmatched, workspaceFiles, problems, notes, weakened, agreement }
  return assemble(found, rest, redact)
}

/** The globs of scenarios that judge every trace, which add no sources, and by which nothing is judged. */
function narrowedToNothing(cwd: string, scenarios: readonly Scenario[], sources: readonly Source[]): string[] {
  const matcher = globMatcher(cwd)
  return scenarios
    .filter((s) => s.everyTrace)
    .flatMap((s) => s.traces)
    .filter((g) => !g.startsWith('!') && !sources.some(({ files: [file] }) => matcher(g)(file)))
}

/** Evaluates all sources, in their order. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function evaluateAll(
  prepared: Prepared,
  inputs: Inputs,
  sources: readonly Source[],
  hooks: Hooks,
): Promise<EvaluatedSource[]> {
  const { cwd, settings, taken } = prepared
  const asks = [...taken].some((s) => s.graded.some((g) => isAsking(g.check)))
  const threads = Math.min(settings.workers, sources.length)
  if (threads > 1 && !asks && hooks.entry !== undefined) {
    const { evaluateByWorkers } = await import('./workers.ts')
    return evaluateByWorkers(hooks.entry, { cwd, settings, inputs }, sources, threads, (done) =>
      hooks.progress?.(done, sources.length),
    )
  }
  const evaluated: EvaluatedSource[] = []
  for (const source of sources) {
    evaluated.push(await prepared.evaluateSource(source))
    hooks.progress?.(evaluated.length, sources.length)
  }
  return evaluated
}

/** The last rule of binding: exactly one scenario (none that could not be read beside it) and exactly one trace belong together. */
async function bindOnly(
  { scenarios, whole, evaluateSource }: Prepared,
  evaluated: EvaluatedSource[],
  traces: number,
): Promise<void> {
  const at = evaluated.findIndex((e) => e.unmatched[0]?.last)
  const found = evaluated[at]
  const [only, ...others] = scenarios.filter((s) => !s.everyTrace)
  if (found && whole && traces === 1 && only && others.length === 0)
    evaluated[at] = await evaluateSource(found.source, only)
}

/** The runs of each scenario, copies counted once, and the questions that they leave to oracles. */
function byScenario(
  { cwd, scenarios }: Prepared,
  evaluated: readonly EvaluatedSource[],
): { runs: Map<Scenario, RoutedRun[]>; asking: Asking[] } {
  const recorded = scenarios.map((): Recorded[] => [])
  for (const { source, runs } of evaluated) {
    for (const [i, { scenario, result, print, asked }] of runs.entries())
      recorded[scenario]?.push({ result, print, asked, source, recording: `${source.itself ?? source.files[0]}#${i}` })
  }
  const runs = new Map<Scenario, RoutedRun[]>()
  const asking: Asking[] = []
  for (const [i, scenario] of scenarios.entries()) {
    const kept = withoutCopies(recorded[i] ?? [])
    for (const [at, { result, asked, source }] of kept.entries()) {
      const where = { traceFile: path.resolve(cwd, source.files[0]), scenario: scenario.name, trial: at + 1 }
      for (const a of asked) asking.push({ asked: a, result, where })
    }
    runs.set(
      scenario,
      kept.map((r) => r.result),
    )
  }
  return { runs, asking }
}

type Recorded = Pick<EvaluatedRun, 'result' | 'print' | 'asked'> & { source: Source; recording: string }

/** What could not be read: a problem, unless it is no trace and lies below a workspace that a trace declares. */
function unreadOf(
  faults: readonly SourceProblem[],
  evaluated: readonly EvaluatedSource[],
): { workspaceFiles: string[]; unread: Problem[] } {
  const workspaces = evaluated.flatMap((e) => e.workspaces)
  const workspaceFiles: string[] = []
  const unread: Problem[] = []
  for (const { isTrace, ...problem } of [...faults, ...evaluated.flatMap((e) => e.problems)]) {
    if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`))) workspaceFiles.push(problem.file)
    else unread.push(problem)
  }
  return { workspaceFiles, unread }
}

/** Finds the places of what fails, by the parsers that only these need. */
async function findPlaces({ ready }: Prepared, scenarios: readonly Scenario[], results: readonly RoutedScenario[]) {
  if (!results.some(needsPlace)) return [...results]
  const place = await ready.placer()
  return results.map((result, i) => {
    const { document, where } = scenarios[i] as Scenario
    return placed(result, (route) =>
      where ? placeIn(where(route), document, place) : { place: place(document, route) },
    )
  })
}

/** Checks scenario files, the config and the registry, without any trace. */
export async function validate(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config' | 'registry'>,
): Promise<{ scenarios: string[]; problems: Problem[]; advice: Problem[] }> {
  const inputs = readInputs(cwd, settings)
  const ready = makeReady()
  const unreadable: Problem[] = []
  const registry = await registryOf(inputs, unreadable, ready)
  const { scenarios, problems } = await loadInputs(cwd, inputs, ready, registry)
  const place = await ready.placer()
  const advice = scenarios.flatMap((s) =>
    s.where ? problemsIn(s.advice, s.where, place) : toProblems(s.document, s.advice, place),
  )
  return { scenarios: scenarios.map((s) => s.name), problems: [...inputs.problems, ...unreadable, ...problems], advice }
}
