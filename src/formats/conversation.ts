// One run as most agents record it: prompts, responses with their texts and calls, the results of calls by id, and sessions one after
// the other in a file.
import type { Call, EvidenceKind, Message, Trace, Usage } from '../model/trace.ts'
import { builder, type CallEnd, type CallStart } from './build.ts'
import type { Decoder, Sink } from './contract.ts'
import { course } from './course.ts'
import { isObject, type Json, number, text } from './json.ts'

export type Conversation = ReturnType<typeof conversation>

/** What is the same in every run of a format. `closes`: the record of the end that it always writes. */
export type About = { format: string; lacks: readonly EvidenceKind[]; agent?: string; closes?: string }

/** Starts one run. */
export function conversation(sink: Sink, { format, lacks, agent, closes }: About) {
  const b = builder(format, lacks, sink)
  const { trace } = b
  const run = course(b, sink.end, closes)
  if (agent !== undefined) trace.agent = { name: agent }
  if (!lacks.includes('compactions')) trace.compactions = 0
  let turn: number | undefined
  let spent: Usage | undefined
  /** The message that goes on in fragments, and blanks that stand before its first word. */
  let streamed: Message | undefined
  let blank = ''

  return {
    b,
    trace,
    run,
    named(id: unknown): void {
      const name = text(id)
      if (name !== undefined) trace.id ??= name
    },
    model(name: unknown): void {
      const model = text(name)
      if (model !== undefined && !trace.agent?.model) trace.agent = { ...trace.agent, model }
    },
    prompt(words: string): void {
      if (words.trim() === '') return
      run.input(words)
      b.prompt(words)
      b.user(words)
    },
    /** A response begins or goes on. `counted: false`: the recording does not tell responses apart. */
    respond(key: unknown, { counted = true } = {}): void {
      const n = run.respond(key)
      turn = counted ? n : undefined
      if (!counted) run.uncountable()
    },
    say(words: string): void {
      streamed = undefined
      b.message(words, { turn })
      run.said(words)
    },
    /** A fragment of what is being said. */
    stream(words: string): void {
      if (streamed && trace.events.at(-1) === streamed) streamed.text += words
      else if ((blank + words).trim() === '') {
        blank += words
        return
      } else {
        b.message(blank + words, { turn })
        streamed = trace.events.at(-1) as Message
      }
      blank = ''
      run.said(streamed.text, true)
    },
    /** What is being said, as far as its fragments are known. */
    streamed: (): string => (streamed && trace.events.at(-1) === streamed ? streamed.text : ''),
    /** A call of the main agent: every record of one is a call of its own, whatever its id. */
    call(start: Omit<CallStart, 'turn'>, at?: unknown): Call {
      const call = b.call({ ...start, turn }, true)
      const time = timeOf(at)
      if (time !== undefined) call.at = time
      run.called(call)
      return call
    },
    /** The result of a call. A result whose call is not known is the end of a recording whose beginning is lost. */
    result(call: Call | undefined, end: CallEnd): void {
      if (call) b.settle(call, end)
      else run.headless('it holds the result of a call that is not in it')
      run.returned()
    },
    /** Tokens and money of one response, added to those before. */
    spend(part: Usage): void {
      for (const [key, value] of Object.entries(part) as [keyof Usage, number | undefined][])
        if (value !== undefined) spent = { ...spent, [key]: (spent?.[key] ?? 0) + value }
    },
    finish(cut: boolean): Trace {
      if (spent) run.used(spent)
      if (trace.usage === undefined || Object.keys(trace.usage).length === 0) {
        delete trace.usage
        b.lacks('usage')
      }
      run.finish(cut)
      return trace
    },
  }
}

/** The sum of those of the numbers that are known; `undefined`: none is. */
export function sum(...parts: readonly unknown[]): number | undefined {
  const known = parts.map(number).filter((n) => n !== undefined)
  return known.length > 0 ? known.reduce((a, n) => a + n, 0) : undefined
}

const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/

/** A time as traces write it, from ISO text or milliseconds since 1970. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value === 'string') return iso.test(value) ? value : undefined
  const ms = number(value)
  return ms === undefined || ms < 0 || ms > 8.64e15 ? undefined : new Date(ms).toISOString()
}

/** One session that is being read. */
export type Session = { record(r: Json): boolean; finish(cut: boolean): Trace }

/** Decodes sessions that stand one after the other. `begins`: does a record begin another session than the one that is read? */
export function inTurn<S extends Session>(
  sink: Sink,
  start: () => S,
  begins: (r: Json, current: S) => boolean,
): Decoder {
  let current: S | undefined
  return {
    record(value) {
      if (!isObject(value)) return false
      if (current && begins(value, current)) {
        sink.emit(current.finish(false))
        current = undefined
      }
      current ??= start()
      return current.record(value)
    },
    end(cut) {
      if (current) sink.emit(current.finish(cut))
    },
  }
}
