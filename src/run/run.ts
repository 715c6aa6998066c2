// The shell: has the files judged, by this thread or by several, asks the oracles, and collects the report.
import path from 'node:path'
import { isAsking } from '../checks/contract.ts'
import { lazyPlacer } from '../documents/document.ts'
import { type Asked, fillPlaces } from '../judging/evaluate.ts'
import { assemble } from '../judging/report.ts'
import { resultOf } from '../judging/trials.ts'
import type { Route } from '../model/place.ts'
import type { Problem, Report, RunResult } from '../model/report.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import type { JudgeSettings, Where } from '../oracles/index.ts'
import type { Scenario } from '../scenario/build.ts'
import { readConfig, readScenarios } from './inputs.ts'
import { type JudgedFile, type Prepared, prepare, traceEndings } from './prepare.ts'

export type Hooks = {
  /** Called after each file. */
  progress?(done: number, total: number): void
  /** The environment, for the oracles that a workflow turned on. */
  env?: Readonly<Record<string, string | undefined>>
  /** The URL of the program's entry, which starts as a worker too; absent: one thread. */
  entry?: string
}

type NeedsPlace = { dimension: Dimension; route: Route; scenario: Scenario }

/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
export async function run(cwd: string, settings: Settings, hooks: Hooks = {}): Promise<Report> {
  const prepared = await prepare(cwd, settings)
  const { config, scenarios, problems, globs, redact } = prepared
  const listing = prepared.listTraces()
  for (const missing of listing.missing) {
    if (globs.includes(missing))
      problems.push({ file: missing, message: 'Missing trace file: it was named exactly and does not exist' })
  }
  const judged = await judgeAll(prepared, listing.files, hooks)
  const traces = judged.reduce((n, j) => n + j.traces, 0)
  await bindOnly(prepared, judged, traces)

  const runs = new Map<Scenario, RunResult[]>(scenarios.map((s) => [s, []]))
  const places: NeedsPlace[] = []
  const asking: Asking[] = []
  for (const { file, runs: ofFile } of judged) {
    for (const { scenario: index, result, places: needs, asked } of ofFile) {
      const scenario = scenarios[index] as Scenario
      const trial = runs.get(scenario)?.push(result) ?? 1
      for (const { at, route } of needs) places.push({ dimension: result.dimensions[at] as Dimension, route, scenario })
      const where = { traceFile: path.resolve(cwd, file), scenario: scenario.name, trial }
      for (const a of asked) asking.push({ asked: a, result, where, places, scenario })
    }
  }
  const noFiles =
    listing.files.length === 0
      ? [`No trace file matched ${globs.join(', ')}; a trace ends in ${traceEndings}, or is named without a wildcard`]
      : []
  const said = asking.length > 0 ? await ask(cwd, asking, settings, redact, hooks.env ?? {}) : []

  const workspaces = judged.flatMap((j) => j.workspaces)
  const workspaceFiles: string[] = []
  const links = listing.links.map((file) => ({
    file,
    message: 'Forbidden link: it leaves the traces root or leads nowhere, and was not followed',
    isTrace: false,
  }))
  for (const { isTrace, ...problem } of [...links, ...judged.flatMap((j) => j.problem ?? [])]) {
    if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`))) workspaceFiles.push(problem.file)
    else problems.push(problem)
  }
  const results = scenarios.map((s) =>
    resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity, (dimension, route) =>
      places.push({ dimension, route, scenario: s }),
    ),
  )
  if (places.length > 0) {
    const place = await prepared.placer()
    const order = new Map(scenarios.map((s, i) => [s, i]))
    places.sort((a, b) => (order.get(a.scenario) ?? 0) - (order.get(b.scenario) ?? 0))
    fillPlaces(places, (scenario, route) => place(scenario.document, route))
  }
  const unmatched = judged.flatMap((j) => j.unmatched)
  return assemble(results, { traces, unmatched, workspaceFiles, problems, notes: [...noFiles, ...said] }, redact)
}

/** Judges all files, in their order. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function judgeAll(prepared: Prepared, files: readonly string[], hooks: Hooks): Promise<JudgedFile[]> {
  const { cwd, settings, scenarios } = prepared
  const asks = scenarios.some((s) => s.graded.some((g) => isAsking(g.check)))
  const threads = Math.min(settings.workers, files.length)
  if (threads > 1 && !asks && hooks.entry !== undefined) {
    const { judgeByWorkers } = await import('./workers.ts')
    return judgeByWorkers(hooks.entry, { cwd, settings }, files, threads, (done) =>
      hooks.progress?.(done, files.length),
    )
  }
  const judged: JudgedFile[] = []
  for (const file of files) {
    judged.push(await prepared.judgeFile(file))
    hooks.progress?.(judged.length, files.length)
  }
  return judged
}

/** The last rule of binding: exactly one scenario (none that could not be read beside it) and exactly one trace belong together. */
async function bindOnly(
  { scenarios, whole, judgeFile }: Prepared,
  judged: JudgedFile[],
  traces: number,
): Promise<void> {
  const at = judged.findIndex((j) => j.unmatched[0]?.last)
  const found = judged[at]
  if (found && whole && traces === 1 && scenarios.length === 1) judged[at] = await judgeFile(found.file, scenarios[0])
}

type Asking = { asked: Asked; result: RunResult; where: Where; places: NeedsPlace[]; scenario: Scenario }

/** Asks the oracles what only they can answer, several at a time, in the report's order. Returns what a reader should know. */
async function ask(
  cwd: string,
  asking: readonly Asking[],
  settings: Settings,
  redact: (text: string) => string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const { makeOracles } = await import('../oracles/index.ts')
  const oracles = makeOracles({
    ...(settings.judgeModel === '' ? {} : { judge: judgeSettings(cwd, settings) }),
    ...(settings.allowVerify ? { verify: { timeoutMs: settings.verifyTimeout * 1000, outputCap: 64 << 10 } } : {}),
    concurrency: 4,
    env,
    redact,
  })
  await Promise.all(
    asking.map(async ({ asked, result, where, places, scenario }) => {
      const needPlace = (dimension: Dimension, route: Route) => places.push({ dimension, route, scenario })
      result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where), needPlace)
      result.verdict = result.dimensions.some(blocks) ? 'fail' : 'pass'
    }),
  )
  return oracles.notes().map(redact)
}

/** The judge's settings. `judgeModel` must be set. */
export function judgeSettings(cwd: string, s: Settings): JudgeSettings {
  return {
    model: s.judgeModel,
    ...(s.judgeEndpoint === '' ? {} : { endpoint: s.judgeEndpoint }),
    ...(s.judgeProvider === 'auto' ? {} : { provider: s.judgeProvider }),
    ...(s.judgeApiKey === '' ? {} : { apiKey: s.judgeApiKey }),
    votes: s.judgeVotes,
    maxCalls: s.judgeMaxCalls,
    maxCharacters: s.judgeMaxChars,
    timeoutMs: s.judgeTimeout * 1000,
    ...(s.judgeCache === '' ? {} : { cacheFile: path.resolve(cwd, s.judgeCache) }),
  }
}

/** Checks scenario files, and the config, without any trace. */
export async function validate(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config'>,
): Promise<{ scenarios: string[]; problems: Problem[] }> {
  const placer = lazyPlacer()
  const config = await readConfig(cwd, settings, placer)
  const { scenarios, problems } = await readScenarios(cwd, settings, config, placer)
  return { scenarios: scenarios.map((s) => s.name), problems }
}
