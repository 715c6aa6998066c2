// Zip archives, entry by entry: what an entry claims of itself is checked before it is unpacked, and counted while it is.
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { zlib } from './builtins.ts'

/** An archive that is damaged, or that wants more than reading it may cost; the message says which. */
export class BadArchive extends Error {}

/** So many entries an archive may have, and so many times its limit may all of them be. */
const mostEntries = 50_000
const mostLimits = 16
/** What unpacks to more than this, and to so many times its size, is a bomb: recordings repeat themselves, but not so much. */
const freeSize = 16 << 20
const mostRatio = 500
/** The largest window that Zstandard data may ask for, as a power of two. */
const largestWindow = 27

const stored = 0
const deflated = 8
const zstandard = 93

export type Archive = {
  names: readonly string[]
  text(name: string): Promise<string>
  close(): void
}

/** The most bytes that all entries of an archive may have. */
export const archiveLimit = (limit: number): number => limit * mostLimits

/** Opens an archive. `limit`: the most bytes of one entry. Throws BadArchive. */
export async function openArchive(file: string, limit: number): Promise<Archive> {
  const { zip, entries } = await openEntries(file)
  let left = archiveLimit(limit)
  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name)
      if (!entry) throw new BadArchive(`it has no ${name}`)
      check(entry, limit)
      const parts: Buffer[] = []
      left -= await guarded(unpack(zip, entry, Math.min(limit, left), (part) => parts.push(part)))
      return Buffer.concat(parts)
        .toString()
        .replace(/^\ufeff/, '')
    },
    close: () => zip.close(),
  }
}

/**
 * Unpacks all entries into a folder that is there and empty. `most`: the most bytes of all. Returns how many they have. Throws
 * BadArchive; what was unpacked by then stays.
 */
export async function extractArchive(file: string, folder: string, most: number): Promise<number> {
  const { zip, entries } = await openEntries(file)
  try {
    let size = 0
    for (const entry of entries.values()) {
      checkFile(entry)
      check(entry, most)
      const target = path.join(folder, ...entry.fileName.split('/'))
      const write = (open: number) => unpack(zip, entry, most - size, (part) => fs.writeFileSync(open, part))
      size += await guarded(writing(target, write))
    }
    return size
  } finally {
    zip.close()
  }
}

async function writing(target: string, write: (open: number) => Promise<number>): Promise<number> {
  fs.mkdirSync(path.dirname(target), { recursive: true })
  // Two names may be one to the file system.
  const open = fs.openSync(target, 'wx')
  try {
    return await write(open)
  } finally {
    fs.closeSync(open)
  }
}

/** A link could lead out of the folder; what is neither file nor folder has no business in an archive. */
function checkFile({ fileName, externalFileAttributes }: Entry): void {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  if (kind === 0o120000) throw new BadArchive(`${fileName} is a link`)
  if (kind !== 0 && kind !== 0o100000) throw new BadArchive(`${fileName} is no file`)
}

async function openEntries(file: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const zip = await guarded(open(file))
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > mostEntries) throw new BadArchive(`it has more than ${mostEntries} entries`)
    await guarded(list(zip, entries))
  } catch (e) {
    zip.close()
    throw e
  }
  return { zip, entries }
}

async function open(file: string): Promise<ZipFile> {
  const { openPromise } = await import('yauzl')
  return openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true })
}

/** yauzl refuses names that lead out of the archive, and sizes that contradict each other. */
async function list(zip: ZipFile, entries: Map<string, Entry>): Promise<void> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    if (entries.has(entry.fileName)) throw new BadArchive(`it has two entries named ${entry.fileName}`)
    entries.set(entry.fileName, entry)
  }
}

function check(entry: Entry, limit: number): void {
  const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry
  if (entry.isEncrypted()) throw new BadArchive(`${fileName} is encrypted`)
  if (![stored, deflated, zstandard].includes(compressionMethod))
    throw new BadArchive(`${fileName} is compressed with method ${compressionMethod}; known are deflate and Zstandard`)
  if (uncompressedSize > limit) throw new BadArchive(tooLarge(fileName, limit))
  if (uncompressedSize > freeSize && uncompressedSize > compressedSize * mostRatio)
    throw new BadArchive(`${fileName} unpacks to more than ${mostRatio} times its size`)
}

const tooLarge = (name: string, limit: number): string =>
  `${name} has more than the ${limit >> 20} MB that may be read of one document or archive; raise max-trace-mb`

/** Hands on the bytes of an entry, unpacked no further than it says of itself. Returns how many. */
async function unpack(zip: ZipFile, entry: Entry, limit: number, take: (part: Buffer) => void): Promise<number> {
  const method = entry.compressionMethod
  const raw = await zip.openReadStreamPromise(entry, { decodeFileData: false })
  let size = 0
  await pipeline(
    raw,
    method === deflated ? zlib().createInflateRaw() : method === zstandard ? unzstd : passed,
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > limit) throw new BadArchive(tooLarge(entry.fileName, limit))
        if (size > entry.uncompressedSize) throw new BadArchive(`${entry.fileName} is larger than it says`)
        take(chunk)
      }
    },
  )
  if (size < entry.uncompressedSize) throw new BadArchive(`${entry.fileName} is smaller than it says`)
  return size
}

const passed = (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> => chunks

/** Unpacks Zstandard data with what Node has for it, from version 22.15 on. */
function unzstd(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const { constants, createZstdDecompress } = zlib()
  if (createZstdDecompress === undefined) return unzstdByPackage(chunks)
  const unpacking = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: largestWindow } })
  const source = Readable.from(chunks)
  source.on('error', (e) => unpacking.destroy(e))
  return source.pipe(unpacking)
}

/** Unpacks Zstandard data without Node's help. */
export async function* unzstdByPackage(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { Decompress } = await import('fzstd')
  const ready: Buffer[] = []
  const unpacking = new Decompress((data) => ready.push(Buffer.from(data)))
  for await (const chunk of chunks) {
    // A chunk may unpack to far more than itself: what it gives is counted before the next one is read.
    for (let at = 0; at < chunk.length; at += 1 << 14) {
      unpacking.push(chunk.subarray(at, at + (1 << 14)))
      yield* ready.splice(0)
    }
  }
  unpacking.push(new Uint8Array(), true)
  yield* ready.splice(0)
}

/** Says of every failure that it is the archive's. */
async function guarded<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (e) {
    if (e instanceof BadArchive) throw e
    const code = (e as NodeJS.ErrnoException).code ?? ''
    const said = e instanceof Error ? e.message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200) : 'unknown'
    throw new BadArchive(/^E[A-Z]+$/.test(code) ? `the file cannot be read (${code})` : `${said}; it may be cut off`)
  }
}
