// Paths: how they are shown, what they lead to, and why they cannot be followed.
import fs from 'node:fs'
import path from 'node:path'

/** A path with `/`, relative to a root where it lies below it. */
export function shown(root: string, file: string): string {
  const whole = path.resolve(root, file)
  const relative = path.relative(root, whole)
  return (relative !== '' && isBelow(relative) ? relative : whole).split(path.sep).join('/')
}

/** Does a relative path stay below where it begins? */
export const isBelow = (relative: string): boolean => !/^\.\.(?:[/\\]|$)/.test(relative) && !path.isAbsolute(relative)

/** Why a file cannot be read, without its path on this machine. */
export const reasonOf = (e: unknown): string => (e as Error).message.replace(/, \w+(?: '.*')?$/s, '')

/** Does an error say that there is nothing, or that it can be no path? */
export const absent = (e: unknown): boolean =>
  /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/.test((e as NodeJS.ErrnoException).code ?? '')

/** What a path leads to; `undefined`: nothing, or it can be no path. An error: it cannot be told. */
export function statAs(file: string): 'file' | 'folder' | Error | undefined {
  try {
    const stats = fs.statSync(file)
    return stats.isDirectory() ? 'folder' : 'file'
  } catch (e) {
    if (absent(e)) return isLink(file) ? new Error('Forbidden link: it leads nowhere') : undefined
    return new Error(`Cannot be read: ${reasonOf(e)}`)
  }
}

/** Is there a link, wherever it leads? */
export function isLink(file: string): boolean {
  try {
    return fs.lstatSync(file).isSymbolicLink()
  } catch {
    return false
  }
}
