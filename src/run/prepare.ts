// Evaluating sources one by one. What comes out can be sent between threads, but for questions to oracles and the run itself.
import { type Context, isAsking, type View } from '../checks/contract.ts'
import { loadFamilies } from '../checks/index.ts'
import { globMatcher } from '../files/globs.ts'
import { shortHash } from '../files/hash.ts'
import { formats } from '../formats/index.ts'
import { type Binding, type GlobMatcher, makeBinder } from '../judging/bind.ts'
import { courseOf, type Print, printOf } from '../judging/copies.ts'
import { type Asked, evaluate, type Redact, type Spoilt, statsOf, withoutCompletion } from '../judging/evaluate.ts'
import { outcomeTeller } from '../judging/outcomes.ts'
import type { RoutedRun } from '../judging/places.ts'
import { commandNamer, viewOf } from '../judging/view.ts'
import { type Deed, deedsOf } from '../learn/deeds.ts'
import { type GoodRun, spoiltAt } from '../learn/difference.ts'
import type { Acts } from '../learn/goods.ts'
import { type Config, defaultConfig } from '../model/config.ts'
import { writeJson } from '../model/json.ts'
import { nearest } from '../model/names.ts'
import type { Registry } from '../model/registry.ts'
import type { Problem } from '../model/report.ts'
import { type Call, callFailed, type Trace } from '../model/trace.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { type Settings, UsageError } from '../options.ts'
import { excerpt, redactor, rememberingRedactor } from '../report/redact.ts'
import type { Scenario } from '../scenario/build.ts'
import { dimensionsOf } from '../scenario/head.ts'
import { loadScenarios } from '../scenario/load.ts'
import { type Effects, effectsOf } from '../strength/effects.ts'
import { baseReader, type Inputs } from './inputs.ts'
import { splitTraces } from './lines.ts'
import { onlyThese } from './only.ts'
import { promptNote, samePrompt } from './prompts.ts'
import { makeReady, type Ready } from './ready.ts'
import { readReferences } from './references.ts'
import {
  digester,
  notesOf,
  readSource,
  readSourcePart,
  runDigest,
  type Source,
  type SourcePart,
  type SourceProblem,
  workspaceOf,
} from './sources.ts'
import { timeOf } from './times.ts'
import type { Recorded } from './trials.ts'

/** One run: its result, and by which scenario. `seen`: the run itself, and what its checks knew beside it. */
export type EvaluatedRun = {
  scenario: number
  result: RoutedRun
  print: Print
  asked: Asked[]
  acts: Acts
  seen: { view: View; context: Context }
}

/** Takes the runs of a source as they are judged; `index` counts them. */
export type TakeRun = (run: EvaluatedRun, at: { index: number } & Recorded) => void

/** What a source holds beside its runs. `last`: only the rule of the only trace may still bind it. */
export type SourceFacts = {
  traces: number
  unmatched: { trace: string; reason: string; last: boolean }[]
  /** How many traces belong to scenarios that were left out alone. */
  leftOut: number
  /** Folders that traces of this source declare as their workspaces, relative to the traces root. */
  workspaces: string[]
  problems: SourceProblem[]
}

/** Where a trace stands: its file, what reports call it, and the digest of its recording. */
export type At = { file: string; label: string; digest?: string | undefined }

/** Which scenarios judge the traces of a source. */
export type BoundSource = {
  runs: { scenario: string; label: string; digest: string | undefined }[]
  /** Only the rule of the only trace may still bind one of them. */
  last: boolean
  /** It is no trace, and told as one that cannot be read unless a trace declares it to lie in its workspace. */
  odd: boolean
}

