// A trace and its sidecar → the trace with what its format could not record. What the trace records stays as it is.
import type { RunMeta } from '../documents/meta.ts'
import { canonical } from '../model/canonical.ts'
import { writeJson } from '../model/json.ts'
import { clip } from '../model/text.ts'
import type { Call, Confirmation, Elicitation, Event, EvidenceKind, Trace } from '../model/trace.ts'

/** `faults`: where the two contradict each other, or the sidecar speaks of what the trace does not have. */
export type Completed = { trace: Trace; faults: string[] }

const shown = (value: unknown): string => clip(writeJson(value) ?? 'nothing', 80)
const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const contradiction = (what: string, recorded: unknown, told: unknown): string =>
  `Contradiction: the trace records ${what} ${shown(recorded)}, its sidecar says ${shown(told)}; correct the sidecar`

/** Completes a trace by what its sidecar says of it. */
export function complete(trace: Trace, meta: RunMeta): Completed {
  const faults: string[] = []
  const found = new Set<EvidenceKind>()
  const made: Trace = { ...trace }
  /** The recorded value where there is one, else what the sidecar says. */
  const settle = <T>(what: string, recorded: T | undefined, told: T | undefined): T | undefined => {
    if (told === undefined || recorded === undefined) return recorded ?? told
    if (!same(recorded, told)) faults.push(contradiction(what, recorded, told))
    return recorded
  }
  const set = <Key extends 'scenario' | 'persona' | 'blocked_sends' | 'self_evaluation' | 'workspace'>(
    key: Key,
  ): void => {
    const value = settle<Trace[Key]>(key, trace[key], meta[key] as Trace[Key])
    if (value !== undefined) made[key] = value
  }
  set('scenario')
  set('persona')
  set('blocked_sends')
  set('self_evaluation')
  set('workspace')
  if (meta.blocked_sends !== undefined) found.add('blocked_sends')
  if (meta.self_evaluation !== undefined) found.add('self_evaluation')
  if (meta.prompt !== undefined) {
    const turns = [meta.prompt].flat()
    if (trace.prompt === undefined) made.prompt = meta.prompt
    else if (!same([trace.prompt].flat(), turns)) faults.push(contradiction('prompt', trace.prompt, meta.prompt))
  }
  if (meta.tools !== undefined) {
    if (trace.tools === undefined) made.tools = meta.tools
    else if (!same([...trace.tools].sort(), [...meta.tools].sort()))
      faults.push(contradiction('tools', trace.tools, meta.tools))
    found.add('offered_tools')
  }
  if (meta.taint) {
    made.taint = legs('taint', ['private', 'untrusted'], trace.taint, meta.taint, settle)
    found.add('taint')
  }
  if (meta.signals)
    made.signals = legs('signals', ['readiness_ready', 'blocking_step_refused'], trace.signals, meta.signals, settle)
  if (meta.state) made.state = legs('state', ['before', 'after'], trace.state, meta.state, settle)
  const calls = trace.events.filter((e) => e.type === 'tool_call')
  const callsOf = callFinder(calls, faults)
  const ended = outcomesOf(meta, callsOf, faults)
  const before = insertionsOf(meta, trace.events, callsOf, faults)
  if (ended.size > 0 || before.size > 0)
    made.events = trace.events.flatMap((e) =>
      e.type === 'tool_call' ? [...(before.get(e) ?? []), ended.get(e) ?? e] : [e],
    )
  if (meta.confirmations) found.add('confirmations')
  if (meta.elicitations) found.add('elicitations')
  if (ended.size > 0 && calls.every((c) => ended.has(c) || isRecorded(c)))
    for (const kind of ['errors', 'denials'] as const) found.add(kind)
  made.source = { ...trace.source, lacks: trace.source.lacks.filter((kind) => !found.has(kind)) }
  return { trace: made, faults }
}

