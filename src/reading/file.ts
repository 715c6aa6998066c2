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
  if ('problem' in opened)
    return opened.unreadable ? { problem: opened.problem, isTrace: true } : { problem: opened.problem }
  if ('text' in opened) return readText(opened.text, options)
  const tooLarge: Read = {
    problem: `Too large a document: one JSON document may have ${limit >> 20} MB; record JSON Lines instead, which have no limit, or raise max-trace-mb`,
    isTrace: true,
  }
  const reader = lineReader(options)
  // The first line is kept until a second comes: alone it is a document, which is read as one, and once.
  let first: string | undefined
  let isLines = false
  try {
    // JSON Lines begin with two records; anything else is a document, or is read like one.
    for await (const line of opened.lines()) {
      if (isLines) {
        reader.line(line)
        if (reader.isOver()) return reader.end()
        continue
      }
      if (line.trim() === '') {
        reader.line(line)
        if (reader.isOver()) return reader.end()
        continue
      }
      if (first === undefined) {
        first = line
        if (mayBeRecord(line)) continue
      } else if (isRecord(line) && isRecord(first)) {
        isLines = true
        reader.line(first)
        reader.line(line)
        first = undefined
        continue
      }
      first = undefined
      break
    }
    if (isLines) return reader.end()
  } catch (e) {
    if (!(e instanceof TooLong))
      return { problem: `Cannot read the file: ${(e as Error).message}; it may be cut off`, isTrace: true }
    if (!isLines) return tooLarge
    return {
      problem: `Too long a line: it has more than ${limit >> 20} MB; raise max-trace-mb, or shorten what the agent records`,
      isTrace: true,
    }
  }
  if (first !== undefined) return readText(first, options)
  try {
    const text = await opened.whole()
    return text === undefined ? tooLarge : readText(text, options)
  } catch (e) {
    return { problem: `Cannot read the file: ${(e as Error).message}; it may be cut off`, isTrace: true }
  }
}

/** May a line be one JSON object? Only asked of the first, which may be a document of any size: parsing tells later. */
const mayBeRecord = (line: string): boolean => /^\s*\{/.test(line) && /\}\s*$/.test(line.slice(-1000))
