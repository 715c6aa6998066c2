// Two sequences side by side, as the lines of a diff. A call beyond what is expected is `!`: the green of a `+` would praise it.
import { count } from '../model/text.ts'
import type { Sequences } from '../model/verdict.ts'
import { align } from './align.ts'

const context = 3

/** Lines that start with ` `, `-` (expected, not found there) or `!` (found beyond that); long runs are folded into `@@ … @@`. */
export function differenceLines({ expected, observed }: Sequences, mostLines = 60): string[] {
  const lines = fold(lined(expected, observed))
  const shown =
    lines.length > mostLines
      ? [...lines.slice(0, mostLines - 1), `@@ ${count(lines.length - mostLines + 1, 'more line')} @@`]
      : lines
  return ['@@ - expected and missing there, ! observed and not expected there @@', ...shown]
}

function lined(expected: readonly string[], observed: readonly string[]): string[] {
  const pairs = align(expected, observed)
  if (!pairs) return [...expected.map((name) => `- ${name}`), ...observed.map((name) => `! ${name}`)]
  return pairs.map(({ one, other }) => {
    if (one === undefined) return `! ${observed[other]}`
    return other === undefined ? `- ${expected[one]}` : `  ${expected[one]}`
  })
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
