// Building one trace from the records of a chat-like format: calls paired with their results, payloads kept within bounds.
import type { Call, Event, EvidenceKind, Message, Trace } from '../model/trace.ts'
import type { Sink } from './contract.ts'
import { readArguments, writeJson } from './json.ts'

/** A payload longer than this (in characters) is cut to its head. */
const largest = 1 << 20
const headLength = 2 << 10
/** When a trace has kept this much, shorter payloads are cut too, to shorter heads: a trace of any size must fit. */
const budget = 16 << 20
const smallest = 1 << 10
const shortHead = 256

/** What is known of a call when it is made. */
export type CallStart = {
  id?: string | undefined
  tool: string
  arguments: unknown
  agent?: string | undefined
  turn?: number | undefined
}

/** What its result adds. `is_error: null`: the record cannot tell. */
export type CallEnd = Pick<Call, 'is_error' | 'exit_code' | 'duration_ms' | 'denied' | 'blocked'> & { result?: unknown }

/** Copies the defined properties, so that exact optional types hold. */
export function defined<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) if (value !== undefined) out[key] = value
  return out as T
}

export type Builder = ReturnType<typeof builder>

/** Starts a trace. Calls are numbered by `events`; `call` with an id that was seen returns the first call (no duplicate). */
export function builder(format: string, lacks: readonly EvidenceKind[], sink: Pick<Sink, 'sha256'>) {
  const trace: Trace = { schema: 'agent-eval/trace@1', events: [], source: { format, lacks: [...lacks] } }
  const open = new Map<string, Call>()
  const nameless: Call[] = []
  let kept = 0

  const tooLong = (length: number): boolean => length > (kept > budget ? smallest : largest)
  const head = (whole: string): string => flat(whole.slice(0, kept > budget ? shortHead : headLength))
  const cutOf = (whole: string) => ({ bytes: Buffer.byteLength(whole), sha256: sink.sha256(whole) })

  /** Sets the result of a call, cut to its head where it is too large to keep. */
  function keep(call: Call, result: unknown): void {
    const whole = typeof result === 'string' ? result : result === undefined ? '' : writeJson(result)
    if (tooLong(whole.length)) {
      call.result = head(whole)
      call.result_cut = cutOf(whole)
    } else if (result !== undefined) call.result = result
    kept += Math.min(whole.length, largest)
  }

  /** The arguments of a call; where they are too large to keep, their long texts are cut to their heads. */
  function keepArguments(call: Call): void {
    const size = sizeOf(call.arguments)
    if (tooLong(size)) {
      call.arguments_cut = cutOf(writeJson(call.arguments))
      call.arguments = shorten(call.arguments, kept > budget ? shortHead : headLength, head)
    }
    kept += Math.min(size, largest)
  }

  return {
    trace,
    /** The call with this id, if it was made. */
    find: (id: string | undefined): Call | undefined => (id === undefined ? undefined : open.get(id)),
    /** Records a call in its place; `again`: an id that was seen is a new call all the same, not a replayed one. */
    call(start: CallStart, again = false): Call {
      const seen = start.id === undefined || again ? undefined : open.get(start.id)
      if (seen) return seen
      const call: Call = defined<Call>({
        type: 'tool_call',
        id: start.id,
        tool: start.tool,
        arguments: readArguments(start.arguments),
        is_error: null,
        agent: start.agent,
        turn: start.turn,
      })
      keepArguments(call)
      trace.events.push(call)
      if (start.id !== undefined) open.set(start.id, call)
      else nameless.push(call)
      return call
    },
    /** A later record tells the id of a call. */
    identify(call: Call, id: string): void {
      call.id = id
      open.set(id, call)
    },
    /** Replaces the arguments of a call by those that a later record tells, kept within bounds like the first. */
    giveArguments(call: Call, given: unknown): void {
      // What is counted of arguments that were cut stays counted: their size is not known any more.
      if (!call.arguments_cut) kept -= Math.min(sizeOf(call.arguments), largest)
      delete call.arguments_cut
      call.arguments = readArguments(given)
      keepArguments(call)
    },
    /** The first call without an id that has no result yet: where results come without ids, they come in order. */
    waiting(): Call | undefined {
      while (nameless[0] && !isOpen(nameless[0])) nameless.shift()
      return nameless[0]
    },
    /** Takes events back that the recording declares void. */
    drop(gone: ReadonlySet<Event>): void {
      trace.events = trace.events.filter((e) => !gone.has(e))
      for (const e of gone) if (e.type === 'tool_call' && e.id !== undefined) open.delete(e.id)
    },
    /** Records that the context was summarised. */
    compaction(): void {
      trace.compactions = (trace.compactions ?? 0) + 1
      trace.events.push({ type: 'compaction' })
    },
    /** Forgets the ids seen so far: later calls with the same ids are new calls. */
    forgetIds: () => open.clear(),
    /** Records how a call ended. */
    settle(call: Call, end: CallEnd): void {
      const { result, ...rest } = end
      for (const [key, value] of Object.entries(rest))
        if (value !== undefined) (call as Record<string, unknown>)[key] = value
      if (result !== undefined) keep(call, result)
    },
    message(
      text: string,
      more: { agent?: string | undefined; turn?: number | undefined; step?: string | undefined } = {},
    ): void {
      if (text.trim() !== '')
        trace.events.push(
          defined<Message>({ type: 'message', text, step: more.step, agent: more.agent, turn: more.turn }),
        )
    },
    user(text: string): void {
      if (text.trim() !== '') trace.events.push({ type: 'user', text })
    },
    /** Adds a turn of the prompt. */
    prompt(text: string): void {
      if (text.trim() === '') return
      const before = trace.prompt
      trace.prompt = before === undefined ? text : Array.isArray(before) ? [...before, text] : [before, text]
    },
    lacks(kind: EvidenceKind): void {
      if (!trace.source.lacks.includes(kind)) trace.source.lacks.push(kind)
    },
  }
}

/** Has the call no result yet? */
export const isOpen = (call: Call): boolean => call.is_error === null && call.result === undefined

/** About how many characters a value holds. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  let sum = 0
  for (const key in value) sum += key.length + sizeOf((value as Record<string, unknown>)[key])
  return sum
}

/** A copy with the long texts in it cut; `__proto__` is a key like any other. */
function shorten(value: unknown, length: number, head: (text: string) => string): unknown {
  if (typeof value === 'string') return value.length > length ? head(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => shorten(inner, length, head))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner, length, head)]))
}

/** Copies a slice, so that it does not hold the whole text in memory; a byte a character where that is enough. */
function flat(slice: string): string {
  const encoding = /[^\0-\xff]/.test(slice) ? 'utf16le' : 'latin1'
  return Buffer.from(slice, encoding).toString(encoding)
}
