// An archive whose entries are the records of one recording, read one after the other.
import { BadArchive, openArchive } from '../files/archive.ts'
import { formats } from '../formats/index.ts'
import { parseJson } from '../formats/json.ts'
import type { Read, ReadOptions } from './decode.ts'
import { lineReader } from './lines.ts'

const strange: Read = {
  problem: 'Expected JSON, JSON Lines or the log of a harness (.eval), found another zip archive; unpack it first',
}

/** Reads an archive. `limit`: the most bytes of one entry. */
export async function readArchive(file: string, options: ReadOptions, limit: number): Promise<Read> {
  try {
    const archive = await openArchive(file, limit)
    try {
      const names = formats.map((format) => format.entries?.(archive.names)).find((found) => found !== undefined)
      if (!names) return strange
      const reader = lineReader(options)
      for (const name of names) {
        const text = await archive.text(name)
        reader.record(parsed(name, text), text.length)
        if (reader.isOver()) break
      }
      return reader.end()
    } finally {
      archive.close()
    }
  } catch (e) {
    if (e instanceof BadArchive) return { problem: `Cannot read the archive: ${e.message}`, isTrace: true }
    throw e
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return parseJson(text)
  } catch (e) {
    throw new BadArchive(
      e instanceof RangeError ? `${name} is nested too deeply to read` : `${name} is no whole JSON document`,
    )
  }
}
