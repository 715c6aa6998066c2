// The numbers that the answers of several runs have in common.
import type { LearnRun } from './runs.ts'

/** A part of a longer word, as of an id, is none. */
const number = /(?<![\w.,-])[$€£]?\d[\d,.]*\d(?![\w-]|[.,]\d)|(?<![\w.,-])[$€£]\d(?![\w-]|[.,]\d)/g

const mostTold = 12

/** Numbers of two digits and more, or with a currency, that stand in the answers of at least half of the runs, those together that as many have. */
export function answerNumbers(runs: readonly LearnRun[]): { texts: string[]; some: number }[] {
  const found = new Map<string, number>()
  for (const { view } of runs)
    for (const text of new Set((view.answer ?? '').slice(0, 20_000).match(number) ?? []))
      found.set(text, (found.get(text) ?? 0) + 1)
  const often = [...found].filter(([text, some]) => 2 * some >= runs.length && text.length <= 30)
  const amounts = [...new Set(often.map(([, some]) => some))].sort((a, b) => b - a)
  return amounts.map((some) => ({
    texts: often.flatMap(([text, n]) => (n === some ? [text] : [])).slice(0, mostTold),
    some,
  }))
}
