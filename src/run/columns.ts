// Numbers by the million, in as few bytes as they need.
type Values = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

const kinds = { small: Uint8Array, whole: Uint32Array, any: Float64Array } as const

/** So many numbers are on the first page, and twice as many on each that follows: no page is ever copied to a larger one. */
const least = 16
const pageOf = (index: number): number => Math.clz32(least) - Math.clz32(index + least)
const pageSize = (page: number): number => least << page
const startOf = (page: number): number => pageSize(page) - least

/** A list of numbers that grows. A page of zeros alone takes no memory: some columns hold nothing else. */
export class Column {
  readonly #Kind: (typeof kinds)[keyof typeof kinds]
  readonly #pages: (Values | undefined)[] = []
  length = 0

  constructor(kind: keyof typeof kinds) {
    this.#Kind = kinds[kind]
  }

  push(value: number): void {
    const index = this.length++
    if (value === 0) return
    const number = pageOf(index)
    const page = this.#pages[number] ?? new this.#Kind(pageSize(number))
    this.#pages[number] = page
    page[index - startOf(number)] = value
  }

  at(index: number): number {
    const number = pageOf(index)
    return this.#pages[number]?.[index - startOf(number)] ?? 0
  }

  /** The numbers that stand more than once. */
  repeated(): Set<number> {
    const all = new this.#Kind(this.length)
    for (const [number, page] of this.#pages.entries())
      if (page) all.set(page.subarray(0, this.length - startOf(number)), startOf(number))
    const sorted = all.sort()
    const found = new Set<number>()
    for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) found.add(sorted[i] as number)
    return found
  }
}
