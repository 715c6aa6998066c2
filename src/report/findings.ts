// What a scenario has to say: the dimensions that count, equal ones of several trials taken together.
import type { FirstDifference, Problem, RunResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import { blocks, type Dimension, isEcho } from '../model/verdict.ts'
import type { ScenarioHead } from './contract.ts'

/** One reason to act. `trials` of the scenario's `runs` share it, `trace` first; none for a dimension of the scenario itself. */
export type Finding = {
  scenario: ScenarioHead
  dimension: Dimension
  trials: number
  runs: number
  trace?: string
  /** The number of that trace's run among the scenario's, from 1. */
  trial?: number
  /** Where that trace left the good ones: with the first finding of the trace. */
  difference?: FirstDifference
  /** Of a missing trace: those that would be the scenario's and could not be read. */
  unread?: readonly Problem[]
}

const advises = (d: Dimension): boolean => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error')

export type Finder = {
  run(run: RunResult): void
  /** Why the scenario fails: what its runs broke first, then what that means for it. Empty unless it fails. */
  blocking(): Finding[]
  /** What is worth knowing and fails nothing. */
  advisory(): Finding[]
  /** What would block, and the baseline spares. */
  known(): Finding[]
}

/** Collects the findings of one scenario while its runs are told. Holds each different finding once, until the scenario ends. */
export function finder(scenario: ScenarioHead): Finder {
  const blocking = collector(scenario, (d) => scenario.verdict === 'fail' && blocks(d) && d.gates !== false, true)
  const advisory = collector(scenario, advises)
  // `trials_met` only says that there are some.
  const known = collector(scenario, (d) => blocks(d) && d.gates === false && d.id !== 'trials_met')
  return {
    run(run) {
      blocking.run(run)
      advisory.run(run)
      known.run(run)
    },
    blocking: blocking.end,
    advisory: advisory.end,
    known: known.end,
  }
}

/** So many different findings of one scenario are held; the others are counted. */
const mostHeld = 1000

function collector(scenario: ScenarioHead, wanted: (d: Dimension) => boolean, compares = false) {
  const found = new Map<string, Finding>()
  let beyond: { dimension: Dimension; trials: number } | undefined
  let runs = 0
  const run = (one: RunResult): void => {
    runs++
    let difference = compares ? one.first_difference : undefined
    for (const dimension of one.dimensions) {
      if (!wanted(dimension)) continue
      const key = `${dimension.id}\0${dimension.location?.line ?? ''}\0${dimension.message}`
      const same = found.get(key)
      if (same) same.trials++
      else if (found.size >= mostHeld) {
        beyond ??= { dimension, trials: 0 }
        beyond.trials++
      } else {
        found.set(key, {
          scenario,
          dimension,
          trials: 1,
          runs: 0,
          trace: one.trace,
          trial: runs,
          ...(difference ? { difference } : {}),
        })
        difference = undefined
      }
    }
  }
  const end = (): Finding[] => {
    const own = scenario.dimensions
      .filter((d) => wanted(d) && !(found.size > 0 && isEcho(d, scenario.trials?.total)))
      .map((dimension) => ({ scenario, dimension, trials: 0, runs }))
    for (const finding of found.values()) finding.runs = runs
    return [...found.values(), ...(beyond ? [othersOf(scenario, beyond, runs)] : []), ...own]
  }
  return { run, end }
}

/** One finding that says of the others how many they are. */
function othersOf(
  scenario: ScenarioHead,
  { dimension: { id, verdict, severity }, trials }: { dimension: Dimension; trials: number },
  runs: number,
): Finding {
  const message = `${count(trials, 'more finding')} with other messages; the JSON report has them all`
  return { scenario, dimension: { id, verdict, severity, message }, trials, runs }
}
