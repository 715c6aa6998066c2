// Sequences of commands: what of an expected order was seen, and in which order stages came.

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
