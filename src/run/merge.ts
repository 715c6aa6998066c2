// The reports of shards → the report of the whole run, in the same bytes.
import { listFiles } from '../files/globs.ts'
import { makeSpool, type Spool } from '../files/spool.ts'
import type { PlaceOf } from '../judging/places.ts'
import { emptyTally, tallyRun } from '../judging/tally.ts'
import { compact } from '../model/compact.ts'
import type { Problem, RunResult } from '../model/report.ts'
import { count, list } from '../model/text.ts'
import { type Settings, UsageError } from '../options.ts'
import { redactor } from '../report/redact.ts'
import type { Scenario } from '../scenario/build.ts'
import { type Baseline, compareWith, type First, readBaseline } from './baselines.ts'
import { type Concluded, conclude } from './conclude.ts'
import { nothingFetched } from './fetched.ts'
import type { Common, Part, Plan } from './findings.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { readWritten, scenariosHash } from './portion.ts'
import { configOf, loadInputs } from './prepare.ts'
import { makeReady } from './ready.ts'
import { askedOf } from './recordings.ts'
import { checkReports } from './reports.ts'
import { cleaner, type ReadShard, readShard } from './shards.ts'
import { type Kept, Trials } from './trials.ts'

export type Merged = Concluded & {
  /** The numbers of shards that are missing. */
  missing: number[]
  /** What a person should know of the merge, which is no part of the report. */
  said: string[]
}

/** What is kept of a shard once its runs are in the spool. */
type Known = Omit<ReadShard, 'runs' | 'common'> & { common: string }

/** Merges the reports that the globs name. Throws a UsageError where they are not the shards of one run. */
export async function merge(
  cwd: string,
  globs: readonly string[],
  settings: Settings,
  folder: string | undefined,
  fetched = nothingFetched,
): Promise<Merged> {
  checkReports(cwd, settings, [])
  const baseline = readBaseline(cwd, settings, fetched.baseline)
  const root = fetched.root ?? cwd
  const files = reportsOf(root, globs, fetched.problems)
  const said: string[] = []
  const redact = await redactorOf(cwd, settings)
  const spool = makeSpool(folder)
  try {
    const confirming = rerunOf(baseline?.first)
    const shards = new Map<number, Known>()
    let first: { known: Known; common: Common } | undefined
    let trials: Trials[] = []
    for (const name of files) {
      const { runs, common, ...rest } = readShard(root, name, redact)
      const known: Known = { ...rest, common: compact(common) }
      if (!first) {
        first = { known, common }
        trials = common.plans.map(() => new Trials(spool.list()))
      }
      agree(first.known, known)
      const same = shards.get(known.index)
      if (same) {
        if (same.hash === known.hash) continue
        throw new UsageError(
          `Cannot merge ${name}: shard ${known.index} of ${known.count} is given twice, and ${same.name} says otherwise`,
        )
      }
      shards.set(known.index, known)
      runs((scenario, kept, tally) => {
        if (confirming.takes(first?.common.plans[scenario])) trials[scenario]?.addKept(kept, tally)
        confirming.saw(first?.common.plans[scenario], kept)
      })
    }
    if (!first) throw new UsageError(`No report matched ${globs.join(', ')}`)
    const inputs = compareScenarios(cwd, settings, first.known)
    if (!inputs)
      said.push('There are no scenarios here to compare with: merge takes the shards’ word for what they judged by')
    const { common } = first
    const narrowed = confirming.narrow(common)
    trials = trials.filter((_, i) => confirming.takes(common.plans[i]))
    const merged = await concludeAll({
      ...{ known: first.known, common: narrowed, leftOut: confirming.leftOut(), shards, trials, spool, redact, said },
      ...{ settings, baseline, of: common.plans },
    })
    return inputs ? { ...merged, asked: asker(cwd, inputs, narrowed) } : merged
  } catch (e) {
    spool.close()
    throw e
  }
}

