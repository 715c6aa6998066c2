// The parts of a run: its responses and executions, each once however often they are reported, and whose they are.
import { agentOf } from './kind.ts'
import type { Span } from './spans.ts'
import { callIdOf, type Execution, executionOf, isSame, overlap, toolOf } from './tool.ts'
import { above, type Node } from './tree.ts'

/** `chain`: the span of the response and those around it that report the same. */
export type Part =
  | { kind: 'response'; node: Node; chain: readonly Span[]; agent: string | undefined }
  | { kind: 'execution'; node: Node; execution: Execution; agent: string | undefined }
  /** The end of what is around the whole run. */
  | { kind: 'end'; node: Node }

export function partsOf(nodes: readonly Node[]): Part[] {
  const responses = leaves(nodes)
  const executions = joined(nodes.filter((n) => n.kind === 'tool'))
  const own = new Set([...responses.keys(), ...executions.keys()].map(nearestAgent))
  const parts: Part[] = [
    ...[...responses].map(([node, chain]) => ({ kind: 'response' as const, node, chain, agent: actorOf(node, own) })),
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

/** The spans above, up to the agent or tool that they are within. */
function* within(node: Node): Generator<Node> {
  for (const at of above(node)) {
    if (at.kind === 'agent' || at.kind === 'tool') return
    yield at
  }
}

/** The responses that no other response is within: one call of a model is reported at several levels. */
function leaves(nodes: readonly Node[]): Map<Node, readonly Span[]> {
  const responses = nodes.filter((n) => n.kind === 'llm')
  const around = new Map(responses.map((n) => [n, [...within(n)].filter((a) => a.kind === 'llm')]))
  const wrappers = new Set([...around.values()].flat())
  const inner = responses.filter((n) => !wrappers.has(n))
  // What is around several calls of a model speaks of the last.
  const owner = new Map(inner.flatMap((n) => (around.get(n) ?? []).map((wrapper) => [wrapper, n] as const)))
  return new Map(
    inner.map((n) => [n, [n, ...(around.get(n) ?? []).filter((w) => owner.get(w) === n)].map(({ span }) => span)]),
  )
}

/** The executions of tools, each with all spans that report it, the outermost first. */
function joined(tools: readonly Node[]): Map<Node, [Span, ...Span[]]> {
  const found = new Map<Node, [Span, ...Span[]]>()
  const byId = new Map<string, Node>()
  const home = new Map<Node, Node>()
  for (const node of tools) {
    const outer = [...within2(node)].find((a) => a.kind === 'tool')
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

/** The spans above, up to the response or agent that they are within. */
function* within2(node: Node): Generator<Node> {
  for (const at of above(node)) {
    if (at.kind === 'agent' || at.kind === 'llm') return
    yield at
  }
}

const nearestAgent = (node: Node): Node | undefined => [...above(node)].find((a) => a.kind === 'agent')

/** The sub-agent that a part is of. An agent that only runs others is none; a tool that asks a model is one. */
function actorOf(node: Node, own: ReadonlySet<Node | undefined>): string | undefined {
  const names: string[] = []
  for (const at of above(node)) {
    if (at.kind === 'tool') names.push(toolOf(at.span))
    else if (at.kind === 'agent' && own.has(at)) {
      const name = agentOf(at.span)
      // An agent within one of its name is the same, reported twice.
      if (names.at(-1) !== name) names.push(name)
    }
  }
  const [nearest] = names
  const isMain = names.length === 0 || (names.length === 1 && ![...above(node)].some((a) => a.kind === 'tool'))
  return isMain ? undefined : nearest
}

/** Is it around the run, or the run of a main agent itself? */
function isOutermost(node: Node, own: ReadonlySet<Node | undefined>): boolean {
  if (node.kind !== 'agent' && node.kind !== 'frame') return false
  const outer = [...above(node)].filter((a) => a.kind !== 'noise')
  if (outer.length === 0) return true
  return node.kind === 'agent' && own.has(node) && outer.every((a) => a.kind === 'frame')
}
