// What the artifact package prints, made harmless: it names files after artifacts, and the runner obeys commands anywhere in a line.
import * as core from '@actions/core'
import { safeLines } from '../report/printable.ts'

/** The stream that the runner reads. */
export type Stream = { write(text: string): boolean }

/** What the package may tell the runner; the toolkit escapes it. */
const command = /^::(?:add-mask|warning)(?:::| )/

/** Does something while what it prints is shown where somebody debugs, and nothing of it is obeyed but what hides secrets. */
export async function quietly<T>(stream: Stream, act: () => Promise<T>): Promise<T> {
  const { write } = stream
  const debugs = core.isDebug()
  stream.write = (text) => {
    if (command.test(text) || (debugs && text.startsWith('::debug::'))) return write.call(stream, text)
    return debugs ? write.call(stream, `${safeLines(text.trimEnd())}\n`) : true
  }
  try {
    return await act()
  } finally {
    stream.write = write
  }
}
