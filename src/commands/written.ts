// Files that commands write for a person: whole or not at all, and none that is there already unless it may be.
import path from 'node:path'
import { beginDraft } from '../files/draft.ts'
import { reasonOf, statAs } from '../files/path.ts'
import { UsageError } from '../options.ts'

/** Throws a UsageError for a file that is there already. */
export function checkNew(cwd: string, file: string, force: boolean): void {
  const entry = statAs(path.resolve(cwd, file))
  if (entry === 'folder') throw new UsageError(`Expected a file to write, found the folder ${file}`)
  if (entry !== undefined && !force) throw new UsageError(`${file} is there already; --force writes over it`)
}

/** Writes a file. Throws a UsageError that says why it could not. */
export function writeWhole(cwd: string, file: string, text: string): void {
  try {
    const draft = beginDraft(path.resolve(cwd, file))
    try {
      draft.write(text)
      draft.publish()
    } finally {
      draft.drop()
    }
  } catch (e) {
    throw new UsageError(`Cannot write ${file}: ${reasonOf(e)}`)
  }
}