/** With `confirm` the scenarios of the rerun alone are decided, as in a run: the others' traces are counted. */
function rerunOf(rerun: First | undefined) {
  const names = rerun && new Set(rerun.scenarios)
  const takes = (plan: Plan | undefined): boolean => plan !== undefined && (names === undefined || names.has(plan.name))
  const seen = { taken: new Set<string>(), left: new Set<string>() }
  return {
    takes,
    saw(plan: Plan | undefined, kept: readonly Kept[]): void {
      if (names === undefined || plan === undefined || plan.everyTrace) return
      for (const { text } of kept) seen[takes(plan) ? 'taken' : 'left'].add((JSON.parse(text) as RunResult).trace)
    },
    leftOut: (): number => [...seen.left].filter((trace) => !seen.taken.has(trace)).length,
    narrow: (common: Common): Common =>
      names === undefined
        ? common
        : {
            ...common,
            plans: common.plans.filter(takes),
            globs: common.globs.filter(({ scenario }) => scenario === undefined || names.has(scenario)),
          },
  }
}

function reportsOf(cwd: string, globs: readonly string[], [missing]: readonly Problem[]): string[] {
  if (missing) throw new UsageError(`Cannot merge ${missing.file}: ${missing.message}`)
  const listing = listFiles(cwd, globs, (file) => /\.json$/i.test(file))
  const [unmatched] = listing.unmatched
  if (unmatched !== undefined)
    throw new UsageError(`Expected ${JSON.stringify(unmatched)} to match the reports of shards, found no file`)
  const [fault] = listing.faults
  if (fault) throw new UsageError(`Cannot merge ${fault.file}: ${fault.message}`)
  return listing.files
}

async function redactorOf(cwd: string, settings: Settings): Promise<(text: string) => string> {
  const ready = makeReady()
  const { readConfigFile } = await import('./inputs.ts')
  const config = await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  return redactor(config.redact.patterns.map(ready.pattern))
}

/** Throws a UsageError for shards that are not of one run. */
function agree(first: Known, other: Known): void {
  const told: readonly (readonly [keyof Known, string])[] = [
    ['count', 'is of another number of shards'],
    ['commit', 'judged another commit'],
    ['run', 'is of another run'],
    ['listing', 'listed other trace files, or files of other sizes'],
    ['scenarios', 'judged by other scenarios'],
    ['settings', 'judged by other settings, or by another config, registry or skills'],
    ['common', 'was told otherwise what every shard reads'],
  ]
  for (const [key, why] of told)
    if (first[key] !== other[key]) throw new UsageError(`Cannot merge ${other.name} with ${first.name}: it ${why}`)
}

/** The scenarios here, if there are some. Throws a UsageError where they are not those of the shards. */
function compareScenarios(cwd: string, settings: Settings, { name, scenarios }: Known): Inputs | undefined {
  let inputs: Inputs
  try {
    inputs = readInputs(cwd, { scenarios: settings.scenarios, config: settings.config })
  } catch (e) {
    if (!(e instanceof UsageError)) throw e
    return undefined
  }
  if (scenariosHash(inputs) !== scenarios)
    throw new UsageError(
      `Cannot merge ${name}: it judged by other scenarios than those in ${settings.scenarios.join(', ')}`,
    )
  return inputs
}

/** Where the scenarios ask for what. They are loaded when the first is asked about. */
function asker(cwd: string, inputs: Inputs, { plans }: Common): NonNullable<Merged['asked']> {
  const ready = makeReady()
  let loaded: Promise<ReadonlyMap<string, Scenario>> | undefined
  const load = async (): Promise<ReadonlyMap<string, Scenario>> => {
    const { scenarios } = await loadInputs(cwd, inputs, ready)
    return new Map(scenarios.map((s) => [s.name, s]))
  }
  return async (number) => {
    loaded ??= load()
    const scenario = (await loaded).get(plans[number]?.name ?? '')
    return scenario ? askedOf({ ready }, scenario) : []
  }
}

