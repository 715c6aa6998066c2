// The trials of one scenario, counted: how often each dimension held, and the figures of the runs.

import type { Rate } from '../../model/chances.ts'
import type { FigureResult, RunStats } from '../../model/report.ts'
import { blocks, type Dimension } from '../../model/verdict.ts'

/** A figure that is compared; `tool_errors` by `max_increase` alone. */
export type Figure = FigureResult['figure'] | 'tool_errors'

const allFigures: readonly Figure[] = ['cost_usd', 'tool_calls', 'tool_errors', 'turns', 'tokens', 'duration_ms']

/** `blocks`: in some trial it is a blocking failure. */
export type Judged = Rate & { blocks: boolean }

export type Tally = {
  runs: number
  judged: ReadonlyMap<string, Judged>
  /** Dimensions that a run was excepted from. */
  excepted: ReadonlySet<string>
  /** Dimensions that some trial judged as blocking. */
  blocking: ReadonlySet<string>
  /** Of each run; `undefined`: it did not record it. */
  figures(figure: Figure): readonly (number | undefined)[]
}

type Told = Pick<Dimension, 'id' | 'verdict' | 'severity' | 'message'>
type Stats = { [Key in keyof RunStats]: RunStats[Key] | undefined }

/** A scenario's result as far as it is compared: of this run, or of a report. */
export type Comparable = {
  name: string
  content?: string | undefined
  dimensions: readonly Told[]
  trials?: { total: number; settled?: false | undefined; asked?: { min: number } | undefined } | undefined
  runs: Iterable<{ stats: Stats; dimensions: readonly Told[] }>
}

/** What of a scenario is judged by itself, one trial a report. */
const ownIds: readonly string[] = ['expected_failure']

/**
 * Counts the trials of a scenario. An `error` counts as failed, a `skip` not at all. Where a failure is expected, that alone is
 * counted: what fails in its trials is meant to.
 */
export function tallyOf(scenario: Pick<Comparable, 'dimensions' | 'runs'>): Tally {
  const judged = new Map<string, Judged>()
  const excepted = new Set<string>()
  const blocking = new Set<string>()
  const figures = new Map(allFigures.map((figure): [Figure, (number | undefined)[]] => [figure, []]))
  const add = (d: Told): void => {
    if (d.verdict === 'skip') return
    const known = judged.get(d.id) ?? { passed: 0, total: 0, blocks: false }
    known.total++
    if (d.verdict === 'pass') known.passed++
    known.blocks ||= blocks(d)
    judged.set(d.id, known)
  }
  const own = scenario.dimensions.filter((d) => ownIds.includes(d.id))
  for (const d of own) add(d)
  let runs = 0
  for (const { stats, dimensions } of scenario.runs) {
    runs++
    for (const [figure, values] of figures) values.push(figureOf(stats, figure))
    for (const d of dimensions) {
      if (own.length === 0) add(d)
      if (d.severity === 'blocking') blocking.add(d.id)
      if (d.verdict === 'skip' && d.message.startsWith('Excepted:')) excepted.add(d.id)
    }
  }
  return { runs, judged, excepted, blocking, figures: (figure) => figures.get(figure) ?? [] }
}

function figureOf(stats: Stats, figure: Figure): number | undefined {
  if (figure !== 'tokens') return stats[figure]
  const { input_tokens, output_tokens } = stats
  return input_tokens === undefined || output_tokens === undefined ? undefined : input_tokens + output_tokens
}
