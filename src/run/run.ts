// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.
import path from 'node:path'
import { isAsking } from '../checks/contract.ts'
import { needsPlace, placed, type RoutedRun, type RoutedScenario } from '../judging/places.ts'
import { assemble } from '../judging/report.ts'
import { resultOf } from '../judging/trials.ts'
import { weakenings } from '../judging/weakened.ts'
import type { Problem, Report } from '../model/report.ts'
import type { Settings } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import { type Asking, ask } from './ask.ts'
import { readConfig, readScenarios } from './inputs.ts'
import { type EvaluatedSource, type Prepared, prepare } from './prepare.ts'
import { makeReady } from './ready.ts'
import { listSources, type Source, traceEndings } from './sources.ts'

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
  const prepared = await prepare(cwd, settings)
  const { config, scenarios, problems, globs, redact } = prepared
  const own = scenarios.flatMap((s) => s.traces).filter((g) => !g.startsWith('!'))
  const listing = listSources(cwd, [...globs, ...own])
  for (const missing of listing.missing) {
    if (globs.includes(missing))
      problems.push({ file: missing, message: 'Missing trace file: it was named exactly and does not exist' })
  }
  const evaluated = await evaluateAll(prepared, listing.sources, hooks)
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
  if (listing.sources.length === 0)
    notes.unshift(
      `No trace file matched ${globs.join(', ')}; a trace ends in ${traceEndings}, or is named without a wildcard`,
    )
  const { workspaceFiles, unread } = unreadOf(listing.links, evaluated)
  problems.push(...unread)
  const results = scenarios.map((s) => resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity))
  const weakened = weakenings(scenarios, config.severity, settings)
  const rest = { traces, unmatched: evaluated.flatMap((e) => e.unmatched), workspaceFiles, problems, notes, weakened }
  return assemble(await findPlaces(prepared, results), rest, redact)
}

/** Evaluates all sources, in their order. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function evaluateAll(prepared: Prepared, sources: readonly Source[], hooks: Hooks): Promise<EvaluatedSource[]> {
  const { cwd, settings, scenarios } = prepared
  const asks = scenarios.some((s) => s.graded.some((g) => isAsking(g.check)))
  const threads = Math.min(settings.workers, sources.length)
  if (threads > 1 && !asks && hooks.entry !== undefined) {
    const { evaluateByWorkers } = await import('./workers.ts')
    return evaluateByWorkers(hooks.entry, { cwd, settings }, sources, threads, (done) =>
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
  if (found && whole && traces === 1 && scenarios.length === 1)
    evaluated[at] = await evaluateSource(found.source, scenarios[0])
}

/** The runs of each scenario, and the questions that they leave to oracles. */
function byScenario(
  { cwd, scenarios }: Prepared,
  evaluated: readonly EvaluatedSource[],
): { runs: Map<Scenario, RoutedRun[]>; asking: Asking[] } {
  const runs = new Map<Scenario, RoutedRun[]>(scenarios.map((s) => [s, []]))
  const asking: Asking[] = []
  for (const { source, runs: ofSource } of evaluated) {
    const traceFile = path.resolve(cwd, source.files[0])
    for (const { scenario: index, result, asked } of ofSource) {
      const scenario = scenarios[index] as Scenario
      const trial = runs.get(scenario)?.push(result) ?? 1
      for (const a of asked) asking.push({ asked: a, result, where: { traceFile, scenario: scenario.name, trial } })
    }
  }
  return { runs, asking }
}

/** What could not be read: a problem, unless it is no trace and lies below a workspace that a trace declares. */
function unreadOf(
  links: readonly string[],
  evaluated: readonly EvaluatedSource[],
): { workspaceFiles: string[]; unread: Problem[] } {
  const workspaces = evaluated.flatMap((e) => e.workspaces)
  const workspaceFiles: string[] = []
  const unread: Problem[] = []
  const ofLinks = links.map((file) => ({
    file,
    message: 'Forbidden link: it leaves the traces root or leads nowhere, and was not followed',
    isTrace: false,
  }))
  for (const { isTrace, ...problem } of [...ofLinks, ...evaluated.flatMap((e) => e.problem ?? [])]) {
    if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`))) workspaceFiles.push(problem.file)
    else unread.push(problem)
  }
  return { workspaceFiles, unread }
}

/** Finds the places of what fails, by the parsers that only these need. */
async function findPlaces({ scenarios, ready }: Prepared, results: readonly RoutedScenario[]) {
  if (!results.some(needsPlace)) return [...results]
  const place = await ready.placer()
  return results.map((result, i) => {
    const { document } = scenarios[i] as Scenario
    return placed(result, (route) => place(document, route))
  })
}

/** Checks scenario files, and the config, without any trace. */
export async function validate(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config'>,
): Promise<{ scenarios: string[]; problems: Problem[] }> {
  const ready = makeReady()
  const config = await readConfig(cwd, settings, ready)
  const { scenarios, problems } = await readScenarios(cwd, settings, config, undefined, ready)
  return { scenarios: scenarios.map((s) => s.name), problems }
}
