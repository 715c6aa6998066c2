// How often is the gate wrong? Simulated months of nightly reports, judged by the program's own functions: `node tools/simulate.ts [MONTHS]`.
import { compare, toRerun } from '../src/judging/baseline/compare.ts'
import type { Rule } from '../src/judging/baseline/failures.ts'
import { type Past, pastOf } from '../src/judging/baseline/past.ts'
import type { Comparable } from '../src/judging/baseline/tally.ts'
import { wilson } from '../src/judging/trials.ts'
import { blocks, type Dimension, type Verdict } from '../src/model/verdict.ts'

const months = Number(process.argv[2] ?? 1000)
const nights = 30
const baselineReports = 10
const rule: Rule = { regressionAlpha: 0.05, unsettled: 'fail', confirmTrials: 5 }

/** A suite of ten scenarios: how often a trial of each passes on a night. */
type Suite = Readonly<Record<string, (night: number) => number>>
const sturdy = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`sturdy-${i + 1}`, () => 1]))
const suiteWith = (breaks: number): Suite => ({
  ...sturdy,
  'flaky-90': () => 0.9,
  'flaky-70': () => 0.7,
  decay: (night) => 1 - 0.4 * Math.min(1, Math.max(0, night / nights)),
  regression: (night) => (night >= breaks ? 0.2 : 1),
})
const innocent = (name: string): boolean => name.startsWith('sturdy') || name.startsWith('flaky')

/** Chance that repeats itself. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const judged = (id: string, verdict: Verdict): Dimension => ({ id, verdict, severity: 'blocking', message: '' })
const stats = { tool_calls: 0, tool_errors: 0 }

type Result = Pick<Comparable, 'name'> & {
  content: string
  dimensions: Dimension[]
  runs: { stats: typeof stats; dimensions: Dimension[] }[]
}

function resultOf(name: string, rate: number, trials: number, next: () => number): Result {
  const verdicts = Array.from({ length: trials }, (): Verdict => (next() < rate ? 'pass' : 'fail'))
  const met = verdicts.every((v) => v === 'pass')
  return {
    name,
    content: 'same',
    dimensions: [judged('trials_met', met ? 'pass' : 'fail')],
    runs: verdicts.map((v) => ({ stats, dimensions: [judged('expect.contains', v)] })),
  }
}

const fails = (result: Result): boolean => result.dimensions.some(blocks)
const reportOf = (scenarios: Result[]) => ({
  schema: 'agent-eval/report@1' as const,
  scenarios: scenarios.map((s) => ({ ...s, verdict: fails(s) ? ('fail' as const) : ('pass' as const) })),
  problems: [],
})

/** Which scenarios a gate is red for. */
type Gate = (results: Result[], past: Past[], again: (name: string) => Result, pinned: Past[]) => string[]

const passing = (r: Result): number =>
  r.runs.filter((run) => run.dimensions.every((d) => d.verdict === 'pass')).length / r.runs.length

const gates: Readonly<Record<string, Gate>> = {
  'fail-on: blocking': (results) => results.filter(fails).map((r) => r.name),
  'threshold: 80 % of the trials': (results) => results.filter((r) => passing(r) < 0.8).map((r) => r.name),
  'fail-on: regressions, without a rerun': (results, past) => gating(compare(results, past, rule)),
  'fail-on: regressions, confirmed by a rerun': (results, past, again) => confirmed(results, past, again),
  'the same against pinned reports': (results, _past, again, pinned) => confirmed(results, pinned, again),
}
function confirmed(results: Result[], past: Past[], again: (name: string) => Result): string[] {
  const first = compare(results, past, rule)
  const { scenarios, dimensions } = toRerun(first)
  return scenarios.length === 0 ? [] : gating(compare(scenarios.map(again), past, rule, { rerun: { dimensions } }))
}
const gating = ({ baseline }: ReturnType<typeof compare>): string[] =>
  baseline.failures.filter((f) => f.gates).map((f) => f.scenario)

type Wrong = {
  falseRed: number
  quiet: number
  redMonths: number
  missed: number
  missedThrice: number
  decayMissed: number
}

function simulate(trials: number): Map<string, Wrong> {
  const wrong = new Map(
    Object.keys(gates).map((name): [string, Wrong] => [
      name,
      { falseRed: 0, quiet: 0, redMonths: 0, missed: 0, missedThrice: 0, decayMissed: 0 },
    ]),
  )
  for (let month = 0; month < months; month++) {
    const next = random(month * 7919 + trials)
    const breaks = 5 + Math.floor(next() * 20)
    const suite = suiteWith(breaks)
    const past: Past[] = []
    const seen = new Map(Object.keys(gates).map((name) => [name, { red: false, hits: 0, decay: false }]))
    for (let night = -baselineReports; night < nights; night++) {
      const results = Object.entries(suite).map(([name, rate]) => resultOf(name, rate(night), trials, next))
      if (night >= 0)
        for (const [name, gate] of Object.entries(gates)) {
          const again = (s: string): Result => resultOf(s, suite[s]?.(night) ?? 1, rule.confirmTrials, next)
          const red = gate(results, past.slice(-baselineReports), again, past.slice(0, baselineReports))
          const [sum, month] = [
            wrong.get(name) as Wrong,
            seen.get(name) as { red: boolean; hits: number; decay: boolean },
          ]
          sum.quiet++
          if (red.some(innocent)) {
            sum.falseRed++
            month.red = true
          }
          if (night >= breaks && night < breaks + 3 && red.includes('regression')) month.hits++
          if (night === breaks && !red.includes('regression')) sum.missed++
          month.decay ||= red.includes('decay')
        }
      past.push(pastOf(`night ${night}`, reportOf(results)))
    }
    for (const [name, { red, hits, decay }] of seen) {
      const sum = wrong.get(name) as Wrong
      if (red) sum.redMonths++
      if (hits === 0) sum.missedThrice++
      if (!decay) sum.decayMissed++
    }
  }
  return wrong
}

/** `2.1 % (1.9–2.3)` */
function share(some: number, all: number): string {
  const percent = (n: number): string => (n * 100).toFixed(1)
  const [low, high] = wilson(some, all)
  return `${percent(some / all)} % (${percent(low)}–${percent(high)})`
}

console.log(`${months} months of ${nights} nights; ten baseline reports; 95 % intervals (Wilson)\n`)
for (const trials of [1, 5]) {
  console.log(
    `| ${trials === 1 ? 'one trial' : `${trials} trials`} a night: the gate | night falsely red | month with a false red | break missed on its night | break missed for three nights | decay never told |`,
  )
  console.log('|:--|--:|--:|--:|--:|--:|')
  for (const [name, w] of simulate(trials)) {
    const cells = [
      share(w.falseRed, w.quiet),
      share(w.redMonths, months),
      share(w.missed, months),
      share(w.missedThrice, months),
      share(w.decayMissed, months),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log('')
}