type All = {
  known: Known
  common: Common
  /** How many traces are of scenarios that `confirm` leaves out, and the plans with those of these. */
  leftOut: number
  of: readonly Plan[]
  shards: ReadonlyMap<number, Known>
  trials: Trials[]
  spool: Spool
  redact(text: string): string
  said: string[]
  settings: Settings
  baseline: Baseline | undefined
}

async function concludeAll({
  known,
  common,
  leftOut,
  of,
  shards,
  trials: given,
  spool,
  redact,
  said,
  settings,
  baseline,
}: All): Promise<Merged> {
  const missing = Array.from({ length: known.count }, (_, i) => i + 1).filter((index) => !shards.has(index))
  const inOrder = [...shards.values()].sort((a, b) => a.index - b.index)
  const parts = inOrder.map(({ part }) => part)
  const part: Part = {
    traces: sum(parts, (one) => one.traces),
    leftOut: leftOut + sum(parts, (one) => one.leftOut),
    telling: parts.flatMap((one) => one.telling).sort((a, b) => a.source - b.source),
    oracle: {
      problems: unique(parts.flatMap((one) => one.oracle.problems)),
      notes: [...new Set(parts.flatMap((one) => one.oracle.notes))],
    },
  }
  let trials = given
  const only = inOrder.find((one) => one.only)?.only
  if (only && part.traces === 1 && missing.length === 0) {
    trials = common.plans.map(() => new Trials(spool.list()))
    addOnly((plan) => trials[common.plans.indexOf(of[plan] as Plan)], only, redact)
    const numbers = new Set(only.telling.map((one) => one.source))
    const others = part.telling.filter((one) => !numbers.has(one.source) && one.unmatched.length === 0)
    part.telling = [...others, ...only.telling].sort((a, b) => a.source - b.source)
  }
  const links = linksOf(common)
  for (const one of trials) one.arrange(links.canonical, links.linked)
  const fed = await conclude({
    common: { ...common, problems: [...common.problems, ...missingProblems(missing, known.count)] },
    part,
    trials,
    failOn: settings.failOn,
    ...(baseline ? { baseline, compareTo: (results) => compareWith(baseline, settings, common, results) } : {}),
    places: async () => placesOf,
    redact,
  })
  return { ...fed, redact, missing, said, close: spool.close }
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((n, one) => n + of(one), 0)

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [compact(one), one])).values()]
}

const missingProblems = (missing: readonly number[], of: number): Problem[] =>
  missing.length === 0
    ? []
    : [
        {
          file: `shard ${missing[0]} of ${of}`,
          message: `Missing shard: ${count(missing.length, 'report')} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing (${list(missing.map(String))}); no verdict holds without ${missing.length === 1 ? 'it' : 'them'}`,
        },
      ]

/** A trace that is the only one of all shards: it belongs to the only scenario. */
function addOnly(
  trialsOf: (plan: number) => Trials | undefined,
  { runs }: NonNullable<ReadShard['only']>,
  redact: (text: string) => string,
): void {
  const clean = cleaner(redact)
  for (const { plan, position, run } of runs) {
    const result = clean(run)
    const at = readWritten(position)
    if (!result || !at) throw new UsageError('Cannot merge: the run of the only trace is none')
    const tally = emptyTally()
    tallyRun(tally, result)
    trialsOf(plan)?.addKept([{ ...at, passed: result.verdict === 'pass', text: JSON.stringify(result) }], tally)
  }
}

/** Which sources are links to which. */
function linksOf({ links }: Common) {
  const to = new Map(links)
  return { canonical: (source: number) => to.get(source) ?? source, linked: new Set(links.flat()) }
}

/** The plan says where its own dimensions point; those of runs have their places already. */
const placesOf =
  ({ places = {} }: Plan): PlaceOf =>
  ([route]) =>
    (route === 'name' || route === 'trials' || route === 'expect_failure' || route === 'budget'
      ? places[route]
      : undefined) ?? {
      place: { line: 1, column: 1, end_line: 1 },
    }