/** Everything that evaluating needs, made from what was read: by the main thread, and again by each worker. */
export type Prepared = {
  cwd: string
  /** Where the traces are: see Inputs. */
  root: string
  settings: Settings
  config: Config
  scenarios: Scenario[]
  /** The scenarios that are judged: all, or those that the option `only` takes. */
  taken: ReadonlySet<Scenario>
  problems: Problem[]
  /** The `name=glob` lines of the traces input, and all of its globs. */
  named: readonly { name: string; glob: string }[]
  globs: string[]
  redact: Redact
  ready: Ready
  registry: Registry | undefined
  /** The command of a tool that a trace does not name itself. */
  nameCommand(tool: string): string
  /** Could every scenario file be read? */
  whole: boolean
  /** Of all scenarios, also of those that could not be loaded, as far as they are known. */
  names: ReadonlySet<string>
  /** The names of scenarios that have traces of their own. */
  owners: readonly string[]
  /** The files of references, as absolute paths. */
  references: readonly string[]
  /** Takes away scenarios from those that are judged. */
  leaveOut(names: ReadonlySet<string>): void
  /** Tells which scenarios judge the traces of a source, without judging any. */
  bindSource(source: Source, digest: string | undefined): Promise<BoundSource>
  /** Judges one trace by one scenario, whatever the trace belongs to. */
  judgeBy(scenario: Scenario, trace: Trace, label: string): EvaluatedRun
  /**
   * Tells, of many traces, whether a scenario judges them alike. What differs is most often the same again, so that is asked first,
   * and the rest not at all. Traces are taken as they are: outcomes that a config tells are told by `tellOutcomes`.
   */
  likeBy(scenario: Scenario, wanted: readonly (string | undefined)[]): (trace: Trace) => boolean
  tellOutcomes(trace: Trace): Trace
  /** The run that a scenario names as its reference, to compare failing ones with. */
  referenceOf(scenario: Scenario): GoodRun | undefined
  /** Evaluates one source; `by`: every trace of it belongs to this scenario. */
  evaluateSource(source: Source, take: TakeRun, by?: Scenario): Promise<SourceFacts>
  /** Evaluates a source from a part on. */
  evaluateRest(source: Source, from: SourcePart, take: TakeRun): Promise<SourceFacts>
  /** Evaluates one part of a source; `undefined`: it can only be told in one piece with what stands before it. */
  evaluatePart(source: Source, part: SourcePart, take: TakeRun): SourceFacts | undefined
  /** The traces that scenarios name as their references. */
  referencesOf: Awaited<ReturnType<typeof readReferences>>['of']
  /** Evaluates one trace of a source, and adds to the facts of that source. */
  evaluateTrace(trace: Trace, at: At, facts: SourceFacts, take: (run: EvaluatedRun) => void): void
}

const noDigest: ReturnType<typeof digester> = { digest: () => undefined }

export const noFacts = (): SourceFacts => ({ traces: 0, unmatched: [], leftOut: 0, workspaces: [], problems: [] })

/** Makes scenarios and config of their texts. Throws a UsageError for what is wrong with the config. */
export async function loadInputs(
  cwd: string,
  inputs: Pick<Inputs, 'config' | 'scenarios' | 'bases'>,
  ready: Ready,
  registry?: Registry,
) {
  const config = await configOf(inputs, ready)
  const base = baseReader(cwd, inputs)
  const loaded = await loadScenarios(inputs.scenarios, { config: config.severity, registry, base, ...ready })
  if (inputs.config && Object.keys(config.tags).length > 0 && loaded.problems.length === 0) {
    const { tagProblems } = await import('../documents/config.ts')
    const borne = new Set(loaded.scenarios.flatMap((s) => s.tags))
    loaded.problems.push(...(await tagProblems(inputs.config, config, borne, ready)))
  }
  return { config, ...loaded }
}

/** The config of its text. Throws a UsageError for what is wrong with it. */
export async function configOf({ config }: Pick<Inputs, 'config'>, ready: Ready): Promise<Config> {
  if (config === undefined) return defaultConfig
  const { loadConfig } = await import('../documents/config.ts')
  const loaded = await loadConfig(config.file, config.text, async () => dimensionsOf(await loadFamilies()), ready)
  if ('value' in loaded) return loaded.value
  throw new UsageError(loaded.problems.map((p) => `${p.file}:${p.line}:${p.column}: ${p.message}`).join('\n'))
}

