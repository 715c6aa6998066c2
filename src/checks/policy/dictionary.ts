// Many texts looked for in one at once, exactly as they are written.

/** A text that was found, and where it begins. */
export type Hit<T> = { text: string; value: T; at: number }
/** `shorter`: the entry that is the longest beginning of this one; -1: none is. */
type Entry<T> = { text: string; value: T; shorter: number }
type Group<T> = { entries: Entry<T>[]; sorted: boolean }

/**
 * Texts to look for, each with a value. Those that share their first characters stand in the order of the alphabet. Whichever
 * of them a position begins with, it is the last one that is not behind what stands there, or a beginning of that one:
 * so one search by halves and a walk along beginnings find all of them.
 */
export class Dictionary<T> {
  readonly shortest: number
  readonly #gram: number
  readonly #merge: (one: T, other: T) => T
  readonly #groups = new Map<string, Group<T>>()

  /** `shortest`: no text is shorter. `merge`: what becomes of the values of equal texts. */
  constructor(shortest: number, merge: (one: T, other: T) => T = (one) => one) {
    this.shortest = shortest
    this.#gram = Math.max(1, Math.min(shortest, 8))
    this.#merge = merge
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0
  }

  /** Adds a text. Most are never found, so nothing is done about them but to put them where they would be. */
  add(text: string, value: T): void {
    if (text.length < this.#gram) return
    const gram = text.slice(0, this.#gram)
    const group = this.#groups.get(gram)
    const entry = { text, value, shorter: -1 }
    if (!group) this.#groups.set(gram, { entries: [entry], sorted: false })
    else {
      group.entries.push(entry)
      group.sorted = false
    }
  }

  /** Finds the texts of the dictionary in another, in the order in which they stand there. */
  *find(text: string): Generator<Hit<T>> {
    if (this.isEmpty) return
    for (let at = 0; at + this.#gram <= text.length; at++) {
      const group = this.#groups.get(text.slice(at, at + this.#gram))
      if (!group) continue
      if (!group.sorted) sort(group, this.#merge)
      const { entries } = group
      let entry = entries[lastNotBehind(entries, text, at)]
      for (; entry; entry = entries[entry.shorter])
        if (text.startsWith(entry.text, at)) yield { text: entry.text, value: entry.value, at }
    }
  }
}

/** Puts a group in order, merges equal texts, and finds for each entry the longest one that it begins with. */
function sort<T>(group: Group<T>, merge: (one: T, other: T) => T): void {
  group.sorted = true
  group.entries.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const entries: Entry<T>[] = []
  for (const entry of group.entries) {
    const last = entries.at(-1)
    if (last?.text === entry.text) last.value = merge(last.value, entry.value)
    else entries.push(entry)
  }
  group.entries = entries
  for (const [i, entry] of entries.entries()) {
    let shorter = i - 1
    while (shorter >= 0 && !entry.text.startsWith((entries[shorter] as Entry<T>).text))
      shorter = (entries[shorter] as Entry<T>).shorter
    entry.shorter = shorter
  }
}

/** The last entry that is not behind what stands at a position; -1: all are. */
function lastNotBehind<T>(entries: readonly Entry<T>[], text: string, at: number): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = entries[middle] as Entry<T>
    if (entry.text <= text.slice(at, at + entry.text.length)) low = middle + 1
    else high = middle
  }
  return low - 1
}
