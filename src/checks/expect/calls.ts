// What the expect checks share: which calls a requirement sees, and which calls a name means.
import { writeJson } from '../../model/json.ts'
import { nearest, wildcard } from '../../model/names.ts'
import { type Call, callFailed } from '../../model/trace.ts'
import { type Evidence, error, type Outcome } from '../../model/verdict.ts'
import { type Context, lacking, type View } from '../contract.ts'
import { described, texts } from '../schema.ts'

/** `agents = "main"` limits requirements, never prohibitions, to the main agent. */
export type Scope = { agents?: 'main' | undefined }

/** Does the call count for a requirement? */
export const inScope = (want: Scope, call: Call): boolean => want.agents !== 'main' || call.agent === undefined

/** Is the call one of the tool or command that the scenario names? */
export function isNamed(name: string, call: Call, command: string): boolean {
  if (call.tool === name || command === name) return true
  return name.includes('*') && (wildcard(name, call.tool) || (command !== call.tool && wildcard(name, command)))
}

/** Is the tool the name behind the name of a server, as in `mcp__shop__refund` or `shop.refund`? */
function isBehind(name: string, tool: string): boolean {
  return tool.endsWith(name) && /(?:__|[./:])$/.test(tool.slice(0, -name.length))
}

/** The observed tool that a name may have meant, though it names none: behind a server's name, or nearly written so. */
export function nearlyMeant(name: string, view: View): string | undefined {
  const seen = [...new Set([...view.calls.map((c) => c.tool), ...view.commands])]
  return (name.includes('*') ? undefined : seen.find((tool) => isBehind(name, tool))) ?? nearest(name, seen)
}

/** What to tell of prohibited names that forbid nothing of what was called, but would behind the name of a server. */
export function nearlyForbidden(names: readonly string[], view: View): string | undefined {
  const plain = names.filter((name) => !name.includes('*'))
  const seen = plain.length === 0 ? [] : [...new Set(view.calls.map((c) => c.tool))]
  for (const name of plain) {
    const tool = seen.find((t) => isBehind(name, t))
    if (tool !== undefined) return `${name} does not name the called ${tool}; to forbid that too, write *${name}`
  }
  return undefined
}

/** The position of the first call that the name means, from `from` on; -1: there is none. */
export function findCall(view: View, name: string, want: Scope = {}, from = 0): number {
  const { calls, commands } = view
  for (let i = from; i < calls.length; i++) {
    const call = calls[i] as Call
    if (isNamed(name, call, commands[i] as string) && inScope(want, call)) return i
  }
  return -1
}

/** Points at a call: its 1-based number, its tool, and what it was given (or what it returned, when it failed). */
export function callEvidence(
  view: View,
  at: number,
  context: Context,
  what: 'arguments' | 'result' = 'arguments',
): Evidence {
  const call = view.calls[at] as Call
  const shown = what === 'result' && call.result !== undefined ? call.result : call.arguments
  return {
    call: at + 1,
    tool: call.tool,
    excerpt: context.excerpt(typeof shown === 'string' ? shown : writeJson(shown)),
  }
}

/** What became of a call, in a word. */
export function fate(call: Call): string {
  if (call.denied) return 'denied'
  if (call.blocked) return 'blocked'
  return callFailed(call) ? 'failed' : 'called'
}

/** The verdict where the recording holds no calls, whether or not there were any. */
export function callsUnrecorded(view: View): Outcome | undefined {
  if (view.calls.length > 0 || !view.trace.source.lacks.includes('calls')) return undefined
  return error(lacking(view, 'calls', 'record of the calls'))
}

/** The verdict of a prohibition over a trace that shows nothing: it cannot be told. What the user said shows nothing of the agent. */
export function nothingSeen(view: View): Outcome | undefined {
  if (view.answer === undefined && view.trace.events.every((e) => e.type === 'user'))
    return error('Missing evidence: the trace has neither an answer nor anything else that the agent did')
  return undefined
}

/** Tool names or needles: at least one, none empty. */
export const names = (doc: string) => described(texts, doc)
