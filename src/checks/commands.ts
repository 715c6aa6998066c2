// The commands of the registry: which keys are none, how a command is typed, what cites it.
import { nearest } from '../model/names.ts'
import type { Registry } from '../model/registry.ts'
import { error, type Outcome } from '../model/verdict.ts'
import type { Mistake } from './contract.ts'

export const noRegistry = (what: string): Outcome =>
  error(`Missing registry, which ${what} needs; name its file with registry`)

/** How a person types a command. */
export function cliForm(registry: Registry, key: string): string {
  const own = registry.commands.get(key)?.cli
  return own ?? `${registry.cli_prefix} ${key.replaceAll('.', ' ')}`.trim()
}

const wordAt = (text: string, i: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(i))
const joint = (c: string): boolean => c === '-' || c === '.'

/**
 * Is the phrase in the text, at word boundaries? White space of any length is one space; `modelo.work` is not cited by
 * `modelo.work.file`, nor `export` by `export-all`.
 */
export function cites(text: string, phrase: string): boolean {
  const t = text.replace(/\s+/g, ' ')
  const p = phrase.replace(/\s+/g, ' ').trim()
  if (p === '') return false
  for (let at = t.indexOf(p); at >= 0; at = t.indexOf(p, at + 1)) {
    const end = at + p.length
    const before = wordAt(t, at - 1) || (joint(t.charAt(at - 1)) && wordAt(t, at - 2))
    const after = wordAt(t, end) || (joint(t.charAt(end)) && wordAt(t, end + 1))
    if (!before && !after) return true
  }
  return false
}

/** A key that is no command of the registry, its position in the list, and the command it may have meant. */
export type Unresolved = { key: string; at: number; near?: string }

/** The keys that are no command of the registry, each once. */
export function unresolved(registry: Registry, keys: readonly string[]): Unresolved[] {
  const out = new Map<string, Unresolved>()
  for (const [at, key] of keys.entries()) {
    if (registry.commands.has(key) || out.has(key)) continue
    const near = out.size < 20 ? nearest(key, registry.commands.keys()) : undefined
    out.set(key, near === undefined ? { key, at } : { key, at, near })
  }
  return [...out.values()]
}

/** Names unresolved keys for a message. */
export const sayUnresolved = (found: readonly Unresolved[]): string =>
  found
    .slice(0, 8)
    .map((u) => (u.near ? `${u.key} (did you mean ${u.near}?)` : u.key))
    .join(', ') + (found.length > 8 ? ` and ${found.length - 8} more` : '')

/** The commands of a block that the registry does not have, where there is one to say so; a list points at its elements. */
export function unknownCommands(
  registry: Registry | undefined,
  keys: Readonly<Record<string, string | readonly string[] | undefined>>,
): Mistake[] {
  if (!registry || registry.commands.size === 0) return []
  return Object.entries(keys).flatMap(([key, value]) => {
    const isOne = typeof value === 'string'
    return unresolved(registry, isOne ? [value] : (value ?? [])).map(({ key: command, at, near }) => ({
      route: isOne ? [key] : [key, at],
      message: `Expected a command of the registry, found ${JSON.stringify(command)}${near ? `; did you mean ${near}?` : ''}`,
    }))
  })
}
