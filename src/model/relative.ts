// Paths with `/` that are written relative to a file.

/** The path that `written` means in a file: relative to its folder. */
export function besideOf(file: string, written: string): string {
  if (written.startsWith('/')) return written
  const absolute = file.startsWith('/')
  const parts: string[] = []
  for (const part of [...file.split('/').slice(0, -1), ...written.split('/')]) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return `${absolute ? '/' : ''}${parts.join('/')}`
}

/** How a file writes a path, which is relative to the same folder as the file itself. */
export function relativeTo(file: string, path: string): string {
  if (path.startsWith('/')) return path
  const from = file.split('/').slice(0, -1)
  const to = path.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
