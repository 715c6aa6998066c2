// Texts in lists that are larger than memory should hold: few stay in memory, many wait in a temporary file.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A list of texts without line breaks. */
export type SpoolList = { readonly length: number; add(text: string): void; at(index: number): string }
export type Spool = {
  list(): SpoolList
  /** Removes what is on disk. What has not been read is gone. */
  close(): void
}

/** So many bytes of all lists stay in memory; each list then writes what it holds as one block. */
const mostHeld = 1 << 20
/** How many blocks are kept as they were read: threads that judge side by side alternate between few. */
const mostOpen = 3
const newline = 10

/** Where a block stands in the file, and the number of its first text. */
type Block = { first: number; position: number; bytes: number }

/** Makes a spool. `folder`: where its file lies; else the system's temporary folder. Nothing is written while little is held. */
export function makeSpool(folder = os.tmpdir(), most = mostHeld): Spool {
  const file = openOnDemand(folder)
  const lists: { flush(): void }[] = []
  let held = 0
  const open = new Map<Block, Texts>()
  const read = (block: Block): Texts => {
    const known = open.get(block)
    if (known) return known
    const [oldest] = open.size < mostOpen ? [] : open.keys()
    const texts = (oldest && open.get(oldest)) ?? new Texts()
    if (oldest) open.delete(oldest)
    texts.fill(block.bytes, (bytes) => file.read(bytes, block.position))
    open.set(block, texts)
    return texts
  }
  function list(): SpoolList {
    const blocks: Block[] = []
    const pending = new Texts()
    let written = 0
    lists.push({
      flush() {
        const { bytes, length } = pending
        if (length > 0) blocks.push({ first: written, position: file.append(bytes), bytes: bytes.length })
        written += length
        pending.clear()
      },
    })
    return {
      get length() {
        return written + pending.length
      },
      add(text) {
        held += pending.add(text)
        if (held < most) return
        held = 0
        for (const one of lists) one.flush()
      },
      at(index) {
        if (index >= written) return pending.at(index - written)
        const block = blockOf(blocks, index)
        return read(block).at(index - block.first)
      },
    }
  }
  return { list, close: file.close }
}

function outside(index: number): never {
  throw new RangeError(`The spool has no text ${index}`)
}

/**
 * Texts as their bytes, one a line. As strings they would be what survives each collection, for which V8 enlarges its young generation
 * to more than a hundred megabytes; and fresh memory is given back late, so theirs is used again.
 */
class Texts {
  #memory = Buffer.alloc(0)
  #end = 0
  /** Where each text ends. */
  #ends: number[] = []

  get length(): number {
    return this.#ends.length
  }

  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#end)
  }

  at(index: number): string {
    const end = this.#ends[index]
    if (end === undefined) return outside(index)
    return this.#memory.toString('utf8', index === 0 ? 0 : (this.#ends[index - 1] as number) + 1, end)
  }

  /** Returns how many bytes the text takes. */
  add(text: string): number {
    const size = Buffer.byteLength(text) + 1
    this.#reserve(this.#end + size)
    this.#memory.write(text, this.#end)
    this.#end += size
    this.#memory[this.#end - 1] = newline
    this.#ends.push(this.#end - 1)
    return size
  }

  /** Takes other texts, as their bytes. */
  fill(size: number, read: (bytes: Buffer) => void): void {
    this.clear()
    this.#reserve(size)
    this.#end = size
    read(this.bytes)
    const { bytes } = this
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) this.#ends.push(at)
  }

  /** Memory that was hardly used is given back: of many lists, each may be the one that grows for a while. */
  clear(): void {
    if (this.#end < this.#memory.length / 4) this.#memory = Buffer.alloc(0)
    this.#end = 0
    this.#ends = []
  }

  #reserve(size: number): void {
    if (size <= this.#memory.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(size, 2 * this.#memory.length))
    this.#memory.copy(larger, 0, 0, this.#end)
    this.#memory = larger
  }
}

/** The block that holds a text: the last that begins at it or before. */
function blockOf(blocks: readonly Block[], index: number): Block {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((blocks[middle]?.first ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return blocks[low] ?? outside(index)
}

/** A file that is made when it is first written, and that nobody else finds: it has no name while it is open, where the system allows that. */
function openOnDemand(folder: string) {
  let fd: number | undefined
  let made = ''
  let end = 0
  const remove = (): void => {
    try {
      fs.rmSync(made, { recursive: true, force: true })
    } catch {
      // Windows removes no open file: it is asked again once it is closed.
    }
  }
  const opened = (): number => {
    if (fd !== undefined) return fd
    made = fs.mkdtempSync(path.join(folder, 'agent-eval-spool-'))
    fd = fs.openSync(path.join(made, 'runs'), 'wx+', 0o600)
    remove()
    return fd
  }
  return {
    /** Returns where the bytes stand from then on. */
    append(bytes: Buffer): number {
      const position = end
      for (let done = 0; done < bytes.length; )
        done += fs.writeSync(opened(), bytes, done, bytes.length - done, position + done)
      end += bytes.length
      return position
    },
    read(bytes: Buffer, position: number): void {
      let filled = 0
      for (let n = -1; n !== 0 && filled < bytes.length; filled += n)
        n = fs.readSync(opened(), bytes, filled, bytes.length - filled, position + filled)
      if (filled < bytes.length) throw new RangeError('The spool is shorter than what was written to it')
    },
    close(): void {
      if (fd === undefined) return
      fs.closeSync(fd)
      fd = undefined
      remove()
    },
  }
}
