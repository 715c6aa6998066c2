// Comparing two samples of figures by their ranks: medians, the Mann-Whitney test, and Holm's correction over several of them.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Up to so many figures together the chance is counted out; beyond, the normal distribution is close enough. */
const mostCounted = 30

type Chances = { higher: number; lower: number }

/** The chances that the first sample ranks as high as it does or higher, and as low or lower, if both are drawn alike. */
export function mannWhitney(first: readonly number[], second: readonly number[], most = mostCounted): Chances {
  if (first.length > second.length) {
    const { higher, lower } = mannWhitney(second, first, most)
    return { higher: lower, lower: higher }
  }
  const all = [...first, ...second].sort((a, b) => a - b)
  // Equal figures share their mean rank; twice the rank is a whole number.
  const rankOf = new Map<number, number>()
  const ties: number[] = []
  for (let i = 0; i < all.length; ) {
    let j = i
    while (j < all.length && all[j] === all[i]) j++
    rankOf.set(all[i] as number, i + j + 1)
    ties.push(j - i)
    i = j
  }
  if (ties.length === 1) return { higher: 1, lower: 1 }
  const ranks = all.map((value) => rankOf.get(value) as number)
  const sum = first.reduce((s, value) => s + (rankOf.get(value) as number), 0)
  return all.length <= most
    ? counted(ranks, first.length, sum)
    : approximated(first.length, second.length, sum / 2, ties)
}

/** Counts the ways to draw so many of the ranks by their sum: exact, ties included. */
function counted(ranks: readonly number[], size: number, sum: number): Chances {
  const most = ranks.reduce((a, b) => a + b, 0)
  const ways = Array.from({ length: size + 1 }, () => new Float64Array(most + 1))
  const none = ways[0] as Float64Array
  none[0] = 1
  for (const rank of ranks)
    for (let k = size; k >= 1; k--) {
      const [with_, without] = [ways[k] as Float64Array, ways[k - 1] as Float64Array]
      for (let s = most; s >= rank; s--) with_[s] = (with_[s] as number) + (without[s - rank] as number)
    }
  let [all, higher, lower] = [0, 0, 0]
  for (const [s, n] of (ways[size] as Float64Array).entries()) {
    all += n
    if (s >= sum) higher += n
    if (s <= sum) lower += n
  }
  return { higher: higher / all, lower: lower / all }
}

function approximated(m: number, n: number, rankSum: number, ties: readonly number[]): Chances {
  const total = m + n
  const u = rankSum - (m * (m + 1)) / 2
  const tied = ties.reduce((s, t) => s + (t * t * t - t), 0)
  const spread = Math.sqrt(((m * n) / 12) * (total + 1 - tied / (total * (total - 1))))
  if (spread === 0) return { higher: 1, lower: 1 }
  const above = (by: number): number => 1 - normal(by / spread)
  return { higher: above(u - (m * n) / 2 - 0.5), lower: above((m * n) / 2 - u - 0.5) }
}

/** The normal distribution (Abramowitz and Stegun 7.1.26, to seven digits). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  return z < 0 ? series / 2 : 1 - series / 2
}

/** The two-sided chance of such a difference, or a larger one. */
export function difference(first: readonly number[], second: readonly number[]): number {
  const { higher, lower } = mannWhitney(first, second)
  return Math.min(1, 2 * Math.min(higher, lower))
}

/** Holm's correction: each chance as it counts among all of them. */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((p, i) => [p, i] as const).sort((a, b) => a[0] - b[0])
  const corrected = [...chances]
  let largest = 0
  for (const [at, [p, i]] of order.entries()) {
    largest = Math.max(largest, Math.min(1, p * (chances.length - at)))
    corrected[i] = largest
  }
  return corrected
}
