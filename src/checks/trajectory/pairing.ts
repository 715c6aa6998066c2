// Pairing steps with calls, exactly: which calls can have a step of their own, over every beginning of the run.
import type { Row } from '../rows.ts'

/** From which answer on a match counts: 1 counts what cannot be told in, 2 counts it out. */
export type Level = 1 | 2

/** What is known of the calls before one position. */
export type Swept = {
  /** How many steps the largest pairing serves. */
  size: number
  /** The earliest call of the largest pairing whose calls are as late as can be; infinite when it has none. */
  earliest: number
  /** The latest call that such a pairing had to leave out; -1: none. */
  dropped: number
}

/**
 * Adds calls one by one and keeps the largest pairing whose calls are the latest possible. Sets of calls that can all be
 * paired are the independent sets of a matroid (a transversal one), so a new call that finds no free step takes the place of
 * the earliest call of the one circuit that it closes, and what is left is again the best. It follows for calls i to j-1 alone:
 * as many steps can be served as the pairing at j has calls from i on.
 */
export class Pairing {
  readonly #rows: readonly Row[]
  readonly #level: Level
  readonly #words: number
  /** The call of each step, and the step that leads to each step in a search. */
  readonly #callOf: Int32Array
  readonly #from: Int32Array
  readonly #seen: Int32Array
  readonly swept: Swept = { size: 0, earliest: Number.POSITIVE_INFINITY, dropped: -1 }

  constructor(rows: readonly Row[], level: Level) {
    this.#rows = rows
    this.#level = level
    this.#words = (rows.length + 31) >> 5
    this.#callOf = new Int32Array(rows.length).fill(-1)
    this.#from = new Int32Array(rows.length)
    this.#seen = new Int32Array(this.#words)
  }

  /** The call that each step is paired with; -1: none. */
  get calls(): readonly number[] {
    return [...this.#callOf]
  }

  /** Adds a call behind those before. */
  add(call: number): void {
    if (this.#rows.length === 1) this.#addToOne(call)
    else this.#addToMany(call)
  }

  #addToMany(call: number): void {
    const { swept } = this
    const free = this.#search(call)
    if (free >= 0) {
      this.#turn(free, call)
      swept.size++
      swept.earliest = Math.min(swept.earliest, call)
      return
    }
    const step = this.#earliestSeen()
    if (step < 0) {
      swept.dropped = call
      return
    }
    swept.dropped = Math.max(swept.dropped, this.#callOf[step] as number)
    this.#turn(step, call)
    swept.earliest = Number.POSITIVE_INFINITY
    for (const c of this.#callOf) if (c >= 0 && c < swept.earliest) swept.earliest = c
  }

  /** Most stages are one step: the latest call that matches has it. */
  #addToOne(call: number): void {
    const { swept } = this
    const fits = (this.#rows[0]?.[call] as number) >= this.#level
    const before = this.#callOf[0] as number
    swept.dropped = Math.max(swept.dropped, fits ? before : call)
    if (!fits) return
    this.#callOf[0] = call
    swept.size = 1
    swept.earliest = call
  }

  /** Looks for a free step that alternating pairs reach from the call; -1: there is none, and `seen` holds the circuit. */
  #search(call: number): number {
    const seen = this.#seen.fill(0)
    const open: number[] = []
    const visit = (of: number, from: number): number => {
      const bits = this.#bitsOf(of)
      for (let w = 0; w < this.#words; w++) {
        let left = (bits[w] as number) & ~(seen[w] as number)
        while (left !== 0) {
          const step = (w << 5) + 31 - Math.clz32(left & -left)
          left &= left - 1
          seen[w] = (seen[w] as number) | (1 << (step & 31))
          this.#from[step] = from
          if (this.#callOf[step] === -1) return step
          open.push(step)
        }
      }
      return -1
    }
    let free = visit(call, -1)
    for (let i = 0; i < open.length && free < 0; i++) {
      const step = open[i] as number
      free = visit(this.#callOf[step] as number, step)
    }
    return free
  }

  readonly #bits = new Map<number, Int32Array>()
  /** The steps that a call can serve, as bits; kept while the call is paired. */
  #bitsOf(call: number): Int32Array {
    let bits = this.#bits.get(call)
    if (!bits) {
      bits = new Int32Array(this.#words)
      for (const [step, row] of this.#rows.entries())
        if ((row[call] as number) >= this.#level) bits[step >> 5] = (bits[step >> 5] as number) | (1 << (step & 31))
      this.#bits.set(call, bits)
    }
    return bits
  }

  /** The step of the earliest call among those seen; -1: none was seen. */
  #earliestSeen(): number {
    let best = -1
    for (let step = 0; step < this.#callOf.length; step++) {
      if (!((this.#seen[step >> 5] as number) & (1 << (step & 31)))) continue
      if (best < 0 || (this.#callOf[step] as number) < (this.#callOf[best] as number)) best = step
    }
    return best
  }

  /** Frees the step, and moves the calls on the way to it by one, so that the new call is paired. */
  #turn(last: number, call: number): void {
    const freed = this.#callOf[last] as number
    if (freed >= 0) this.#bits.delete(freed)
    for (let step = last; step >= 0; ) {
      const from = this.#from[step] as number
      this.#callOf[step] = from < 0 ? call : (this.#callOf[from] as number)
      step = from
    }
  }
}

/** Can every one of some steps have a call of its own? */
export function servesAll(rows: readonly Row[], calls: number, level: Level): boolean {
  const pairing = new Pairing(rows, level)
  for (let call = 0; call < calls && pairing.swept.size < rows.length; call++) pairing.add(call)
  return pairing.swept.size === rows.length
}

/** Can each of some calls have a step of its own? The first that cannot, those before it having one; -1: all can. */
export function firstUnpaired(rows: readonly Row[], calls: Iterable<number>, level: Level): number {
  const pairing = new Pairing(rows, level)
  for (const call of calls) {
    const { size } = pairing.swept
    pairing.add(call)
    if (pairing.swept.size === size) return call
  }
  return -1
}
