// Evaluating sources one by one. What comes out can be sent between threads, but for questions to oracles.
import type { Context } from '../checks/contract.ts'
import { globMatches } from '../files/globs.ts'
import { makeBinder } from '../judging/bind.ts'
import { type Asked, evaluate, type Redact, statsOf } from '../judging/evaluate.ts'
import type { RoutedRun } from '../judging/places.ts'
import { commandNamer, viewOf } from '../judging/view.ts'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/report.ts'
import type { Trace } from '../model/trace.ts'
import { blocks } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import { excerpt, redactor } from '../report/redact.ts'
import type { Scenario } from '../scenario/build.ts'
import {
  checkFormat,
  type Reading,
  readConfig,
  readRegistry,
  readScenarios,
  readSkills,
  splitTraces,
} from './inputs.ts'
import { makeReady, type Ready } from './ready.ts'
import { notesOf, readSource, type Source, type SourceRead, workspaceOf } from './sources.ts'

/** One run: its result, and by which scenario. */
export type EvaluatedRun = { scenario: number; result: RoutedRun; asked: Asked[] }

/** All that evaluating one source gave. `last`: only the rule of the only trace may still bind it. */
export type EvaluatedSource = SourceRead & {
  source: Source
  runs: EvaluatedRun[]
  unmatched: { trace: string; reason: string; last: boolean }[]
  /** Folders that traces of this source declare as their workspaces, relative to the traces root. */
  workspaces: string[]
}

/** Everything that evaluating needs, made from the settings: by the main thread, and again by each worker. */
export type Prepared = {
  cwd: string
  settings: Settings
  config: Config
  scenarios: Scenario[]
  problems: Problem[]
  /** The globs of the traces input. */
  globs: string[]
  redact: Redact
  ready: Ready
  /** Could every scenario file be read? */
  whole: boolean
  /** Evaluates one source; `by`: every trace of it belongs to this scenario. */
  evaluateSource(source: Source, by?: Scenario): Promise<EvaluatedSource>
}

/** Reads what the settings name. Throws a UsageError for a wrong call or config. */
export async function prepare(cwd: string, settings: Settings): Promise<Prepared> {
  const ready = makeReady()
  checkFormat(settings.traceFormat)
  const config = await readConfig(cwd, settings, ready)
  const problems: Problem[] = []
  const take = <T>(read: Reading<T>): T | undefined => {
    if ('value' in read) return read.value
    problems.push(...read.problems)
    return undefined
  }
  const registry = take(await readRegistry(cwd, settings, ready))
  const loaded = await readScenarios(cwd, settings, config, registry, ready)
  problems.unshift(...loaded.problems)
  const { scenarios } = loaded
  const skills = take(readSkills(cwd, settings))
  const redact = redactor(config.redact.patterns.map(ready.pattern))

  const whole = loaded.problems.length === 0
  const { named, globs } = splitTraces(settings.traces, loaded.names, !whole)
  const bind = makeBinder(scenarios, named, globMatches, loaded.names)
  const nameCommand = commandNamer(registry, config.aliases)
  const contexts = scenarios.map(
    (s): Context => ({
      registry,
      skills,
      config,
      prompt: s.prompt,
      wants: s.wants,
      excerpt: (text) => excerpt(text, redact),
      pattern: ready.pattern,
    }),
  )

  function evaluateBy(scenario: Scenario, trace: Trace, label: string): EvaluatedRun {
    const index = scenarios.indexOf(scenario)
    const view = viewOf(trace, nameCommand)
    const { dimensions, asked, notes: said } = evaluate(scenario, view, contexts[index] as Context, redact)
    const result: RoutedRun = {
      trace: redact(label),
      ...(trace.id === undefined ? {} : { id: redact(trace.id) }),
      format: trace.source.format,
      verdict: dimensions.some(blocks) ? 'fail' : 'pass',
      stats: statsOf(view),
      dimensions,
    }
    const notes = [...notesOf(trace), ...said]
    if (notes.length > 0) result.notes = notes.map(redact)
    return { scenario: index, result, asked }
  }

  async function evaluateSource(source: Source, by?: Scenario): Promise<EvaluatedSource> {
    const [path] = source.files
    const runs: EvaluatedRun[] = []
    const unmatched: EvaluatedSource['unmatched'] = []
    const workspaces: string[] = []
    const read = await readSource(cwd, source, settings, config.end, (trace, label) => {
      if (trace.workspace !== undefined) workspaces.push(workspaceOf(path, trace.workspace))
      const binding = by ? { scenarios: [by] } : bind({ path, scenario: trace.scenario })
      if ('scenarios' in binding) for (const s of binding.scenarios) runs.push(evaluateBy(s, trace, label))
      else unmatched.push({ trace: label, reason: binding.reason, last: binding.last })
    })
    return { source, runs, unmatched, workspaces, ...read }
  }

  return { cwd, settings, config, scenarios, problems, globs, redact, ready, whole, evaluateSource }
}
