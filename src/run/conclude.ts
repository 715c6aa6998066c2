// The runs of all scenarios, and what was found beside them → the report as it is fed to reporters.
import { agreementOf } from '../judging/agreement.ts'
import { withIncrease } from '../judging/baseline/increase.ts'
import { type PlaceOf, placed, type Routed, type RoutedRun, remembered } from '../judging/places.ts'
import { assemble } from '../judging/report.ts'
import { isVacuous, leftOpen, tagTotals, toleratedIn } from '../judging/tags.ts'
import type { Tally } from '../judging/tally.ts'
import { resultOf } from '../judging/trials.ts'
import { settingWeakenings } from '../judging/weakened.ts'
import { rateOf } from '../model/chances.ts'
import type { Problem, RunResult, TagTotals } from '../model/report.ts'
import type { StrengthResult } from '../model/strength.ts'
import { count } from '../model/text.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import type { Fed, ScenarioHead, Sums, Viewing } from '../report/contract.ts'
import type { Baseline, Compared, compareWith } from './baselines.ts'
import type { Common, Part, Plan } from './findings.ts'
import type { SourceProblem } from './sources.ts'
import type { Trials } from './trials.ts'
import { leftOutNote, unmatchedOf, untold } from './unmatched.ts'

/** A report whose runs are read when they are asked for. `close` lets go of them. */
export type Concluded = Fed & Viewed & { close(): void }

/** What a page that shows runs needs beside the report. */
export type Viewed = Pick<Viewing, 'redact' | 'asked' | 'recordings'>

export type Conclude = {
  common: Common
  part: Part
  /** The runs of each plan's scenario, arranged. */
  trials: readonly Trials[]
  /** Where the routes of each plan's scenario lead; absent: nothing has a route any more. */
  places(): Promise<((plan: Plan) => PlaceOf) | undefined>
  redact(text: string): string
  failOn: Settings['failOn']
  strength?: StrengthResult | undefined
  /** What is compared with, and how. */
  baseline?: Baseline
  compareTo?(results: readonly Compared[]): ReturnType<typeof compareWith>
}

/** What makes the gate weaker: what is judged by, and how it is gated. */
export const weakenedBy = ({ weakened, missingTrace, tags }: Common, failOn: Settings['failOn']): string[] => [
  ...weakened,
  ...tags
    .filter(({ require }) => rateOf(require) < 1)
    .map(
      ({ tag, require }) =>
        `[tags] asks ${require} of ${JSON.stringify(tag)}: failures that this leaves room for fail nothing`,
    ),
  ...settingWeakenings({ failOn, missingTrace }),
]

/** Concludes from all runs. */
export async function conclude({
  common,
  part,
  trials,
  places,
  redact,
  failOn,
  strength,
  baseline,
  compareTo,
}: Conclude): Promise<Fed> {
  const results = common.plans.map((plan, i) => {
    const runs = trials[i] as Trials
    const result = resultOf(plan, runs, common.missingTrace, {})
    return { ...withIncrease(result, runs, plan.increase, baseline?.past ?? []), runs: runs.length }
  })
  const { workspaceFiles, unread } = unreadOf(common.faults, part)
  const found = unmatchedOf(common.owners, common.unmatchedTrace, part.telling)
  const leftOut = common.scenarios - common.plans.length
  const notes = [
    ...(leftOut > 0 ? [leftOutNote(common, part.leftOut)] : []),
    ...common.notes,
    ...part.oracle.notes,
    ...found.notes,
  ]
  const problems: Problem[] = [
    ...common.problems,
    ...part.oracle.problems,
    ...untold(common.globs, results),
    ...unread,
    ...found.problems,
  ]
  const placing = needsPlace(results, trials) ? await places() : undefined
  const judged = results.map(({ runs: _, ...result }, i) => {
    const runs = trials[i] as Trials
    const placeOf = placing && remembered(placing(common.plans[i] as Plan))
    return fedScenario(placeOf ? placed(result, placeOf) : result, runs, placeOf)
  })
  const compared = compareTo?.(judged.map(({ scenario, runs }) => ({ ...scenario, runs })))
  problems.push(...(compared?.problems ?? []))
  notes.push(...(compared?.notes ?? []))
  const marked = compared ? judged.map((one) => markedScenario(one, compared.marks(one.scenario))) : judged
  const summed = marked.map(({ scenario }, i) => ({ ...scenario, tally: (trials[i] as Trials).tally }))
  const tags = tagTotals(summed, common.tags)
  problems.push(...vacuousIn(common, tags))
  notes.push(...leftOpen(common.tags, tags).map(openNote))
  // What could not be read may bear the tag too; and a regression is none that was made room for.
  const tolerated = problems.length > 0 || failOn === 'regressions' ? new Set<string>() : toleratedIn(summed, tags)
  const scenarios = marked.map((one) => (tolerated.has(one.scenario.name) ? markedScenario(one, spared) : one))
  const agreement =
    common.agreement === undefined
      ? undefined
      : agreementOf(
          common.agreement,
          scenarios.map(({ scenario, runs }) => ({ ...scenario, runs })),
        )
  const report = assemble(
    scenarios.map(({ scenario }, i) => ({ ...scenario, tally: (trials[i] as Trials).tally })),
    {
      tags,
      tolerated: tolerated.size,
      judgedBy: common.judgedBy,
      changedSince: common.changedSince,
      traces: part.traces,
      leftOut,
      unmatched: found.unmatched,
      workspaceFiles,
      problems,
      notes,
      weakened: weakenedBy(common, failOn),
      agreement,
      baseline: compared?.baseline,
      strength,
    },
    redact,
  )
  const { unmatched_traces, unmatched_reasons, workspace_files, problems: told, notes: said, ...others } = report
  const { agreement: agreed, ...head } = others
  const rest = {
    ...{ unmatched_traces, unmatched_reasons, workspace_files, problems: told },
    ...(agreed ? { agreement: agreed } : {}),
    ...(said ? { notes: said } : {}),
  }
  return { head, scenarios, rest }
}

