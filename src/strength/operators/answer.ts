// Faults of the final answer: another number, and a sentence that is missing.
import type { Trace } from '../../model/trace.ts'
import { operator, type Run } from '../operator.ts'
import { shownText } from '../say.ts'

/** A part of the answer. */
type Point = { from: number; until: number; text: string }

/** The run with another text in the place of a part of its answer, also where the answer is a message. */
function answered({ trace }: Run, { from, until }: Point, text: string): Trace {
  const { answer = '' } = trace
  const other = answer.slice(0, from) + text + answer.slice(until)
  const at = trace.events.findLastIndex((event) => event.type === 'message' && event.text === answer)
  const said = trace.events[at]
  if (said?.type !== 'message') return { ...trace, answer: other }
  return { ...trace, events: trace.events.with(at, { ...said, text: other }), answer: other }
}

/** Digits and the marks between them, which no letter precedes: then they are a part of a name. */
const number = /(?<![\p{L}\p{N}_.,]|\p{L}-)\d+(?:[.,'’]\d+)*/gu

const numbersIn = (text: string): Point[] =>
  [...text.matchAll(number)].map(({ 0: found, index }) => ({ from: index, until: index + found.length, text: found }))

/** Another number of the same shape: no digit is added, and none becomes a leading zero. */
const otherNumber = (text: string): string => `${(Number(text.charAt(0)) % 9) + 1}${text.slice(1)}`

export const changeNumber = operator<Point>({
  id: 'change_number',
  points: ({ trace }) => numbersIn(trace.answer ?? ''),
  group: () => 'answer',
  make: (run, point) => answered(run, point, otherNumber(point.text)),
  say: (run, { text }) => `the answer said ${run.redact(otherNumber(text))} instead of ${run.redact(text)}`,
  fix: (_run, { text }) => ({ field: 'contains', value: text }),
})

/** Where a sentence may end: at its mark before a blank, at a mark of a script without blanks, at the end of a line. */
const ending = /(?<![.!?])[.!?]+["')\]*_`]{0,4}(?=\s|$)|[。！？]+|\n+|$/gu

/** The sentences of a text. What has no letter, such as the number of a list's element, belongs to the next. */
export function sentencesIn(text: string): Point[] {
  const found: Point[] = []
  let from = 0
  for (const end of text.matchAll(ending)) {
    const until = end.index + end[0].length
    const said = text.slice(from, until)
    if (!/\p{L}/u.test(said)) continue
    found.push({ from, until, text: said.trim() })
    from = until
  }
  return found
}

/** The first number of a text, or the name that it is a part of; looked for within a window, as texts may be long. */
function tellingIn(text: string): string | undefined {
  const at = text.search(/\p{N}/u)
  if (at < 0) return undefined
  const before = /[\p{L}\p{N}_#-]*$/u.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? ''
  const behind = /^[\p{L}\p{N}_.,'’-]*/u.exec(text.slice(at, at + 60))?.[0] ?? ''
  return `${before}${behind}`.replace(/[.,'’-]{1,60}$/, '')
}

export const dropSentence = operator<Point>({
  id: 'drop_sentence',
  points: ({ trace }) => sentencesIn(trace.answer ?? ''),
  group: () => 'answer',
  make: (run, point) => answered(run, point, ''),
  say: (run, { text }) => `the answer lacked ${shownText(run, text)}`,
  fix(_run, { text }) {
    const value = tellingIn(text)
    return value === undefined ? undefined : { field: 'contains', value }
  },
})
