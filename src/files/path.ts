// Paths: how they are shown, and what they lead to.
import fs from 'node:fs'
import path from 'node:path'

/** A path with `/`, relative to a root where it lies below it. */
export function shown(root: string, file: string): string {
  const relative = path.relative(root, path.resolve(root, file))
  const inside = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
  return (inside ? relative : path.resolve(root, file)).split(path.sep).join('/')
}

/** What a path leads to; `undefined`: nothing, or it can be no path. */
export function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file)
  } catch {
    return undefined
  }
}

/** Is there a folder? */
export const isFolder = (folder: string): boolean => statOf(folder)?.isDirectory() ?? false
