// The parts of a run: its responses and executions, each once however often they are reported, and whose they are.
import { agentOf, type Kind } from './kind.ts'
import type { Span } from './spans.ts'
import { callIdOf, type Execution, executionOf, isSame, overlap, toolOf } from './tool.ts'
import { above, type Node, startOf } from './tree.ts'

/**
 * `chain`: the span of the response and those around it that report the same. `relayed`: what it was asked came from another agent.
 */
export type Part =
  | { kind: 'response'; node: Node; chain: readonly Span[]; agent: string | undefined; relayed: boolean }
  | { kind: 'execution'; node: Node; execution: Execution; agent: string | undefined }
  /** The end of what is around the whole run. */
  | { kind: 'end'; node: Node }

export function partsOf(nodes: readonly Node[]): Part[] {
  const responses = leaves(nodes)
  const executions = joined(nodes.filter((n) => n.kind === 'tool'))
  const own = actors(responses.keys(), executions.keys())
  const parts: Part[] = [
    ...[...responses].map(([node, chain]) => ({
      kind: 'response' as const,
      node,
      chain,
      agent: actorOf(node, own),
      relayed: isRelayed(node, own),
    })),
    ...[...executions].map(([node, spans]) => ({
      kind: 'execution' as const,
      node,
      execution: executionOf(spans),
      agent: actorOf(node, own),
    })),
    ...nodes.filter((n) => isOutermost(n, own)).map((node) => ({ kind: 'end' as const, node })),
  ]
  const ranks = { response: 0, execution: 1, end: 2 }
  return parts.sort((a, b) => timeOf(a) - timeOf(b) || ranks[a.kind] - ranks[b.kind] || a.node.order - b.node.order)
}

const timeOf = (part: Part): number =>
  (part.kind === 'end' ? (part.node.span.end ?? Number.POSITIVE_INFINITY) : part.node.span.start) ?? 0

/** The spans above of one kind, up to the first of the others that it cannot report the same through. */
function around(node: Node, kind: Kind, bounds: readonly Kind[]): Node[] {
  const found: Node[] = []
  for (const at of above(node)) {
    if (bounds.includes(at.kind)) break
    if (at.kind === kind) found.push(at)
  }
  return found
}

/** The responses that no other response is within: one call of a model is reported at several levels. */
function leaves(nodes: readonly Node[]): Map<Node, readonly Span[]> {
  const responses = nodes.filter((n) => n.kind === 'llm')
  const outer = new Map(responses.map((n) => [n, around(n, 'llm', ['agent', 'tool'])]))
  const wrappers = new Set([...outer.values()].flat())
  const inner = responses.filter((n) => !wrappers.has(n))
  // What is around several calls of a model speaks of the last.
  const owner = new Map(inner.flatMap((n) => (outer.get(n) ?? []).map((wrapper) => [wrapper, n] as const)))
  return new Map(
    inner.map((n) => [n, [n, ...(outer.get(n) ?? []).filter((w) => owner.get(w) === n)].map(({ span }) => span)]),
  )
}

/** The executions of tools, each with all spans that report it, the outermost first. */
function joined(tools: readonly Node[]): Map<Node, [Span, ...Span[]]> {
  const found = new Map<Node, [Span, ...Span[]]>()
  const byId = new Map<string, Node>()
  const home = new Map<Node, Node>()
  // What is around comes first, whatever the clocks say.
  const depths = new Map(tools.map((node) => [node, [...above(node)].length]))
  for (const node of [...tools].sort((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0))) {
    const outer = around(node, 'tool', ['agent', 'llm'])[0]
    const id = callIdOf(node.span)
    const key = id === undefined ? undefined : `${node.span.trace}/${id}`
    const twin = key === undefined ? undefined : byId.get(key)
    const into =
      outer && isSame(outer.span, node.span)
        ? (home.get(outer) ?? outer)
        : twin && overlap(twin.span, node.span)
          ? twin
          : undefined
    const spans = into && found.get(into)
    if (into && spans) {
      spans.push(node.span)
      home.set(node, into)
    } else {
      found.set(node, [node.span])
      if (key !== undefined) byId.set(key, node)
    }
  }
  return found
}

const nearestAgent = (node: Node): Node | undefined => [...above(node)].find((a) => a.kind === 'agent')

/** The agents that act themselves, with when each was last heard of in a response of its own. */
type Actors = ReadonlyMap<Node | undefined, number>

function actors(responses: Iterable<Node>, executions: Iterable<Node>): Actors {
  const found = new Map<Node | undefined, number>()
  for (const node of executions) found.set(nearestAgent(node), 0)
  for (const node of responses) {
    const agent = nearestAgent(node)
    found.set(agent, Math.max(found.get(agent) ?? 0, startOf(node)))
  }
  return found
}

/** Did the agent take over from the one that it runs within, which said nothing any more? Then it speaks for it. */
function tookOver(node: Node, own: Actors): boolean {
  for (const at of above(node)) {
    if (at.kind === 'tool' && isDuring(node, at)) return false
    const last = at.kind === 'agent' ? own.get(at) : undefined
    if (last !== undefined) return last <= startOf(node)
  }
  return false
}

/** Did the agent of a response take over? The one before tells it in the words of a user what was said so far. */
function isRelayed(node: Node, own: Actors): boolean {
  const agent = nearestAgent(node)
  return agent !== undefined && tookOver(agent, own)
}

/**
 * The sub-agent that a part is of. An agent that only runs others is none, nor is one that took over; a tool that asks a model is
 * one.
 */
function actorOf(node: Node, own: Actors): string | undefined {
  const names: string[] = []
  let tooled = false
  for (const at of above(node)) {
    if (at.kind === 'tool' && isDuring(node, at)) {
      tooled = true
      names.push(toolOf(at.span))
    } else if (at.kind === 'agent' && own.has(at) && !tookOver(at, own)) {
      const name = agentOf(at.span)
      // An agent within one of its name is the same, reported twice.
      if (names.at(-1) !== name) names.push(name)
    }
  }
  const [nearest] = names
  const isMain = names.length === 0 || (names.length === 1 && !tooled)
  return isMain ? undefined : nearest
}

/** What begins when the tool has ended is no work of the tool, whatever it is recorded below. */
const isDuring = (node: Node, tool: Node): boolean =>
  startOf(node) <= startOf(tool) || startOf(node) < (tool.span.end ?? Number.POSITIVE_INFINITY)

/** Is it around the run, or the run of a main agent itself? */
function isOutermost(node: Node, own: Actors): boolean {
  if (node.kind !== 'agent' && node.kind !== 'frame') return false
  const outer = [...above(node)].filter((a) => a.kind !== 'noise')
  if (outer.length === 0) return true
  return node.kind === 'agent' && own.has(node) && outer.every((a) => a.kind === 'frame')
}
