// Many names and wildcards at once against one name: the cost is that of the name, not of the list.
import { wildcard } from './names.ts'

/** The positions of the patterns that a name meets, in ascending order. */
export type Matcher = (name: string) => readonly number[]

/** Makes a matcher of patterns in which `*` stands for any run of characters; `=` in front means exactly what follows. */
export function matcherOf(patterns: readonly string[]): Matcher {
  const exact = new Map<string, number[]>()
  /** Wildcards by the text before their first `*`. */
  const globs = new Map<string, number[]>()
  const add = (map: Map<string, number[]>, key: string, at: number) => map.set(key, [...(map.get(key) ?? []), at])
  for (const [at, pattern] of patterns.entries()) {
    const star = pattern.indexOf('*')
    if (isExactly(pattern)) add(exact, pattern.slice(1), at)
    else if (star < 0) add(exact, pattern, at)
    else add(globs, pattern.slice(0, star), at)
  }
  const lengths = [...new Set([...globs.keys()].map((head) => head.length))].sort((a, b) => a - b)
  if (globs.size === 0) return (name) => exact.get(name) ?? []
  return (name) => {
    const found = [...(exact.get(name) ?? [])]
    for (const length of lengths) {
      if (length > name.length) break
      for (const at of globs.get(name.slice(0, length)) ?? []) if (wildcard(patterns[at] ?? '', name)) found.push(at)
    }
    return found.sort((a, b) => a - b)
  }
}

/** Does a pattern mean exactly the name behind its `=`? */
export const isExactly = (pattern: string): boolean => pattern.startsWith('=')
