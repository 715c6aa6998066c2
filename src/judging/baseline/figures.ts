// What runs cost, against the baseline: medians side by side, and which differences are more than chance.

import { atMost } from '../../model/chances.ts'
import type { FigureResult } from '../../model/report.ts'
import { difference, holm, median } from '../ranks.ts'
import type { Known } from './past.ts'
import type { Tally } from './tally.ts'

const figures: readonly FigureResult['figure'][] = ['cost_usd', 'tool_calls', 'turns', 'tokens', 'duration_ms']

/** From so many trials a side on a test can tell anything. */
export const enough = 4

type Sides = { scenario: string; now: Tally; known: Known }

/** Compares each figure that both sides recorded in every trial; chance is corrected over the scenarios. */
export function compareFigures(all: readonly Sides[]): FigureResult[] {
  return figures.flatMap((figure) => {
    const both = all.flatMap(({ scenario, now, known }) => {
      const is = recorded(now.figures(figure))
      const was = recorded(known.figures(figure))
      return is && was ? [{ scenario, is, was }] : []
    })
    const tested = both.filter(({ is, was }) => is.length >= enough && was.length >= enough)
    const chances = holm(tested.map(({ is, was }) => difference(is, was)))
    return both.map(({ scenario, is, was }): FigureResult => {
      const at = tested.findIndex((t) => t.scenario === scenario)
      const marked = at >= 0 && atMost(chances[at] as number, 0.05)
      return { scenario, figure, was: median(was), is: median(is), ...(marked ? { marked } : {}) }
    })
  })
}

/** The figures, if there are some and none is missing. */
export function recorded(values: readonly (number | undefined)[]): number[] | undefined {
  const known = values.filter((v) => v !== undefined)
  return known.length > 0 && known.length === values.length ? known : undefined
}
