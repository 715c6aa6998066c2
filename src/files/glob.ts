// One glob as a person wrote it: where the search for its files begins, and which paths it means.
import os from 'node:os'
import path from 'node:path'
import { Minimatch } from 'minimatch'
import { shown } from './path.ts'

export type Glob = {
  written: string
  /** It has no wildcard: it names one file, or one folder with all that is in it. */
  exact: boolean
  /** The path that is meant word by word, absolute. */
  whole: string
  /** The folder where the search begins, absolute: all ahead of the first wildcard. */
  base: string
  /** Does it mean a file, by the path that listings show? */
  matches(file: string): boolean
  /** May a folder, by its path below `base`, hold files that it means? */
  mayHold(folder: string): boolean
}

/** Has the glob a wildcard, or does it name one file? */
export const isExact = (glob: string): boolean => !/[*?[\]{}()!]/.test(glob)

/** Does a glob mean a name that has no folders? A `.` in front is a letter like any other. */
export const nameMatcher = (glob: string): ((name: string) => boolean) => {
  const { match } = matcherOf(glob, true)
  return (name) => name === glob || match(name)
}

/** Makes `./a//b` and `a\b` (on Windows) the `a/b` that paths are compared as, and `~/` the home folder. */
function parts(written: string): { home: boolean; parts: string[] } {
  const slashed = path.sep === '\\' ? written.replaceAll('\\', '/') : written
  const tidy = slashed.replace(/^(\.\/)+/, '').replace(/\/{2,}/g, '/')
  const home = tidy === '~' || tidy.startsWith('~/')
  return { home, parts: (home ? tidy.slice(2) : tidy).split('/') }
}

/** Compiles a glob. `hidden`: its wildcards stand for hidden names too. */
export function compileGlob(root: string, written: string, hidden = false): Glob {
  const { home, parts: all } = parts(written)
  const from = home ? os.homedir() : root
  const wild = all.findIndex((p) => !isExact(p))
  const fixed = wild < 0 ? all : all.slice(0, wild)
  // `/x` has an empty first part, and so has `./`, of which nothing is left.
  const isAbsolute = !home && /^[/\\]/.test(written)
  const at = (some: readonly string[]) => path.resolve(from, some.join('/') || (isAbsolute ? '/' : '.'))
  const base = at(fixed)
  const whole = wild < 0 ? base : at(all)
  const below = belowOf(root, base)
  const rest = wild < 0 ? '**/*' : all.slice(wild).join('/')
  const inside = matcherOf(rest, hidden)
  const itself = shown(root, whole)
  return {
    written,
    exact: wild < 0,
    whole,
    base,
    matches(file) {
      if (file === itself) return true
      const inner = below(file)
      return inner !== undefined && inside.match(inner)
    },
    mayHold: inside.mayHold,
  }
}

/** Cuts a folder off the paths that listings show; `undefined`: the path does not lie below it. */
function belowOf(root: string, base: string): (file: string) => string | undefined {
  const outside = `${base.split(path.sep).join('/').replace(/\/$/, '')}/`
  const cut = (prefix: string) => (file: string) => (file.startsWith(prefix) ? file.slice(prefix.length) : undefined)
  const absolute = cut(outside)
  const toRoot = path.relative(base, root).split(path.sep).join('/')
  let relative: (file: string) => string | undefined
  if (toRoot === '') relative = (file) => file
  else if (!toRoot.startsWith('..') && !path.isAbsolute(toRoot)) relative = (file) => `${toRoot}/${file}`
  else relative = cut(`${shown(root, base)}/`)
  return (file) => (path.isAbsolute(file) ? absolute(file) : relative(file))
}

/** Names that a walk enters only where a glob names them. */
const unentered = /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/

function matcherOf(glob: string, dot: boolean) {
  const everything = glob === '**/*' && !dot
  // What braces and brackets stand for is asked of files alone: their alternatives may be many.
  const branched = /[{}()[\]]/.test(glob)
  const deep = glob.includes('**')
  const depth = glob.split('/').length
  const literal = literalOf(glob)
  let compiled: Pick<Minimatch, 'match'> | undefined
  const compile = (): Pick<Minimatch, 'match'> => {
    try {
      return new Minimatch(glob, { nocomment: true, nonegate: true, dot })
    } catch {
      // A glob of more than 64 kB: no path is like it.
      return { match: () => false }
    }
  }
  const isHidden = (file: string): boolean => file.startsWith('.') || file.includes('/.')
  return {
    match(file: string): boolean {
      // The default glob takes everything but what is hidden; matching thousands of paths would say no more.
      if (everything) return !isHidden(file)
      if (!file.includes(literal)) return false
      compiled ??= compile()
      return compiled.match(file)
    },
    mayHold(folder: string): boolean {
      if (unentered.test(folder) && !unentered.test(glob)) return false
      if (branched) return true
      if (everything || (dot && deep)) return dot || !isHidden(folder)
      if (!deep && folder.split('/').length >= depth) return false
      if (glob.startsWith('**/') && !isHidden(folder)) return true
      compiled ??= compile()
      return compiled.match(folder, true)
    },
  }
}

/** The longest text that every path must hold to match: asking for it first spares most matches. */
function literalOf(glob: string): string {
  if (/[{}()[\]\\!+@]/.test(glob)) return ''
  return glob.split(/[*?/]+/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}
