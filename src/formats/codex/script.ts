// Codex's code mode: the model calls one tool, `exec`, with a script, and the script calls the tools. What its text says of them.
import { argumentsOf, literalsOf, staticText } from './literal.ts'
import { type Node, parent, parse, walk } from './syntax.ts'

export type ScriptCall = { tool: string; arguments: unknown }

/** More calls than this are not looked at: a script is hostile text too. */
const most = 200

/** Names by which a script reaches `tools`, or runs code, past its own text. */
const globals = new Set(['globalThis', 'self', 'window', 'global'])
const evaluators = new Set(['eval', 'Function'])

/**
 * The calls that a script holds, in the order of its text: every use of `tools.NAME`. `computed`: it uses `tools` otherwise too, or
 * cannot be parsed, so that it may call tools that are not among them.
 */
export function scriptCalls(script: string): { calls: ScriptCall[]; computed: boolean } {
  const program = parse(script)
  if (!program) return { calls: [], computed: true }
  const nodes = [...walk(program)]
  const literals = literalsOf(nodes)
  const calls: ScriptCall[] = []
  let computed = false
  for (const node of nodes) {
    if (isConstructor(node)) computed = true
    const used = usedTools(node)
    if (used === undefined) continue
    if (used === 'unknown' || calls.length >= most) computed = true
    else for (const tool of used.names) calls.push({ tool, arguments: argumentsOf(script, used.call, literals) })
  }
  return { calls, computed }
}

/** `f.constructor('…')` runs its text as code, without the name of an evaluator. */
const isConstructor = (node: Node): boolean =>
  (node.type === 'MemberExpression' || (node.type === 'Property' && parent(node)?.type === 'ObjectPattern')) &&
  keyOf(node) === 'constructor'

type Used = { names: string[]; call: Node | undefined }

/** Which tools a name in the script stands for. `undefined`: it is not `tools`; `unknown`: nobody can tell. */
function usedTools(node: Node): Used | 'unknown' | undefined {
  if (node.type !== 'Identifier' || isLabel(node)) return undefined
  const name = node['name'] as string
  if (evaluators.has(name)) return 'unknown'
  if (name === 'tools') return membersOf(node)
  if (!globals.has(name)) return undefined
  const member = memberOf(node)
  const key = member && keyOf(member)
  if (member === undefined || key === undefined || evaluators.has(key)) return 'unknown'
  return key === 'tools' ? membersOf(member) : undefined
}

/** The members of `tools` that are used where it stands. */
function membersOf(tools: Node): Used | 'unknown' {
  const member = memberOf(tools)
  if (member) {
    const name = keyOf(member)
    const around = parent(member)
    const isCalled = around?.type === 'CallExpression' && around['callee'] === member
    return name === undefined ? 'unknown' : { names: [name], call: isCalled ? around : undefined }
  }
  if (isNamesOnly(tools)) return { names: [], call: undefined }
  const declared = parent(tools)
  const pattern = declared?.type === 'VariableDeclarator' ? (declared['id'] as Node) : undefined
  if (pattern?.type !== 'ObjectPattern') return 'unknown'
  const names = (pattern['properties'] as Node[]).map((p) => (p.type === 'Property' ? keyOf(p) : undefined))
  return names.every((n) => n !== undefined) ? { names, call: undefined } : 'unknown'
}

/** Is it asked which tools there are, and none of them called? */
function isNamesOnly(tools: Node): boolean {
  const around = parent(tools)
  if (around?.type === 'UnaryExpression') return around['operator'] === 'typeof'
  if (around?.type === 'BinaryExpression') return around['operator'] === 'in' && around['right'] === tools
  const callee = around?.type === 'CallExpression' ? (around['callee'] as Node) : undefined
  if (callee?.type !== 'MemberExpression' || keyOf(callee) !== 'keys') return false
  const object = callee['object'] as Node
  return object.type === 'Identifier' && object['name'] === 'Object'
}

/** The access to a member of this object. */
function memberOf(object: Node): Node | undefined {
  const around = parent(object)
  return around?.type === 'MemberExpression' && around['object'] === object ? around : undefined
}

/** The name of a member or property, where the text tells it. */
function keyOf(node: Node): string | undefined {
  const key = (node['property'] ?? node['key']) as Node
  return key.type === 'Identifier' && node['computed'] !== true ? (key['name'] as string) : staticText(key)
}

/** Is the name that of a member or a property, and no variable? */
function isLabel(node: Node): boolean {
  const around = parent(node)
  if (around === undefined || around['computed'] === true) return false
  if (around.type === 'MemberExpression') return around['property'] === node
  return /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(around.type) && around['key'] === node
}
