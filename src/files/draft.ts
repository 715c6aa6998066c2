// Writing a file that is there whole or not at all: a draft beside it, which takes its name when all is written.
import fs from 'node:fs'
import path from 'node:path'
import { crypto } from './builtins.ts'
import { isBelow } from './path.ts'

export type Draft = { write(text: string): void; publish(): void; drop(): void }

/** Begins a draft. Throws where it cannot be written. */
export function beginDraft(file: string): Draft {
  makeFolders(path.dirname(file))
  // A terminal, a pipe or /dev/null is written to: nothing may take its name.
  const inPlace = !(fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? true)
  const draft = inPlace ? file : draftName(file)
  const open = fs.openSync(draft, inPlace ? 'w' : 'wx')
  let isOpen = true
  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    fs.closeSync(open)
  }
  const remove = (): void => {
    if (!inPlace) fs.rmSync(draft, { force: true })
  }
  return {
    // Given a descriptor, this writes all of the text from where the last write ended.
    write: (text) => fs.writeFileSync(open, text),
    publish() {
      close()
      if (!inPlace) fs.renameSync(draft, file)
    },
    drop() {
      try {
        close()
      } finally {
        remove()
      }
    },
  }
}

/**
 * Makes a folder and those above it that are missing, one by one: where a file system refuses new folders as if the one above were
 * missing, as /proc does, Node's own recursion never ends.
 */
function makeFolders(folder: string): void {
  const missing: string[] = []
  for (let at = folder; !fs.existsSync(at) && at !== path.dirname(at); at = path.dirname(at)) missing.push(at)
  for (const one of missing.reverse()) {
    try {
      fs.mkdirSync(one)
    } catch (e) {
      // Another run may have made it meanwhile.
      if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e
    }
  }
}

function draftName(file: string): string {
  const chance = crypto().randomBytes(6).toString('hex')
  return path.join(path.dirname(file), `.${path.basename(file)}.${chance}.draft`)
}

/** Where a path that is to be written really lies, through the links on its way; what does not exist yet lies where it is named. */
export function realPlace(file: string): string {
  try {
    return fs.realpathSync.native(file)
  } catch (e) {
    const folder = path.dirname(file)
    if (folder === file) throw e
    if ((e as NodeJS.ErrnoException).code !== 'ENOENT') throw e
    // A link that leads nowhere would be written through.
    const link = fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? fs.readlinkSync(file) : undefined
    if (link !== undefined) return realPlace(path.resolve(folder, link))
    return path.join(realPlace(folder), path.basename(file))
  }
}

/** Does a path that lies in a folder by its name leave it through a link? */
export function leaves(folder: string, file: string): boolean {
  if (!isBelow(path.relative(folder, file))) return false
  return !isBelow(path.relative(fs.realpathSync.native(folder), realPlace(file)))
}
