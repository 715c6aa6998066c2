// The spans of a file as trees, and which of them are one run.
import { conversationOf, type Kind, kindOf } from './kind.ts'
import type { LogRecord, Span } from './spans.ts'

export type Node = { span: Span; kind: Kind; parent: Node | undefined; conversation: string | undefined; order: number }

/** More spans above one another are not looked at: parents may form a circle. */
const deepest = 500

/** What stands above a span, the nearest first. */
export function* above(node: Node): Generator<Node> {
  for (let at = node.parent, n = 0; at && n < deepest; at = at.parent, n++) yield at
}

/** Collects the spans of a file, in whatever order they were exported. */
export function collector() {
  const nodes = new Map<string, Node>()
  const events = new Map<string, LogRecord[]>()
  let orphans = false
  const keyOf = (trace: string, id: string): string => `${trace}/${id}`

  /** The response that logs without the id of a span tell of, where the trace has but one. */
  function onlyResponse([record]: readonly LogRecord[]): Node | undefined {
    if (!record || record.span !== undefined) return undefined
    const responses = [...nodes.values()].filter((n) => n.kind === 'llm' && n.span.trace === record.trace)
    return responses.length === 1 ? responses[0] : undefined
  }

  return {
    span(span: Span): void {
      const kind = kindOf(span)
      const key = span.id === '' ? `${span.trace}/#${nodes.size}` : keyOf(span.trace, span.id)
      const known = nodes.get(key)
      // The same span again, unless it has its end now.
      if (known && (known.span.end !== undefined || span.end === undefined)) return
      const conversation = conversationOf(span)
      // Of HTTP calls and the like only their place is kept.
      const kept = kind === 'noise' ? { ...span, attributes: new Map(), events: [] } : span
      nodes.set(key, { span: kept, kind, parent: undefined, conversation, order: known?.order ?? nodes.size })
    },
    log(record: LogRecord): void {
      const key = keyOf(record.trace, record.span ?? '')
      const list = events.get(key)
      if (list) list.push(record)
      else events.set(key, [record])
    },
    /** Do logs tell of a response whose span is not in the file? To be asked after `runs`. */
    lost: (): boolean => orphans,
    /** All runs, in the order of their beginnings. */
    runs(): { id: string; nodes: readonly Node[] }[] {
      for (const [key, list] of events) {
        const node = nodes.get(key) ?? onlyResponse(list)
        if (node) node.span.events.push(...list.map((r) => r.event))
        else if (list.some((r) => r.span !== undefined && r.event.name.startsWith('gen_ai.'))) orphans = true
      }
      for (const node of nodes.values()) {
        const { trace, parent } = node.span
        const found = parent === undefined ? undefined : nodes.get(keyOf(trace, parent))
        if (found !== node) node.parent = found
      }
      return runsOf([...nodes.values()])
    },
  }
}

/** One run is what has one conversation, else one trace. Spans without an agent's are none. */
function runsOf(nodes: readonly Node[]): { id: string; nodes: readonly Node[] }[] {
  const conversations = new Map<Node, string | undefined>()
  const ofTrace = new Map<string, Set<string>>()
  for (const node of nodes) {
    // The outermost names it: an agent that is called over the network may have a conversation of its own.
    const outermost = [node, ...above(node)].findLast((n) => n.conversation !== undefined)?.conversation
    conversations.set(node, outermost)
    if (outermost === undefined) continue
    const known = ofTrace.get(node.span.trace) ?? new Set()
    ofTrace.set(node.span.trace, known.add(outermost))
  }
  const runs = new Map<string, Node[]>()
  for (const node of nodes) {
    if (node.kind === 'noise') continue
    const only = ofTrace.get(node.span.trace)
    const id = conversations.get(node) ?? (only?.size === 1 ? [...only][0] : undefined) ?? node.span.trace
    const list = runs.get(id)
    if (list) list.push(node)
    else runs.set(id, [node])
  }
  return [...runs]
    .filter(([, list]) => list.some((n) => n.kind !== 'frame'))
    .map(([id, list]) => ({ id, nodes: list.sort((a, b) => startOf(a) - startOf(b) || a.order - b.order) }))
    .sort((a, b) => firstStart(a.nodes) - firstStart(b.nodes))
}

/** Does a span name a parent that should be in the file, and is not? */
export function isDangling(node: Node): boolean {
  const outermost = [node, ...above(node)].at(-1)?.span
  return outermost?.parent !== undefined && !outermost.remote
}

export const startOf = (node: Node): number => node.span.start ?? 0
const firstStart = (nodes: readonly Node[]): number => (nodes[0] ? startOf(nodes[0]) : 0)
