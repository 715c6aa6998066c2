// Runs a format's decoder over records, and watches what it does not recognise.

import type { Decoder, Format, Sink } from '../formats/contract.ts'
import { FormatError } from '../formats/contract.ts'
import { isObject, object } from '../formats/json.ts'
import { count } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'

/**
 * What a file gave beside traces. `problem`: why it could not be read, or not be trusted. `isTrace`: it is a trace all the same, of a
 * known format, so that it may not be taken for one of the other files that a run left behind.
 */
export type Read = { problem?: string; line?: number; isTrace?: true }

export type ReadOptions = {
  /** A format's id; absent: detect it. */
  format?: string | undefined
  sha256(text: string): string
  emit(trace: Trace): void
}

/** Lines that are no JSON, and how many of them were records once: what they said is lost. */
export type Junk = { lines: number; records: number }

/** Runs a decoder and watches what it does not recognise. */
export function decode(format: Format, options: ReadOptions, junk: Junk = { lines: 0, records: 0 }) {
  let known = 0
  let unknown = 0
  let toolLike: string | undefined
  /** Of the records that are not known, those since the last trace. */
  let recent = 0
  let emitted = 0
  let failed: Read | undefined
  let foreign: Read | undefined
  const sink: Sink = {
    sha256: options.sha256,
    emit(trace) {
      if (failed) return
      if (toolLike !== undefined && !trace.events.some((e) => e.type === 'tool_call')) {
        failed = {
          problem: `Read as ${format.id}, but ${count(recent, 'record is', 'records are')} not of that format and ${recent === 1 ? 'speaks' : 'speak'} of tools (${toolLike}), and no tool call was found; convert the file, or name its format with trace-format`,
          isTrace: true,
        }
        return
      }
      if (recent > 0) trace.source.unrecognised = recent
      if (junk.lines > 0) trace.source.junk_lines = junk.lines
      if (junk.records > 0) trace.truncated = true
      recent = 0
      toolLike = undefined
      junk.lines = 0
      junk.records = 0
      emitted++
      options.emit(trace)
    },
  }
  let decoder: Decoder | undefined = format.decoder(sink)
  const guard = (step: () => void): void => {
    try {
      step()
    } catch (e) {
      if (e instanceof FormatError) failed ??= { problem: `Wrong ${format.id} trace: ${e.message}`, isTrace: true }
      else if (e instanceof RangeError)
        failed ??= {
          problem: `Cannot read the ${format.id} trace: it is nested too deeply (${e.message})`,
          isTrace: true,
        }
      else throw e
    }
  }
  return {
    record(value: unknown): void {
      if (failed) return
      guard(() => {
        if (decoder?.record(value)) known++
        else {
          unknown++
          recent++
          const word = toolWords(value)
          toolLike ??= word
          if (format.whole && word !== undefined)
            foreign ??= {
              problem: `Read as ${format.id}, but record ${known + unknown} is of another format and speaks of tools (${word}); keep one format a file`,
              isTrace: true,
            }
        }
      })
    },
    end(cut: boolean): Read {
      if (!failed && unknown > known) {
        failed = {
          problem: `Read as ${format.id}, but only ${known} of ${count(known + unknown, 'record')} ${known === 1 ? 'is' : 'are'} of that format; convert the file, or name its format with trace-format`,
        }
      }
      const before = emitted
      if (!failed) guard(() => decoder?.end(cut))
      // Each record was a trace of its own, so no trace can say that the last one is lost.
      if (cut && !failed && emitted === before) {
        failed = {
          problem: 'The file is cut off in its last record; upload it only after the agent has ended',
          isTrace: true,
        }
      }
      if (!failed && emitted === 0) failed = { problem: `Read as ${format.id}, but the file holds no run of an agent` }
      decoder = undefined
      return failed ?? foreign ?? {}
    },
  }
}

/** What in a record speaks of tools: its type or a key of it. */
function toolWords(record: unknown): string | undefined {
  if (!isObject(record)) return undefined
  // An envelope says what it holds one level down.
  const inner = ['payload', 'item', 'data'].map((key) => object(record[key])['type'])
  const words = [record['type'], record['kind'], record['event'], ...inner, ...Object.keys(record)]
  const found = words.find((w) => typeof w === 'string' && /tool|function_?call|^action$/i.test(w))
  return typeof found === 'string' ? JSON.stringify(found.slice(0, 40)) : undefined
}
