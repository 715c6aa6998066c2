// Judging files one by one. What comes out can be sent between threads, but for questions to oracles.

import path from 'node:path'
import type { Context } from '../checks/contract.ts'
import { lazyPlacer, type Placer } from '../documents/document.ts'
import { patterns } from '../documents/pattern.ts'
import { globMatches, type Listing, listFiles } from '../files/globs.ts'
import { sha256 } from '../files/hash.ts'
import { makeBinder } from '../judging/bind.ts'
import { type Asked, judge, type Redact, statsOf } from '../judging/evaluate.ts'
import { commandNamer, viewOf } from '../judging/view.ts'
import type { Config } from '../model/config.ts'
import type { Route } from '../model/place.ts'
import type { Problem, RunResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import { blocks } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import { readTraceFile } from '../reading/file.ts'
import { excerpt, redactor } from '../report/redact.ts'
import type { Scenario } from '../scenario/build.ts'
import { checkFormat, readConfig, readRegistry, readScenarios, readSkills, splitTraces } from './inputs.ts'

/** One run of a file: its result, by which scenario, and where its failing dimensions point. */
export type JudgedRun = { scenario: number; result: RunResult; places: { at: number; route: Route }[]; asked: Asked[] }

/** All that judging one file gave. `last`: only the rule of the only trace may still bind it. */
export type JudgedFile = {
  file: string
  traces: number
  runs: JudgedRun[]
  unmatched: { trace: string; reason: string; last: boolean }[]
  /** Folders that traces of this file declare as their workspaces, relative to the traces root. */
  workspaces: string[]
  /** `isTrace`: it is one, though it cannot be read. */
  problem?: Problem & { isTrace: boolean }
}

/** Everything that judging needs, made from the settings: by the main thread, and again by each worker. */
export type Prepared = {
  cwd: string
  settings: Settings
  config: Config
  scenarios: Scenario[]
  problems: Problem[]
  globs: string[]
  /** Lists the trace files. */
  listTraces(): Listing
  redact: Redact
  placer(): Promise<Placer>
  /** Could every scenario file be read? */
  whole: boolean
  /** Judges one file; `by`: every trace of it belongs to this scenario. */
  judgeFile(file: string, by?: Scenario): Promise<JudgedFile>
}

/** Reads what the settings name. Throws a UsageError for a wrong call or config. */
export async function prepare(cwd: string, settings: Settings): Promise<Prepared> {
  const placer = lazyPlacer()
  checkFormat(settings.traceFormat)
  const config = await readConfig(cwd, settings, placer)
  const loaded = await readScenarios(cwd, settings, config, placer)
  const problems = [...loaded.problems]
  const { scenarios } = loaded
  const registry = await readRegistry(cwd, settings, problems, placer)
  const skills = readSkills(cwd, settings, problems)
  const redact = redactor(config.redact.patterns.map(patterns))

  const { named, globs } = splitTraces(settings.traces, loaded.names, loaded.problems.length > 0)
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
      pattern: patterns,
    }),
  )

  function judgeBy(scenario: Scenario, trace: Trace, label: string): JudgedRun {
    const index = scenarios.indexOf(scenario)
    const view = viewOf(trace, nameCommand)
    const needs: { dimension: object; route: Route }[] = []
    const judged = judge(scenario, view, contexts[index] as Context, redact, (dimension, route) =>
      needs.push({ dimension, route }),
    )
    const { dimensions, asked } = judged
    const result: RunResult = {
      trace: redact(label),
      ...(trace.id === undefined ? {} : { id: redact(trace.id) }),
      format: trace.source.format,
      verdict: dimensions.some(blocks) ? 'fail' : 'pass',
      stats: statsOf(view),
      dimensions,
    }
    const notes = [...notesOf(trace), ...judged.notes]
    if (notes.length > 0) result.notes = notes.map(redact)
    const places = needs.map(({ dimension, route }) => ({ at: dimensions.indexOf(dimension as never), route }))
    return { scenario: index, result, places, asked }
  }

  async function judgeFile(file: string, by?: Scenario): Promise<JudgedFile> {
    const judged: JudgedFile = { file, traces: 0, runs: [], unmatched: [], workspaces: [] }
    const take = (trace: Trace, label: string): void => {
      if (trace.workspace !== undefined) judged.workspaces.push(workspaceOf(file, trace.workspace))
      const binding = by ? { scenarios: [by] } : bind({ path: file, scenario: trace.scenario })
      if ('scenarios' in binding) for (const s of binding.scenarios) judged.runs.push(judgeBy(s, trace, label))
      else judged.unmatched.push({ trace: label, reason: binding.reason, last: binding.last })
    }
    // The first trace waits until a second comes: alone, it is labelled by its file.
    let first: Trace | undefined
    const emit = (trace: Trace): void => {
      judged.traces++
      if (judged.traces === 1) {
        first = trace
        return
      }
      if (first) take(first, `${file}#${first.id || 1}`)
      first = undefined
      take(trace, `${file}#${trace.id || judged.traces}`)
    }
    const options = { format: settings.traceFormat, sha256, emit }
    const read = await readTraceFile(path.resolve(cwd, file), options, settings.maxTraceMb * 1024 * 1024)
    if (first) take(first, file)
    if (read.problem !== undefined) {
      const line = read.line === undefined || read.line < 1 ? {} : { line: read.line }
      judged.problem = { file, ...line, message: read.problem, isTrace: read.isTrace ?? false }
    }
    return judged
  }

  const listTraces = () =>
    listFiles(cwd, [...globs, ...scenarios.flatMap((s) => s.traces).filter((g) => !g.startsWith('!'))], isTraceName)
  const whole = loaded.problems.length === 0
  return { cwd, settings, config, scenarios, problems, globs, redact, placer, whole, listTraces, judgeFile }
}

const traceNames = /\.(json|jsonl|ndjson|traj|eval)(\.gz)?$/i
/** What the name of a trace ends in, for messages. */
export const traceEndings = '.json, .jsonl, .ndjson, .traj, .eval (or one of these and .gz)'
const isTraceName = (file: string): boolean => traceNames.test(file)

/** What a reader of the report should know of how a trace was read. */
function notesOf(trace: Trace): string[] {
  const notes: string[] = [...(trace.source.notes ?? [])]
  const { unrecognised, junk_lines } = trace.source
  if (unrecognised)
    notes.push(`${count(unrecognised, 'record of the file was', 'records of the file were')} not recognised`)
  if (junk_lines) notes.push(`${count(junk_lines, 'line of the file is', 'lines of the file are')} not JSON`)
  if (trace.truncated) notes.push('The trace was cut off')
  let cut = 0
  for (const e of trace.events) if (e.type === 'tool_call' && e.result_cut) cut++
  if (cut > 0)
    notes.push(
      `${count(cut, 'large result was kept as its', 'large results were kept as their')} first characters and a hash`,
    )
  return notes
}

/** The folder that a trace declares as its workspace, relative to the traces root; never the trace's own folder. */
function workspaceOf(file: string, workspace: string): string {
  const inside = path.posix.normalize(workspace.replaceAll('\\', '/')).replace(/\/+$/, '')
  if (inside === '.' || inside === '' || inside.startsWith('..') || path.posix.isAbsolute(inside)) return '\0'
  return path.posix.join(path.posix.dirname(file), inside)
}
