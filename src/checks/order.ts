// Calls of a command, and sequences of commands: who was called, in which order, how often.
import { nearest } from '../model/names.ts'
import { count, list } from '../model/text.ts'
import type { Call } from '../model/trace.ts'
import { type Evidence, error, type Outcome } from '../model/verdict.ts'
import type { Context, View } from './contract.ts'
import { plainJson } from './results.ts'

/** The positions of the calls of a command. */
export function callsOf(view: View, command: string): number[] {
  const found: number[] = []
  for (const [i, c] of view.commands.entries()) if (c === command) found.push(i)
  return found
}

/** Where a call is in the trace, and what proves the point (default: its result). */
export function evidence(view: View, at: number, context: Context, text?: string): Evidence {
  const call = view.calls[at] as Call
  const said =
    text ?? (typeof call.result === 'string' ? call.result : call.result === undefined ? '' : plainJson(call.result))
  const excerpt = said === '' ? '' : context.excerpt(said.slice(0, 2000))
  return { call: at + 1, tool: call.tool, ...(excerpt === '' ? {} : { excerpt }) }
}

/** Names a call as messages do. */
export const named = (view: View, at: number): string => `${view.commands[at]} (call ${at + 1})`

/** What to do where no call has a command but its tool's own name: a hint for the end of a message, or nothing. */
export const unmapped = (view: View): string =>
  view.calls.length > 0 && view.calls.every((c, i) => c.tool === view.commands[i])
    ? '; a tool becomes a command by the registry (its tool) or by [aliases] in the config'
    : ''

/** What every dimension of a block answers when the command it is about was never called. */
export function neverCalled(view: View, command: string): Outcome {
  const observed = [...new Set(view.commands)]
  const near = nearest(command, observed)
  const found =
    observed.length === 0
      ? 'no call at all'
      : near
        ? `none among ${count(view.calls.length, 'call')}; the nearest observed command is ${near}`
        : `only ${list(observed)}`
  return error(`Expected a call of ${command}, found ${found}${unmapped(view)}`)
}

/** How many of the expected names, from the first, the observed ones have as a subsequence. */
export function covered(expected: readonly string[], observed: readonly string[]): number {
  let next = 0
  for (const name of observed) if (next < expected.length && name === expected[next]) next++
  return next
}

/** The stages of a lifecycle in a sequence: each occurrence, the first pair out of order, and those that occur again. */
export type Stages = {
  seen: { stage: string; at: number }[]
  swapped?: { stage: string; at: number; after: string; afterAt: number }
  repeated: { stage: string; at: number }[]
}

/** Reads a sequence as stages of a lifecycle. Order is that of first occurrences. */
export function stagesOf(lifecycle: readonly string[], sequence: readonly string[]): Stages {
  const rank = new Map(lifecycle.map((stage, i) => [stage, i]))
  const out: Stages = { seen: [], repeated: [] }
  const known = new Set<string>()
  let highest: { stage: string; at: number } | undefined
  for (const [at, stage] of sequence.entries()) {
    const r = rank.get(stage)
    if (r === undefined) continue
    out.seen.push({ stage, at })
    if (known.has(stage)) {
      out.repeated.push({ stage, at })
      continue
    }
    known.add(stage)
    if (highest && r < (rank.get(highest.stage) as number)) {
      out.swapped ??= { stage, at, after: highest.stage, afterAt: highest.at }
    } else highest = { stage, at }
  }
  return out
}
