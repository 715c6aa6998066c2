// `[budget] max_increase`: what a scenario's runs may cost more than in the baseline.
import { type Increase, type IncreaseKey, increases } from '../../checks/increase.ts'
import { overrideOf, type Severities } from '../../documents/severity.ts'
import { atMost } from '../../model/chances.ts'
import { valueAt } from '../../model/json.ts'
import { blocks, type Dimension, type Severity } from '../../model/verdict.ts'
import type { Scenario } from '../../scenario/build.ts'
import type { Routed, RoutedScenario } from '../places.ts'
import { mannWhitney, median } from '../ranks.ts'
import { enough, recorded } from './figures.ts'
import { type Known, knownOf, type Past } from './past.ts'
import { type Comparable, type Figure, type Tally, tallyOf } from './tally.ts'

const id = 'budget.max_increase'
const figureOf: Readonly<Record<IncreaseKey, Figure>> = {
  cost_usd: 'cost_usd',
  calls: 'tool_calls',
  failed_calls: 'tool_errors',
  turns: 'turns',
  tokens: 'tokens',
  seconds: 'duration_ms',
}

/** What a scenario asks of it; a value that can be handed on. */
export type AskedIncrease = { limits: Increase; severity: Severity }

/** Nothing of a scenario that expects a failure. */
export function increaseIn(scenario: Scenario, config: Severities): AskedIncrease | undefined {
  const limits = valueAt(scenario.wants('budget')[0], ['max_increase']) as Increase | undefined
  if (limits === undefined || scenario.expectFailure) return undefined
  return { limits, severity: overrideOf(id, scenario.severity, config) ?? 'blocking' }
}

/** The result with the dimension, if it is asked for. It is the scenario's own: no single run can be held to a median. */
export function withIncrease<R extends Omit<RoutedScenario, 'runs'>>(
  result: R,
  runs: Comparable['runs'],
  asked: AskedIncrease | undefined,
  past: readonly Past[],
): R {
  if (asked === undefined || result.trials === undefined) return result
  const { limits, severity } = asked
  const now = tallyOf({ dimensions: result.dimensions, runs })
  const d: Routed = { id, severity, ...increaseOf(limits, now, knownOf(past, result.name, result.content)) }
  if (d.verdict === 'fail' || d.verdict === 'error') d.route = ['budget']
  return { ...result, dimensions: [...result.dimensions, d], verdict: blocks(d) ? 'fail' : result.verdict }
}

type Said = Pick<Dimension, 'verdict' | 'message'>

/** All limits together: the worst of them decides, and each that does not hold is told. */
export function increaseOf(limits: Increase, now: Tally, known: Known): Said {
  if (!known.same) {
    const why = known.named ? 'the baseline has no trial of the scenario as it is now' : 'no baseline has it'
    return { verdict: 'skip', message: `Not compared: ${why}` }
  }
  const said = increases.flatMap((key) => {
    const limit = limits[key]
    return limit === undefined ? [] : [limited(key, limit, now, known)]
  })
  for (const verdict of ['fail', 'error'] as const) {
    const found = said.filter((s) => s.verdict === verdict)
    // That so few trials settle nothing is said first.
    const doubt = verdict === 'fail' && found.every((s) => s.doubt) ? 'not settled: ' : ''
    if (found.length > 0) return { verdict, message: `${doubt}${found.map((s) => s.message).join('; ')}` }
  }
  return { verdict: 'pass', message: said.map((s) => s.message).join('; ') }
}

function limited(key: IncreaseKey, limit: number, now: Tally, known: Known): Said & { doubt?: boolean } {
  const is = recorded(now.figures(figureOf[key]))
  const was = recorded(known.figures(figureOf[key]))
  if (!is || !was) {
    const side = is ? 'the baseline' : was ? 'this run' : 'both sides'
    return { verdict: 'error', message: `Missing ${key}: not recorded in every trial of ${side}` }
  }
  const [from, to] = [median(was), median(is)]
  const seen = `${key} ${shown(key, from)} → ${shown(key, to)}`
  const most = `at most ${Number((limit * 100).toFixed(6))} % more expected`
  if (to <= from * (1 + limit) * (1 + 1e-12)) return { verdict: 'pass', message: `${seen}, ${most}` }
  if (is.length < enough || was.length < enough)
    return {
      verdict: 'fail',
      doubt: true,
      message: `${seen}, ${most} (${is.length} and ${was.length} trials; ${enough} a side settle it)`,
    }
  const { higher } = mannWhitney(is, was)
  return atMost(higher, 0.05)
    ? { verdict: 'fail', message: `Expected no such increase: ${seen}, ${most}` }
    : { verdict: 'pass', message: `${seen}, which may be chance (p = ${higher.toFixed(2)})` }
}

const shown = (key: IncreaseKey, value: number): string =>
  String(Number((key === 'seconds' ? value / 1000 : value).toPrecision(4)))
