// From records to runs: bare messages, whole states (of which a later one repeats an earlier), and updates of single nodes.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Decoder, Sink } from '../contract.ts'
import { isObject, type Json, writeJson } from '../json.ts'
import { listIn, readList } from '../wrapped.ts'
import { isMessage, messageOf } from './message.ts'
import { talk } from './talk.ts'

type State = { list: readonly unknown[]; wrapper: Json }

export function decode(sink: Sink, lacks: readonly EvidenceKind[]): Decoder {
  let bare: ReturnType<typeof talk> | undefined
  let state: State | undefined

  function flushBare(cut: boolean): void {
    if (bare) sink.emit(bare.finish(cut))
    bare = undefined
  }

  function flushState(): void {
    if (!state) return
    const one = talk(sink, lacks)
    one.wrapper(state.wrapper)
    const unknown = readList(state.list, isMessage, one)
    const trace = one.finish(false)
    if (unknown > 0) trace.source.unrecognised = unknown
    sink.emit(trace)
    state = undefined
  }

  /** A state that begins with another is the same run, later; a history of states has the latest first. */
  function take(next: State): void {
    if (state && repeats(next.list, state.list)) state = next
    else if (!state || !repeats(state.list, next.list)) {
      flushState()
      state = next
    }
  }

  return {
    record(value) {
      if (isMessage(value)) {
        bare ??= talk(sink, lacks)
        bare.message(value as Json)
        return true
      }
      const list = listIn(value, isMessage)
      if (!list) return false
      // What a prompt stands in is a whole run; anything else is what one node of a graph adds.
      if (list.some((m) => messageOf(m)?.role === 'human')) take({ list, wrapper: isObject(value) ? value : {} })
      else if (state) state = { ...state, list: [...state.list, ...list] }
      else {
        bare ??= talk(sink, lacks)
        readList(list, isMessage, bare)
      }
      return true
    },
    end(cut) {
      flushState()
      flushBare(cut)
    },
  }
}

/** Does one list go on where the other ends, with a response or an id that tells them from another run with the same prompt? */
function repeats(long: readonly unknown[], short: readonly unknown[]): boolean {
  if (long.length < short.length) return false
  const told = short.some((m) => {
    const message = messageOf(m)
    return message && (message.role === 'ai' || typeof message.fields['id'] === 'string')
  })
  return told && short.every((m, i) => writeJson(m) === writeJson(long[i]))
}