/** The registry of its text; problems say why there is none. */
export async function registryOf(
  { registry }: Pick<Inputs, 'registry'>,
  problems: Problem[],
  ready: Ready,
): Promise<Registry | undefined> {
  if (registry === undefined) return undefined
  const { loadRegistry } = await import('../documents/registry.ts')
  const loaded = await loadRegistry(registry.file, registry.text, ready)
  if ('value' in loaded) return loaded.value
  problems.push(...loaded.problems)
  return undefined
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

/** Prepares what was read. Throws a UsageError for a wrong call or config. */
export async function prepare(cwd: string, settings: Settings, inputs: Inputs): Promise<Prepared> {
  const ready = makeReady()
  checkFormat(settings.traceFormat)
  const problems: Problem[] = []
  const registry = await registryOf(inputs, problems, ready)
  const { config, scenarios, names, problems: wrong } = await loadInputs(cwd, inputs, ready, registry)
  problems.unshift(...inputs.problems, ...wrong)
  const whole = inputs.whole && wrong.length === 0
  const { skills: texts } = inputs
  const skills = texts && ((name: string) => texts.get(name))
  const references = await readReferences(cwd, scenarios, settings, config.end, ready)
  problems.push(...references.problems)
  const redact = redactor(config.redact.patterns.map(ready.pattern))
  const redactDeeds = rememberingRedactor(redact)
  const taken = new Set(onlyThese(scenarios, settings.only))
  const leaveOut = (some: ReadonlySet<string>): void => {
    for (const s of taken) if (some.has(s.name)) taken.delete(s)
  }
  leaveOut(inputs.leftOut)

  const { named, globs } = splitTraces(settings.traces, names, !whole)
  const { root, digests } = inputs
  const matcher = globMatcher(root)
  const general = scenarios
    .filter((s) => s.everyTrace)
    .map((scenario) => ({ scenario, judges: judgesOf(scenario, named, matcher) }))
  const bind = makeBinder(scenarios, named, matcher, names)
  const tellOutcomes = outcomeTeller(config.outcome_text, ready.pattern)
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
      readYaml: ready.readYaml,
      scenarios: [s.name],
      ...references.of(s),
    }),
  )

  const known = new Map<Scenario, Effects>()
  const effects = (scenario: Scenario): Effects => {
    const before = known.get(scenario)
    if (before) return before
    const made = effectsOf(scenario, { registry, mutating: settings.mutating ?? [], nameCommand })
    known.set(scenario, made)
    return made
  }
  const referenceOf = (scenario: Scenario): GoodRun | undefined => {
    const [name] = references.namesOf(scenario)
    const read = name === undefined ? undefined : references.of(scenario).reference(name)
    if (name === undefined || !read || 'problem' in read) return undefined
    const { calls } = viewOf(tellOutcomes(read.trace), nameCommand)
    const deeds = deedsOf(calls, effects(scenario).has, { redact: redactDeeds, hash: shortHash })
    return deeds && { trace: redact(name), deeds }
  }

  function evaluateBy(scenario: Scenario, trace: Trace, { label, digest }: At, beside = false): EvaluatedRun {
    const index = scenarios.indexOf(scenario)
    const view = viewOf(trace, nameCommand)
    const context = contexts[index] as Context
    const {
      dimensions,
      asked,
      notes: told,
      spoilt,
    } = evaluate(beside ? withoutCompletion(scenario) : scenario, view, context, redact)
    const result: RoutedRun = {
      trace: redact(label),
      ...(trace.id === undefined ? {} : { id: redact(trace.id) }),
      ...(digest === undefined ? {} : { digest }),
      format: trace.source.format,
      ...(trace.persona === undefined ? {} : { persona: redact(trace.persona) }),
      verdict: dimensions.some(blocks) ? 'fail' : 'pass',
      stats: statsOf(view),
      dimensions,
    }
    const said = labelOf(trace, settings.agreement)
    if (said !== undefined) result.label = typeof said === 'string' ? redact(said) : said
    const notes = [...notesOf(trace), ...promptNote(scenario, trace), ...told]
    if (notes.length > 0) result.notes = notes.map(redact)
    const course = courseOf(view.calls, shortHash)
    const acts = actsOf(view, course, effects(scenario), spoilt, redactDeeds)
    const print = printOf(trace, view.calls, course, shortHash)
    return { scenario: index, result, print, asked, acts, seen: { view, context } }
  }

  function likeBy(scenario: Scenario, wanted: readonly (string | undefined)[]): (trace: Trace) => boolean {
    const context = contexts[scenarios.indexOf(scenario)] as Context
    const asks = scenario.graded.flatMap((graded, i) =>
      isAsking(graded.check) ? [] : [{ alone: { ...scenario, graded: [graded] }, wanted: wanted[i] }],
    )
    return (trace) => {
      const view = viewOf(trace, nameCommand)
      const other = asks.findIndex((ask) => {
        const [d] = evaluate(ask.alone, view, context, redact).dimensions
        return failureOf(d) !== ask.wanted
      })
      if (other > 0) asks.unshift(...asks.splice(other, 1))
      return other < 0
    }
  }

  const isJudged = (s: Scenario): boolean => taken.has(s) && s.skip === undefined

  function evaluateTrace(
    recorded: Trace,
    at: At,
    facts: SourceFacts,
    take: (run: EvaluatedRun) => void,
    by?: Scenario,
  ): void {
    const { file, label } = at
    const problem = (message: string): void => {
      if (!facts.problems.some((p) => p.message === message)) facts.problems.push({ file, message, isTrace: true })
    }
    const trace = tellOutcomes(recorded)
    if (trace.workspace !== undefined) {
      const workspace = workspaceOf(file, trace.workspace)
      if (!facts.workspaces.includes(workspace)) facts.workspaces.push(workspace)
    }
    const judgeBeside = (owned: boolean): void => {
      for (const { scenario, judges } of general)
        if (isJudged(scenario) && judges(file)) take(evaluateBy(scenario, trace, at, owned))
    }
    const binding: Binding = by ? { scenarios: [by], rule: 'path' } : bind({ path: file, scenario: trace.scenario })
    if (binding.conflict !== undefined) problem(binding.conflict)
    if (!('scenarios' in binding)) {
      facts.unmatched.push({ trace: label, reason: binding.reason, last: binding.last })
      judgeBeside(false)
      return
    }
    if (binding.rule === 'input' && !samePrompt(binding.scenarios)) problem(twice(binding.scenarios))
    const judged = binding.scenarios.filter((s) => taken.has(s))
    if (judged.length === 0) facts.leftOut++
    const shared = binding.rule === 'input' && binding.scenarios.length > 1
    for (const s of judged.filter(isJudged)) {
      const run = evaluateBy(s, trace, at)
      if (shared) run.result.notes = [...(run.result.notes ?? []), redact(sharedNote(binding.scenarios))]
      take(run)
    }
    judgeBeside(true)
  }

  /** Takes the traces of a source as they are read, behind so many that stand before them. */
  function takes(
    source: Source,
    digest: () => string | undefined,
    before: number,
    facts: SourceFacts,
    hand: TakeRun,
    by?: Scenario,
  ): (trace: Trace, label: string) => void {
    const [file] = source.files
    let index = 0
    return (trace, label) => {
      const recorded = { nth: before + ++facts.traces, at: timeOf(trace) }
      const hash = digest()
      const own = hash && runDigest(hash, source, label, recorded.nth)
      const take = (run: EvaluatedRun): void => hand(run, { index: index++, ...recorded })
      evaluateTrace(trace, { file, label, digest: own }, facts, take, by)
    }
  }

  const evaluateSource = (source: Source, hand: TakeRun, by?: Scenario): Promise<SourceFacts> =>
    evaluateFrom(source, undefined, hand, by)

  async function evaluateFrom(
    source: Source,
    from: SourcePart | undefined,
    hand: TakeRun,
    by?: Scenario,
  ): Promise<SourceFacts> {
    const [file] = source.files
    const facts = noFacts()
    const { seen, digest } = from ? { digest: () => from.digest } : digests ? digester(root, source) : noDigest
    const take = takes(source, digest, from?.before ?? 0, facts, hand, by)
    const reading = { end: config.end, places: ready, ...(seen ? { seen } : {}), take }
    const { problems: unread } = await readSource(root, source, settings, reading, from)
    for (const problem of unread) {
      const owned = bind({ path: file })
      const owners = by ? [by] : 'scenarios' in owned ? owned.scenarios : []
      facts.problems.push(owners.length > 0 ? { ...problem, scenarios: owners.map((s) => s.name) } : problem)
    }
    return facts
  }

  function evaluatePart(source: Source, part: SourcePart, hand: TakeRun): SourceFacts | undefined {
    const facts = noFacts()
    const take = takes(source, () => part.digest, part.before, facts, hand)
    return readSourcePart(root, source, part, settings, { end: config.end, take }) ? facts : undefined
  }

  async function bindSource(source: Source, digest: string | undefined): Promise<BoundSource> {
    const [file] = source.files
    const runs: BoundSource['runs'] = []
    let last = false
    let read = 0
    const { problems: unread } = await readSource(root, source, settings, {
      end: config.end,
      places: ready,
      take(trace, label) {
        const own = digest && runDigest(digest, source, label, ++read)
        const binding = bind({ path: file, scenario: trace.scenario })
        const bound = 'scenarios' in binding ? binding.scenarios : []
        last ||= 'last' in binding && binding.last
        const beside = general.filter(({ judges }) => judges(file)).map(({ scenario }) => scenario)
        for (const { name, skip } of [...bound, ...beside])
          if (skip === undefined) runs.push({ scenario: name, label, digest: own })
      },
    })
    return { runs, last, odd: unread.some((p) => !p.isTrace) }
  }

  const owners = scenarios.filter((s) => !s.everyTrace).map((s) => s.name)
  return {
    ...{ cwd, root, settings, config, scenarios, taken, problems, named, globs, redact, ready, whole, names, owners },
    ...{ references: references.files, referencesOf: references.of, tellOutcomes, registry, nameCommand },
    ...{ leaveOut, bindSource, evaluateSource, evaluatePart, evaluateTrace, referenceOf },
    evaluateRest: evaluateFrom,
    likeBy,
    judgeBy: (scenario, trace, label) => evaluateBy(scenario, tellOutcomes(trace), { file: label, label }),
  }
}

