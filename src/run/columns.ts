// Numbers by the million, in as few bytes as they need.
type Values = Uint8Array | Uint32Array | Float64Array

/** A list of numbers that grows. Zeros behind the last other number take no memory: some columns hold nothing else. */
export class Column {
  #values: Values
  length = 0

  constructor(kind: 'small' | 'whole' | 'any') {
    this.#values = kind === 'small' ? new Uint8Array() : kind === 'whole' ? new Uint32Array() : new Float64Array()
  }

  push(value: number): void {
    const index = this.length++
    if (value === 0) return
    if (index >= this.#values.length) this.#reserve(Math.max(16, 2 * index))
    this.#values[index] = value
  }

  at(index: number): number {
    return this.#values[index] ?? 0
  }

  /** The numbers that stand more than once. */
  repeated(): Set<number> {
    if (this.length > this.#values.length) this.#reserve(this.length)
    const sorted = this.#values.slice(0, this.length).sort()
    const found = new Set<number>()
    for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) found.add(sorted[i] as number)
    return found
  }

  #reserve(length: number): void {
    const larger = new (this.#values.constructor as new (length: number) => Values)(length)
    larger.set(this.#values)
    this.#values = larger
  }
}
