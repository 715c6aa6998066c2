// What tells whether files are what they were: a hash of their bytes, which costs less than reading what stands in them.
import fs from 'node:fs'
import { crypto } from './builtins.ts'

/** Files are read into this one after the other. */
const page = Buffer.allocUnsafe(1 << 20)
/** 128 bits, in hex. */
const digits = 32

/** A digest of files in this order: of one, the first 128 bits of its SHA-256. `undefined`: one of them is no file that can be read twice. */
export function digestOf(files: readonly string[]): string | undefined {
  const hashes: string[] = []
  for (const file of files) {
    const hash = hashOf(file)
    if (hash === undefined) return undefined
    hashes.push(hash)
  }
  const [only = '', ...more] = hashes
  return (more.length === 0 ? only : crypto().hash('sha256', hashes.join(''))).slice(0, digits)
}

/** The same of one file whose bytes were read. */
export const digestOfBytes = (bytes: Uint8Array): string => crypto().hash('sha256', bytes).slice(0, digits)

/** SHA-256 of the bytes of a file, in hex; `undefined`: it is a pipe, which gives its bytes once, or cannot be read. */
export function hashOf(file: string): string | undefined {
  try {
    // A pipe that is opened and closed again is lost to its writer.
    if (!fs.statSync(file).isFile()) return undefined
    const fd = fs.openSync(file, 'r')
    try {
      return hashOfBytes(fd)
    } finally {
      fs.closeSync(fd)
    }
  } catch {
    return undefined
  }
}

function hashOfBytes(fd: number): string {
  const first = fs.readSync(fd, page, 0, page.length, 0)
  // Most files are small, and hashed at once for less.
  if (first < page.length) return crypto().hash('sha256', page.subarray(0, first))
  const hash = crypto().createHash('sha256').update(page)
  for (let at = first, n = -1; n !== 0; at += n) {
    n = fs.readSync(fd, page, 0, page.length, at)
    hash.update(page.subarray(0, n))
  }
  return hash.digest('hex')
}
