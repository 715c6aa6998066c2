// From the trajectories of a file to traces: continuations joined, sub-agents put where they were called.
import { type Decoder, FormatError, kind, type Sink } from '../contract.ts'
import { isObject, type Json } from '../json.ts'
import { readRun } from './run.ts'
import { embedded, goesOnIn, isContinuation, namesOf, referred, resultsOf, stepsOf, trajectoriesOf } from './shape.ts'

export function decode(sink: Sink): Decoder {
  let pending: { parts: [Json, ...Json[]]; subs: Json[] } | undefined

  function flush(cut: boolean): void {
    if (pending) sink.emit(readRun(sink, pending, cut))
    pending = undefined
  }

  function take(trajectory: Json): void {
    if (!Array.isArray(trajectory['steps']))
      throw new FormatError(`steps: Expected an array, found ${kind(trajectory['steps'])}`)
    const subs = embedded(trajectory)
    if (pending && goesOnIn(pending.parts.at(-1) as Json) !== undefined && isContinuation(trajectory)) {
      pending.parts.push(trajectory)
      pending.subs.push(...subs)
    } else if (pending && refersTo([...pending.parts, ...pending.subs], trajectory)) {
      pending.subs.push(trajectory, ...subs)
    } else {
      flush(false)
      pending = { parts: [trajectory], subs: [...subs] }
    }
  }

  return {
    record(value) {
      const found = trajectoriesOf(value)
      if (found.length === 0 || !isObject(value)) return false
      // One object with several: who is referred to comes behind who refers to it.
      const all = found.length > 1 ? [...found].sort((a, b) => rank(a, found) - rank(b, found)) : found
      for (const trajectory of all) take(trajectory)
      return true
    },
    end: flush,
  }
}

/** Does one of these trajectories refer to that one as its sub-agent's? */
function refersTo(trajectories: readonly Json[], that: Json): boolean {
  const names = new Set(namesOf(that))
  return trajectories.some(
    (t) => t !== that && stepsOf(t).some((s) => resultsOf(s).some((r) => referred(r).some((name) => names.has(name)))),
  )
}

const rank = (trajectory: Json, all: readonly Json[]): number =>
  refersTo(all, trajectory) ? 2 : isContinuation(trajectory) ? 1 : 0
