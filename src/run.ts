// The shell: finds files, streams traces through the judge, collects the report.
import path from 'node:path'
import type { Context } from './checks/contract.ts'
import { commandNamer, viewOf } from './checks/view.ts'
import {
  globMatches,
  isExact,
  listFiles,
  openTrace,
  readTextFile,
  sha256,
  shown,
  TooLong,
  Unreadable,
} from './files.ts'
import { formats } from './formats/index.ts'
import { isRecord, lineReader, type Read, readText } from './formats/read.ts'
import { type Asked, fillPlaces, judge, statsOf } from './judge.ts'
import { type Config, defaultConfig } from './model/config.ts'
import { prepareExact } from './model/json.ts'
import { nearest } from './model/names.ts'
import type { Route } from './model/place.ts'
import type { Registry, Skills } from './model/registry.ts'
import type { Problem, Report, RunResult } from './model/report.ts'
import type { Trace } from './model/trace.ts'
import { blocks, type Dimension } from './model/verdict.ts'
import { type Settings, UsageError } from './options.ts'
import type { JudgeSettings, Where } from './oracles/index.ts'
import { excerpt, redactor } from './report/redact.ts'
import { makeBinder } from './scenario/bind.ts'
import { makePlacer, type Placer } from './scenario/document.ts'
import { loadScenarios, type Scenario } from './scenario/load.ts'
import { resultOf } from './scenario/trials.ts'
import { version } from './version.ts'

export type Hooks = {
  /** Called after each file. */
  progress?(done: number, total: number): void
  /** The environment, for the oracles that a workflow turned on. */
  env?: Readonly<Record<string, string | undefined>>
}

