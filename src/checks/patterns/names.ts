// Names of tools that guard nothing: those that no tool can have, and those that a tool nearly has.
import { wildcard } from '../../model/names.ts'
import type { View } from '../contract.ts'

/** Why no tool can have this name; `undefined`: one can. */
export function impossibleName(name: string): string | undefined {
  if (name.trim() !== name) return `Expected no blanks around a tool's name; write ${JSON.stringify(name.trim())}`
  if (name.startsWith('!'))
    return 'Expected the name of a tool, found one that begins with !; list what is meant by name'
  if (name.startsWith('/'))
    return 'Expected the name of a tool, found one that begins with /; a name is no expression, and * is its wildcard'
  const sign = /[()[\]{}^$?|]/.exec(name)?.[0]
  if (sign === undefined) return undefined
  if (sign === '(')
    return `Expected the name of a tool, found one with (; write ${JSON.stringify(name.slice(0, name.indexOf('(')) || '*')}, and what it was given under where or args`
  return `Expected the name of a tool, found one with ${sign}; a name is no expression: * is its wildcard, and alternatives are elements of a list`
}

/** `=search` means exactly this name. */
export const isExact = (name: string): boolean => name.startsWith('=')

/** Does the name, with its wildcards, mean this tool or command? */
export const means = (name: string, tool: string): boolean =>
  isExact(name) ? tool === name.slice(1) : wildcard(name, tool)

const fold = (name: string): string => name.toLowerCase().replaceAll('-', '_')
const separator = /(?:__|[./:])$/
const isBehind = (name: string, tool: string): boolean =>
  tool.length > name.length && tool.endsWith(name) && separator.test(tool.slice(0, -name.length))

/** Has a tool the name but for case, `-` and `_`, a server's name, or `.*` read as `*`; or does it belong to the server so named? */
function isNearly(name: string, tool: string): boolean {
  const a = fold(name)
  const b = fold(tool)
  return (
    wildcard(a, b) ||
    (name.includes('.*') && wildcard(a.replaceAll('.*', '*'), b)) ||
    isBehind(a, b) ||
    isBehind(b, a) ||
    b.startsWith(`${a}__`)
  )
}

/** A name that guards nothing of what was called or offered, and the tool that it nearly means. */
export type NearMiss = { name: string; tool: string }

/** The first of some prohibited names that means no tool of the run, but nearly one that no other of them means. */
export function nearMiss(names: readonly string[], view: View): NearMiss | undefined {
  const tools = new Set([...view.calls.map((c) => c.tool), ...view.commands, ...(view.trace.tools ?? [])])
  const free = [...tools].filter((tool) => !names.some((name) => means(name, tool)))
  for (const name of names) {
    if (isExact(name) || [...tools].some((tool) => means(name, tool))) continue
    const tool = free.find((t) => isNearly(name, t))
    if (tool !== undefined) return { name, tool }
  }
  return undefined
}

/** What to tell of a near miss. */
export const sayNearMiss = ({ name, tool }: NearMiss): string =>
  `Expected ${name} to guard what is meant, but it names no tool of this run, and nearly ${tool}; write ${tool}, or "=${name}" if exactly ${name} is meant`
