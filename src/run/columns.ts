// Numbers by the million, in as few bytes as they need.
type Values = Uint8Array | Uint32Array | Float64Array

/** A list of numbers that grows. */
export class Column {
  #values: Values
  length = 0

  constructor(kind: 'small' | 'whole' | 'any') {
    this.#values = kind === 'small' ? new Uint8Array(16) : kind === 'whole' ? new Uint32Array(16) : new Float64Array(16)
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new (this.#values.constructor as new (length: number) => Values)(this.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length++] = value
  }

  at(index: number): number {
    return this.#values[index] as number
  }

  /** The numbers that stand more than once. */
  repeated(): Set<number> {
    const sorted = this.#values.slice(0, this.length).sort()
    const found = new Set<number>()
    for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) found.add(sorted[i] as number)
    return found
  }
}
