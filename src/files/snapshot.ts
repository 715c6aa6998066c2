// Files and folders as they are: size and hash of each, in byte order, so that equal trees have equal snapshots.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { absent, reasonOf, shown } from './path.ts'

/** What a snapshot says of a file. `text`: what stands in it, where it is text and small. */
export type FileState = { size: number; sha256: string; text?: string }

/** `fatal`: something that was asked for is not in the snapshot. */
export type SnapshotProblem = { file: string; message: string; fatal: boolean }

/** Below so many bytes a file's text is told. */
const textLimit = 64 * 1024

/** Takes files, and all files of folders. Links are named and not followed. */
export function snapshotOf(
  cwd: string,
  paths: readonly string[],
  withText: boolean,
): { files: Record<string, FileState>; problems: SnapshotProblem[] } {
  const found = new Map<string, FileState>()
  const problems: SnapshotProblem[] = []
  const take = (file: string): void => {
    const name = shown(cwd, file)
    try {
      const stats = fs.lstatSync(file)
      if (stats.isSymbolicLink()) problems.push({ file: name, message: 'a link, which was not followed', fatal: false })
      else if (stats.isDirectory()) for (const entry of fs.readdirSync(file)) take(path.join(file, entry))
      else if (stats.isFile()) found.set(name, stateOf(file, withText))
      else problems.push({ file: name, message: 'neither a file nor a folder, left out', fatal: false })
    } catch (e) {
      problems.push({
        file: name,
        message: absent(e) ? 'Missing file or folder' : `Cannot be read: ${reasonOf(e)}`,
        fatal: true,
      })
    }
  }
  for (const one of paths) take(path.resolve(cwd, one))
  const ordered = [...found].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return { files: Object.fromEntries(ordered), problems }
}

function stateOf(file: string, withText: boolean): FileState {
  const hash = createHash('sha256')
  const page = Buffer.allocUnsafe(1 << 16)
  const fd = fs.openSync(file, 'r')
  let size = 0
  let head: Buffer | undefined
  try {
    for (let n = fs.readSync(fd, page); n > 0; n = fs.readSync(fd, page)) {
      const part = page.subarray(0, n)
      hash.update(part)
      if (size < textLimit && withText) head = Buffer.concat([head ?? Buffer.alloc(0), part])
      size += n
    }
  } finally {
    fs.closeSync(fd)
  }
  const state: FileState = { size, sha256: hash.digest('hex') }
  const text = withText && size < textLimit ? textOf(head ?? Buffer.alloc(0)) : undefined
  return text === undefined ? state : { ...state, text }
}

/** The text of bytes that are UTF-8 without NUL; `undefined`: they are none. */
function textOf(bytes: Buffer): string | undefined {
  const text = bytes.toString()
  return !text.includes('\0') && Buffer.from(text).equals(bytes) ? text : undefined
}
