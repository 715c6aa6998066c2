// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.
import path from 'node:path'
import { isAsking } from '../checks/contract.ts'
import { toProblems } from '../documents/document.ts'
import { globMatcher } from '../files/globs.ts'
import { asksOf } from '../judging/baseline/weakened.ts'
import type { PlaceOf } from '../judging/places.ts'
import { severityWeakenings } from '../judging/weakened.ts'
import type { JudgedBy, Problem, Report } from '../model/report.ts'
import type { StrengthResult } from '../model/strength.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import { placeIn, problemsIn } from '../scenario/extend.ts'
import { type Asking, ask } from './ask.ts'
import { type Baseline, type Compared, compareWith, readBaseline } from './baselines.ts'
import { type Conclude, type Concluded, conclude, type Viewed } from './conclude.ts'
import { judgedBy } from './decided.ts'
import { type Fetched, nothingFetched } from './fetched.ts'
import { type Common, type Part, type Plan, planOf } from './findings.ts'
import { bindOnly, gather } from './gather.ts'
import type { Gathered } from './gathering.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { concludeShard, type Identity, identityOf } from './portion.ts'
import { loadInputs, type Prepared, prepare, registryOf } from './prepare.ts'
import { makeReady } from './ready.ts'
import { askedOf, recordingsOf } from './recordings.ts'
import { checkReports } from './reports.ts'
import { cutSources, readCut } from './shard.ts'
import type { Since } from './since.ts'
import { listSources, type Source } from './sources.ts'
import type { Position, Trials } from './trials.ts'
import { noneMatched, unmatchedGlobs } from './unmatched.ts'

export type Hooks = {
  /** Called after each source, and then after each question that an oracle answered. */
  progress?(done: number, total: number, of?: 'question'): void
  /** The environment, for the oracles that a workflow turned on. */
  env?: Readonly<Record<string, string | undefined>>
  /** The URL of the program's entry, which starts as a worker too; absent: one thread. */
  entry?: string
  /** `false`: nobody asks for the digests of runs. */
  digests?: boolean
  fetched?: Fetched
}

/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
export async function judge(
  cwd: string,
  given: Settings,
  hooks: Hooks = {},
  read = readInputs(cwd, given),
): Promise<Concluded> {
  checkStrength(given)
  const { fetched = nothingFetched } = hooks
  const baseline = readBaseline(cwd, given, fetched.baseline)
  const settings = baseline?.first ? { ...given, only: [...baseline.first.scenarios] } : given
  checkChangedSince(cwd, settings)
  const root = fetched.root ?? cwd
  const inputs = { ...read, root, digests: hooks.digests ?? true }
  const prepared = await prepare(cwd, settings, inputs)
  prepared.problems.push(...fetched.problems)
  const { scenarios, globs } = prepared
  const own = scenarios
    .filter((s) => !s.everyTrace)
    .flatMap((s) => s.traces)
    .filter((g) => !g.startsWith('!'))
  // Traces that were fetched lie where no report is written to.
  checkReports(cwd, settings, root === cwd ? [...globs, ...own] : [])
  const listing = listSources(root, [...globs, ...own])
  const cut = settings.shard === undefined ? undefined : readCut(settings.shard, hooks.env ?? {})
  const { numbered: part, listing: listed } = cut
    ? cutSources(root, listing.sources, cut)
    : { numbered: listing.sources.map((source, number) => ({ source, number })), listing: '' }
  const decided: Decided = { judgedBy: judgedBy(prepared, inputs) }
  const since = await sinceOf(prepared, inputs, listing, decided.judgedBy)
  if (since) decided.changedSince = since.told
  const numbered = part.filter(({ number }) => !since?.passed.has(number))
  const folder = hooks.env?.['RUNNER_TEMP'] || undefined
  const { entry, progress } = hooks
  const gathered = await gather(prepared, { inputs, numbered, folder, entry, progress })
  for (const { number } of part) gathered.leftOut += since?.passed.get(number) ?? 0
  try {
    const only = await bindOnly(prepared, gathered, numbered)
    for (const { trials } of only ? [gathered, only] : [gathered]) compareFrom(prepared, trials)
    const found: Found = { ...prepared, listing, decided }
    if (!cut) return await report(found, only ?? gathered, hooks, baseline)
    const { env = {} } = hooks
    const identity = {
      ...cut,
      files: part.length,
      listing: listed,
      ...identityOf(inputs, settings),
      ...(env['GITHUB_SHA'] ? { commit: env['GITHUB_SHA'] } : {}),
      ...(env['GITHUB_RUN_ID'] ? { run: env['GITHUB_RUN_ID'] } : {}),
    }
    return await shardReport(found, { gathered, only }, hooks, identity)
  } catch (e) {
    gathered.spool.close()
    throw e
  }
}

