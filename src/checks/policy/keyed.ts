// Which events had equal arguments: the latest of them, found by what they compare as.
import type { Comparable } from '../canonical.ts'
import { type Key, sameKey } from './key.ts'

/** Remembers where each key was last seen. */
export class Keyed {
  readonly #known = new Map<string, { key: Comparable; at: number }[]>()
  readonly #raw = new Map<string, number>()
  #lastUntold: number | undefined
  #last: number | undefined

  set(key: Key, at: number): void {
    if (key === 'missing') return
    this.#last = at
    if ('compare' in key) {
      let same = this.#known.get(key.compare)
      if (!same) {
        same = []
        this.#known.set(key.compare, same)
      }
      const found = same.find((s) => s.key.exact === key.exact)
      if (found) found.at = at
      else same.push({ key, at })
      return
    }
    this.#lastUntold = at
    if (key.raw !== undefined) this.#raw.set(key.raw, at)
  }

  /** Where an equal key was last seen: for sure (2), or perhaps (1). */
  last(key: Key, level: 1 | 2): number | undefined {
    if (key === 'missing') return undefined
    if (!('compare' in key))
      return level === 1 ? this.#last : key.raw === undefined ? undefined : this.#raw.get(key.raw)
    let latest = level === 1 ? this.#lastUntold : undefined
    for (const { key: other, at } of this.#known.get(key.compare) ?? [])
      if ((latest === undefined || latest < at) && sameKey(key, other)) latest = at
    return latest
  }
}
