// Names of what must not be called: patterns that can never match, what a list forbids, and what it nearly forbids.
import { isExactly, type Matcher, matcherOf } from '../model/matcher.ts'
import { remembered } from '../model/remembered.ts'
import { namesCalled } from './calls.ts'
import type { Mistake, View } from './contract.ts'
import { foldForms } from './text/fold.ts'

/** What a person may write in place of a pattern that no name can match, for the end of a message. */
function instead(pattern: string): string {
  const plain = pattern.trim()
  if (plain !== pattern) return `write ${plain}, without the blanks`
  if (plain.startsWith('!')) return 'a list has no exceptions; only_tools names what may be called, and nothing else'
  const alternatives = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(plain)
  if (alternatives) {
    const [, before = '', among = '', behind = ''] = alternatives
    return `write each name: ${among
      .split(',')
      .slice(0, 4)
      .map((name) => `${before}${name.trim()}${behind}`)
      .join(', ')}`
  }
  const call = /^([^()[\]{}^$?|/!]+)\(/.exec(plain)
  if (call) return `write ${call[1]}: the name alone, without arguments, which stand under where of a pattern`
  const bare = plain.replace(/^\/+|\/+$/g, '')
  const opened = bare.replace(/^\^/, '')
  const inner = opened.replace(/\$$/, '').replace(/\.[*+]/g, '*')
  if (inner.includes('|')) return `write each name: ${inner.split('|').slice(0, 4).join(', ')}`
  if (/[()[\]{}^$?]/.test(inner)) return 'write the names in full; only * is a wildcard'
  const head = opened === bare && !inner.startsWith('*') ? '*' : ''
  const tail = bare.endsWith('$') || inner.endsWith('*') ? '' : '*'
  return `write ${head}${inner}${tail}: names are no regular expressions, and only * is a wildcard`
}

/** What is wrong with patterns of names: those that no name of a tool or command can ever match. */
export function neverMatching(patterns: readonly string[]): Mistake[] {
  return patterns.flatMap((pattern, i) => {
    const bad =
      !isExactly(pattern) && (/[()[\]{}^$?|]/.test(pattern) || /^[!/]/.test(pattern) || pattern.trim() !== pattern)
    return bad
      ? [
          {
            route: [i],
            message: `Expected the name of a tool, found ${JSON.stringify(pattern)}, which can match none; ${instead(pattern)}`,
          },
        ]
      : []
  })
}

/** A call that a list forbids: its position, and that of the first pattern that does. */
export type Prohibited = { at: number; by: number }

/** A pattern that matched nothing, and the name that it nearly matches. */
export type NearMiss = { by: number; name: string }

/** What a list of patterns says of names; it is asked of the same names by trace after trace, and remembers its answers. */
type Guard = {
  /** The patterns that mean a name. */
  means: Matcher
  /** The patterns that nearly mean a name. */
  nearly: Matcher
}
/** A run may have any number of names; each is asked once, up to so many. */
const mostNames = 1000
const guards = new WeakMap<readonly string[], Guard>()

function guardOf(patterns: readonly string[]): Guard {
  let guard = guards.get(patterns)
  if (!guard) {
    let nearly: Matcher | undefined
    guard = {
      means: remembered(matcherOf(patterns), mostNames),
      nearly(name) {
        nearly ??= remembered(nearMatcherOf(patterns), mostNames)
        return nearly(name)
      },
    }
    guards.set(patterns, guard)
  }
  return guard
}

/** What of a trace a list of patterns forbids; where it forbids nothing, what it may have meant to. */
export function prohibited(patterns: readonly string[], view: View): { found: Prohibited[]; near?: NearMiss } {
  const { means } = guardOf(patterns)
  const found: Prohibited[] = []
  if ([...namesCalled(view)].some((name) => means(name).length > 0))
    for (const [at, call] of view.calls.entries()) {
      const by = [...means(call.tool), ...means(view.commands[at] ?? call.tool)]
      if (by.length > 0) found.push({ at, by: Math.min(...by) })
    }
  if (found.length > 0) return { found }
  const near = nearMissOf(patterns, view)
  return near ? { found, near } : { found }
}

/** The first pattern that means no tool or command of the run, but nearly one that no other pattern means. */
export function nearMissOf(patterns: readonly string[], view: View): NearMiss | undefined {
  const { means, nearly } = guardOf(patterns)
  const names = new Set([...namesCalled(view), ...(view.trace.tools ?? [])])
  const met = new Set<number>()
  for (const name of names) for (const by of means(name)) met.add(by)
  if (patterns.every((pattern, by) => met.has(by) || isExactly(pattern))) return undefined
  let first: NearMiss | undefined
  for (const name of names) {
    if (means(name).length > 0) continue
    const by = nearly(name).find((one) => !met.has(one))
    if (by !== undefined && (first === undefined || by < first.by)) first = { by, name }
  }
  return first
}

/** The error of a near miss. */
export const sayNearMiss = (pattern: string, { name }: NearMiss): string =>
  `${pattern} did not guard what was meant: it names nothing that was called or offered, but nearly ${name}; write ${name}, or "=${pattern}" for exactly this name`

/** Also without what nobody sees: invisible characters, full-width forms, blanks around it. */
const folded = (name: string): string => foldForms(name).trim().toLowerCase().replaceAll('-', '_')

/** Longer names, and more parts of one, are no names that a person means. */
const longestName = 200
const mostParts = 20

/** How a name may be written short: itself, what is behind each server's prefix, and the server alone. */
function* shortNames(name: string): Generator<{ short: string; isServer: boolean }> {
  const whole = folded(name)
  yield { short: whole, isServer: false }
  if (name.length > longestName) return
  for (const { index, 0: joint } of [...whole.matchAll(/__|[./:]/g)].slice(0, mostParts)) {
    const before = whole.slice(0, index)
    yield { short: whole.slice(index + joint.length), isServer: false }
    if (before === 'mcp') continue
    yield { short: before, isServer: true }
    if (before.startsWith('mcp__')) yield { short: before.slice('mcp__'.length), isServer: true }
  }
}

/** Makes a matcher of what patterns may have been meant to name. One that means exactly its name meant nothing else. */
function nearMatcherOf(patterns: readonly string[]): Matcher {
  const meant = patterns.map((pattern) =>
    folded(pattern)
      .replaceAll('.*', '*')
      .replace(/(?:__|[./:])$/, ''),
  )
  const match = matcherOf(meant.map((pattern) => (pattern === '' ? '=' : pattern)))
  return (name) => {
    const found = new Set<number>()
    for (const { short, isServer } of shortNames(name))
      for (const by of match(short))
        if (!isExactly(patterns[by] ?? '') && (!isServer || !meant[by]?.includes('*'))) found.add(by)
    return [...found].sort((a, b) => a - b)
  }
}
