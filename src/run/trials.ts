// The runs of one scenario: they wait in a spool, and what tells copies apart, orders them and adds them up stays in memory.
import type { SpoolList } from '../files/spool.ts'
import type { Print } from '../judging/copies.ts'
import type { Asked } from '../judging/evaluate.ts'
import type { RoutedRun } from '../judging/places.ts'
import { addTally, emptyTally, type Tally, tallyRun } from '../judging/tally.ts'
import { type Acts, GoodRuns, type Left } from '../learn/goods.ts'
import { Column } from './columns.ts'
import { type Trial, withoutCopies } from './copies.ts'

/** Where a run was recorded: the number of its source in the listing, and which of the source's runs it is. */
export type Position = { source: number; index: number }
/** Which of its source's traces a run is of, from 1, and when that was made: milliseconds since 1970, 0 where it does not say. */
export type Recorded = { nth: number; at: number }
/** A run as it is kept. `text`: the run as JSON. What a shard's report gives has not been recorded here. */
export type Kept = Position & Partial<Recorded> & { print: Print; passed: boolean; text: string }
/** Which source a source is a link to. */
export type Canonical = (source: number) => number

/** A run as it is added. */
type Evaluated = { result: RoutedRun; print: Print; asked: Asked[]; acts: Acts }

/** What stands between the texts of a failing run; JSON on one line holds no tab. */
const between = '\t'

/** A run as JSON, and behind it what of a failing one is compared once the good ones are known, which no report tells. */
export const textOf = (result: RoutedRun, { deeds, spoilt }: Acts): string =>
  (result.verdict === 'pass' ? [result] : [result, spoilt ?? null, deeds() ?? null])
    .map((part) => JSON.stringify(part))
    .join(between)

/** What a run did, told already: until an oracle answered, its trace is not kept. */
function settled({ course, signature, deeds, spoilt }: Acts): Acts {
  const [took, said, told] = [course(), signature(), deeds()]
  return { course: () => took, signature: () => said, deeds: () => told, spoilt }
}

/** A print is 96 bits; a number holds half of them exactly. */
const half = 6

const flags = { known: 1, passed: 2 } as const

export class Trials implements Iterable<RoutedRun> {
  readonly #spool: SpoolList
  readonly #sources = new Column('whole')
  readonly #indexes = new Column('whole')
  /** The two halves of prints, 48 bits each. */
  readonly #prints = new Column('any')
  readonly #lowPrints = new Column('any')
  readonly #flags = new Column('small')
  readonly #nths = new Column('whole')
  readonly #times = new Column('any')
  /** The runs that wait for an oracle's answer, by their place in the order of arrival. */
  readonly #waiting = new Map<number, { result: RoutedRun; asked: Asked[]; acts: Acts }>()
  readonly goods = new GoodRuns()
  readonly tally: Tally = emptyTally()
  readonly #notes = new Map<number, string[]>()
  /** The trials, by their places in the order of arrival. */
  #order = new Uint32Array()

  constructor(spool: SpoolList) {
    this.#spool = spool
  }

  /** How many trials there are; known once they are arranged. */
  get length(): number {
    return this.#order.length
  }

  get passed(): number {
    return this.tally.passed
  }

  add(position: Position & Recorded, { result, print, asked, acts }: Evaluated): void {
    const passed = result.verdict === 'pass'
    const waits = asked.length > 0
    if (waits) this.#waiting.set(this.#sources.length, { result, asked, acts: settled(acts) })
    else {
      tallyRun(this.tally, result)
      if (passed) this.goods.offer(result.trace, position, acts)
    }
    this.#keep({ ...position, print, passed, text: waits ? '' : textOf(result, acts) })
  }

  /** Takes runs that another thread judged, and what they add up to. */
  addKept(runs: readonly Kept[], tally: Tally): void {
    for (const run of runs) this.#keep(run)
    addTally(this.tally, tally)
  }

