// The one port to files: listing by globs, reading texts and lines, hashing.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { Minimatch } from 'minimatch'

/** A path with `/`, relative to a root where it lies below it. */
export function shown(root: string, file: string): string {
  const relative = path.relative(root, path.resolve(root, file))
  const inside = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
  return (inside ? relative : path.resolve(root, file)).split(path.sep).join('/')
}

/** Makes `./a//b` and `a\b` (on Windows) the `a/b` that paths are compared as. */
function tidy(glob: string): string {
  const slashed = path.sep === '\\' ? glob.replaceAll('\\', '/') : glob
  return slashed.replace(/^(\.\/)+/, '').replace(/\/{2,}/g, '/')
}

const options = { nocomment: true, nonegate: true, dot: false } as const
type Matcher = { match(file: string): boolean }
const compiled = new Map<string, Matcher>()
function matcher(glob: string): Matcher {
  let m = compiled.get(glob)
  if (!m) {
    try {
      m = new Minimatch(glob, options)
    } catch {
      // A glob of more than 64 kB: no path is like it.
      m = { match: () => false }
    }
    compiled.set(glob, m)
  }
  return m
}

/** What a path leads to; `undefined`: nothing, or it can be no path. */
function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file)
  } catch {
    return undefined
  }
}

/** Is there a folder? */
export const isFolder = (folder: string): boolean => statOf(folder)?.isDirectory() ?? false

/** Does a glob match a path (with `/`)? Linear in the path for any number of wildcards. */
export const globMatches = (glob: string, file: string): boolean => matcher(tidy(glob)).match(file)

/** Has the glob a wildcard, or does it name one file? */
export const isExact = (glob: string): boolean => !/[*?[\]{}()!]/.test(glob)

export type Listing = {
  /** Relative to the root, with `/`, sorted by name. */
  files: string[]
  /** Files that were named exactly and do not exist. */
  missing: string[]
  /** Links that leave the root, or lead nowhere: not followed. */
  links: string[]
}

/** Lists the files that globs match (`!glob` takes files and folders away). Folders named .git and node_modules are entered only where a glob names them. */
export function listFiles(root: string, globs: readonly string[], wanted: (file: string) => boolean): Listing {
  const found = new Set<string>()
  const links = new Set<string>()
  const missing: string[] = []
  const without = globs.filter((g) => g.startsWith('!')).map((g) => tidy(g.slice(1)))
  for (const raw of globs.filter((g) => !g.startsWith('!'))) {
    const glob = tidy(raw)
    const whole = path.resolve(root, glob)
    const entry = statOf(whole)
    if (entry?.isFile()) {
      found.add(shown(root, glob))
      continue
    }
    if (isExact(glob)) {
      if (entry?.isDirectory()) {
        const folder = glob.replace(/(?:^|\/)\.?\/?$/, '')
        walk(root, whole, folder === '' && !glob.startsWith('/') ? '**/*' : `${folder}/**/*`, wanted, found, links)
      } else missing.push(raw)
      continue
    }
    const parts = glob.split('/')
    const fixed = parts.slice(
      0,
      parts.findIndex((p) => !isExact(p)),
    )
    walk(root, path.resolve(root, fixed.join('/') || (glob.startsWith('/') ? '/' : '.')), glob, wanted, found, links)
  }
  const files = [...found].filter(
    (f) => !without.some((g) => globMatches(g, f) || f.startsWith(`${g.replace(/\/$/, '')}/`)),
  )
  return { files: files.sort(), missing, links: [...links].sort() }
}

