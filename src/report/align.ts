// Two sequences side by side: what they share, in the order of both, and what each has alone.

/** Positions in both sequences; one of them where the other has nothing that fits. */
export type Pair = { one: number; other: number } | { one: number; other?: never } | { one?: never; other: number }

const mostCells = 400_000

/** Aligns by a longest common subsequence. Sequences too long for that are not aligned: `undefined`. */
export function align(one: readonly string[], other: readonly string[], cells = mostCells): Pair[] | undefined {
  if ((one.length + 1) * (other.length + 1) > cells) return undefined
  const width = other.length + 1
  const longest = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number): number => longest[i * width + j] as number
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: Pair[] = []
  let i = 0
  let j = 0
  while (i < one.length && j < other.length) {
    if (one[i] === other[j] && at(i, j) > 0) pairs.push({ one: i++, other: j++ })
    else if (at(i + 1, j) >= at(i, j + 1)) pairs.push({ one: i++ })
    else pairs.push({ other: j++ })
  }
  while (i < one.length) pairs.push({ one: i++ })
  while (j < other.length) pairs.push({ other: j++ })
  return pairs
}
