// Lists that take turns: the first of each, then the second of each, and so on.

export function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const turns: T[] = []
  let left = lists.filter((list) => list.length > 0)
  for (let round = 0; left.length > 0; round++) {
    for (const list of left) turns.push(list[round] as T)
    left = left.filter((list) => list.length > round + 1)
  }
  return turns
}

/** Takes lists one after another, holds as much of them as the first `most` in turn can need, and counts all. */
export class Turns<T> {
  total = 0
  readonly #lists: (readonly T[])[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  add(list: readonly T[]): void {
    this.total += list.length
    if (list.length > 0 && this.#lists.length < this.#most) this.#lists.push(list.slice(0, this.#most))
  }

  /** The first of all in turn, at most `most`. */
  first(): T[] {
    return takeTurns(this.#lists).slice(0, this.#most)
  }
}
