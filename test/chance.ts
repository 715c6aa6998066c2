// Chance that repeats itself: random texts for comparing two implementations.

/** A generator of numbers from 0 to below `n`, the same for the same seed. */
export function chance(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}

/** A text of so many random pieces. */
export const textOf = (pieces: readonly string[], many: number, next: (n: number) => number): string =>
  Array.from({ length: many }, () => pieces[next(pieces.length)]).join('')
