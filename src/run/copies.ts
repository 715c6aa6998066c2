// Copies of one recording among the trials of a scenario: they count once.
import type { Print } from '../judging/copies.ts'
import { list } from '../model/text.ts'

/** `recording`: the file itself, behind all links, and which of its runs. */
export type Trial = { print: Print; recording: string; passed: boolean; trace: string }

/** Trials that are one: which of them stands for all, and what to say of it. */
export type Group<T extends Trial> = { trial: T; notes: string[] }

/** The trials without copies, in their order. A copy that fails stands for one that passes; notes name what was left out. */
export function withoutCopies<T extends Trial>(trials: readonly T[]): Map<T, Group<T>> {
  const kept: { first: T; trial: T; copies: string[]; equals: string[] }[] = []
  const byRecording = new Map<string, number>()
  const byPrint = new Map<string, number>()
  for (const trial of trials) {
    const { print, recording, passed, trace } = trial
    const same = byPrint.get(print.calls)
    const at = byRecording.get(recording) ?? (print.known ? same : undefined)
    const group = at === undefined ? undefined : kept[at]
    if (group === undefined) {
      if (same !== undefined) kept[same]?.equals.push(trace)
      else byPrint.set(print.calls, kept.length)
      byRecording.set(recording, kept.length)
      kept.push({ first: trial, trial, copies: [], equals: [] })
      continue
    }
    const worse = group.trial.passed && !passed
    group.copies.push(worse ? group.trial.trace : trace)
    if (worse) group.trial = trial
  }
  return new Map(kept.map(({ first, trial, copies, equals }) => [first, { trial, notes: notesOf(copies, equals) }]))
}

function notesOf(copies: readonly string[], equals: readonly string[]): string[] {
  const notes: string[] = []
  if (copies.length > 0) notes.push(`A copy of the same run, counted once: ${list(copies)}`)
  if (equals.length > 0) notes.push(`The same calls and answer, counted as trials of their own: ${list(equals)}`)
  return notes
}
