// Notices what was changed: files and folders as they are at one moment, compared with what they are later.
import type { BigIntStats } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

export type Seal = {
  /** The files and folders that are not what they were, in order. */
  changed(): Promise<string[]>
}

/**
 * Takes down files, and folders with all that is in them. What the system notes of a file shows each change of it, one that was
 * taken back too: nobody sets the time of the last change of its entry. `except`: a file that this program itself writes there.
 */
export async function seal(files: readonly string[], except?: string): Promise<Seal> {
  const before = await takeDown(files, except)
  return {
    async changed() {
      const now = await takeDown(files, except)
      const all = new Set([...before.keys(), ...now.keys()])
      return [...all].filter((file) => before.get(file) !== now.get(file)).sort()
    },
  }
}

async function takeDown(files: readonly string[], except: string | undefined): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const open = [...new Set(files)]
  // Drafts of the excepted file stand beside it, under names that begin with its own.
  const folderOfExcept = except === undefined ? undefined : path.dirname(except)
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || (except !== undefined && file.startsWith(except))) continue
    const stat = await lstat(file, { bigint: true }).catch(() => undefined)
    seen.set(file, markOf(stat, file === folderOfExcept))
    if (!stat?.isDirectory()) continue
    const folder = file
    for (const name of await readdir(folder).catch(() => [])) open.push(path.join(folder, name))
  }
  return seen
}

function markOf(stat: BigIntStats | undefined, untimed: boolean): string {
  if (stat === undefined) return 'missing'
  const { dev, ino, mode, size, mtimeNs, ctimeNs } = stat
  return untimed ? `${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${mtimeNs} ${ctimeNs}`
}
