// Packed parts within a room: the first by rank stay, and what was refused is known.

type Kept<Name> = { name: Name; rank: number; bytes: Uint8Array }

/** Keeps parts as long as there is room; what ranks behind gives way to what comes later and ranks before it. */
export class Shelf<Name> {
  readonly #room: number
  #used = 0
  /** By rank. */
  readonly #kept: Kept<Name>[] = []
  /** Nothing that ranks behind this one is kept. */
  #refused = Number.POSITIVE_INFINITY

  constructor(room: number) {
    this.#room = room
  }

  /** Can a part of this rank still be kept? */
  takes(rank: number): boolean {
    return rank < this.#refused
  }

  put(name: Name, rank: number, bytes: Uint8Array): void {
    if (!this.takes(rank)) return
    let at = this.#kept.length
    while (at > 0 && (this.#kept[at - 1] as Kept<Name>).rank > rank) at--
    this.#kept.splice(at, 0, { name, rank, bytes })
    this.#used += padded(bytes.length)
    while (this.#used > this.#room) this.drop()
  }

  /** Gives up the last by rank; `false`: there is none. */
  drop(): boolean {
    const last = this.#kept.pop()
    if (!last) return false
    this.#used -= padded(last.bytes.length)
    this.#refused = Math.min(this.#refused, last.rank)
    return true
  }

  get parts(): readonly Readonly<Kept<Name>>[] {
    return this.#kept
  }

  get used(): number {
    return this.#used
  }
}

/** Every part begins at a third byte, so that it begins at a character of base64 of its own. */
export const padded = (bytes: number): number => Math.ceil(bytes / 3) * 3
