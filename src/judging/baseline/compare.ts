// A run against its baseline: what is new, known, fixed, flaky, weakened and gone, and what of it gates.
import type { BaselineResult, FailureResult, Report } from '../../model/report.ts'
import { count, list } from '../../model/text.ts'
import { blocks, type Dimension } from '../../model/verdict.ts'
import { changeOf, decide, type Failing, type Rerun, type Rule } from './failures.ts'
import { compareFigures } from './figures.ts'
import { type Known, knownOf, type Past } from './past.ts'
import { type Comparable, type Tally, tallyOf } from './tally.ts'
import { type Weakening, weakenedSince } from './weakened.ts'

/** Fewer trials than this do not tell a flaky dimension from one that never failed. */
const fewTrials = 10

type Sides = { result: Comparable; now: Tally; known: Known }

/** Compares the results with the reports, the oldest first. `rerun`: these are the trials of one, which alone decide. */
export function compare(
  results: readonly Comparable[],
  past: readonly Past[],
  rule: Rule,
  { weakening, rerun }: { weakening?: Omit<Weakening, 'exceptedOf'>; rerun?: Rerun | undefined } = {},
): { baseline: BaselineResult; notes: string[] } {
  const sides = results.map(
    (result): Sides => ({ result, now: tallyOf(result), known: knownOf(past, result.name, result.content) }),
  )
  const tallies = new Map(sides.map(({ result, now }) => [result.name, now]))
  const exceptedOf = (name: string): ReadonlySet<string> => tallies.get(name)?.excepted ?? new Set()
  const failures = decide(sides.flatMap(failingOf), rule, rerun)
  const told = byScenario(failures)
  const always = results.reduce(
    (n, r) => n + alwaysGates(r, told.get(r.name)?.size ?? 0, rerun !== undefined).length,
    0,
  )
  const newest = past.at(-1)
  const names = new Set(weakening?.asks.map((one) => one.name) ?? results.map((r) => r.name))
  const fixed = sides.flatMap(fixedOf)
  const number = (change: FailureResult['change']): number => failures.filter((f) => f.change === change).length
  const baseline: BaselineResult = {
    reports: past.length,
    new: number('new'),
    known: number('known'),
    fixed: fixed.length,
    flaky: number('flaky'),
    gating: failures.filter((f) => f.gates).length + always,
    failures,
    weakened: newest && weakening && !rerun ? weakenedSince(newest, { ...weakening, exceptedOf }) : [],
    fixed_dimensions: fixed,
    gone:
      newest && !rerun
        ? [...newest.scenarios.keys()].filter((name) => !names.has(name) && !weakening?.unread.has(name))
        : [],
    added: sides.filter(({ known }) => !known.named).map(({ result }) => result.name),
    changed: sides.filter(({ known }) => known.named && !known.same).map(({ result }) => result.name),
    figures: compareFigures(sides.map(({ result, now, known }) => ({ scenario: result.name, now, known }))),
    rerun: [...new Set(failures.filter((f) => isOpen(f, rerun)).map((f) => f.scenario))],
    ...(rerun ? { confirmed: true } : {}),
  }
  return { baseline, notes: rerun ? [] : doubts(sides, failures) }
}

type Told = ReadonlyMap<string, FailureResult>

/** The failures of each scenario by their dimensions. */
function byScenario(failures: readonly FailureResult[]): ReadonlyMap<string, Told> {
  const told = new Map<string, Map<string, FailureResult>>()
  for (const failure of failures) {
    const known = told.get(failure.scenario) ?? new Map<string, FailureResult>()
    told.set(failure.scenario, known.set(failure.dimension, failure))
  }
  return told
}

/** Is it to be run again? After a rerun only where that did not settle it. */
const isOpen = ({ change, settled }: FailureResult, rerun: Rerun | undefined): boolean =>
  change !== 'known' && !(rerun && settled)