/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
export async function run(cwd: string, settings: Settings, hooks: Hooks = {}): Promise<Report> {
  let placer: Promise<Placer> | undefined
  const onePlacer = () => (placer ??= makePlacer())
  checkFormat(settings.traceFormat)
  const problems: Problem[] = []
  const config = await readConfig(cwd, settings, onePlacer)
  const loaded = await readScenarios(cwd, settings, config, onePlacer)
  problems.push(...loaded.problems)
  const { scenarios } = loaded
  const registry = await readRegistry(cwd, settings, problems, onePlacer)
  const skills = settings.skills === '' ? undefined : readSkills(path.resolve(cwd, settings.skills))
  const needsPatterns = config.redact.patterns.length > 0 || scenarios.some((s) => s.wants('expect').some(holdsPattern))
  const patterns = needsPatterns ? await (await import('./scenario/pattern.ts')).loadPatterns() : undefined
  const redact = remembering(redactor(config.redact.patterns.map((p) => patterns?.(p)).filter((p) => p !== undefined)))
  await prepareExact()

  const { named, globs } = splitTraces(settings.traces, loaded.names, loaded.problems.length > 0)
  const listing = listFiles(
    cwd,
    [...globs, ...scenarios.flatMap((s) => s.traces).filter((g) => !g.startsWith('!'))],
    isTraceName,
  )
  for (const missing of listing.missing) {
    if (globs.includes(missing))
      problems.push({ file: missing, message: 'Missing trace file: it was named exactly and does not exist' })
  }
  const bind = makeBinder(scenarios, named, globMatches)
  const nameCommand = commandNamer(registry, config.aliases)
  const contexts = new Map<Scenario, Context>()
  const contextOf = (scenario: Scenario): Context => {
    let context = contexts.get(scenario)
    if (!context) {
      context = {
        registry,
        skills,
        config,
        prompt: scenario.prompt,
        wants: scenario.wants,
        excerpt: (text) => excerpt(text, redact),
        pattern: (source) => {
          if (!patterns) throw new Error('no engine for expressions')
          return patterns(source)
        },
      }
      contexts.set(scenario, context)
    }
    return context
  }

  const runs = new Map<Scenario, RunResult[]>(scenarios.map((s) => [s, []]))
  const places: { dimension: Dimension; route: Route; scenario: Scenario }[] = []
  const unmatched: { trace: string; reason: string }[] = []
  const unread: (Problem & { isTrace?: boolean })[] = []
  for (const link of listing.links)
    unread.push({
      file: link,
      message: 'Forbidden link: it leaves the traces root or leads nowhere, and was not followed',
    })
  const workspaces: string[] = []
  let traces = 0
  let only: { trace: Trace; file: string; label: string } | undefined
  const asking: Asking[] = []

  function judgeBy(scenario: Scenario, trace: Trace, file: string, label: string): void {
    const view = viewOf(trace, nameCommand)
    const { dimensions, asked } = judge(scenario, view, contextOf(scenario), redact, (dimension, route) =>
      places.push({ dimension, route, scenario }),
    )
    const result: RunResult = {
      trace: redact(label),
      ...(trace.id === undefined ? {} : { id: redact(trace.id) }),
      format: trace.source.format,
      verdict: dimensions.some(blocks) ? 'fail' : 'pass',
      stats: statsOf(view),
      dimensions,
    }
    const notes = notesOf(trace)
    if (notes.length > 0) result.notes = notes
    runs.get(scenario)?.push(result)
    for (const a of asked) {
      const where = {
        traceFile: path.resolve(cwd, file),
        scenario: scenario.name,
        trial: runs.get(scenario)?.length ?? 1,
      }
      const finish = () => {
        result.verdict = dimensions.some(blocks) ? 'fail' : 'pass'
      }
      asking.push({ asked: a, dimensions, where, finish })
    }
  }

  /** Takes one trace of a file. */
  function take(trace: Trace, file: string, label: string): void {
    traces++
    if (trace.workspace !== undefined) workspaces.push(workspaceOf(file, trace.workspace))
    const binding = bind({ path: file, scenario: trace.scenario })
    if ('scenarios' in binding) {
      only = undefined
      for (const scenario of binding.scenarios) judgeBy(scenario, trace, file, label)
      return
    }
    only = traces === 1 && binding.last && scenarios.length === 1 ? { trace, file, label } : undefined
    unmatched.push({ trace: label, reason: binding.reason })
  }

  const limit = settings.maxTraceMb * 1024 * 1024
  for (const [i, file] of listing.files.entries()) {
    let inFile = 0
    let first: Trace | undefined
    const emit = (trace: Trace): void => {
      inFile++
      if (inFile === 1) first = trace
      else {
        if (first) {
          take(first, file, `${file}#${first.id || 1}`)
          first = undefined
        }
        take(trace, file, `${file}#${trace.id || inFile}`)
      }
    }
    const read = await readTraceFile(path.resolve(cwd, file), { format: settings.traceFormat, sha256, emit }, limit)
    if (first) take(first, file, file)
    if (read.problem !== undefined)
      unread.push({
        file,
        ...(read.line === undefined || read.line < 1 ? {} : { line: read.line }),
        message: read.problem,
        isTrace: read.isTrace ?? false,
      })
    hooks.progress?.(i + 1, listing.files.length)
  }
  if (only && traces === 1 && scenarios[0]) {
    judgeBy(scenarios[0], only.trace, only.file, only.label)
    unmatched.length = 0
  }
  const noFiles = listing.files.length === 0 ? [`No trace file matched ${globs.join(', ')}`] : []
  const said = asking.length > 0 ? await ask(cwd, asking, settings, redact, hooks.env ?? {}) : []

  const workspaceFiles: string[] = []
  for (const { isTrace, ...problem } of unread) {
    if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`))) workspaceFiles.push(problem.file)
    else problems.push(problem)
  }
  const results = scenarios.map((s) =>
    resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity, (dimension, route) =>
      places.push({ dimension, route, scenario: s }),
    ),
  )
  if (places.length > 0) {
    const place = await onePlacer()
    places.sort((a, b) => scenarios.indexOf(a.scenario) - scenarios.indexOf(b.scenario))
    fillPlaces(places, (scenario, route) => place(scenario.document, route))
  }
  return assemble(results, { traces, unmatched, workspaceFiles, problems, notes: [...noFiles, ...said] }, redact)
}

type Asking = { asked: Asked; dimensions: Dimension[]; where: Where; finish(): void }

/** Asks the oracles what only they can answer, several at a time, in the report's order. Returns what a reader should know. */
async function ask(
  cwd: string,
  asking: readonly Asking[],
  settings: Settings,
  redact: (text: string) => string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const { makeOracles } = await import('./oracles/index.ts')
  const oracles = makeOracles({
    ...(settings.judgeModel === '' ? {} : { judge: judgeSettings(cwd, settings) }),
    ...(settings.allowVerify ? { verify: { timeoutMs: settings.verifyTimeout * 1000, outputCap: 64 << 10 } } : {}),
    concurrency: 4,
    env,
    redact,
  })
  await Promise.all(
    asking.map(async ({ asked, dimensions, where, finish }) => {
      dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where))
      finish()
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

/** Throws a UsageError for a format that nobody knows. */
function checkFormat(name: string): void {
  const known = ['auto', ...formats.map((f) => f.id)]
  if (known.includes(name)) return
  const near = nearest(name, known)
  throw new UsageError(
    `Unknown trace-format ${JSON.stringify(name)}${near ? `; did you mean ${near}?` : `; known are ${known.join(', ')}`}`,
  )
}

const traceNames = /\.(json|jsonl|ndjson|traj|eval)(\.gz)?$/i
const isTraceName = (file: string): boolean => traceNames.test(file)

const holdsPattern = (want: unknown): boolean => {
  const args = (want as { args?: { matches?: string }[] }).args
  return args?.some((a) => a.matches !== undefined) ?? false
}

/** Remembers what was redacted: most messages are alike. */
function remembering(redact: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    let out = known.get(text)
    if (out === undefined) {
      out = redact(text)
      if (text.length < 500 && known.size < 20_000) known.set(text, out)
    }
    return out
  }
}

/** Reads the traces of one file. `limit`: the most bytes of one document or line. */
export async function readTraceFile(
  file: string,
  options: Parameters<typeof readText>[1],
  limit: number,
): Promise<Read> {
  const opened = openTrace(file, limit)
  if ('problem' in opened) return opened
  if ('text' in opened) return readText(opened.text, options)
  const reader = lineReader(options)
  let lines = 0
  try {
    // JSON Lines begin with two records; anything else is a document, or is read like one.
    for await (const line of opened.lines()) {
      if (line.trim() === '') continue
      if (lines < 2 && !isRecord(line)) {
        lines = 0
        break
      }
      lines++
      reader.line(line)
    }
    if (lines > 1) return reader.end()
  } catch (e) {
    if (!(e instanceof TooLong)) return { problem: `Cannot read the file: ${(e as Error).message}; it may be cut off` }
    if (lines > 1)
      return {
        problem: `Too long a line: it has more than ${limit >> 20} MB; raise max-trace-mb, or shorten what the agent records`,
      }
  }
  const text = await opened.whole()
  if (text === undefined) {
    return {
      problem: `Too large a document: one JSON document may have ${limit >> 20} MB; record JSON Lines instead, which have no limit, or raise max-trace-mb`,
    }
  }
  return readText(text, options)
}

/** What a reader of the report should know of how a trace was read. */
function notesOf(trace: Trace): string[] {
  const notes: string[] = [...(trace.source.notes ?? [])]
  const { unrecognised, junk_lines } = trace.source
  if (unrecognised) notes.push(`${unrecognised} records of the file were not recognised`)
  if (junk_lines) notes.push(`${junk_lines} lines of the file are not JSON`)
  if (trace.truncated) notes.push('The trace was cut off')
  const cut = trace.events.filter((e) => e.type === 'tool_call' && e.result_cut).length
  if (cut > 0) notes.push(`${cut} large results were kept as their first characters and a hash`)
  return notes
}

/** The folder that a trace declares as its workspace, relative to the traces root; never the trace's own folder. */
function workspaceOf(file: string, workspace: string): string {
  const inside = path.posix.normalize(workspace.replaceAll('\\', '/')).replace(/\/+$/, '')
  if (inside === '.' || inside === '' || inside.startsWith('..') || path.posix.isAbsolute(inside)) return '\0'
  return path.posix.join(path.posix.dirname(file), inside)
}

/**
 * Parts the lines `name=glob` from the globs. Throws a UsageError for a name that no scenario has, unless some scenario could not be
 * read: it may be that one's.
 */
function splitTraces(
  lines: readonly string[],
  known: ReadonlySet<string>,
  someUnread: boolean,
): { named: { name: string; glob: string }[]; globs: string[] } {
  const named: { name: string; glob: string }[] = []
  const globs: string[] = []
  // A name may hold an equals sign: the longest that fits is meant.
  const byLength = [...known].sort((a, b) => b.length - a.length)
  for (const line of lines) {
    const fits = byLength.find((n) => line.startsWith(n) && /^\s*=/.test(line.slice(n.length)))
    const at = line.indexOf('=', fits?.length)
    const name = fits ?? line.slice(0, at).trim()
    if (at <= 0 || (fits === undefined && (!isExact(name) || name.includes('/')))) {
      globs.push(line)
      continue
    }
    if (fits === undefined && !someUnread)
      throw new UsageError(
        `Unknown scenario ${JSON.stringify(name)} in traces ${JSON.stringify(line)}; known are ${[...known].join(', ') || 'none'}`,
      )
    const glob = line.slice(at + 1).trim()
    named.push({ name, glob })
    globs.push(glob)
  }
  return { named, globs }
}

/** The text of a file; `undefined` where there is none, or none that can be read: then `failed` is told why. */
function textOf(file: string, failed: (reason: string) => void): string | undefined {
  try {
    return readTextFile(file)
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    failed(e.message)
    return undefined
  }
}

async function readConfig(
  cwd: string,
  settings: Pick<Settings, 'config'>,
  placer: () => Promise<Placer>,
): Promise<Config> {
  const name = settings.config === '' ? 'agent-eval.toml' : settings.config
  const text = textOf(path.resolve(cwd, name), (reason) => {
    throw new UsageError(`${reason} (the config, ${name})`)
  })
  if (text === undefined) {
    if (settings.config !== '') throw new UsageError(`Missing config file ${settings.config}`)
    return defaultConfig
  }
  const { loadConfig } = await import('./scenario/config.ts')
  const loaded = await loadConfig(shown(cwd, name), text, placer)
  if ('config' in loaded) return loaded.config
  throw new UsageError(loaded.problems.map((p) => `${p.file}:${p.line}:${p.column}: ${p.message}`).join('\n'))
}

/** Lists and loads the scenario files. Throws a UsageError when there is none. */
export async function readScenarios(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config'>,
  config: Config,
  placer: () => Promise<Placer>,
) {
  const configFile = shown(cwd, settings.config === '' ? 'agent-eval.toml' : settings.config)
  const isScenario = (file: string) => /\.(toml|jsonl|ndjson)$/i.test(file) && file !== configFile
  const listing = listFiles(cwd, settings.scenarios, isScenario)
  const problems: Problem[] = listing.missing.map((file) => ({
    file,
    message: 'Missing scenario file: it was named exactly and does not exist',
  }))
  if (listing.files.length === 0) {
    throw new UsageError(
      `No scenario file found; tried ${settings.scenarios.join(', ')} below ${cwd}. Name the files with scenarios`,
    )
  }
  function* sources() {
    for (const file of listing.files) {
      const text = textOf(path.resolve(cwd, file), (message) => problems.push({ file, message }))
      if (text !== undefined) yield { file, text }
    }
  }
  const loaded = await loadScenarios(sources(), { config: config.severity, placer })
  return { ...loaded, problems: [...problems, ...loaded.problems], files: listing.files }
}

async function readRegistry(
  cwd: string,
  settings: Settings,
  problems: Problem[],
  placer: () => Promise<Placer>,
): Promise<Registry | undefined> {
  if (settings.registry === '') return undefined
  const file = shown(cwd, settings.registry)
  let problem = 'Missing registry file; dimensions that need it cannot be told'
  const text = textOf(path.resolve(cwd, settings.registry), (reason) => {
    problem = `${reason}; name the registry file`
  })
  if (text === undefined) {
    problems.push({ file, message: problem })
    return undefined
  }
  const { loadRegistry } = await import('./scenario/registry.ts')
  const loaded = await loadRegistry(file, text, placer)
  if ('registry' in loaded) return loaded.registry
  problems.push(...loaded.problems)
  return undefined
}

/** Reads skills on demand. Names are compared with their case also where the file system ignores it, and never leave the folder. */
function readSkills(folder: string): Skills {
  const known = new Map<string, string | undefined>()
  return (name) => {
    if (!known.has(name)) {
      const listed = listFiles(folder, ['*/SKILL.md'], () => true).files
      known.set(
        name,
        listed.includes(`${name}/SKILL.md`) ? readTextFile(path.join(folder, name, 'SKILL.md')) : undefined,
      )
    }
    return known.get(name)
  }
}

function assemble(
  scenarios: Report['scenarios'],
  rest: {
    traces: number
    unmatched: { trace: string; reason: string }[]
    workspaceFiles: string[]
    problems: Problem[]
    notes: string[]
  },
  redact: (text: string) => string,
): Report {
  const failed = scenarios.filter((s) => s.verdict === 'fail')
  const tags: Report['totals']['tags'] = Object.create(null)
  for (const s of scenarios) {
    for (const tag of new Set(s.tags)) {
      tags[tag] ??= { scenarios: 0, passed: 0 }
      tags[tag].scenarios++
      if (s.verdict === 'pass') tags[tag].passed++
    }
  }
  const all = (s: Report['scenarios'][number]): Dimension[] => [...s.dimensions, ...s.runs.flatMap((r) => r.dimensions)]
  const advisory = (d: Dimension) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error')
  return {
    schema: 'agent-eval/report@1',
    tool: { name: 'agent-eval', version },
    verdict: failed.length > 0 ? 'fail' : rest.problems.length > 0 ? 'error' : 'pass',
    totals: {
      scenarios: scenarios.length,
      passed: scenarios.filter((s) => s.verdict === 'pass').length,
      failed: failed.length,
      traces: rest.traces,
      blocking_failures: failed.reduce((n, s) => n + all(s).filter(blocks).length, 0),
      advisory_failures: scenarios.reduce((n, s) => n + all(s).filter(advisory).length, 0),
      tags: Object.fromEntries(Object.entries(tags)),
    },
    scenarios,
    unmatched_traces: rest.unmatched.map((u) => redact(u.trace)),
    unmatched_reasons: rest.unmatched.map((u) => redact(u.reason)),
    workspace_files: rest.workspaceFiles,
    problems: rest.problems.map((p) => ({ ...p, file: redact(p.file), message: redact(p.message) })),
    ...(rest.notes.length > 0 ? { notes: rest.notes } : {}),
  }
}

/** Does the gate hold? */
export function gateHolds(report: Report, failOn: Settings['failOn']): boolean {
  if (failOn === 'never') return true
  return report.verdict === 'pass' && (failOn !== 'advisory' || report.totals.advisory_failures === 0)
}

/** Checks scenario files, and the config, without any trace. */
export async function validate(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config'>,
): Promise<{ scenarios: string[]; problems: Problem[] }> {
  let placer: Promise<Placer> | undefined
  const onePlacer = () => (placer ??= makePlacer())
  const config = await readConfig(cwd, settings, onePlacer)
  const { scenarios, problems } = await readScenarios(cwd, settings, config, onePlacer)
  return { scenarios: scenarios.map((s) => s.name), problems }
}
