// Reads Inspect's logs: each sample of each epoch becomes a trace.
import type { Trace } from '../../model/trace.ts'
import type { Decoder, Sink } from '../contract.ts'
import { array, isObject, type Json, number, object } from '../json.ts'
import { readSample } from './sample.ts'
import { isLog, isSample } from './shape.ts'

export function decode(sink: Sink): Decoder {
  let log: Json = {}
  let promised: number | undefined
  let samples = 0
  /** The last trace waits: whether the log holds all of its samples is known at the end. */
  let last: Trace | undefined

  function take(sample: Json): void {
    samples++
    if (last) sink.emit(last)
    last = readSample(sample, log, sink)
  }

  return {
    record(value) {
      if (isLog(value)) {
        // Several logs in one file follow each other.
        finish()
        log = value
        promised = number(object(value['results'])['total_samples'])
        for (const sample of array(value['samples'])) if (isObject(sample)) take(sample)
        return true
      }
      if (!isSample(value)) return false
      take(value)
      return true
    },
    end: (cut) => finish(cut),
  }

  function finish(cut = false): void {
    if (last) {
      const missing = promised !== undefined && samples < promised ? promised - samples : 0
      const why = cut
        ? 'the log is cut off'
        : missing > 0
          ? `the log holds ${samples} of ${promised} samples: the others are no part of it`
          : undefined
      if (why !== undefined) last.source.incomplete = [...(last.source.incomplete ?? []), why]
      if (cut) last.truncated = true
      sink.emit(last)
    }
    last = undefined
    samples = 0
  }
}