/** The blocking dimensions of a scenario that does not hold. */
function failingOf({ result, now, known }: Sides): Failing[] {
  if (!result.dimensions.some(blocks)) return []
  return [...now.judged].flatMap(([dimension, judged]) =>
    judged.blocks ? [{ scenario: result.name, dimension, now: judged, before: known.judged(dimension) }] : [],
  )
}

function fixedOf({ result, now, known }: Sides): { scenario: string; dimension: string }[] {
  return [...now.judged].flatMap(([dimension, { passed, total }]) => {
    const fixed = passed === total && changeOf({ before: known.judged(dimension) }) === 'known'
    return fixed ? [{ scenario: result.name, dimension }] : []
  })
}

/**
 * What gates whatever the baseline says: a missing trace, too few or too many trials, an increase over the baseline. `trials_met`
 * repeats what the trials failed by; where they failed by nothing that was compared, it stands for itself. A rerun has as many trials
 * as reruns have, whatever the scenario asks for.
 */
function alwaysGates(result: Omit<Comparable, 'runs'>, compared: number, isRerun: boolean): Comparable['dimensions'] {
  return result.dimensions.filter((d) => {
    if (!blocks(d) || d.id === 'expected_failure') return false
    if (d.id !== 'trials_met') return true
    return !isRerun && (compared === 0 || (d.verdict === 'error' && !isInconclusive(result)))
  })
}

/** As many trials as planned show neither that the rate is reached nor that it is missed. */
const isInconclusive = ({ trials }: Pick<Comparable, 'trials'>): boolean =>
  trials?.settled === false && trials.total === trials.asked?.min

/** Puts on each failing dimension of a scenario, and of its runs, how it stands; with `spares` also that it does not gate. */
export function marker(
  { failures, confirmed }: BaselineResult,
  spares: boolean,
): (scenario: Omit<Comparable, 'runs'>) => (d: Dimension) => Dimension {
  const told = byScenario(failures)
  const isRerun = confirmed === true
  return (scenario) => {
    const found = told.get(scenario.name)
    if (found === undefined && !isRerun) return (d) => d
    const always = alwaysGates(scenario, found?.size ?? 0, isRerun)
    // It is decided by the dimensions that the trials failed by, each against its own past.
    const counted = always.some((d) => d.id === 'trials_met')
    return (d) => {
      if (!blocks(d)) return d
      const failure = found?.get(d.id)
      const spared = spares && (failure ? !failure.gates : d.id === 'trials_met' && !counted)
      return { ...d, ...(failure ? { change: failure.change } : {}), ...(spared ? { gates: false } : {}) }
    }
  }
}

function doubts(sides: readonly Sides[], failures: readonly FailureResult[]): string[] {
  const isNew = new Set(failures.filter((f) => f.change === 'new').map((f) => f.scenario))
  const few = sides.filter(({ result, known }) => isNew.has(result.name) && known.same && known.runs < fewTrials)
  if (few.length === 0) return []
  const names = list(few.map(({ result }) => result.name))
  return [
    `The baseline has fewer than ${fewTrials} trials of ${names}: whether a new failure there is a flaky one cannot be told`,
  ]
}

/** The dimensions that a report asks to have run again, and what gates in it that no rerun settles. */
export function toRerun({ baseline }: Pick<Report, 'baseline'>): {
  scenarios: string[]
  dimensions: number
  always: number
} {
  const failures = baseline?.failures ?? []
  const open = failures.filter((f) => f.change !== 'known')
  return {
    scenarios: baseline?.rerun ?? [],
    dimensions: open.length,
    always: (baseline?.gating ?? 0) - failures.filter((f) => f.gates).length,
  }
}

/** What is said of scenarios of a rerun that have not the trials it asks for. */
export const wrongCount = (name: string, found: number, expected: number): string =>
  `Expected a rerun of exactly ${count(expected, 'trial')} of ${JSON.stringify(name)}, found ${found}`