const spared = (d: Dimension): Dimension => (blocks(d) ? { ...d, gates: false } : d)

/** Tags of which nothing was judged, though none of their scenarios was left out. */
const vacuousIn = ({ tags }: Common, totals: Readonly<Record<string, TagTotals>>): Problem[] =>
  tags
    .filter((one) => isVacuous(one, totals))
    .map(({ tag, borne }) => ({
      file: `tag ${tag}`,
      message: `Missing scenarios: all ${borne} of the tag ${JSON.stringify(tag)} are skipped, so that nothing shows the rate that is asked of it`,
    }))

const openNote = ({ threshold: { tag, borne }, judged }: ReturnType<typeof leftOpen>[number]): string =>
  `The rate of the tag ${JSON.stringify(tag)} ${judged === 0 ? 'was not asked' : `is that of ${count(judged, 'scenario')}`}: ${borne - judged} of its ${count(borne, 'scenario')} ${borne - judged === 1 ? 'was' : 'were'} left out`

/** A scenario whose failures say how they stand against the baseline; what it spares is counted apart. */
function markedScenario(
  { scenario, sums, runs }: Fed['scenarios'][number],
  mark: (d: Dimension) => Dimension,
): Fed['scenarios'][number] {
  const marked = {
    *[Symbol.iterator]() {
      for (const run of runs) yield { ...run, dimensions: run.dimensions.map(mark) }
    },
  }
  const dimensions = scenario.dimensions.map(mark)
  const counts = { ...sums.counts }
  const spare = ({ gates, verdict }: Dimension): void => {
    if (gates !== false || (verdict !== 'fail' && verdict !== 'error') || scenario.verdict !== 'fail') return
    counts[verdict]--
    counts.known++
  }
  if (scenario.verdict === 'fail') {
    dimensions.forEach(spare)
    for (const run of marked) run.dimensions.forEach(spare)
  }
  return { scenario: { ...scenario, dimensions }, sums: { ...sums, counts }, runs: marked }
}

/** A scenario as it is fed. */
export function fedScenario(
  scenario: ScenarioHead,
  runs: Trials,
  placeOf: PlaceOf | undefined,
): Fed['scenarios'][number] {
  return {
    scenario,
    sums: sumsOf(scenario, runs.tally),
    runs: placedRuns(runs, placeOf),
  }
}

/** The runs with places where their routes are. */
export const placedRuns = (runs: Iterable<RoutedRun>, placeOf: PlaceOf | undefined): Iterable<RunResult> =>
  placeOf === undefined
    ? runs
    : {
        *[Symbol.iterator]() {
          for (const run of runs) yield placed(run, placeOf)
        },
      }

const hasRoute = (d: Routed): boolean => d.route !== undefined

/** Does anything point into a scenario's file? */
const needsPlace = (results: readonly { dimensions: Routed[] }[], trials: readonly Trials[]): boolean =>
  results.some(({ dimensions }) => dimensions.some(hasRoute)) ||
  trials.some(({ tally: { fail, error, advisory, off } }) => fail + error + advisory + off > 0)

/** The sums of a scenario: what blocks in runs is spared where the scenario does not fail. */
export function sumsOf(scenario: ScenarioHead, tally: Tally): Sums {
  const fails = scenario.verdict === 'fail'
  const { runs, pass, skip, off, advisory, fail, error } = tally
  const counts = {
    pass,
    skip,
    off,
    advisory,
    fail: fails ? fail : 0,
    error: fails ? error : 0,
    spared: fails ? 0 : fail + error,
    known: 0,
  }
  for (const { verdict, severity } of scenario.dimensions) {
    if (verdict === 'pass' || verdict === 'skip') counts[verdict]++
    else if (severity !== 'blocking') counts[severity]++
    else counts[fails ? verdict : 'spared']++
  }
  return { runs, counts, duration_ms: tally.duration_us / 1000 }
}

/** What could not be read: a problem, unless it is no trace and lies below a workspace that a trace declares. */
export function unreadOf(
  faults: readonly SourceProblem[],
  { telling }: Pick<Part, 'telling'>,
): { workspaceFiles: string[]; unread: Problem[] } {
  const workspaces = new Set(telling.flatMap((one) => one.workspaces))
  const workspaceFiles: string[] = []
  const unread: Problem[] = []
  for (const { isTrace, ...problem } of [...faults, ...telling.flatMap((one) => one.problems)]) {
    if (!isTrace && [...workspaces].some((w) => problem.file.startsWith(`${w}/`))) workspaceFiles.push(problem.file)
    else unread.push(problem)
  }
  return { workspaceFiles, unread }
}
