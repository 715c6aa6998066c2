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

/** So many characters of all lists stay in memory; each list then writes what it holds as one block. */
const mostHeld = 1 << 20

type Block = { first: number; position: number; bytes: number }
/** How many blocks of one list are kept as they were read: threads that judge side by side alternate between few. */
const mostOpen = 3

/** Makes a spool. `folder`: where its file lies; else the system's temporary folder. Nothing is written while little is held. */
export function makeSpool(folder = os.tmpdir(), most = mostHeld): Spool {
  const file = openOnDemand(folder)
  const lists: { flush(): void }[] = []
  let held = 0
  function list(): SpoolList {
    const blocks: Block[] = []
    let pending: string[] = []
    let written = 0
    const open = new Map<Block, string[]>()
    const flush = (): void => {
      if (pending.length === 0) return
      blocks.push({ first: written, ...file.append(pending.join('\n')) })
      written += pending.length
      pending = []
    }
    lists.push({ flush })
    const read = (block: Block): string[] => {
      const known = open.get(block)
      if (known) return known
      const texts = file.read(block).split('\n')
      const [oldest] = open.keys()
      if (oldest && open.size >= mostOpen) open.delete(oldest)
      open.set(block, texts)
      return texts
    }
    return {
      get length() {
        return written + pending.length
      },
      add(text) {
        pending.push(text)
        held += text.length
        if (held < most) return
        held = 0
        for (const one of lists) one.flush()
      },
      at(index) {
        if (index >= written) return pending[index - written] ?? outside(index)
        const block = blockOf(blocks, index)
        return read(block)[index - block.first] ?? outside(index)
      },
    }
  }
  return { list, close: file.close }
}

function outside(index: number): never {
  throw new RangeError(`The spool has no text ${index}`)
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
  // Blocks are written from and read into the same memory: fresh memory is given back late.
  let page = Buffer.alloc(0)
  const pageFor = (bytes: number): Buffer => {
    if (page.length < bytes) page = Buffer.allocUnsafeSlow(bytes * 2)
    return page
  }
  const opened = (): number => {
    if (fd !== undefined) return fd
    made = fs.mkdtempSync(path.join(folder, 'agent-eval-spool-'))
    fd = fs.openSync(path.join(made, 'runs'), 'wx+', 0o600)
    remove()
    return fd
  }
  return {
    append(text: string): { position: number; bytes: number } {
      const bytes = Buffer.byteLength(text)
      const position = end
      const buffer = pageFor(bytes)
      buffer.write(text)
      for (let done = 0; done < bytes; ) done += fs.writeSync(opened(), buffer, done, bytes - done, position + done)
      end += bytes
      return { position, bytes }
    },
    read({ position, bytes }: { position: number; bytes: number }): string {
      const buffer = pageFor(bytes)
      let filled = 0
      for (let n = -1; n !== 0 && filled < bytes; filled += n)
        n = fs.readSync(opened(), buffer, filled, bytes - filled, position + filled)
      return buffer.toString('utf8', 0, filled)
    },
    close(): void {
      if (fd === undefined) return
      fs.closeSync(fd)
      fd = undefined
      remove()
    },
  }
}