function walk(
  root: string,
  top: string,
  glob: string,
  wanted: (file: string) => boolean,
  found: Set<string>,
  links: Set<string>,
): void {
  const absolute = path.isAbsolute(glob)
  // The default glob takes everything below a folder but what is hidden; matching thousands of paths would say no more.
  const everything = glob.endsWith('/**/*') && isExact(glob.slice(0, -5))
  const matches = everything
    ? (name: string) => !name.slice(glob.length - 5).includes('/.')
    : (name: string) => matcher(glob).match(name)
  const open = [top]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    let entries: fs.Dirent[]
    try {
      entries = fs.readdirSync(folder, { withFileTypes: true })
    } catch {
      continue
    }
    // One `relative` a folder, not one a file: a folder may hold thousands.
    const below = (absolute ? folder : path.relative(root, folder)).split(path.sep).join('/')
    const prefix = below === '' ? '' : `${below}/`
    for (const entry of entries) {
      const file = `${folder}${path.sep}${entry.name}`
      if (entry.isDirectory()) {
        if ((entry.name !== '.git' && entry.name !== 'node_modules') || glob.includes(entry.name)) open.push(file)
        continue
      }
      const name = `${prefix}${entry.name}`
      if (!wanted(name) || !matches(name)) continue
      if (entry.isFile()) found.add(absolute ? shown(root, file) : name)
      else if (entry.isSymbolicLink()) {
        const target = realFile(file)
        if (target === undefined) {
          if (!fs.existsSync(file)) links.add(shown(root, file))
          continue
        }
        const from = path.relative(fs.realpathSync(root), target)
        if (from.startsWith('..') || path.isAbsolute(from)) links.add(shown(root, file))
        else found.add(shown(root, file))
      }
    }
  }
}

/** The file a link leads to; `undefined` when it leads to none. */
function realFile(link: string): string | undefined {
  try {
    const target = fs.realpathSync(link)
    return fs.statSync(target).isFile() ? target : undefined
  } catch {
    return undefined
  }
}

/** Why a file cannot be read, without its path on this machine. */
const reasonOf = (e: unknown): string => (e as Error).message.replace(/, \w+(?: '.*')?$/s, '')

/** A file that is there and cannot be read; the message says why. */
export class Unreadable extends Error {}

/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
export function readTextFile(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Unreadable(`Cannot read the file: ${reasonOf(e)}`)
  }
}

/** SHA-256 in hex. Few runs need it, so the module is not loaded before. */
export const sha256 = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex')

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

/** A trace file as it can be read: small ones as a text, large ones as lines. */
export type Opened =
  | { text: string }
  /** JSON Lines, or not: the first lines tell. `whole` reads it all, up to the limit. */
  | { lines(): AsyncGenerator<string>; whole(): Promise<string | undefined> }
  | { problem: string }

/** Up to this many bytes a file is read at once. */
const small = 16 << 20

/** Files are read into this one after the other: their bytes become a text at once, and fresh memory costs more than the read. */
const page = Buffer.allocUnsafe(1 << 20)

/** Opens a trace file. `limit`: the most bytes that one document, or one line, may have. */
export function openTrace(file: string, limit: number): Opened {
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
      }
    } finally {
      fs.closeSync(fd)
    }
  } catch (e) {
    const gone = (e as NodeJS.ErrnoException).code === 'ENOENT'
    return { problem: gone ? 'Missing file' : `Cannot read the file: ${reasonOf(e)}` }
  }
  if (isZip(first)) return { problem: 'Expected JSON or JSON Lines, found a zip archive; unpack it first' }
  if (isGzip(first)) {
    if (size <= small) {
      try {
        const text = decodeText(zlib.gunzipSync(first, { maxOutputLength: small }))
        return { text }
      } catch (e) {
        if ((e as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
          return { problem: `Cannot unpack the gzip file: ${(e as Error).message}; it may be cut off` }
      }
    }
    return large(() => fs.createReadStream(file).pipe(zlib.createGunzip()), limit)
  }
  if (size <= small) return { text: decodeText(first) }
  return large(() => fs.createReadStream(file, { highWaterMark: 1 << 20 }), limit)
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
      return Buffer.concat(parts).toString()
    },
  }
}

/** A line that is longer than the limit. */
export class TooLong extends Error {}

/** The lines of a stream, split on `\n` only. Throws TooLong for a line over the limit. */
async function* linesOf(stream: NodeJS.ReadableStream, limit: number): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let at = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, at)) {
      const piece = chunk.subarray(at, end)
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
