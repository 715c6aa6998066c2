// The spans of one trace as a tree: in the order in which they began, each with those around it.
import { type Json, object, text } from '../json.ts'

export const dataOf = (span: Json): Json => object(span['span_data'])

export const failureOf = (span: Json): string | undefined => text(object(span['error'])['message'])

/** A span that is written twice, when it begins and when it ends, counts as it is written last. */
export function spanTree(given: readonly Json[]) {
  const last = new Map<unknown, Json>()
  for (const [i, span] of given.entries()) last.set(text(span['id']) ?? i, span)
  const start = (span: Json): string => text(span['started_at']) ?? ''
  const parent = (span: Json): Json | undefined => last.get(text(span['parent_id']))
  return {
    ordered: [...last.values()].sort((x, y) => (start(x) < start(y) ? -1 : start(x) > start(y) ? 1 : 0)),
    /** Who does what the span tells: the agent's span, and the name of the sub-agent, which runs within a tool. */
    actorOf(span: Json): { agentSpan: Json | undefined; sub: string | undefined } {
      const outer: Json[] = []
      for (let at = parent(span); at && outer.length < 100 && !outer.includes(at); at = parent(at)) outer.push(at)
      const agentSpan = outer.find((s) => dataOf(s)['type'] === 'agent')
      const isWithinTool = outer.some((s) => dataOf(s)['type'] === 'function')
      return { agentSpan, sub: isWithinTool ? (text(dataOf(agentSpan ?? {})['name']) ?? 'sub-agent') : undefined }
    },
  }
}
