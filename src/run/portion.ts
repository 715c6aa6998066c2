// A shard's report: its runs as in the whole report, what only all traces can tell left open, and beside them what `merge` needs.
import { sha256 } from '../files/hash.ts'
import type { Print } from '../judging/copies.ts'
import { type PlaceOf, type RoutedRun, remembered } from '../judging/places.ts'
import { assemble } from '../judging/report.ts'
import type { Threshold } from '../judging/tags.ts'
import { countTrials } from '../judging/trials.ts'
import type { Problem, Shard } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'
import { ofOnePlace, type Settings } from '../options.ts'
import type { Fed, ScenarioHead } from '../report/contract.ts'
import { version } from '../version.ts'
import { type Conclude, fedScenario, placedRuns, weakenedBy } from './conclude.ts'
import { type Plan, withPlaces } from './findings.ts'
import type { TellingSource } from './gathering.ts'
import type { Inputs } from './inputs.ts'
import type { Position, Trials } from './trials.ts'

/** A run that only the last rule of binding gives to its scenario, which needs to know that there is no other trace. */
export type OnlyTrace = { runs: { plan: number; position: string; run: RoutedRun }[]; telling: TellingSource[] }

/** What tells shards of one run from shards of others. */
export type Identity = Pick<
  Shard,
  'index' | 'count' | 'files' | 'listing' | 'settings' | 'scenarios' | 'commit' | 'run'
>

export const open = 'Left open: a shard does not know all traces; agent-eval merge decides'

/** Concludes from the runs of one shard. */
export async function concludeShard(
  { common, part, trials, places, redact, failOn }: Conclude,
  identity: Identity,
  only: { trials: readonly Trials[]; telling: TellingSource[] } | undefined,
): Promise<Fed> {
  const placing = await places()
  const placeOf = common.plans.map((plan) => placing && remembered(placing(plan)))
  const scenarios = common.plans.map((plan, i) =>
    fedScenario(headOf(plan, trials[i] as Trials, failOn, common.tags), trials[i] as Trials, placeOf[i]),
  )
  const problems: Problem[] = [...common.problems, ...part.oracle.problems]
  for (const { isTrace, ...problem } of [...common.faults, ...part.telling.flatMap((one) => one.problems)])
    if (isTrace) problems.push(problem)
  const report = assemble(
    scenarios.map(({ scenario }, i) => ({
      ...scenario,
      tally: { ...(trials[i] as Trials).tally, policies: new Map() },
    })),
    {
      judgedBy: common.judgedBy,
      changedSince: common.changedSince,
      traces: part.traces,
      leftOut: common.scenarios - common.plans.length,
      unmatched: [],
      workspaceFiles: [],
      problems,
      notes: part.oracle.notes,
      weakened: weakenedBy(common, failOn),
    },
    redact,
  )
  const { unmatched_traces, unmatched_reasons, workspace_files, problems: told, notes, ...head } = report
  const plans = common.plans.map((plan, i) => {
    const place = placeOf[i]
    return place ? withPlaces(plan, place) : plan
  })
  const shard: Shard = {
    ...identity,
    version,
    common: redacted({ ...common, plans }, redact),
    part: redacted(part, redact),
    positions: trials.map((one) => [...one.positions()].map(written).join(' ')),
    ...(only ? { only: redacted(onlyOf(only, placeOf), redact) } : {}),
  }
  const rest = { unmatched_traces, unmatched_reasons, workspace_files, problems: told }
  return { head: { ...head, shard }, scenarios, rest: { ...rest, ...(notes ? { notes } : {}) } }
}

