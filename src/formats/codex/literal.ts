// Literals in a script: what the arguments of a call are, where the text tells it.
import type { Node } from './syntax.ts'

/** Deeper literals, and longer rows of names that stand for names, are not followed. */
const deepest = 20

/** What names stand for: those declared once, with a value, and never assigned. */
export type Literals = ReadonlyMap<string, Node>

export function literalsOf(nodes: readonly Node[]): Literals {
  const found = new Map<string, Node>()
  const spoilt = new Set<string>()
  for (const node of nodes) {
    const target = (node['id'] ?? node['left'] ?? node['argument']) as Node | null | undefined
    const name = target?.type === 'Identifier' ? (target['name'] as string) : undefined
    if (name === undefined) continue
    const init = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : undefined
    if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') spoilt.add(name)
    else if (node.type === 'VariableDeclarator' && init && !found.has(name)) found.set(name, init)
    else if (node.type === 'VariableDeclarator') spoilt.add(name)
  }
  for (const name of spoilt) found.delete(name)
  return found
}

/** The arguments of a call: its first as a value, else the text that stands there as `{input}`. */
export function argumentsOf(script: string, call: Node | undefined, literals: Literals): unknown {
  const [first] = (call?.['arguments'] ?? []) as Node[]
  if (!first) return {}
  const value = literalOf(script, first, literals, 0)
  if (value === unknown) return { input: textOf(script, first) }
  return typeof value === 'object' && value !== null ? value : { input: value }
}

const unknown = Symbol('no literal')
const textOf = (script: string, node: Node): string => script.slice(node.start, Math.min(node.end, node.start + 20_000))
const words: ReadonlyMap<string, unknown> = new Map([['undefined', undefined]])

/** A text that needs no evaluation. */
export function staticText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  const pieces = node['quasis'] as { value: { cooked?: string | null } }[] | undefined
  return node.type === 'TemplateLiteral' && pieces?.length === 1 ? (pieces[0]?.value.cooked ?? undefined) : undefined
}

function literalOf(script: string, node: Node, literals: Literals, level: number): unknown {
  if (level > deepest) return unknown
  const inner = (one: Node): unknown => literalOf(script, one, literals, level + 1)
  const orText = (one: Node): unknown => {
    const value = inner(one)
    return value === unknown ? textOf(script, one) : value
  }
  switch (node.type) {
    case 'Literal':
      return node['regex'] || typeof node['value'] === 'bigint' ? unknown : node['value']
    case 'TemplateLiteral':
      return staticText(node) ?? unknown
    case 'UnaryExpression': {
      const value = node['operator'] === '-' ? inner(node['argument'] as Node) : unknown
      return typeof value === 'number' ? -value : unknown
    }
    case 'BinaryExpression': {
      if (node['operator'] !== '+') return unknown
      const [left, right] = [inner(node['left'] as Node), inner(node['right'] as Node)]
      return typeof left === 'string' && typeof right === 'string' ? left + right : unknown
    }
    case 'Identifier': {
      const name = node['name'] as string
      if (words.has(name)) return words.get(name)
      const declared = literals.get(name)
      return declared ? literalOf(script, declared, literals, Math.max(level + 1, deepest - 3)) : unknown
    }
    case 'ArrayExpression':
      return (node['elements'] as (Node | null)[]).map((one) => (one ? orText(one) : null))
    case 'ObjectExpression':
      return objectOf(node['properties'] as Node[], orText)
    default:
      return unknown
  }
}

/** An object. A member that is no literal is the text that stands for it; one whose name is not told makes the whole no literal. */
function objectOf(properties: readonly Node[], read: (node: Node) => unknown): unknown {
  const members: [string, unknown][] = []
  for (const p of properties) {
    const key = p['key'] as Node | undefined
    if (p.type !== 'Property' || !key) return unknown
    const plain = p['computed'] !== true && key.type === 'Identifier' ? (key['name'] as string) : undefined
    const name = plain ?? (key.type === 'Literal' ? String(key['value']) : staticText(key))
    if (name === undefined) return unknown
    members.push([name, read(p['value'] as Node)])
  }
  return Object.fromEntries(members)
}