/** Throws a UsageError where not all runs are judged, which the strength is of. */
function checkStrength({ strength, minStrength, shard, changedSince: since }: Settings): void {
  if (!strength && minStrength === undefined) return
  const part = shard !== undefined ? 'in a shard' : since !== undefined ? 'beside changed-since' : undefined
  if (part !== undefined)
    throw new UsageError(`Expected no strength ${part}: it is of all traces together; measure it in a run of its own`)
}

/** What is known before any run is judged. */
type Decided = Pick<Common, 'judgedBy' | 'changedSince'>
type Found = Prepared & { listing: SourceListing; decided: Decided }

/** Throws a UsageError for what does not go together with `changed-since`. */
function checkChangedSince(cwd: string, { changedSince: since, confirm, reportJson }: Settings): void {
  if (since === undefined) return
  if (confirm !== undefined)
    throw new UsageError('Expected no changed-since beside confirm, which takes the scenarios that were run again')
  if (reportJson !== undefined && path.resolve(cwd, reportJson) === path.resolve(cwd, since))
    throw new UsageError(
      `Expected report-json to name another file than changed-since, found ${since} for both: this report has only what is judged again, and would take the place of one that has all`,
    )
}

/** Leaves out what did not change, here and in the workers. */
async function sinceOf(
  prepared: Prepared,
  inputs: Inputs,
  { sources }: SourceListing,
  now: JudgedBy,
): Promise<Since | undefined> {
  const { changedSince: name } = prepared.settings
  if (name === undefined) return undefined
  const { changedSince } = await import('./since.ts')
  const since = await changedSince(prepared, sources, now, name)
  prepared.leaveOut(since.leftOut)
  inputs.leftOut = since.leftOut
  return since
}

/** The report of what was gathered: oracles are asked, copies are told apart, scenarios are decided. */
async function report(
  prepared: Found,
  gathered: Gathered,
  hooks: Hooks,
  baseline: Baseline | undefined,
): Promise<Concluded> {
  const { listing } = prepared
  const links = new Map(linksOf(listing.sources))
  const linked = new Set([...links].flat())
  for (const trials of gathered.trials) trials.arrange((source) => links.get(source) ?? source, linked)
  const oracle = await answer(prepared, listing.sources, [gathered], hooks)
  const given = concluding(prepared, gathered, oracle)
  const compared = baseline && {
    baseline,
    compareTo: (results: readonly Compared[]) => compareWith(baseline, prepared.settings, given.common, results),
  }
  const strength = await strengthOf(prepared, listing.sources, gathered)
  const fed = await conclude({ ...given, ...compared, strength })
  return { ...fed, ...viewedOf(prepared, gathered), close: gathered.spool.close }
}

/** What the viewer shows of the runs. */
function viewedOf(prepared: Found, gathered: Gathered): Viewed {
  const { sources } = prepared.listing
  const judged = prepared.scenarios.filter((s) => prepared.taken.has(s))
  return {
    redact: prepared.redact,
    asked: (scenario) => askedOf(prepared, judged[scenario] as Scenario),
    recordings: recordingsOf(prepared, judged, sources, judgedTrials(prepared, gathered)),
  }
}

