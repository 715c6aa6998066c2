// What threads take one after the other: sources, and the parts of those that are cut. What the parts of a source gave is put together in
// their order, and up to the first that can only be told in one piece with what stands before it.
import { emptyTally, type Tally, tallyRun } from '../judging/tally.ts'
import { type Kept as Good, GoodRuns } from '../learn/goods.ts'
import type { Settings } from '../options.ts'
import type { Gathering, Numbered } from './gathering.ts'
import type { EvaluatedRun, SourceFacts } from './prepare.ts'
import { noFacts } from './prepare.ts'
import { partsOf, type SourcePart } from './sources.ts'
import { type Kept, type Position, type Recorded, textOf } from './trials.ts'

/** A source, or a part of one. `cut`: which of the sources that are cut it is. */
export type Piece = Numbered & { part?: SourcePart & { cut: number } }

/** The pieces of all sources, in their order, and how many sources are cut. */
export function piecesOf(
  cwd: string,
  numbered: readonly Numbered[],
  settings: Settings,
  digests: boolean,
): { pieces: Piece[]; cuts: number } {
  let cuts = 0
  const pieces = numbered.flatMap((one): Piece[] => {
    const parts = partsOf(cwd, one.source, settings, digests)
    if (!parts || parts.length < 2) return [one]
    const cut = cuts++
    return parts.map((part) => ({ ...one, part: { ...part, cut } }))
  })
  return { pieces, cuts }
}

/** Runs of one scenario, and what they add up to. */
export type Batch = { scenario: number; runs: Kept[]; tally: Tally; goods: Good[] }

/** So many characters of runs are handed over at a time. */
const mostHeld = 1 << 18

/** Holds runs until they are worth a message. */
export function holder(hand: (batches: Batch[]) => void) {
  let batches = new Map<number, Batch>()
  /** What was kept already, so that its like is not handed over again. */
  const goods = new Map<number, GoodRuns>()
  let size = 0
  const flush = (): void => {
    if (batches.size > 0) hand([...batches.values()])
    batches = new Map()
    size = 0
  }
  return {
    flush,
    add(position: Position & Recorded, { scenario, result, print, acts }: EvaluatedRun): void {
      const batch = batches.get(scenario) ?? { scenario, runs: [], tally: emptyTally(), goods: [] }
      batches.set(scenario, batch)
      const text = textOf(result, acts)
      const passed = result.verdict === 'pass'
      batch.runs.push({ ...position, print, passed, text })
      if (passed) {
        const known = goods.get(scenario) ?? new GoodRuns()
        goods.set(scenario, known)
        const good = known.offer(result.trace, position, acts)
        if (good) batch.goods.push(good)
      }
      tallyRun(batch.tally, result)
      size += text.length
      if (size >= mostHeld) flush()
    },
  }
}

/** Adds batches to what is gathered; `offset`: so many runs of the source stand before. */
export function addBatches({ trials }: Gathering, batches: readonly Batch[], offset = 0): void {
  for (const { scenario, runs, tally, goods } of batches) {
    if (offset > 0) for (const run of runs) run.index += offset
    trials[scenario]?.addKept(runs, tally)
    for (const good of goods) trials[scenario]?.goods.take(good)
  }
}

/** What one part gave; `facts` absent: it can only be told in one piece with what stands before it. */
type Given = { part: SourcePart; batches: Batch[]; facts?: SourceFacts | undefined }

/** Puts the parts of one source together. */
export class Assembly {
  readonly facts = noFacts()
  /** How many parts are taken, and how many runs they gave. */
  taken = 0
  runs = 0
  /** The part from which on the source is read in one piece. */
  rest: SourcePart | undefined
  readonly #gathering: Gathering
  readonly #waiting = new Map<number, Given>()

  constructor(gathering: Gathering) {
    this.#gathering = gathering
  }

  take(given: Given): void {
    this.#waiting.set(given.part.nth, given)
    for (let one = this.#waiting.get(this.taken); one && !this.rest; one = this.#waiting.get(this.taken)) {
      this.#waiting.delete(this.taken)
      if (!one.facts) {
        this.rest = one.part
        this.#waiting.clear()
        return
      }
      addBatches(this.#gathering, one.batches, this.runs)
      for (const { runs } of one.batches) this.runs += runs.length
      addFacts(this.facts, one.facts)
      this.taken++
    }
  }
}

/** Adds what a part told, as if it had been read with those before it. */
export function addFacts(facts: SourceFacts, more: SourceFacts): void {
  facts.traces += more.traces
  facts.leftOut += more.leftOut
  facts.unmatched.push(...more.unmatched)
  for (const workspace of more.workspaces) if (!facts.workspaces.includes(workspace)) facts.workspaces.push(workspace)
  for (const problem of more.problems)
    if (!facts.problems.some((p) => p.message === problem.message)) facts.problems.push(problem)
}