/** A scenario as one shard knows it: it fails where a single failure decides, and is open otherwise. */
function headOf(plan: Plan, runs: Trials, failOn: Settings['failOn'], asked: readonly Threshold[]): ScenarioHead {
  const { name, document, description, tags, skip, trials, expectFailure, severity } = plan
  const base = {
    name,
    file: document.file,
    ...(document.line === undefined ? {} : { line: document.line }),
    ...(description === undefined ? {} : { description }),
    tags,
    ...(plan.content === undefined ? {} : { content: plan.content }),
  }
  const own: Dimension = {
    id: 'trials_met',
    verdict: 'skip',
    severity: severity['trials_met'] ?? 'blocking',
    message: skip === undefined ? open : `Not judged: ${skip}`,
  }
  if (skip !== undefined) return { ...base, verdict: 'skip', reason: skip, dimensions: [own] }
  const decided =
    trials.require === 'all' &&
    expectFailure === undefined &&
    own.severity === 'blocking' &&
    failOn !== 'regressions' &&
    // A tag whose rate is asked for may leave room for it.
    !asked.some(({ tag }) => tags.includes(tag)) &&
    runs.passed < runs.length
  const counted = runs.length > 0 ? { trials: countTrials(runs) } : {}
  if (!decided) return { ...base, verdict: 'skip', pending: true, dimensions: [own], ...counted }
  const message = `Expected all trials to pass; ${runs.passed} of ${runs.length} in this shard passed`
  return { ...base, verdict: 'fail', pending: true, dimensions: [{ ...own, verdict: 'fail', message }], ...counted }
}

type Written = Position & { print: Print }

/** `12:0:q83vEjRWeJCrze8S:1`: the source, which of its runs, and its print. */
export const written = ({ source, index, print }: Written): string =>
  `${source}:${index}:${print.calls}:${print.known ? 1 : 0}`

/** What `written` wrote; `undefined`: it did not write this. */
export function readWritten(text: string): Written | undefined {
  const [, source, index, calls = '', known] = /^(\d{1,9}):(\d{1,9}):([A-Za-z0-9+/]{16}):([01])$/.exec(text) ?? []
  if (source === undefined) return undefined
  return {
    source: Number(source),
    index: Number(index),
    print: { calls, known: known === '1' },
  }
}

function onlyOf(
  { trials, telling }: { trials: readonly Trials[]; telling: TellingSource[] },
  placeOf: readonly (PlaceOf | undefined)[],
): OnlyTrace {
  const runs = trials.flatMap((one, plan) => {
    const positions = [...one.positions()]
    return [...placedRuns(one, placeOf[plan])].map((run, i) => ({
      plan,
      position: written(positions[i] as Written),
      run,
    }))
  })
  return { runs, telling }
}

/** The value with every text redacted, but for what others are told apart by. */
export function redacted<T>(value: T, redact: (text: string) => string): T {
  const walk = (inner: unknown, key: string): unknown => {
    if (verbatim.has(key)) return inner
    if (typeof inner === 'string') return redact(inner)
    if (typeof inner !== 'object' || inner === null) return inner
    // Nearly always nothing is hidden: what stays as it is needs no copy.
    let differs = false
    const walked = (one: unknown, name: string): unknown => {
      const clean = walk(one, name)
      differs ||= clean !== one
      return clean
    }
    if (Array.isArray(inner)) {
      const list = inner.map((one) => walked(one, key))
      return differs ? list : inner
    }
    const members = Object.entries(inner).map(([name, one]) => [name, walked(one, name)])
    return differs ? Object.fromEntries(members) : inner
  }
  return walk(value, '') as T
}

const verbatim: ReadonlySet<string> = new Set(
  'id digest name owners tags description skip reason verdict severity format require position scenario document places judgedBy changedSince tag unread'.split(
    ' ',
  ),
)

/** Hashes of what was read: of the scenarios alone, which `merge` may read too, and of everything that decides. */
export function identityOf(inputs: Inputs, settings: Settings): { scenarios: string; settings: string } {
  const { judge, verify, ...rest } = settings
  // What differs between the jobs of one run, or decides no verdict. Where artifacts come from is told by what is listed.
  const beyond =
    /^(report|shard$|workers$|title$|matrix$|comment$|checkName$|artifact$|runId$|repository$|githubToken$|allowMissing|failOn$)/
  const { apiKey: _, ...judging } = judge
  const decisive = Object.fromEntries(Object.entries(rest).filter(([key]) => !beyond.test(key) && !ofOnePlace.has(key)))
  const { config, bases, registry, skills } = inputs
  const others = [config, [...bases], registry, skills && [...skills]]
  const scenarios = scenariosHash(inputs)
  return { scenarios, settings: sha256(JSON.stringify([decisive, judging, verify, scenarios, others])) }
}

export const scenariosHash = ({ scenarios }: Pick<Inputs, 'scenarios'>): string =>
  sha256(JSON.stringify(scenarios.map(({ file, text }) => [file, text])))