/** How strong the scenarios are, where it is asked for; runs that an oracle failed do not pass. */
async function strengthOf(
  prepared: Prepared,
  sources: readonly Source[],
  { trials }: Gathered,
): Promise<StrengthResult | undefined> {
  const { strength, minStrength: floor } = prepared.settings
  if (!strength && floor === undefined) return undefined
  const { measureStrength } = await import('./strength.ts')
  const failed = new Map(prepared.scenarios.map((s, i) => [s, failedAt(s, trials[i])]))
  const numbered = sources.map((source, number) => ({ source, number }))
  const found = await measureStrength(prepared, numbered, (s, at) => failed.get(s)?.has(placeOf(at)) === true)
  const { schema: _, ...result } = found.strength
  return floor === undefined ? result : { ...result, floor }
}

const placeOf = ({ source, index }: Position): string => `${source}#${index}`

/** Where the runs stand that fail; of a scenario that asks no oracle it is told again by judging. */
function failedAt({ graded }: Scenario, trials: Trials | undefined): ReadonlySet<string> {
  if (!trials || !graded.some(({ check }) => isAsking(check))) return new Set()
  const verdicts = [...trials].map(({ verdict }) => verdict)
  return new Set([...trials.positions()].filter((_, i) => verdicts[i] === 'fail').map(placeOf))
}

/** The report of one part of the sources, in which all is left open that only all of them decide. */
async function shardReport(
  prepared: Found,
  { gathered, only }: { gathered: Gathered; only: Gathered | undefined },
  hooks: Hooks,
  identity: Identity,
): Promise<Concluded> {
  const all = only ? [gathered, only] : [gathered]
  for (const { trials } of all) for (const one of trials) one.arrangeAll()
  const oracle = await answer(prepared, prepared.listing.sources, all, hooks)
  const given = concluding(prepared, gathered, oracle)
  const fed = await concludeShard(
    given,
    identity,
    only && { trials: judgedTrials(prepared, only), telling: only.telling },
  )
  return { ...fed, ...viewedOf(prepared, gathered), close: gathered.spool.close }
}

/** Asks the oracles what runs left to them. */
async function answer(
  prepared: Prepared,
  sources: readonly Source[],
  all: readonly Gathered[],
  { env = {}, entry, progress }: Hooks,
): Promise<Part['oracle']> {
  const { cwd, settings, redact, ready } = prepared
  const asking = all.flatMap((gathered) => questionsOf(prepared, sources, gathered))
  const shell = { cwd, concurrency: 4, env, redact }
  const told =
    asking.length > 0 ? await ask(asking, { settings, shell, ready, entry, progress }) : { notes: [], problems: [] }
  for (const { trials } of all) for (const one of trials) one.answered()
  return told
}

/** All that is concluded from. */
function concluding(prepared: Found, gathered: Gathered, oracle: Part['oracle']): Conclude {
  const judged = prepared.scenarios.filter((s) => prepared.taken.has(s))
  const common = commonOf(prepared, judged)
  const { traces, leftOut, telling } = gathered
  return {
    common,
    part: { traces, leftOut, telling, oracle },
    trials: judgedTrials(prepared, gathered),
    places: () => placesOf(prepared, judged, common.plans),
    redact: prepared.redact,
    failOn: prepared.settings.failOn,
  }
}

/** Failing runs are compared with the reference of their scenario too; where any trace is judged, with no other run. */
function compareFrom({ scenarios, referenceOf }: Prepared, trials: readonly Trials[]): void {
  for (const [i, scenario] of scenarios.entries()) {
    const reference = referenceOf(scenario)
    if (reference) trials[i]?.goods.refer(reference)
    if (scenario.everyTrace) trials[i]?.goods.close()
  }
}

