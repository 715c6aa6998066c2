// Calls: which of them a name means, what became of them, and how messages and evidence point at them.
import { writeJson } from '../model/json.ts'
import { nearest, wildcard } from '../model/names.ts'
import { count, list } from '../model/text.ts'
import { type Call, callFailed } from '../model/trace.ts'
import { type Evidence, error, type Outcome } from '../model/verdict.ts'
import { type Context, lacking, type View } from './contract.ts'
import { plainJson } from './results.ts'
import type { Scope } from './schema.ts'

/** Does the call count for a requirement? `agents = "main"` limits requirements, never prohibitions. */
export const inScope = (scope: Scope, call: Call): boolean => scope.agents !== 'main' || call.agent === undefined

/** The call at a position that there is. */
export function callAt(view: View, at: number): Call {
  const call = view.calls[at]
  if (!call) throw new RangeError(`no call ${at + 1} among ${view.calls.length}`)
  return call
}

/** Is the call at a position one of the tool or command that a person names? */
export function isNamed(name: string, view: View, at: number): boolean {
  const tool = view.calls[at]?.tool ?? ''
  const command = view.commands[at] ?? tool
  if (tool === name || command === name) return true
  return name.includes('*') && (wildcard(name, tool) || (command !== tool && wildcard(name, command)))
}

type CallIndex = {
  /** The positions of the calls by each name of a tool or command, ascending. */
  at: ReadonlyMap<string, readonly number[]>
  /** These names: those of tools, and then those of commands that no tool has. */
  called: ReadonlySet<string>
  /** The same names, sorted. */
  names: readonly string[]
}
const indexes = new WeakMap<View, CallIndex>()

/** Made once for a trace. */
function callIndex(view: View): CallIndex {
  let index = indexes.get(view)
  if (!index) {
    const made = new Map<string, number[]>()
    const others = new Set<string>()
    const add = (name: string, at: number): void => {
      const found = made.get(name)
      if (found) found.push(at)
      else made.set(name, [at])
    }
    const { calls, commands } = view
    for (let at = 0; at < calls.length; at++) {
      const tool = (calls[at] as Call).tool
      const command = commands[at] ?? tool
      add(tool, at)
      if (command === tool) continue
      others.add(command)
      add(command, at)
    }
    const names = [...made.keys()]
    const called = others.size === 0 ? new Set(names) : new Set([...calls.map((call) => call.tool), ...others])
    index = { at: made, called, names: names.sort() }
    indexes.set(view, index)
  }
  return index
}

/** The names of the tools that were called, and then those of the commands, each once. */
export const namesCalled = (view: View): ReadonlySet<string> => callIndex(view).called

/** The positions of the calls that a name means, ascending. A wildcard is compared with the names that begin as it does. */
export function callsNamed(name: string, view: View): readonly number[] {
  const { at, names } = callIndex(view)
  const star = name.indexOf('*')
  if (star < 0) return at.get(name) ?? []
  const head = name.slice(0, star)
  const found = new Set<number>()
  for (let i = firstFrom(names, head); names[i]?.startsWith(head); i++) {
    const one = names[i] as string
    if (wildcard(name, one)) for (const call of at.get(one) ?? []) found.add(call)
  }
  return [...found].sort((a, b) => a - b)
}

/** The position of the first of some sorted names that is not before a text. */
function firstFrom(names: readonly string[], text: string): number {
  let low = 0
  for (let high = names.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((names[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
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

/** The position of the first call that the name means, from `from` on; -1: there is none. */
export function findCall(view: View, name: string, scope: Scope = {}, from = 0): number {
  return callsNamed(name, view).find((at) => at >= from && inScope(scope, callAt(view, at))) ?? -1
}

/** The positions of the calls of a command. */
export function callsOf(view: View, command: string): number[] {
  const found: number[] = []
  for (const [i, c] of view.commands.entries()) if (c === command) found.push(i)
  return found
}

/** The last call of a command: its position, the call, and how messages name it. Never called: what every dimension answers. */
export type LastCall = { at: number; call: Call; name: string } | { outcome: Outcome }

export function lastCall(view: View, command: string): LastCall {
  const at = callsOf(view, command).at(-1)
  if (at === undefined) return { outcome: neverCalled(view, command) }
  return { at, call: callAt(view, at), name: named(view, at) }
}

/** Names a call as messages do. */
/** The number of a call among all calls of its run. */
export const numberOf = (view: View, at: number): number => view.before + at + 1

export const named = (view: View, at: number): string => `${view.commands[at]} (call ${numberOf(view, at)})`

/** Where a call is in the trace, and what proves the point (default: its result). */
export function evidence(view: View, at: number, context: Context, text?: string): Evidence {
  const call = callAt(view, at)
  const shown = text ?? (call.result === undefined ? '' : written(call.result, plainJson))
  const excerpt = shown === '' ? '' : context.excerpt(shown.slice(0, 2000))
  return { call: numberOf(view, at), tool: call.tool, ...(excerpt === '' ? {} : { excerpt }) }
}

const written = (value: unknown, write: (value: unknown) => string): string =>
  typeof value === 'string' ? value : write(value)

/** A call and what it was given. */
export const argumentsEvidence = (view: View, at: number, context: Context): Evidence =>
  evidence(view, at, context, written(view.calls[at]?.arguments, writeJson))

/** What became of a call, in a word. */
export function fate(call: Call): string {
  if (call.denied) return 'denied'
  if (call.blocked) return 'blocked'
  return callFailed(call) ? 'failed' : 'called'
}

/** What to do where no call has a command but its tool's own name: a hint for the end of a message, or nothing. */
export const unmapped = (view: View): string =>
  view.calls.length > 0 && view.calls.every((c, i) => c.tool === view.commands[i])
    ? '; a tool becomes a command by the registry (its tool) or by [aliases] in the config'
    : ''

/** What every dimension of a block answers when the command it is about was never called. */
export function neverCalled(view: View, command: string): Outcome {
  const observed = [...new Set(view.commands)]
  const near = nearest(command, observed)
  const found =
    observed.length === 0
      ? 'no call at all'
      : near
        ? `none among ${count(view.calls.length, 'call')}; the nearest observed command is ${near}`
        : `only ${list(observed)}`
  return error(`Expected a call of ${command}, found ${found}${unmapped(view)}`)
}

/** The verdict where the recording holds no calls, whether or not there were any. */
export function callsUnrecorded(view: View): Outcome | undefined {
  if (view.calls.length > 0 || !view.trace.source.lacks.includes('calls')) return undefined
  return error(lacking(view, 'calls', 'record of the calls'))
}

/** Why the recording may not show all that was done; `undefined`: as far as it tells, it does. */
export function unseen({ trace }: View, what: 'calls' | 'texts' = 'texts'): string | undefined {
  const { incomplete = [], uncertain = [] } = trace.source
  const why = what === 'calls' ? [...incomplete, ...uncertain] : incomplete
  if (why.length > 0) return `evidence: the recording is not whole: ${why.join('; ')}`
  return trace.truncated ? 'end: the trace was cut off, so what followed is unknown' : undefined
}

/** The verdict of a prohibition over a trace that shows nothing: it cannot be told. What the user said shows nothing of the agent. */
export function nothingSeen(view: View): Outcome | undefined {
  if (view.answer === undefined && view.trace.events.every((e) => e.type === 'user'))
    return error('Missing evidence: the trace has neither an answer nor anything else that the agent did')
  return undefined
}
