// A file of lines in parts that several threads read side by side: it is cut at line ends.
import fs from 'node:fs'
import { linesFrom } from './stream.ts'

/** A part of a file. `before`: how many lines that are not blank stand before it. */
export type Part = { from: number; to: number; before: number }

/** A part has at least so many bytes, but for the last; it has more where a line is longer. */
export const partSize = 4 << 20

const newline = 10
const blank = 32

/** Cuts a file at line ends; it is read once for that. */
export function cutAtLines(file: string, least = partSize): Part[] {
  const parts: Part[] = []
  const page = Buffer.allocUnsafe(1 << 20)
  const fd = fs.openSync(file, 'r')
  let begun = { from: 0, before: 0 }
  let lines = 0
  let at = 0
  /** Does the line that is not at its end hold more than blanks so far? */
  let holds = false
  try {
    for (let n = fs.readSync(fd, page, 0, page.length, at); n > 0; n = fs.readSync(fd, page, 0, page.length, at)) {
      let start = 0
      while (start < n) {
        const found = page.indexOf(newline, start)
        const end = found < 0 || found >= n ? n : found
        holds ||= holdsMore(page, start, end)
        if (end === n) break
        if (holds) lines++
        holds = false
        start = end + 1
        if (at + start - begun.from < least) continue
        parts.push({ ...begun, to: at + start })
        begun = { from: at + start, before: lines }
      }
      at += n
    }
  } finally {
    fs.closeSync(fd)
  }
  if (at > begun.from) parts.push({ ...begun, to: at })
  return parts
}

function holdsMore(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if ((bytes[i] as number) > blank) return true
  return false
}

/** The lines of a part. */
export const linesOfPart = (file: string, { from, to }: Pick<Part, 'from' | 'to'>): Generator<string> =>
  linesFrom(file, from, Infinity, to)

/** The bytes of a file between two places, as far as there are any. */
export function bytesOf(file: string, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from)
  const fd = fs.openSync(file, 'r')
  try {
    let filled = 0
    for (let n = -1; n !== 0 && filled < bytes.length; filled += n)
      n = fs.readSync(fd, bytes, filled, bytes.length - filled, from + filled)
    return bytes.subarray(0, filled)
  } finally {
    fs.closeSync(fd)
  }
}