/** How a dimension counts against its run; `undefined`: it does not. */
export const failureOf = (d: Dimension | undefined): 'fail' | 'error' | undefined =>
  d && blocks(d) ? (d.verdict as 'fail' | 'error') : undefined

/** What a run did, told when it is asked for: most runs are never asked. `calls`: a hash of its calls. */
function actsOf(view: View, calls: string, effects: Effects, spoilt: Spoilt | undefined, redact: Redact): Acts {
  return {
    course: () => withMarks(calls, view.calls),
    signature: () =>
      shortHash(writeJson(view.calls.filter(effects.took).map((call) => [view.command(call), call.arguments ?? null]))),
    deeds: (): Deed[] | undefined => deedsOf(view.calls, effects.has, { redact, hash: shortHash }),
    spoilt: spoilt && spoiltAt(spoilt.call, redact(view.calls[spoilt.call - 1]?.tool ?? ''), redact(spoilt.dimension)),
  }
}

/** A hash of calls together with what it leaves out: which of them failed, and commands of their own. */
function withMarks(hash: string, calls: readonly Call[]): string {
  const marks: unknown[] = []
  for (const [at, call] of calls.entries()) {
    const failed = callFailed(call) === true
    if (failed || call.command !== undefined) marks.push(at, failed, call.command)
  }
  return marks.length === 0 ? hash : shortHash(writeJson([hash, marks]))
}

