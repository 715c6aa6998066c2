// The syntax of a script. The parser is loaded when a Codex rollout is read: start-up does not pay for it.
import type * as Acorn from 'acorn'

export type Node = Acorn.Node & Record<string, unknown>

/** A longer script is not parsed. */
const longest = 1 << 20

const loaded: { acorn?: typeof Acorn } = {}

/** Loads what scripts are parsed with: without it none can be. */
export async function loadParser(): Promise<void> {
  loaded.acorn ??= await import('acorn')
}

/** `undefined`: it cannot be parsed. */
export function parse(script: string): Node | undefined {
  const { acorn } = loaded
  if (!acorn || script.length > longest) return undefined
  try {
    return acorn.parse(script, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    }) as unknown as Node
  } catch {
    // A mistake in the script, or syntax nested beyond the stack.
    return undefined
  }
}

const parents = new WeakMap<Node, Node>()

/** What stands around a node that was walked; parentheses and optional chains are no part of it. */
export const parent = (node: Node): Node | undefined => parents.get(node)

/** All nodes, in the order of the text; no recursion, as scripts nest as deeply as they like. */
export function* walk(program: Node): Generator<Node> {
  const stack = [program]
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node
    const inner: Node[] = []
    for (const value of Object.values(node)) for (const one of [value].flat()) if (isNode(one)) inner.push(one)
    inner.sort((a, b) => b.start - a.start)
    for (const one of inner) parents.set(one, node)
    stack.push(...inner)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value
