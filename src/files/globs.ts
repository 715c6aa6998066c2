// Which files are meant: one listing for all globs, in which nothing that could not be seen is passed over in silence.
import { compileGlob, type Glob } from './glob.ts'
import { shown, statAs } from './path.ts'
import { type Fault, walker } from './walk.ts'

export { isExact } from './glob.ts'

export type Listing = {
  /** Relative to the root, with `/`, sorted by name. */
  files: string[]
  /** Of the files that were reached through a link: the path of the file itself. */
  linked: ReadonlyMap<string, string>
  /** The globs, as they were written, that match none of the wanted files. */
  unmatched: string[]
  /** What could not be listed: a folder, or a link that leaves the root or leads nowhere. */
  faults: Fault[]
}

const isExclusion = (glob: string): boolean => glob.startsWith('!')

/**
 * Lists the files that globs match (`!glob` takes files and folders away), each folder once for all globs that begin there. A file
 * that is named exactly need not be wanted. Folders named .git and node_modules are entered only where a glob names them.
 */
export function listFiles(root: string, globs: readonly string[], wanted: (file: string) => boolean): Listing {
  const without = globs.filter(isExclusion).map((g) => compileGlob(root, g.slice(1)))
  const meant = [...new Set(globs.filter((g) => !isExclusion(g)))].map((g) => compileGlob(root, g))
  const hit = new Set<Glob>()
  const walk = walker(root, wanted, hit)
  const byBase = new Map<string, Glob[]>()
  for (const glob of meant) {
    const entry = statAs(glob.whole)
    if (entry === 'file') {
      walk.take(glob)
      continue
    }
    if (glob.exact && entry !== 'folder') {
      if (entry !== undefined) {
        hit.add(glob)
        walk.faults.push({ file: shown(root, glob.whole), message: entry.message, isTrace: true })
      }
      continue
    }
    const same = byBase.get(glob.base)
    if (same) same.push(glob)
    else byBase.set(glob.base, [glob])
  }
  for (const [base, some] of byBase) walk.folder(base, some)
  return {
    files: [...walk.found].filter((f) => !without.some((g) => g.matches(f))).sort(),
    linked: walk.linked,
    unmatched: meant.filter((g) => !hit.has(g)).map((g) => g.written),
    faults: walk.faults,
  }
}

/** How many wanted files a glob would match, did its wildcards stand for hidden names too. */
export function hiddenFiles(root: string, glob: string, wanted: (file: string) => boolean): number {
  const compiled = compileGlob(root, glob, true)
  if (compiled.exact && statAs(compiled.whole) !== 'folder') return 0
  const walk = walker(root, wanted, new Set())
  walk.folder(compiled.base, [compiled])
  return walk.found.size
}

/** Does a glob mean a file of a listing? Compiled once for each glob. */
export function globMatcher(root: string): (glob: string) => (file: string) => boolean {
  const known = new Map<string, (file: string) => boolean>()
  return (glob) => {
    let matches = known.get(glob)
    if (!matches) {
      matches = compileGlob(root, glob).matches
      known.set(glob, matches)
    }
    return matches
  }
}
