// The line that a problem is about, with a caret under its column, for a terminal.
import type { Problem } from '../model/report.ts'
import type { LineOf } from './contract.ts'
import { printable } from './printable.ts'

/** How much of a long line is shown: this much ahead of the column, and this much in all. */
const ahead = 60
const most = 110

/** The two lines under a problem; none where it has no line, or none that may be shown. */
export function excerptOf({ file, line, column = 1 }: Problem, lineOf: LineOf | undefined): string[] {
  const text = line === undefined ? undefined : lineOf?.(file, line)
  if (text === undefined || text.trim() === '') return []
  const from = Math.max(0, column - 1 - ahead)
  const before = printable(text.slice(from, column - 1))
  const gutter = String(line)
  return [
    `${gutter} | ${printable(text.slice(from), most)}`,
    `${' '.repeat(gutter.length)} | ${' '.repeat(before.length)}^`,
  ]
}