const judgedTrials = ({ scenarios, taken }: Prepared, { trials }: Gathered): Trials[] =>
  trials.filter((_, i) => taken.has(scenarios[i] as Scenario))

/** The same as one value, with all runs in memory. */
export async function run(cwd: string, settings: Settings, hooks: Hooks = {}): Promise<Report> {
  const { head, scenarios, rest, close } = await judge(cwd, settings, hooks)
  try {
    return {
      ...head,
      scenarios: scenarios.map(({ scenario, runs }) => ({ ...scenario, runs: [...runs] })),
      ...rest,
    }
  } finally {
    close()
  }
}

type SourceListing = ReturnType<typeof listSources>

/** What is found before any trace is read. */
function commonOf(prepared: Found, judged: readonly Scenario[]): Common {
  const { root, settings, config, scenarios, problems, names, globs, owners, listing, decided } = prepared
  const unmatched = [...listing.unmatched, ...narrowedToNothing(root, scenarios, listing.sources)]
  return {
    plans: judged.map((s) => planOf(s, config.severity)),
    owners: [...owners],
    scenarios: scenarios.length,
    asks: scenarios.map((s) => asksOf(s, config.severity)),
    unread: [...names].filter((name) => !scenarios.some((s) => s.name === name)),
    tags: Object.entries(config.tags).map(([tag, { require }]) => ({
      tag,
      require,
      borne: scenarios.filter((s) => s.tags.includes(tag)).length,
    })),
    ...decided,
    ...(settings.agreement === undefined ? {} : { agreement: settings.agreement }),
    missingTrace: settings.missingTrace,
    unmatchedTrace: settings.unmatchedTrace,
    weakened: severityWeakenings(judged, config.severity),
    problems,
    globs: unmatchedGlobs(prepared, unmatched),
    faults: listing.faults,
    links: linksOf(listing.sources),
    notes: listing.sources.length === 0 ? [noneMatched(root, globs)] : [],
  }
}

/** Sources that are links to the same file as another, by their numbers, and that of the first. */
function linksOf(sources: readonly Source[]): Common['links'] {
  if (!sources.some((s) => s.itself !== undefined)) return []
  const firsts = new Map<string, number>()
  const links: Common['links'] = []
  for (const [number, { files, itself }] of sources.entries()) {
    const file = itself ?? files[0]
    const first = firsts.get(file)
    if (first === undefined) firsts.set(file, number)
    else links.push([number, first])
  }
  return links
}

function questionsOf({ root, scenarios }: Prepared, sources: readonly Source[], { trials }: Gathered): Asking[] {
  return scenarios.flatMap(({ name }, i) =>
    [...(trials[i]?.asking() ?? [])].map(({ asked, result, source, trial }) => {
      const traceFile = path.resolve(root, sources[source]?.files[0] ?? '')
      return { asked, result, where: { traceFile, scenario: name, trial } }
    }),
  )
}

/** Finds the places of what fails, by the parsers that only these need. */
async function placesOf({ ready }: Prepared, judged: readonly Scenario[], plans: readonly Plan[]) {
  const place = await ready.placer()
  const scenarioOf = new Map(plans.map((plan, i) => [plan, judged[i] as Scenario]))
  return (plan: Plan): PlaceOf => {
    const { document, where } = scenarioOf.get(plan) as Scenario
    return (route) => (where ? placeIn(where(route), document, place) : { place: place(document, route) })
  }
}

/** The globs of scenarios that judge every trace, which add no sources, and by which nothing is judged. */
function narrowedToNothing(root: string, scenarios: readonly Scenario[], sources: readonly Source[]): string[] {
  const matcher = globMatcher(root)
  return scenarios
    .filter((s) => s.everyTrace)
    .flatMap((s) => s.traces)
    .filter((g) => !g.startsWith('!') && !sources.some(({ files: [file] }) => matcher(g)(file)))
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