/** Which files a scenario judges that judges every trace: all, or those that its globs and its lines of traces narrow it to. */
function judgesOf(
  { name, traces }: Scenario,
  named: readonly { name: string; glob: string }[],
  matcher: GlobMatcher,
): (file: string) => boolean {
  const gives = [
    ...traces.filter((g) => !g.startsWith('!')),
    ...named.filter((n) => n.name === name).map((n) => n.glob),
  ]
  const [given, taken] = [gives, traces.filter((g) => g.startsWith('!')).map((g) => g.slice(1))].map((globs) =>
    globs.map(matcher),
  )
  return (file) => (gives.length === 0 || (given ?? []).some((m) => m(file))) && !(taken ?? []).some((m) => m(file))
}

const namesOf = (scenarios: readonly Scenario[]): string => scenarios.map((s) => JSON.stringify(s.name)).join(' and ')

const twice = (scenarios: readonly Scenario[]): string =>
  `Contradiction: traces gives one file to the scenarios ${namesOf(scenarios)}, whose prompts differ; give each the file of its own run`

const sharedNote = (scenarios: readonly Scenario[]): string =>
  `Lines of traces give this file to the scenarios ${namesOf(scenarios)}`

/** What the label of this name says of a trace; a `!` before the name reverses it later. */
function labelOf({ labels }: Trace, name: string | undefined): number | boolean | string | undefined {
  const key = name?.replace(/^!/, '')
  return labels && key !== undefined && Object.hasOwn(labels, key) ? labels[key] : undefined
}
