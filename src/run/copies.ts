// Copies of one recording among the trials of a scenario: they count once.
import type { Print } from '../judging/copies.ts'
import type { RoutedRun } from '../judging/places.ts'
import { list } from '../model/text.ts'

/** `recording`: the file itself, behind all links, and which of its runs. */
type Trial = { result: RoutedRun; print: Print; recording: string }

/** The trials without copies, in their order. A copy that fails stands for one that passes; notes name what was left out. */
export function withoutCopies<T extends Trial>(trials: readonly T[]): T[] {
  if (trials.length < 2) return [...trials]
  const kept: { trial: T; copies: string[]; equals: string[] }[] = []
  const byRecording = new Map<string, number>()
  const byPrint = new Map<string, number>()
  for (const trial of trials) {
    const { print, recording, result } = trial
    const same = byPrint.get(print.calls)
    const at = byRecording.get(recording) ?? (print.known ? same : undefined)
    const group = at === undefined ? undefined : kept[at]
    if (group === undefined) {
      if (same !== undefined) kept[same]?.equals.push(result.trace)
      else byPrint.set(print.calls, kept.length)
      byRecording.set(recording, kept.length)
      kept.push({ trial, copies: [], equals: [] })
      continue
    }
    const worse = group.trial.result.verdict === 'pass' && result.verdict === 'fail'
    group.copies.push(worse ? group.trial.result.trace : result.trace)
    if (worse) group.trial = trial
  }
  for (const { trial, copies, equals } of kept) {
    const notes: string[] = []
    if (copies.length > 0) notes.push(`A copy of the same run, counted once: ${list(copies)}`)
    if (equals.length > 0) notes.push(`The same calls and answer, counted as trials of their own: ${list(equals)}`)
    if (notes.length > 0) trial.result.notes = [...(trial.result.notes ?? []), ...notes]
  }
  return kept.map((k) => k.trial)
}
