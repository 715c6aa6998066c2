// A finding in words, once: the parts that every reporter shows, which it only escapes and lays out.
import type { Place } from '../model/place.ts'
import type { FirstDifference, ScenarioResult, Shard } from '../model/report.ts'
import { blocks, type Dimension, type Evidence } from '../model/verdict.ts'

/**
 * How a dimension stands in its scenario. `fail` and `error` block; `spared` would, but the scenario can do without that trial;
 * `known` would, but the baseline, or the rate of a tag, spares it; `advisory` and `off` do not hold and block nothing.
 */
export type Standing = 'pass' | 'fail' | 'error' | 'skip' | 'spared' | 'known' | 'advisory' | 'off'

export function standingOf(d: Dimension, scenario: Pick<ScenarioResult, 'verdict'>): Standing {
  if (d.verdict === 'pass' || d.verdict === 'skip') return d.verdict
  if (d.severity !== 'blocking') return d.severity
  if (d.gates === false) return 'known'
  return blocks(d) && scenario.verdict !== 'fail' ? 'spared' : d.verdict
}

/** What the reason of a scenario is the reason of. */
export const reasonOf = ({ verdict }: Pick<ScenarioResult, 'verdict'>): string =>
  verdict === 'skip' ? 'skipped' : 'a failure is expected'

/** What a reader of a shard's report must know. */
export const shardNote = ({ index, count }: Pick<Shard, 'index' | 'count'>): string =>
  `Shard ${index} of ${count}: what only all traces decide is left open, and agent-eval merge decides it`

export type Told = {
  scenario: string
  id: string
  message: string
  file: string
  /** Where the dimension itself points. */
  place: Place | undefined
  /** That, or the line of the scenario. */
  nearest: Place | undefined
  evidence: readonly Evidence[]
  /** What was expected and what was observed, where sequences were compared. */
  chains: readonly { word: 'expected' | 'observed'; names: readonly string[] }[]
}

export function tell(d: Dimension, scenario: Pick<ScenarioResult, 'name' | 'file' | 'line'>): Told {
  const { expected, observed } = d.sequences ?? {}
  return {
    scenario: scenario.name,
    id: d.id,
    message: d.message,
    file: d.location?.file ?? scenario.file,
    place: d.location,
    nearest: d.location ?? (scenario.line ? { line: scenario.line } : undefined),
    evidence: (d.evidence ?? []).filter((e) => e.call !== undefined || e.tool || e.excerpt),
    chains:
      expected && observed
        ? [
            { word: 'expected', names: expected },
            { word: 'observed', names: observed },
          ]
        : [],
  }
}

/** Where a failing run left the good ones, in one sentence. */
export const differenceOf = ({ kind, message }: FirstDifference): string =>
  kind === 'spoilt' ? `lost at ${message}` : `first difference: ${message}`

type Escape = (text: string) => string
const asItIs: Escape = (text) => text

/** `call 2 issue_refund`, as far as the evidence says so; else empty. */
export function stepOf({ call, tool }: Evidence, name: Escape = asItIs): string {
  return [call === undefined ? '' : `call ${call}`, tool ? name(tool) : ''].filter(Boolean).join(' ')
}

/** `call 2 issue_refund: {"amount":49.9}`; `parted` is what stands between the two. */
export function saidOf(evidence: Evidence, name: Escape = asItIs, text: Escape = asItIs, parted = ': '): string {
  return [stepOf(evidence, name), evidence.excerpt ? text(evidence.excerpt) : ''].filter(Boolean).join(parted)
}

/** `lookup → refund`, at most so many names; `none` stands for an empty sequence. */
export function chainOf(names: readonly string[], most: number, none: string, name: Escape = asItIs): string {
  if (names.length === 0) return none
  const shown = names.slice(0, most).map(name).join(' → ')
  return names.length > most ? `${shown} → …` : shown
}

/** `file:3:9`, as much of it as is known. */
export function pointOf(file: string, at: { line?: number; column?: number } | undefined): string {
  if (!at?.line) return file
  return `${file}:${at.line}${at.column ? `:${at.column}` : ''}`
}

/** ` and 3 more` traces, files, …; empty for none. */
export const andMore = (n: number): string => (n > 0 ? ` and ${n} more` : '')
