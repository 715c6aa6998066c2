// Which files are meant: listing by globs, and matching paths against them.
import fs from 'node:fs'
import path from 'node:path'
import { Minimatch } from 'minimatch'
import { shown, statOf } from './path.ts'

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
