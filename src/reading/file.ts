// Reading trace files, whatever their size and container: one that holds runs, or several that are one run.

import { linesFrom, openTrace, pausing, TooLong } from '../files/stream.ts'
import { parseJson } from '../formats/json.ts'
import { readArchive } from './archive.ts'
import type { Read, ReadOptions } from './decode.ts'
import { readText } from './document.ts'
import { isRecord, lineReader, type Resumed } from './lines.ts'

/** Reads the traces of one file. `limit`: the most bytes of one document or line. */
export const readTraceFile = (file: string, options: ReadOptions, limit: number): Promise<Read> =>
  prepared(() => readOnce(file, options, limit))

/** Reads files that are parts of one recording: the records of each, in their order. */
export function readTraceFiles(files: readonly [string, ...string[]], options: ReadOptions, limit: number) {
  const [first, ...more] = files
  return more.length === 0 ? readTraceFile(first, options, limit) : prepared(() => readParts(files, options, limit))
}

/** Reads again where the format is known by then, nothing was emitted, and what it needs had to be loaded. */
async function prepared(read: () => Promise<Read>): Promise<Read> {
  const once = await read()
  if (!once.needs) return once
  await once.needs()
  return read()
}

async function readParts(files: readonly string[], options: ReadOptions, limit: number): Promise<Read> {
  const reader = lineReader(options)
  for (const file of files) {
    const opened = openTrace(file, limit)
    const source = 'text' in opened ? opened.text : 'whole' in opened ? await opened.whole() : undefined
    if (source === undefined || !/\S/.test(source)) {
      const why =
        'problem' in opened
          ? opened.problem
          : 'archive' in opened
            ? 'Expected JSON, found an archive'
            : source === undefined
              ? 'Too large a document'
              : 'The file is empty'
      return { problem: `${why}: ${file.split(/[\\/]/).at(-1)}, a part of the run`, isTrace: true }
    }
    const records = recordsOf(source)
    for (const record of records ?? []) reader.record(record)
    if (!records) for (const line of source.split('\n')) reader.line(line)
  }
  return reader.end()
}

/** The records of a document. `undefined`: the text is none. */
function recordsOf(source: string): readonly unknown[] | undefined {
  try {
    const value = parseJson(source)
    return Array.isArray(value) ? value : [value]
  } catch {
    return undefined
  }
}

async function readOnce(file: string, options: ReadOptions, limit: number): Promise<Read> {
  const opened = openTrace(file, limit, options.seen)
  if ('problem' in opened)
    return opened.unreadable ? { problem: opened.problem, isTrace: true } : { problem: opened.problem }
  if ('archive' in opened) return readArchive(file, options, limit)
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
    return !isLines && e instanceof TooLong ? tooLarge : unread(e, limit)
  }
  if (first !== undefined) return readText(first, options)
  try {
    const text = await opened.whole()
    return text === undefined ? tooLarge : readText(text, options)
  } catch (e) {
    return { problem: `Cannot read the file: ${(e as Error).message}; it may be cut off`, isTrace: true }
  }
}

/** Why lines could not be read to their end. */
const unread = (e: unknown, limit: number): Read => ({
  problem:
    e instanceof TooLong
      ? `Too long a line: it has more than ${limit >> 20} MB; raise max-trace-mb, or shorten what the agent records`
      : `Cannot read the file: ${(e as Error).message}; it may be cut off`,
  isTrace: true,
})

/** Reads on in a file of JSON Lines, from a place where a line begins. */
export async function readOn(
  file: string,
  from: number,
  resumed: Resumed,
  options: ReadOptions,
  limit: number,
): Promise<Read> {
  const reader = lineReader(options, resumed)
  try {
    for await (const line of pausing(linesFrom(file, from, limit))) {
      reader.line(line)
      if (reader.isOver()) break
    }
    return reader.end()
  } catch (e) {
    return unread(e, limit)
  }
}

/** May a line be one JSON object? Only asked of the first, which may be a document of any size: parsing tells later. */
const mayBeRecord = (line: string): boolean => /^\s*\{/.test(line) && /\}\s*$/.test(line.slice(-1000))
