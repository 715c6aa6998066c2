// Two sequences side by side, as the lines of a diff. A call beyond what is expected is `!`: the green of a `+` would praise it.
import { count } from '../model/text.ts'
import type { Sequences } from '../model/verdict.ts'

const mostCells = 400_000
const context = 3

/** Lines that start with ` `, `-` (expected, not found there) or `!` (found beyond that); long runs are folded into `@@ … @@`. */
export function differenceLines({ expected, observed }: Sequences, mostLines = 60): string[] {
  const lines = fold(align(expected, observed))
  const shown =
    lines.length > mostLines
      ? [...lines.slice(0, mostLines - 1), `@@ ${count(lines.length - mostLines + 1, 'more line')} @@`]
      : lines
  return ['@@ - expected and missing there, ! observed and not expected there @@', ...shown]
}

function align(expected: readonly string[], observed: readonly string[]): string[] {
  const mark = (sign: string) => (name: string) => `${sign} ${name}`
  if ((expected.length + 1) * (observed.length + 1) > mostCells)
    return [...expected.map(mark('-')), ...observed.map(mark('!'))]
  const width = observed.length + 1
  const longest = new Uint32Array((expected.length + 1) * width)
  const at = (i: number, j: number): number => longest[i * width + j] as number
  for (let i = expected.length - 1; i >= 0; i--)
    for (let j = observed.length - 1; j >= 0; j--)
      longest[i * width + j] = expected[i] === observed[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: string[] = []
  let i = 0
  let j = 0
  while (i < expected.length && j < observed.length) {
    if (expected[i] === observed[j] && at(i, j) > 0) {
      lines.push(`  ${expected[i]}`)
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) lines.push(`- ${expected[i++]}`)
    else lines.push(`! ${observed[j++]}`)
  }
  return [...lines, ...expected.slice(i).map(mark('-')), ...observed.slice(j).map(mark('!'))]
}

/** Folds runs of more than eight lines of one kind, unless they say what is missing. */
function fold(lines: readonly string[]): string[] {
  const folded: string[] = []
  for (let from = 0; from < lines.length; ) {
    let to = from
    while (to < lines.length && lines[to]?.[0] === lines[from]?.[0]) to++
    const run = lines.slice(from, to)
    const folds = run.length > 2 * context + 2 && run[0]?.[0] !== '-'
    const shown = folds
      ? [...run.slice(0, context), `@@ ${run.length - 2 * context} more @@`, ...run.slice(-context)]
      : run
    for (const line of shown) folded.push(line)
    from = to
  }
  return folded
}
