// Parts of a large file of JSON Lines in which every record is a trace. A part is read as long as every line is a record of the format;
// where one is not, what it means depends on all that was read before it, and the file is read in one piece from there on.
import { bytesOf, linesOfPart, type Part } from '../files/parts.ts'
import { FormatError } from '../formats/contract.ts'
import { formats } from '../formats/index.ts'
import { isObject, nestedBeyond, parseJson } from '../formats/json.ts'
import { defaultConfig } from '../model/config.ts'
import { type Chosen, choose } from './choose.ts'
import type { ReadOptions } from './decode.ts'
import { endsHead, isRecord } from './lines.ts'

/** A part of a file, and the format that its records have, by its id. */
export type FilePart = Part & { format: string }

/** The beginning of a file, in which its format is found. */
const headBytes = 4 << 20

/** The format of a file of which every record is a trace of its own; `undefined`: it is none, or it may not be told so easily. */
export function wholeFormat(file: string, name: string | undefined): string | undefined {
  const lines = bytesOf(file, 0, headBytes).toString().split('\n').slice(0, -1)
  const records: unknown[] = []
  let size = 0
  for (const raw of lines) {
    const line = raw.trim()
    if (line === '') continue
    const record = isRecord(line) ? recordIn(line) : undefined
    if (record === undefined) return undefined
    records.push(record)
    size += line.length
    if (!endsHead(records.length, size)) continue
    const chosen = choose({ container: 'lines', records }, name)
    return !('problem' in chosen) && chosen.certain && chosen.format.whole ? chosen.format.id : undefined
  }
  return undefined
}

/** So many blank lines in a row may be the end of what is worth reading. */
const mostBlank = 1000

/** Reads a part. False: not every line of it is a record, and what was emitted of it may be wrong. */
export function readPart(file: string, part: FilePart, options: ReadOptions, limit: number): boolean {
  const { format } = chosenBy(part)
  const { sha256, emit, end = defaultConfig.end } = options
  const decoder = format.decoder({ sha256, emit, end })
  let blanks = 0
  for (const raw of linesOfPart(file, part)) {
    if (raw.length * 3 > limit && Buffer.byteLength(raw) > limit) return false
    const line = raw.trim()
    if (line === '') {
      // What a cut counts as a line that is not blank must be a record.
      if (++blanks > mostBlank || /[^\0- ]/.test(raw)) return false
      continue
    }
    blanks = 0
    const record = line.startsWith('{') ? recordIn(line) : undefined
    if (record === undefined) return false
    try {
      if (!decoder.record(record)) return false
    } catch (e) {
      if (e instanceof FormatError || e instanceof RangeError) return false
      throw e
    }
  }
  return true
}

/** The format of a part, which was found for certain. */
export function chosenBy({ format: id }: FilePart): Chosen {
  const format = formats.find((f) => f.id === id)
  if (!format) throw new RangeError(`no format ${id}`)
  return { format, certain: true }
}

/** The record of a line; `undefined`: it is none, or one that needs a closer look. */
function recordIn(line: string): unknown {
  try {
    const record = parseJson(line)
    return isObject(record) && !nestedBeyond(record) ? record : undefined
  } catch {
    return undefined
  }
}
