// The lines of the traces input: globs, and `NAME=GLOB` for the traces of one scenario.
import { isExact } from '../files/globs.ts'
import { UsageError } from '../options.ts'

/** What standard input, and standard output, are called where a file would be named. */
export const standardInput = '-'

/**
 * Parts the lines `name=glob` from the globs. Throws a UsageError for a line that names nothing, and for a name that no scenario has,
 * unless some scenario could not be read: it may be that one's.
 */
export function splitTraces(
  lines: readonly string[],
  known: ReadonlySet<string>,
  someUnread: boolean,
): { named: { name: string; glob: string }[]; globs: string[] } {
  const named: { name: string; glob: string }[] = []
  const globs: string[] = []
  // A name may hold an equals sign: the longest that fits is meant.
  const byLength = [...known].sort((a, b) => b.length - a.length)
  for (const line of lines) {
    const fits = byLength.find((n) => line.startsWith(n) && /^\s*=/.test(line.slice(n.length)))
    const at = line.indexOf('=', fits?.length)
    const name = fits ?? line.slice(0, at).trim()
    const glob = line.slice(at + 1).trim()
    if (at >= 0 && glob === '')
      throw new UsageError(
        `Expected a glob behind ${JSON.stringify(line)} in traces, found nothing: what it was made from is empty`,
      )
    if (/^!\s*$/.test(line)) throw new UsageError('Expected a glob behind "!" in traces, found nothing')
    if (at <= 0 || (fits === undefined && (!isExact(name) || name.includes('/')))) {
      globs.push(line)
      continue
    }
    if (fits === undefined && !someUnread)
      throw new UsageError(
        `Unknown scenario ${JSON.stringify(name)} in traces ${JSON.stringify(line)}; known are ${[...known].join(', ') || 'none'}`,
      )
    if (glob.startsWith('!'))
      throw new UsageError(
        `Expected a glob that takes files in traces ${JSON.stringify(line)}, found one that leaves some out; give that a line of its own`,
      )
    named.push({ name, glob })
    globs.push(glob)
  }
  return { named, globs }
}
