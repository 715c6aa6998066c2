// What stands in a file: whole texts, and traces of any size as a text or as lines.
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { isLink, reasonOf } from './path.ts'

/** Loaded when the first packed file is read. */
const zlib = () => process.getBuiltinModule('node:zlib')

/** A file that is there and cannot be read; the message says why. */
export class Unreadable extends Error {}

/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
export function readTextFile(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') {
      // Whether there is none is asked twice: one answer may be wrong.
      if (!isLink(file) && !fs.existsSync(file)) return undefined
      throw new Unreadable(isLink(file) ? 'Forbidden link: it leads nowhere' : `Cannot read the file: ${reasonOf(e)}`)
    }
    throw new Unreadable(`Cannot read the file: ${reasonOf(e)}`)
  }
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** The text of a file: UTF-8, or UTF-16 where its first bytes say so (PowerShell's `>` writes that). */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
  return bytes.toString()
}

/** A trace file as it can be read: small ones as a text, large ones as lines, archives entry by entry. */
export type Opened =
  | { text: string }
  /** JSON Lines, or not: the first lines tell. `whole` reads it all, up to the limit. */
  | { lines(): AsyncGenerator<string>; whole(): Promise<string | undefined> }
  | { archive: true }
  /** `unreadable`: what stands in it is not known. */
  | { problem: string; unreadable?: true }

/** Up to this many bytes a file is read at once. */
const small = 16 << 20

/** Files are read into this one after the other: their bytes become a text at once, and fresh memory costs more than the read. */
const page = Buffer.allocUnsafe(1 << 20)

/**
 * Opens a trace file. `limit`: the most bytes that one document, or one line, may have. `seen` is handed the bytes of a file that is
 * read at once, before they are unpacked; they are overwritten by those of the next.
 */
export function openTrace(file: string, limit: number, seen?: (bytes: Uint8Array) => void): Opened {
  let size: number
  let first: Buffer
  try {
    const fd = fs.openSync(file, 'r')
    try {
      size = fs.fstatSync(fd).size
      // A pipe has no size; a file may shrink while it is read.
      if (size === 0) first = fs.readFileSync(fd)
      else {
        const wanted = size <= small ? size : 4
        const buffer = wanted <= page.length ? page : Buffer.allocUnsafe(wanted)
        let filled = 0
        for (let n = -1; n !== 0 && filled < wanted; filled += n)
          n = fs.readSync(fd, buffer, filled, wanted - filled, filled)
        first = buffer.subarray(0, filled)
        if (wanted === size) seen?.(first)
      }
    } finally {
      fs.closeSync(fd)
    }
  } catch (e) {
    const gone = (e as NodeJS.ErrnoException).code === 'ENOENT'
    return {
      problem: gone ? 'Missing file: it is not there, or no longer' : `Cannot read the file: ${reasonOf(e)}`,
      unreadable: true,
    }
  }
  if (isZip(first)) return { archive: true }
  if (isGzip(first)) {
    if (size <= small) {
      try {
        return unpackedText(first)
      } catch (e) {
        if ((e as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
          return {
            problem: `Cannot unpack the gzip file: ${(e as Error).message}; it may be cut off`,
            unreadable: true,
          }
      }
    }
    return large(() => unpacked(file), limit)
  }
  if (size <= small) return { text: decodeText(first) }
  return large(() => fs.createReadStream(file, { highWaterMark: 1 << 20 }), limit)
}

/** What unpacking gives when asked for the engine too, of which the types say nothing. */
type Unpacked = { buffer: Buffer; engine: { bytesWritten: number } }

/** Unpacking ends at the first zero behind a member, whatever follows: records behind it would be lost without a word. */
const lostBehind = 'what follows the zeros in it is not read'
const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0)

function unpackedText(bytes: Buffer): Opened {
  const options = { maxOutputLength: small, info: true }
  const { buffer, engine } = zlib().gunzipSync(bytes, options) as unknown as Unpacked
  if (!isZero(bytes.subarray(engine.bytesWritten)))
    return { problem: `Cannot unpack all of the gzip file: ${lostBehind}`, unreadable: true }
  return { text: decodeText(buffer) }
}

/** What a file unpacks to. A fault of the file ends what reads it. */
function unpacked(file: string): NodeJS.ReadableStream {
  const gunzip = zlib().createGunzip()
  const packed = fs.createReadStream(file)
  packed.on('error', (e) => gunzip.destroy(e))
  return Readable.from(
    (async function* () {
      yield* packed.pipe(gunzip)
      const rest = fs.createReadStream(file, { start: gunzip.bytesWritten })
      for await (const chunk of rest) if (!isZero(chunk)) throw new Error(lostBehind)
    })(),
  )
}

function large(open: () => NodeJS.ReadableStream, limit: number): Opened {
  return {
    lines: () => linesOf(open(), limit),
    async whole() {
      const parts: Buffer[] = []
      let size = 0
      const stream = open()
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > limit) {
          ;(stream as fs.ReadStream).destroy()
          return undefined
        }
        parts.push(chunk)
      }
      return decodeText(Buffer.concat(parts))
    },
  }
}

/** The lines of a file from a place on. */
export const linesFrom = (file: string, start: number, limit: number): AsyncGenerator<string> =>
  linesOf(fs.createReadStream(file, { start, highWaterMark: 1 << 20 }), limit)

/** A line that is longer than the limit. */
export class TooLong extends Error {}

/** The lines of a stream, split on `\n` only. Throws TooLong for a line over the limit. */
export async function* linesOf(stream: NodeJS.ReadableStream, limit: number): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let at = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, at)) {
      const piece = chunk.subarray(at, end)
      if (size + piece.length > limit) throw new TooLong()
      yield (parts.length > 0 ? Buffer.concat([...parts, piece]) : piece).toString()
      parts = []
      size = 0
      at = end + 1
    }
    if (at < chunk.length) {
      const rest = chunk.subarray(at)
      parts.push(at > 0 ? Buffer.from(rest) : rest)
      size += rest.length
      if (size > limit) throw new TooLong()
    }
  }
  if (parts.length > 0) yield Buffer.concat(parts).toString()
}
