// Walking folders: every file that a glob means, and every folder or link that could hide some.
import fs from 'node:fs'
import path from 'node:path'
import type { Glob } from './glob.ts'
import { absent, isBelow, reasonOf, shown, statAs } from './path.ts'

/** What a walk could not see. `isTrace`: it may be, or hold, a wanted file. */
export type Fault = { file: string; message: string; isTrace: boolean }

/** A folder to list: its path, its path below the base, and the real paths of the linked folders that led here. */
type Folder = { folder: string; below: string; real: string; chain: readonly string[] }

/** The most links to one folder that are followed: folders that link to one another have more paths than anyone can list. */
const mostLinks = 16

/** A walk below a root. `hit` takes the globs that matched a file. */
export function walker(root: string, wanted: (file: string) => boolean, hit: Set<Glob>) {
  const found = new Set<string>()
  const linked = new Map<string, string>()
  const faults: Fault[] = []
  const entered = new Map<string, number>()
  const fault = (file: string, message: string, isTrace: boolean): void => {
    const one = { file: shown(root, file), message, isTrace }
    if (!faults.some((f) => f.file === one.file && f.message === message)) faults.push(one)
  }

  const realRoot = realOf(root) ?? root
  /** A real path as listings show it. */
  const shownReal = (real: string): string => {
    const below = path.relative(realRoot, real)
    return (isBelow(below) ? below : real).split(path.sep).join('/')
  }

  function realOf(file: string): string | undefined {
    try {
      return fs.realpathSync.native(file)
    } catch (e) {
      fault(file, `Cannot be followed: ${reasonOf(e)}`, true)
      return undefined
    }
  }

  /** Where a link leads: a real path below one of the roots. */
  function follow(file: string, roots: readonly string[], isTrace: boolean): string | undefined {
    try {
      const real = fs.realpathSync.native(file)
      if (roots.some((r) => isBelow(path.relative(r, real)))) return real
      fault(file, 'Forbidden link: it leaves the folder that is searched, and was not followed', isTrace)
    } catch (e) {
      const nowhere = absent(e) || (e as NodeJS.ErrnoException).code === 'ELOOP'
      fault(file, nowhere ? 'Forbidden link: it leads nowhere' : `Cannot follow the link: ${reasonOf(e)}`, isTrace)
    }
    return undefined
  }

  /** Does a glob mean the file? Asks on until each glob has had one. */
  function meant(file: string, globs: readonly Glob[]): boolean {
    let yes = false
    for (const glob of globs) {
      if ((yes && hit.has(glob)) || !glob.matches(file)) continue
      yes = true
      hit.add(glob)
    }
    return yes
  }

  function list(at: Folder, isBase: boolean): fs.Dirent[] {
    try {
      return fs.readdirSync(at.folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    } catch (e) {
      if (!(isBase && (e as NodeJS.ErrnoException).code === 'ENOTDIR' && statAs(at.folder) === 'file'))
        fault(
          at.folder,
          `Cannot list the folder: ${reasonOf(e)}; make it readable, or leave it out with a glob behind !`,
          true,
        )
      return []
    }
  }

  function linkTo(entry: Entry, at: Folder, globs: readonly Glob[], roots: readonly string[], open: Folder[]): void {
    const { file, below, name } = entry
    const asFile = wanted(name) && globs.some((g) => g.matches(name))
    const asFolder = globs.some((g) => g.mayHold(below))
    if (!asFile && !asFolder) return
    const target = statAs(file)
    if (target === 'file' && !asFile) return
    const real = follow(file, roots, asFile)
    if (real === undefined) return
    if (target === 'file') {
      if (meant(name, globs)) linked.set(name, shownReal(real))
      found.add(name)
      return
    }
    if (target !== 'folder') {
      fault(file, target?.message ?? 'Forbidden link: it leads nowhere', asFile)
      return
    }
    const loops = [...at.chain, at.real].some((r) => r === real || isBelow(path.relative(real, r)))
    if (!asFolder || loops) return
    const times = (entered.get(real) ?? 0) + 1
    entered.set(real, times)
    if (times > mostLinks) fault(file, `Too many links: more than ${mostLinks} lead to the same folder`, true)
    else open.push({ folder: file, below, real, chain: [...at.chain, at.real] })
  }

  /** Walks one folder for all globs that begin there. */
  function folder(base: string, globs: readonly Glob[]): void {
    // Whether there is no such folder is asked twice: one answer may be wrong.
    const entry = statAs(base)
    if (entry instanceof Error) {
      fault(base, entry.message, true)
      return
    }
    if (entry === undefined && !fs.existsSync(base)) return
    const roots = isBelow(path.relative(root, base)) ? [realRoot] : [realRoot, realOf(base) ?? realRoot]
    const real = follow(base, roots, true)
    if (real === undefined) return
    const open: Folder[] = [{ folder: base, below: '', real, chain: [] }]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const isBase = at.below === ''
      // One `shown` a folder, not one a file: a folder may hold thousands.
      const prefix = at.folder === root ? '' : `${shown(root, at.folder).replace(/\/$/, '')}/`
      const above = isBase ? '' : `${at.below}/`
      for (const entry of list(at, isBase)) {
        const here: Entry = {
          file: `${at.folder.replace(/[/\\]$/, '')}${path.sep}${entry.name}`,
          below: `${above}${entry.name}`,
          name: `${prefix}${entry.name}`,
        }
        if (entry.isDirectory()) {
          const inside = { folder: here.file, below: here.below, real: path.join(at.real, entry.name), chain: at.chain }
          if (globs.some((g) => g.mayHold(here.below))) open.push(inside)
        } else if (entry.isSymbolicLink()) linkTo(here, at, globs, roots, open)
        else if (wanted(here.name) && meant(here.name, globs)) {
          if (entry.isFile()) {
            found.add(here.name)
            if (at.chain.length > 0) linked.set(here.name, shownReal(path.join(at.real, entry.name)))
          } else fault(here.file, 'Expected a file, found a pipe, a socket or a device', true)
        }
      }
    }
  }

  /** Takes a file that a glob names word by word, whatever its ending. A link below the root stays below it. */
  function take(glob: Glob): void {
    hit.add(glob)
    const name = shown(root, glob.whole)
    if (isBelow(path.relative(root, glob.whole))) {
      const real = follow(glob.whole, [realRoot], true)
      if (real === undefined) return
      const itself = shownReal(real)
      if (itself !== name) linked.set(name, itself)
    }
    found.add(name)
  }

  return { found, linked, faults, folder, take }
}

/** An entry of a folder: its path, its path below the base, and the path that listings show. */
type Entry = { file: string; below: string; name: string }
