// Reading one trace file, whatever its size and container.
import { openTrace, TooLong } from '../files/stream.ts'
import type { Read, ReadOptions } from './decode.ts'
import { readText } from './document.ts'
import { isRecord, lineReader } from './lines.ts'

/** Reads the traces of one file. `limit`: the most bytes of one document or line. */
export async function readTraceFile(file: string, options: ReadOptions, limit: number): Promise<Read> {
  const read = await readOnce(file, options, limit)
  if (!read.needs) return read
  // The format is known by now, and nothing was emitted: what it needs is loaded, and the file read again.
  await read.needs()
  return readOnce(file, options, limit)
}

async function readOnce(file: string, options: ReadOptions, limit: number): Promise<Read> {
  const opened = openTrace(file, limit)
  if ('problem' in opened) return opened
  if ('text' in opened) return readText(opened.text, options)
  const reader = lineReader(options)
  let lines = 0
  try {
    // JSON Lines begin with two records; anything else is a document, or is read like one.
    for await (const line of opened.lines()) {
      if (line.trim() === '') {
        reader.line(line)
        if (reader.isOver()) return reader.end()
        continue
      }
      if (lines < 2 && !isRecord(line)) {
        lines = 0
        break
      }
      lines++
      reader.line(line)
      if (reader.isOver()) return reader.end()
    }
    if (lines > 1) return reader.end()
  } catch (e) {
    if (!(e instanceof TooLong)) return { problem: `Cannot read the file: ${(e as Error).message}; it may be cut off` }
    if (lines > 1)
      return {
        problem: `Too long a line: it has more than ${limit >> 20} MB; raise max-trace-mb, or shorten what the agent records`,
      }
  }
  const text = await opened.whole()
  if (text === undefined) {
    return {
      problem: `Too large a document: one JSON document may have ${limit >> 20} MB; record JSON Lines instead, which have no limit, or raise max-trace-mb`,
    }
  }
  return readText(text, options)
}
