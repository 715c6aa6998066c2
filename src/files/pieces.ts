// A JSON document that may be larger than memory holds, read piece by piece.
import fs from 'node:fs'

/** A text that is no JSON, or none that can be read in pieces. */
export class Malformed extends Error {}

/** The most bytes of one piece. */
const largestPiece = 128 << 20
/** Nobody writes deeper, and whoever reads a deeper value by recursion may fail. */
const deepest = 100

const isSpace = (byte: number): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Reads from the beginning on. Each of the values that `members` and `elements` come to is read once, or passed over. */
export class JsonPieces {
  readonly #fd: number
  readonly #chunk: number
  #buffer: Buffer
  /** What of the buffer is read, and what of it is filled. */
  #at = 0
  #end = 0
  #over = false
  /** How many values were read: one that nobody read is passed over. */
  #taken = 0

  /** `chunk`: how many bytes are read at a time. */
  constructor(file: string, chunk = 1 << 20) {
    this.#fd = fs.openSync(file, 'r')
    this.#chunk = chunk
    this.#buffer = Buffer.allocUnsafe(2 * chunk)
  }

  close(): void {
    fs.closeSync(this.#fd)
  }

  /** The keys of the object that comes next. */
  *members(): Generator<string> {
    this.#open(openBrace, 'an object')
    for (let first = true; this.#goesOn(closeBrace, first); first = false) {
      const key = this.#parsed()
      if (typeof key !== 'string') throw new Malformed('expected a key')
      this.#expect(colon, 'a colon')
      yield* this.#each(key)
    }
  }

  /** The places of the elements of the list that comes next. */
  *elements(): Generator<number> {
    this.#open(openBracket, 'a list')
    for (let i = 0; this.#goesOn(closeBracket, i === 0); i++) yield* this.#each(i)
  }

  /** The value that comes next. */
  value(): unknown {
    this.#taken++
    return this.#parsed()
  }

  /** Throws where something follows. */
  ends(): void {
    if (this.#next() !== undefined) throw new Malformed('expected nothing behind the document')
  }

  *#each<Name>(name: Name): Generator<Name> {
    const before = this.#taken
    yield name
    if (this.#taken !== before) return
    const length = this.#length()
    this.#at += length
  }

  #open(byte: number, what: string): void {
    this.#taken++
    this.#expect(byte, what)
  }

  #expect(byte: number, what: string): void {
    if (this.#next() !== byte) throw new Malformed(`expected ${what}`)
    this.#at++
  }

  /** Is there another, ahead of the end? */
  #goesOn(close: number, first: boolean): boolean {
    const next = this.#next()
    if (next === close) {
      this.#at++
      return false
    }
    if (first) return true
    if (next !== comma) throw new Malformed('expected a comma, or an end')
    this.#at++
    return true
  }

  /** The next byte that is no space; `undefined`: there is none. */
  #next(): number | undefined {
    for (;;) {
      while (this.#at < this.#end) {
        const byte = this.#buffer[this.#at] as number
        if (!isSpace(byte)) return byte
        this.#at++
      }
      if (!this.#more()) return undefined
    }
  }

  #parsed(): unknown {
    const length = this.#length()
    const text = this.#buffer.toString('utf8', this.#at, this.#at + length)
    this.#at += length
    try {
      return JSON.parse(text)
    } catch (e) {
      throw new Malformed((e as Error).message)
    }
  }

  /** How many bytes the next value has. All of them are in the buffer then. */
  #length(): number {
    const first = this.#next()
    if (first === undefined) throw new Malformed('expected a value, found the end')
    let depth = 0
    for (let i = 0; ; i++) {
      const byte = this.#byte(i)
      if (byte === quote) i = this.#closing(i)
      else if (byte === openBrace || byte === openBracket) {
        if (++depth > deepest) throw new Malformed('found it nested too deeply')
      } else if (byte === closeBrace || byte === closeBracket) {
        if (depth === 0) return i
        depth--
      } else if (depth > 0) {
        if (byte === undefined) throw new Malformed('expected more, found the end')
        continue
      } else {
        if (byte === undefined || byte === comma || isSpace(byte)) return i
        continue
      }
      if (depth === 0) return i + 1
    }
  }

  /** Where the text ends that begins there. */
  #closing(from: number): number {
    for (let i = from + 1; ; ) {
      const found = this.#buffer.subarray(0, this.#end).indexOf(quote, this.#at + i)
      if (found < 0) {
        i = this.#end - this.#at
        if (!this.#more()) throw new Malformed('expected the end of a text')
        continue
      }
      let escapes = 0
      while (this.#buffer[found - 1 - escapes] === backslash) escapes++
      if (escapes % 2 === 0) return found - this.#at
      i = found - this.#at + 1
    }
  }

  /** The byte so far ahead. */
  #byte(ahead: number): number | undefined {
    while (this.#at + ahead >= this.#end) if (!this.#more()) return undefined
    return this.#buffer[this.#at + ahead]
  }

  /** Reads more, behind what is not yet read. */
  #more(): boolean {
    if (this.#over) return false
    const held = this.#end - this.#at
    if (held + this.#chunk > this.#buffer.length) {
      if (held > largestPiece) throw new Malformed('found a piece of it too large')
      const larger = Buffer.allocUnsafe(2 * (held + this.#chunk))
      this.#buffer.copy(larger, 0, this.#at, this.#end)
      this.#buffer = larger
    } else this.#buffer.copyWithin(0, this.#at, this.#end)
    this.#at = 0
    const n = fs.readSync(this.#fd, this.#buffer, held, this.#chunk, null)
    this.#end = held + n
    this.#over = n === 0
    return n > 0
  }
}
