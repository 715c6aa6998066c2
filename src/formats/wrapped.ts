// Messages as frameworks dump them: one a record, or a list of them under some key, and then a run a record.
import type { Trace } from '../model/trace.ts'
import { type Decoder, FormatError, type Sink } from './contract.ts'
import { isObject, type Json } from './json.ts'

type IsMessage = (value: unknown) => boolean

/** Reads one run, message by message. */
export type Talk = { message(m: Json): void; wrapper(w: Json): void; finish(cut: boolean): Trace }

/** The keys that lists of messages stand under, the likeliest first. */
const keys = ['messages', 'all_messages', 'message_history', 'conversation', 'history']

/** Are most elements messages? Gives up as soon as they cannot be: every list of every record is asked. */
function isList(value: unknown, is: IsMessage): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) return false
  let others = 0
  for (const element of value) if (!is(element) && ++others * 2 >= value.length) return false
  return true
}

/** The list of messages that a value is, or holds under a key, or one level down. */
export function listIn(value: unknown, is: IsMessage): readonly unknown[] | undefined {
  if (isList(value, is)) return value
  if (!isObject(value)) return undefined
  for (const at of [value, ...Object.values(value).filter(isObject)]) {
    for (const key of keys) if (isList(at[key], is)) return at[key]
    for (const inner of Object.values(at)) if (isList(inner, is)) return inner
  }
  return undefined
}

/** Reads bare messages as one run, and each list of them as a run of its own. */
export function wrapped(sink: Sink, is: IsMessage, start: () => Talk): Decoder {
  let bare: Talk | undefined
  return {
    record(value) {
      if (is(value)) {
        bare ??= start()
        bare.message(value as Json)
        return true
      }
      const list = listIn(value, is)
      if (!list) return false
      const talk = start()
      if (isObject(value)) talk.wrapper(value)
      const unknown = readList(list, is, talk)
      const trace = talk.finish(false)
      if (unknown > 0) trace.source.unrecognised = unknown
      sink.emit(trace)
      return true
    },
    end(cut) {
      if (bare) sink.emit(bare.finish(cut))
    },
  }
}

/** Gives the messages of a list to a talk; says how many elements are none. One that speaks of tools may not be passed over. */
export function readList(list: readonly unknown[], is: IsMessage, talk: Pick<Talk, 'message'>): number {
  let unknown = 0
  for (const [i, m] of list.entries()) {
    if (is(m)) talk.message(m as Json)
    else if (isObject(m) && Object.keys(m).some((key) => /tool|call|function/i.test(key)))
      throw new FormatError(
        `Element ${i} of the messages speaks of calls in a form that is not known: it has the keys ${Object.keys(m).slice(0, 8).join(', ')}`,
      )
    else unknown++
  }
  return unknown
}
