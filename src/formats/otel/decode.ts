// From the records of a file to traces. Spans are exported when they end, children before parents: all are read before a run is.
import type { Decoder, Sink } from '../contract.ts'
import { isObject } from '../json.ts'
import { readRun } from './run.ts'
import { isOther } from './signature.ts'
import { logsOf, spansOf } from './spans.ts'
import { collector } from './tree.ts'

export function decode(sink: Sink): Decoder {
  const spans = collector()
  return {
    record(value) {
      if (!isObject(value)) return false
      const found = spansOf(value)
      for (const log of logsOf(value)) spans.log(log)
      for (const span of found ?? []) spans.span(span)
      return found !== undefined || isOther(value)
    },
    end(cut) {
      const runs = spans.runs()
      for (const { id, nodes } of runs) {
        const trace = readRun(sink, id, nodes, spans.lost())
        // Which run a record that is cut was of, nobody knows.
        if (cut) trace.truncated = true
        sink.emit(trace)
      }
    },
  }
}
