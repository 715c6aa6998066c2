// What judging the traces found beside the runs. It is data: a shard writes it into its report, and a merge adds several up.

import { overrideOf, type Severities } from '../documents/severity.ts'
import { sha256 } from '../files/hash.ts'
import { type AskedIncrease, increaseIn } from '../judging/baseline/increase.ts'
import type { Asks } from '../judging/baseline/weakened.ts'
import type { Placed, PlaceOf } from '../judging/places.ts'
import type { Threshold } from '../judging/tags.ts'
import type { Judged } from '../judging/trials.ts'
import type { ChangedSince, JudgedBy, Problem } from '../model/report.ts'
import type { Settings } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import type { TellingSource } from './gathering.ts'
import type { SourceProblem } from './sources.ts'

/** A problem of a glob that matches nothing. `scenario`: the one that names it, which may say by itself that it has no trace. */
export type GlobProblem = { problem: Problem; scenario?: string }

/** What is the same for all parts of one run. */
export type Common = {
  plans: Plan[]
  /** The names of all scenarios that have traces of their own. */
  owners: string[]
  /** How many scenarios there are, with those that `only` and `changed-since` left out. */
  scenarios: number
  /** What all scenarios ask, to be compared with a baseline, and the names of those that could not be read. */
  asks: Asks[]
  unread: string[]
  /** What the config asks of tags. */
  tags: Threshold[]
  judgedBy: JudgedBy
  changedSince?: ChangedSince
  /** The label that verdicts are set against. */
  agreement?: string
  missingTrace: Settings['missingTrace']
  unmatchedTrace: Settings['unmatchedTrace']
  weakened: string[]
  problems: Problem[]
  globs: GlobProblem[]
  faults: SourceProblem[]
  /** Sources that are links to the same file: their numbers, and that of the first. */
  links: [source: number, first: number][]
  notes: string[]
}

/** What the traces of one part gave. */
export type Part = {
  traces: number
  /** How many traces belong to scenarios that were left out alone. */
  leftOut: number
  telling: TellingSource[]
  oracle: { problems: Problem[]; notes: string[] }
}

const ownRoutes = ['name', 'trials', 'expect_failure', 'budget'] as const
type OwnRoute = (typeof ownRoutes)[number]

/** What a scenario's result needs of it, and where its own dimensions point. */
export type Plan = Judged & {
  increase?: AskedIncrease
  places?: Partial<Record<OwnRoute, Placed>>
}

const ownDimensions = ['trials_met', 'trace_present', 'expected_failure']

/** A hash of what a scenario asks. */
export const contentOf = ({ written }: Pick<Scenario, 'written'>): string => sha256(written).slice(0, 32)

/** The plan of a scenario; without places, these are found when they are needed. */
export function planOf(scenario: Scenario, config: Severities): Plan {
  const { name, description, tags, skip, expectFailure, everyTrace, trials, document } = scenario
  const { file, line, kind } = document
  const increase = increaseIn(scenario, config)
  const severity: Record<string, Severities[string]> = {}
  for (const id of ownDimensions) {
    const said = overrideOf(id, scenario.severity, config)
    if (said !== undefined) severity[id] = said
  }
  return {
    name,
    ...(description === undefined ? {} : { description }),
    tags,
    ...(skip === undefined ? {} : { skip }),
    ...(expectFailure === undefined ? {} : { expectFailure }),
    everyTrace,
    trials,
    content: contentOf(scenario),
    ...(increase === undefined ? {} : { increase }),
    severity,
    document: { file, ...(line === undefined ? {} : { line }), kind },
  }
}

/** The plan with its places, for those who cannot look them up. */
export function withPlaces(plan: Plan, placeOf: PlaceOf): Plan {
  return { ...plan, places: Object.fromEntries(ownRoutes.map((route) => [route, placeOf([route])])) }
}