  #keep({ source, index, nth = 0, at = 0, print, passed, text }: Kept): void {
    this.#sources.push(source)
    this.#nths.push(nth)
    this.#times.push(at)
    this.#indexes.push(index)
    const calls = Buffer.from(print.calls, 'base64')
    this.#prints.push(calls.readUIntBE(0, half))
    this.#lowPrints.push(calls.readUIntBE(half, half))
    this.#flags.push((print.known ? flags.known : 0) | (passed ? flags.passed : 0))
    this.#spool.add(text)
  }

  /** Puts the trials in their order, and leaves out copies. `linked`: sources that are links, and those that they lead to. */
  arrange(canonical: Canonical, linked: ReadonlySet<number>): void {
    const order = this.#inOrder()
    const repeated = this.#prints.repeated()
    const suspects = (i: number): boolean => repeated.has(this.#prints.at(i)) || linked.has(this.#sources.at(i))
    const trials = new Map<number, Trial & { at: number }>()
    if (repeated.size + linked.size > 0)
      for (const at of order) if (suspects(at)) trials.set(at, this.#trial(at, canonical))
    const groups = withoutCopies([...trials.values()])
    let length = 0
    for (const at of order) {
      const trial = trials.get(at)
      const group = trial && groups.get(trial)
      if (trial && !group) continue
      order[length++] = group?.trial.at ?? at
      if (group && group.notes.length > 0) this.#notes.set(group.trial.at, group.notes)
    }
    this.#order = order.slice(0, length)
    const left = new Set(trials.keys())
    for (const { trial } of groups.values()) left.delete(trial.at)
    for (const at of left) if (!this.#waiting.delete(at)) tallyRun(this.tally, this.#stored(at), -1)
  }

  /** Puts the trials in their order, all of them: copies are told apart where all traces are known. */
  arrangeAll(): void {
    this.#order = this.#inOrder()
  }

  #inOrder(): Uint32Array<ArrayBuffer> {
    const order = new Uint32Array(this.#sources.length)
    let sorted = true
    for (let i = 0; i < order.length; i++) {
      order[i] = i
      if (i > 0 && this.#compare(i - 1, i) > 0) sorted = false
    }
    return sorted ? order : order.sort((a, b) => this.#compare(a, b))
  }

  #compare(a: number, b: number): number {
    return this.#sources.at(a) - this.#sources.at(b) || this.#indexes.at(a) - this.#indexes.at(b)
  }

  #trial(at: number, canonical: Canonical): Trial & { at: number } {
    return {
      at,
      print: this.#print(at),
      recording: `${canonical(this.#sources.at(at))}#${this.#indexes.at(at)}`,
      passed: (this.#flags.at(at) & flags.passed) !== 0,
      trace: this.#stored(at).trace,
    }
  }

  #print(at: number): Print {
    const calls = Buffer.alloc(2 * half)
    calls.writeUIntBE(this.#prints.at(at), 0, half)
    calls.writeUIntBE(this.#lowPrints.at(at), half, half)
    return { calls: calls.toString('base64'), known: (this.#flags.at(at) & flags.known) !== 0 }
  }

  #stored(at: number): RoutedRun {
    const waiting = this.#waiting.get(at)?.result
    return waiting ?? (JSON.parse(this.#spool.at(at).split(between, 1)[0] ?? '') as RoutedRun)
  }

  /** What is compared of a failing run that waits in the spool; what it did is parsed where there is something to compare it with. */
  #left(at: number): Left | undefined {
    const [, spoilt, deeds] = this.#spool.at(at).split(between)
    if (spoilt === undefined || deeds === undefined) return undefined
    return { spoilt: JSON.parse(spoilt) ?? undefined, deeds: () => JSON.parse(deeds) ?? undefined }
  }

  /** The questions that the trials leave to oracles, each with the number of its trial. */
  *asking(): Generator<{ asked: Asked; result: RoutedRun; source: number; trial: number }> {
    if (this.#waiting.size === 0) return
    for (const [i, at] of this.#order.entries()) {
      const { result, asked } = this.#waiting.get(at) ?? {}
      if (!result || !asked) continue
      for (const one of asked) yield { asked: one, result, source: this.#sources.at(at), trial: i + 1 }
    }
  }

  /** Adds the runs up that waited for answers. */
  answered(): void {
    for (const [at, { result, acts }] of this.#waiting) {
      tallyRun(this.tally, result)
      const position = { source: this.#sources.at(at), nth: this.#nths.at(at) }
      if (result.verdict === 'pass') this.goods.offer(result.trace, position, acts)
    }
  }

  *[Symbol.iterator](): Generator<RoutedRun> {
    for (const at of this.#order) {
      const result = this.#compared(at)
      const notes = this.#notes.get(at)
      yield notes ? { ...result, notes: [...(result.notes ?? []), ...notes] } : result
    }
  }

  /** Which trace each trial is of, by its number in the report's order. */
  recorded(trial: number): { source: number } & Recorded {
    const at = this.#order[trial] as number
    return { source: this.#sources.at(at), nth: this.#nths.at(at), at: this.#times.at(at) }
  }

  /** A run, and where it left the good ones. */
  #compared(at: number): RoutedRun {
    const acts = this.#waiting.get(at)?.acts
    const result = this.#stored(at)
    if (result.verdict === 'pass') return result
    const left = acts ?? this.#left(at)
    const first_difference = left && this.goods.differenceOf(left)
    return first_difference ? { ...result, first_difference } : result
  }

  /** Where each trial was recorded, and what tells its copies. */
  *positions(): Generator<Position & { print: Print }> {
    for (const at of this.#order)
      yield {
        source: this.#sources.at(at),
        index: this.#indexes.at(at),
        print: this.#print(at),
      }
  }
}