function legs<Key extends string, T extends { [K in Key]?: unknown }>(
  what: string,
  keys: readonly Key[],
  recorded: T | undefined,
  told: { [K in Key]?: T[K] | undefined },
  settle: <V>(what: string, recorded: V | undefined, told: V | undefined) => V | undefined,
): T {
  const entries = keys.flatMap((key) => {
    const value = settle<T[Key]>(`${what}.${key}`, recorded?.[key], told[key])
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries) as T
}

/** Does a trace say how a call ended? */
export const isRecorded = ({ is_error, denied, blocked }: Call): boolean =>
  typeof is_error === 'boolean' || denied === true || blocked === true

type CallFinder = (ref: string | number, what: string) => Call | undefined

/** Finds calls by id, or by number; what no call or several have is told. */
function callFinder(calls: readonly Call[], faults: string[]): CallFinder {
  const byId = new Map<string, Call[]>()
  for (const call of calls) if (call.id !== undefined) byId.set(call.id, [...(byId.get(call.id) ?? []), call])
  return (ref, what) => {
    const found = typeof ref === 'number' ? calls.slice(ref - 1, ref) : (byId.get(ref) ?? [])
    const [call] = found
    if (call && found.length === 1) return call
    const has = found.length === 0 ? 'has no such call' : 'has several calls of that id'
    faults.push(`Unknown call ${shown(ref)} in ${what} of the sidecar: the trace ${has}`)
    return undefined
  }
}

/** The calls whose outcome the sidecar tells and the trace does not. */
function outcomesOf({ outcomes = {} }: RunMeta, callsOf: CallFinder, faults: string[]): Map<Call, Call> {
  const ended = new Map<Call, Call>()
  for (const [id, outcome] of Object.entries(outcomes)) {
    const call = callsOf(id, 'outcomes')
    if (!call) continue
    if (!isRecorded(call)) {
      ended.set(call, { ...call, is_error: outcome !== 'succeeded', ...(outcome === 'denied' ? { denied: true } : {}) })
      continue
    }
    const failed = call.denied === true || call.blocked === true || call.is_error === true
    if (failed !== (outcome !== 'succeeded'))
      faults.push(contradiction(`that call ${shown(id)} has`, failed ? 'failed' : 'succeeded', outcome))
    // A refusal that shows as an error only is told more exactly.
    else if (outcome === 'denied' && !call.denied && !call.blocked) ended.set(call, { ...call, denied: true })
  }
  return ended
}

/** What the sidecar puts before a call: gate decisions, and questions to the user with their answers. */
function insertionsOf(
  { confirmations = [], elicitations = [] }: RunMeta,
  events: readonly Event[],
  callsOf: CallFinder,
  faults: string[],
): Map<Call, Event[]> {
  const inserted = new Map<Call, Event[]>()
  const recorded = recordedBefore(events)
  const put = (call: Call, event: Confirmation | Elicitation): void => {
    const beside = (recorded.get(call) ?? []).filter((e) => e.type === event.type)
    if (beside.some((e) => same(e, event))) return
    const other = beside.find(
      (e) => e.type === 'elicitation' || (event.type === 'confirmation' && e.step === event.step),
    )
    if (other) faults.push(contradiction(`before a call of ${call.tool} the ${event.type}`, other, event))
    else inserted.set(call, [...(inserted.get(call) ?? []), event])
  }
  for (const { call: ref, step, tier, arguments: args } of confirmations) {
    const call = callsOf(ref, 'confirmations')
    if (!call) continue
    const more = args === undefined ? {} : { arguments: args }
    put(call, { type: 'confirmation', step: step ?? call.command ?? call.tool, tier, ...more })
  }
  for (const { call: ref, message, action, content, guards } of elicitations) {
    const call = callsOf(ref, 'elicitations')
    if (!call) continue
    put(call, {
      type: 'elicitation',
      action,
      ...(message === undefined ? {} : { message }),
      ...(content === undefined ? {} : { content }),
      ...(guards === undefined ? {} : { guards }),
    })
  }
  return inserted
}

/** The gate decisions and elicitations that a trace records between each call and the one before it. */
function recordedBefore(events: readonly Event[]): Map<Call, (Confirmation | Elicitation)[]> {
  const before = new Map<Call, (Confirmation | Elicitation)[]>()
  let open: (Confirmation | Elicitation)[] = []
  for (const e of events) {
    if (e.type === 'confirmation' || e.type === 'elicitation') open.push(e)
    else if (e.type === 'tool_call') {
      if (open.length > 0) before.set(e, open)
      open = []
    }
  }
  return before
}
