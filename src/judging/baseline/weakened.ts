// What a change made weaker: checks that the baseline judged as blocking and that ask less now, or nothing.
import type { PastReport } from '../../documents/report.ts'
import { overrideOf, type Severities } from '../../documents/severity.ts'
import { rateOf } from '../../model/chances.ts'
import type { TrialsAsked, WeakenedResult } from '../../model/report.ts'
import type { Severity } from '../../model/verdict.ts'
import type { Scenario } from '../../scenario/build.ts'
import { askedOf } from '../trials.ts'
import type { Past } from './past.ts'
import type { Tally } from './tally.ts'

type PastScenario = PastReport['scenarios'][number]

/** What a scenario asks, as far as it can be compared. It is data: a shard writes it into its report. */
export type Asks = {
  name: string
  file: string
  line?: number
  /** The severity of each dimension. */
  severities: Record<string, Severity>
  asked: TrialsAsked
  skip?: string
  expected?: string
}

export function asksOf(scenario: Scenario, config: Severities): Asks {
  const { name, document, skip, expectFailure } = scenario
  return {
    name,
    file: document.file,
    ...(document.line === undefined ? {} : { line: document.line }),
    severities: {
      ...Object.fromEntries(scenario.graded.map((g) => [g.id, g.severity ?? g.check.severity])),
      trials_met: overrideOf('trials_met', scenario.severity, config) ?? 'blocking',
    },
    asked: askedOf(scenario),
    ...(skip === undefined ? {} : { skip }),
    ...(expectFailure === undefined ? {} : { expected: expectFailure.reason }),
  }
}

type Plan = Asks & { excepted: ReadonlySet<string> }

export type Weakening = {
  /** Of all scenarios, those that are left out included. */
  asks: readonly Asks[]
  /** From which dimensions runs of a scenario are excepted. */
  exceptedOf(name: string): ReadonlySet<string>
  /** Names of scenarios that could not be read: a problem says so already. */
  unread: ReadonlySet<string>
}

/** Compares with the newest report. A rule that only grew laxer cannot be told. */
export function weakenedSince(newest: Past, { asks, exceptedOf, unread }: Weakening): WeakenedResult[] {
  const byName = new Map(asks.map((one) => [one.name, one]))
  return [...newest.scenarios.values()].flatMap((past) => {
    const now = byName.get(past.name)
    if (now) return weakenings(past, newest.tally(past), { ...now, excepted: exceptedOf(past.name) })
    const told = unread.has(past.name) || past.verdict === 'skip'
    return told ? [] : [{ scenario: past.name, dimension: '*', was: 'blocking', is: 'gone' }]
  })
}

function weakenings(past: PastScenario, before: Tally, plan: Plan): WeakenedResult[] {
  const found: WeakenedResult[] = []
  const add = (dimension: string, was: string, is: string): void =>
    void found.push({ scenario: past.name, dimension, was, is })
  const wasExpected = past.dimensions.some((d) => d.id === 'expected_failure')
  if (plan.skip !== undefined && !(past.verdict === 'skip' && past.reason !== undefined))
    add('*', 'blocking', `skipped: ${plan.skip}`)
  if (plan.expected !== undefined && !wasExpected) add('expected_failure', 'no failure', `expected: ${plan.expected}`)
  const asked: TrialsAsked = past.trials?.asked ? trialsOf(past.trials.asked) : { min: 1, require: 'all' }
  if (past.trials && asksLess(plan.asked, asked)) add('trials_met', askedText(asked), askedText(plan.asked))
  const own = past.dimensions.filter((d) => d.id === 'trials_met' && d.severity === 'blocking').map((d) => d.id)
  for (const id of [...own, ...before.blocking]) {
    const severity = Object.hasOwn(plan.severities, id) ? plan.severities[id] : undefined
    if (severity === undefined) add(id, 'blocking', 'gone')
    else if (severity !== 'blocking') add(id, 'blocking', severity)
    else if (plan.excepted.has(id) && !before.excepted.has(id)) add(id, 'blocking', 'excepted')
  }
  return found
}

const trialsOf = ({
  min,
  require,
  confidence,
}: {
  min: number
  require: string | number
  confidence?: number | undefined
}) => ({
  min,
  require,
  ...(confidence === undefined ? {} : { confidence }),
})

/** How much of the trials must pass, to be compared: all is more than any rate, any is less. */
function strength(require: TrialsAsked['require']): number {
  if (require === 'all') return 2
  if (require === 'any') return 0
  return rateOf(require)
}

const asksLess = (now: TrialsAsked, before: TrialsAsked): boolean =>
  now.min < before.min ||
  strength(now.require) < strength(before.require) ||
  (now.confidence ?? 0) < (before.confidence ?? 0)

const askedText = ({ min, require, confidence }: TrialsAsked): string =>
  `${require} of at least ${min}${confidence === undefined ? '' : ` at ${confidence * 100} %`}`
