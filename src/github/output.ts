// What the artifact package prints, made harmless: it names files after artifacts, and the runner obeys commands anywhere in a line.
import * as core from '@actions/core'
import { safeLines } from '../report/printable.ts'

/** The stream that the runner reads. */
export type Stream = { write(text: string): boolean }

/** What the package may tell the runner; the toolkit escapes it. */
const command = /^::(?:add-mask|debug|warning)(?:::| )/

/** Does something while what it prints goes into the debug log, and nothing of it is obeyed. */
export async function quietly<T>(stream: Stream, act: () => Promise<T>): Promise<T> {
  const { write } = stream
  let inside = false
  stream.write = (text) => {
    if (inside || command.test(text)) return write.call(stream, text)
    inside = true
    try {
      core.debug(safeLines(text.trimEnd()))
    } finally {
      inside = false
    }
    return true
  }
  try {
    return await act()
  } finally {
    stream.write = write
  }
}
