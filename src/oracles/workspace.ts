// The private copy of what a run left behind: found beside the trace, copied without anything that leads out of it, removed.
import { constants } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Why a workspace cannot be used; the message ends with what to do. */
export class Refused extends Error {}

const mostEntries = 500_000
const mostBytes = 8 * 2 ** 30
const atOnce = 32

/** The real path of a workspace that a trace declares. It lies in the trace file's own folder, or is refused. */
export async function findWorkspace(declared: string, traceFile: string): Promise<string> {
  const shown = JSON.stringify(declared.slice(0, 100))
  if (declared.trim() === '') throw new Refused('Missing workspace: the trace names an empty path')
  // A trace may have been recorded on another system, so both kinds of absolute path are refused everywhere.
  if (path.posix.isAbsolute(declared) || path.win32.isAbsolute(declared) || /^[A-Za-z]:/.test(declared))
    throw new Refused(`Forbidden absolute workspace ${shown}: record it relative to the trace file`)
  if (declared.includes('\0') || declared.split(/[\\/]/).includes('..'))
    throw new Refused(`Forbidden workspace ${shown}: it must lie in the folder of the trace file`)
  const folder = await realpath(path.dirname(path.resolve(traceFile)))
  const found = await realpath(path.join(folder, declared)).catch(() => undefined)
  if (found === undefined) throw new Refused(`Missing workspace ${shown}: keep it beside the trace file`)
  if (!isWithin(found, folder))
    throw new Refused(`Forbidden workspace ${shown}: a link in it leads out of the folder of the trace file`)
  if (!(await lstat(found)).isDirectory()) throw new Refused(`Expected workspace ${shown} to be a folder, found a file`)
  return found
}

/** A folder of its own for one command: the copy of the workspace, and an empty home. */
export type Place = { base: string; work: string; home: string; temp: string }

/** Makes the folder for a command, still empty. */
export async function makePlace(): Promise<Place> {
  const base = await realpath(await mkdtemp(path.join(os.tmpdir(), 'agent-eval-verify-')))
  const place = { base, work: path.join(base, 'work'), home: path.join(base, 'home'), temp: path.join(base, 'tmp') }
  for (const folder of [place.work, place.home, place.temp]) await mkdir(folder, { mode: 0o700 })
  return place
}

/**
 * Copies a folder. A link that leads out of it is refused: without it the command might look at less than it should, with it at
 * files that the run did not leave behind. Sockets, pipes and devices are left out. Returns the number of files and links.
 */
export async function copyTree(root: string, target: string): Promise<number> {
  const open: [string, string][] = [[root, target]]
  let entries = 0
  let bytes = 0
  let files = 0
  for (let at = open.pop(); at; at = open.pop()) {
    const [from, to] = at
    const children = await readdir(from, { withFileTypes: true })
    entries += children.length
    if (entries > mostEntries)
      throw new Refused(
        `Too many files in the workspace: at most ${mostEntries} are copied; leave out what is not needed`,
      )
    const copyOne = async (child: (typeof children)[number]): Promise<void> => {
      const source = path.join(from, child.name)
      const copy = path.join(to, child.name)
      if (!child.isDirectory()) files++
      if (child.isSymbolicLink()) await copyLink(root, source, copy)
      else if (child.isDirectory()) {
        await mkdir(copy)
        await chmod(copy, (await lstat(source)).mode | 0o700)
        open.push([source, copy])
      } else if (child.isFile()) {
        bytes += (await lstat(source)).size
        if (bytes > mostBytes)
          throw new Refused(
            `Too large a workspace: at most ${mostBytes / 2 ** 30} GiB are copied; leave out what is not needed`,
          )
        await copyFile(source, copy, constants.COPYFILE_FICLONE)
      }
    }
    for (let i = 0; i < children.length; i += atOnce) await Promise.all(children.slice(i, i + atOnce).map(copyOne))
  }
  return files
}

async function copyLink(root: string, source: string, copy: string): Promise<void> {
  const written = await readlink(source)
  const folder = path.dirname(source)
  const lexical = path.resolve(folder, written)
  // A link to nothing is judged by what it says, every other by where it really leads.
  const real = await realpath(source).catch(() => lexical)
  if (!isWithin(real, root)) {
    const name = path.relative(root, source).split(path.sep).join('/').slice(0, 100)
    throw new Refused(`Forbidden link "${name}": it leads out of the workspace; record the file itself`)
  }
  const kept = !path.isAbsolute(written) && isWithin(lexical, root) ? written : path.relative(folder, real) || '.'
  await symlink(kept, copy)
}

/** Is `file` the folder itself or inside it? Both are real paths. */
function isWithin(file: string, folder: string): boolean {
  const way = path.relative(folder, file)
  return way === '' || (way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way))
}

/** Removes a tree, also where the command took away its own permissions. Returns false when something is left. */
export async function removeTree(base: string): Promise<boolean> {
  const remove = (): Promise<boolean> =>
    rm(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).then(
      () => true,
      () => false,
    )
  if (await remove()) return true
  await openFolders(base).catch(() => {})
  return await remove()
}

async function openFolders(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const child of await readdir(folder, { withFileTypes: true }))
    if (child.isDirectory()) await openFolders(path.join(folder, child.name))
}
