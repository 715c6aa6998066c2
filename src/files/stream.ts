// What stands in a file: whole texts, and traces of any size as a text or as lines.
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { zlib } from './builtins.ts'
import { isLink, reasonOf } from './path.ts'

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
  | { lines(): Iterable<string | Promise<string>> | AsyncIterable<string>; whole(): Promise<string | undefined> }
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
    return packed(file, limit)
  }
  if (size <= small) return { text: decodeText(first) }
  return {
    lines: () => pausing(linesFrom(file, 0, limit)),
    async whole() {
      const bytes = size > limit ? undefined : fs.readFileSync(file)
      // A file may grow while it is read.
      return bytes === undefined || bytes.length > limit ? undefined : decodeText(bytes)
    },
  }
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

function packed(file: string, limit: number): Opened {
  return {
    lines: () => linesOf(unpacked(file), limit),
    async whole() {
      const parts: Buffer[] = []
      let size = 0
      const stream = unpacked(file)
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > limit) {
          ;(stream as Readable).destroy()
          return undefined
        }
        parts.push(chunk)
      }
      return decodeText(Buffer.concat(parts))
    },
  }
}

/** A line that is longer than the limit. */
export class TooLong extends Error {}

/** `toString` puts a text of more bytes outside the heap, where it stays until all of the heap is collected. */
const mostInHeap = 1_000_000

function decodeLine(bytes: Buffer): string {
  if (bytes.length <= mostInHeap) return bytes.toString()
  const decoder = new StringDecoder()
  return decoder.write(bytes) + decoder.end()
}

/** So many bytes of a file are read at a time. */
const pieceSize = 1 << 18

/** The lines of a file from a place on, up to another, split on `\n` only. Throws TooLong for a line over the limit. */
export function* linesFrom(file: string, start: number, limit: number, end = Infinity): Generator<string> {
  const lines = new LineBuffer(limit)
  const fd = fs.openSync(file, 'r')
  try {
    for (let at = start, n = -1; n !== 0 && at < end; at += n) {
      n = fs.readSync(fd, lines.room(pieceSize), 0, Math.min(pieceSize, end - at), at)
      yield* lines.filled(n)
    }
  } finally {
    fs.closeSync(fd)
  }
  yield* lines.rest()
}

/** So many characters of lines are handed on until others have their turn: what workers send waits in memory. */
const mostAtOnce = 4 << 20

/** Lines for one who awaits them: now and then one comes after others had their turn. */
export function* pausing(lines: Iterable<string>): Generator<string | Promise<string>> {
  let size = 0
  for (const line of lines) {
    size += line.length
    if (size < mostAtOnce) yield line
    else {
      size = 0
      yield new Promise((resolve) => setImmediate(() => resolve(line)))
    }
  }
}

/** The lines of a stream, like those of a file. */
export async function* linesOf(stream: NodeJS.ReadableStream, limit: number): AsyncGenerator<string> {
  const lines = new LineBuffer(limit)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunk.copy(lines.room(chunk.length))
    for (const line of lines.filled(chunk.length)) yield line
  }
  for (const line of lines.rest()) yield line
}

/** The lines in bytes as they come. All stand in the same memory, which grows for a long line: fresh memory is given back late. */
class LineBuffer {
  readonly #limit: number
  #bytes = Buffer.alloc(0)
  /** Where the line begins that has no end yet, and where what is filled ends. */
  #from = 0
  #end = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Room for at least so many bytes, behind those that are there. */
  room(size: number): Buffer {
    const held = this.#end - this.#from
    const larger = held + size > this.#bytes.length ? Buffer.allocUnsafeSlow(2 * (held + size)) : this.#bytes
    this.#bytes.copy(larger, 0, this.#from, this.#end)
    this.#bytes = larger
    this.#from = 0
    this.#end = held
    return larger.subarray(held)
  }

  /** The lines that end in the room, of which so much was filled. */
  *filled(size: number): Generator<string> {
    const bytes = this.#bytes.subarray(0, this.#end + size)
    for (let end = bytes.indexOf(10, this.#end); end >= 0; end = bytes.indexOf(10, this.#from)) {
      this.#check(end)
      const line = decodeLine(bytes.subarray(this.#from, end))
      this.#from = end + 1
      yield line
    }
    this.#end = bytes.length
    this.#check(this.#end)
  }

  /** The line that nothing ends. */
  *rest(): Generator<string> {
    if (this.#end > this.#from) yield decodeLine(this.#bytes.subarray(this.#from, this.#end))
  }

  #check(end: number): void {
    if (end - this.#from > this.#limit) throw new TooLong()
  }
}
