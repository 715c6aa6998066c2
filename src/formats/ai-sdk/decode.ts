// From records to runs: whole results and chats are a run each; steps, messages and parts of a stream make up one.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Decoder, Sink } from '../contract.ts'
import type { Json } from '../json.ts'
import { wrapped } from '../wrapped.ts'
import { isMessage, isStep, isStreamPart, stepsOf } from './part.ts'
import { talk } from './talk.ts'

export function decode(sink: Sink, lacks: readonly EvidenceKind[]): Decoder {
  let now: ReturnType<typeof talk> | undefined
  const lists = wrapped(sink, isMessage, () => talk(sink, lacks))

  function flush(cut: boolean): void {
    if (now) sink.emit(now.finish(cut))
    now = undefined
  }

  return {
    record(value) {
      const steps = stepsOf(value)
      if (steps.length > 0) {
        const one = talk(sink, lacks)
        one.wrapper(value as Json)
        for (const step of steps) one.step(step)
        sink.emit(one.finish(false))
        return true
      }
      if (isStep(value) || isStreamPart(value)) {
        // Another stream begins.
        if (isStreamPart(value) && value['type'] === 'start' && now?.isStreaming()) flush(false)
        now ??= talk(sink, lacks)
        if (isStep(value)) now.step(value)
        else now.part(value)
        return true
      }
      return lists.record(value)
    },
    end(cut) {
      flush(cut)
      lists.end(cut)
    },
  }
}
