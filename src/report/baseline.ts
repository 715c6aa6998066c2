// What is said of a run against its baseline, once for all reporters, which only escape it and lay it out.
import type { BaselineResult, FigureResult } from '../model/report.ts'
import { count } from '../model/text.ts'

/** `1 new, 2 known, 1 flaky, 3 fixed against 10 reports`. */
export function countsOf(b: BaselineResult): string {
  const kinds = (['new', 'known', 'flaky', 'fixed'] as const).map((kind) => `${b[kind]} ${kind}`)
  return `${kinds.join(', ')} against ${count(b.reports, 'report')}${b.confirmed ? ', in a rerun' : ''}`
}

/** What was made weaker, a sentence each. */
export const weakenedOf = (b: BaselineResult): string[] =>
  b.weakened.map(({ scenario, dimension, was, is }) =>
    dimension === '*'
      ? `weakened: the scenario ${scenario} was ${was} in the baseline and is ${is}`
      : `weakened: ${dimension} of ${scenario} was ${was} in the baseline and is ${is}`,
  )

/** What else differs, by scenarios. */
export function differencesOf(b: BaselineResult): { word: string; names: readonly string[] }[] {
  const fixed = b.fixed_dimensions.map(({ scenario, dimension }) => `${scenario}: ${dimension}`)
  const all = [
    { word: 'fixed', names: fixed },
    { word: 'not in the baseline', names: b.added },
    { word: 'changed, so that earlier trials are not compared', names: b.changed },
    { word: 'gone', names: b.gone },
    { word: 'to run again', names: b.rerun },
  ]
  return all.filter(({ names }) => names.length > 0)
}

const units: Readonly<Record<FigureResult['figure'], { name: string; show: (n: number) => string }>> = {
  cost_usd: { name: 'cost', show: (n) => `$${n.toFixed(4)}` },
  tool_calls: { name: 'calls', show: String },
  turns: { name: 'turns', show: String },
  tokens: { name: 'tokens', show: String },
  duration_ms: { name: 'duration', show: (n) => `${(n / 1000).toFixed(1)} s` },
}

/** A figure by its medians: what it is called, both sides, and the change. */
export function figureOf({ figure, was, is }: FigureResult): { name: string; was: string; is: string; change: string } {
  const { name, show } = units[figure]
  return { name, was: show(was), is: show(is), change: changeOf(was, is) }
}

/** `+12 %`; of nothing there is no share. */
function changeOf(was: number, is: number): string {
  if (was === is) return '±0 %'
  if (was === 0) return 'from 0'
  return `${is > was ? '+' : '−'}${Math.round(Math.abs(is / was - 1) * 100)} %`
}
