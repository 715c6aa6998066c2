// What the page knows of scenarios and runs, and how their dimensions stand.

import { blocks, type Dimension } from '../model/verdict.ts'
import type { Ask, RunEntry, ScenarioEntry } from '../report/html/contract.ts'
import { type Standing, standingOf } from '../report/told.ts'

/** A run; `number` from 0. */
export type Run = RunEntry & { number: number }

/** A scenario; a run whose verdict is not here is `undefined`. */
export type Scenario = { number: number; head: ScenarioEntry; asks: Ask[]; runs: (Run | undefined)[] }

/** What a mark stands for: the verdicts of scenarios and the standings of dimensions. */
export type State = Standing | 'open' | 'none'

export const stateOf = ({ verdict, pending }: ScenarioEntry): State =>
  verdict === undefined ? 'none' : pending && verdict === 'skip' ? 'open' : verdict

/** How a dimension stands; without a verdict of its scenario there is none. */
export const standing = (d: Dimension, { verdict }: ScenarioEntry): Standing =>
  standingOf(d, { verdict: verdict ?? 'fail' })

/** With one trial, `trials_met` only repeats its run. */
const isEcho = ({ trials }: ScenarioEntry, { id }: Dimension): boolean => id === 'trials_met' && trials?.total === 1

/** The dimensions of the scenario itself. */
export const ownOf = (head: ScenarioEntry): Dimension[] => head.dimensions.filter((d) => !isEcho(head, d))

/** Does the scenario fail by a dimension that only repeats its run? That is no finding of its own. */
export const repeats = ({ head }: Scenario): boolean =>
  head.verdict === 'fail' && head.dimensions.some((d) => isEcho(head, d) && blocks(d))

/** Does not hold, whether it blocks or not. */
export const isBad = (d: Pick<Dimension, 'verdict'>): boolean => d.verdict === 'fail' || d.verdict === 'error'

/** The family of a dimension: `exit_code` of `exit_code[2].next_action_matches`. */
export const familyOf = (id: string): string => /^[^.[]*/.exec(id)?.[0] ?? id

const signs: Readonly<Record<State, string>> = {
  ...{ pass: '✓', fail: '✗', error: '!', skip: '–', spared: '✗', known: '✗', advisory: '✗', off: '–' },
  ...{ open: '…', none: '·' },
}
const words: Readonly<Record<State, string>> = {
  pass: 'holds',
  fail: 'fails',
  error: 'cannot be told',
  skip: 'skipped',
  spared: 'fails, spared',
  known: 'fails, known',
  advisory: 'advisory',
  off: 'off',
  open: 'left open',
  none: 'not judged',
}

export const signOf = (state: State): string => signs[state]
export const wordOf = (state: State): string => words[state]

/** The dimensions of a run that do not hold first, the worst of them first; then those that hold, then the others. */
export function ranked(dimensions: readonly Dimension[], scenario: ScenarioEntry): Dimension[] {
  const order: readonly State[] = ['fail', 'error', 'known', 'spared', 'advisory', 'pass', 'skip', 'off']
  const rank = (d: Dimension): number => order.indexOf(standing(d, scenario))
  return [...dimensions].sort((a, b) => rank(a) - rank(b))
}
