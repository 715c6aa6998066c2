// Runs a format's decoder over records, and watches what it does not recognise.
import { type Decoder, FormatError, type Sink } from '../formats/contract.ts'
import { array, deepest, isObject, object } from '../formats/json.ts'
import { defaultConfig, type EndSettings } from '../model/config.ts'
import { count } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import { type Chosen, claimant } from './choose.ts'

/**
 * What a file gave beside traces. `problem`: why it could not be read, or not be trusted. `isTrace`: it is a trace all the same, of a
 * known format, so that it may not be taken for one of the other files that a run left behind. `needs`: what to await before it is read again.
 */
export type Read = { problem?: string; line?: number; isTrace?: true; needs?: () => Promise<void> }

export type ReadOptions = {
  /** A format's id; absent: detect it. */
  format?: string | undefined
  sha256(text: string): string
  emit(trace: Trace): void
  /** Is handed the bytes of a file that is read at once, before what stands in them. */
  seen?: ((bytes: Uint8Array) => void) | undefined
  /** What ends a run beside the record of its end. */
  end?: EndSettings | undefined
}

export const tooDeep: Read = {
  problem: `The JSON is nested more than ${deepest} levels deep; leave such payloads out of the trace`,
}

/**
 * What of a file is no record: lines that are no JSON, and why what the file says may be lost, which concerns every run read from then
 * on.
 */
export type Losses = { lines: number; reasons: Set<string> }

/** As many reasons are told. */
const mostReasons = 20

export const noLosses = (): Losses => ({ lines: 0, reasons: new Set() })

/** Bytes of a file that was emptied while the agent's output was still written to it. */
export const emptied = 'the file holds NUL characters: it was emptied or damaged while it was written'

/** Runs a decoder and watches what it does not recognise. `before`: so many records were read before, each of them a trace. */
export function decode({ format, certain }: Chosen, options: ReadOptions, losses = noLosses(), before = 0) {
  const readAs = certain
    ? `Read as ${format.id}`
    : `No format recognises this file for certain: it looks like ${format.id}`
  let known = before
  let unknown = 0
  let toolLike: string | undefined
  /** Of the records that are not known, those since the last trace. */
  let recent = 0
  let emitted = before
  /** How many of the reasons the last trace tells. */
  let told = 0
  let failed: Read | undefined
  const sink: Sink = {
    sha256: options.sha256,
    end: options.end ?? defaultConfig.end,
    emit(trace) {
      if (failed) return
      if (toolLike !== undefined && !trace.events.some((e) => e.type === 'tool_call')) {
        failed = {
          problem: `${readAs}, but ${count(recent, 'record is', 'records are')} not of that format and ${recent === 1 ? 'speaks' : 'speak'} of tools (${toolLike}), and no tool call was found; convert the file, or name its format with trace-format`,
          isTrace: true,
        }
        return
      }
      if (recent > 0) trace.source.unrecognised = recent
      if (toolLike !== undefined)
        trace.source.uncertain = [...(trace.source.uncertain ?? []), unknownTools(recent, toolLike)]
      if (losses.lines > 0) trace.source.junk_lines = losses.lines
      if (losses.reasons.size > 0)
        trace.source.incomplete = [...losses.reasons, ...(trace.source.incomplete ?? [])].slice(0, mostReasons)
      told = losses.reasons.size
      recent = 0
      toolLike = undefined
      losses.lines = 0
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
          toolLike ??= toolWords(value)
          if (losses.reasons.size >= mostReasons) return
          const other = claimant(value, format)
          if (format.whole ? isObject(value) : other !== undefined)
            losses.reasons.add(`record ${known + unknown} is none of ${format.id}${other ? ` but of ${other}` : ''}`)
        }
      })
    },
    /** Takes an object that stood behind other text on its line. False: it is no record of the format. */
    glued(value: unknown): boolean {
      let taken = false
      if (!failed)
        guard(() => {
          taken = decoder?.record(value) ?? false
          if (taken) known++
        })
      return taken
    },
    end(cut: boolean): Read {
      if (!failed && unknown > known) {
        failed = {
          problem: `${readAs}, but only ${known} of ${count(known + unknown, 'record')} ${known === 1 ? 'is' : 'are'} of that format; convert the file, or name its format with trace-format`,
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
      if (!failed && emitted === 0) failed = { problem: `${readAs}, but the file holds no run of an agent` }
      decoder = undefined
      // A run before it cannot say it, and of those behind it none may be the one that is judged.
      const lost = [...losses.reasons].at(format.whole ? 0 : told)
      if (lost !== undefined)
        failed ??= { problem: `The file is no whole recording: ${lost}; keep one format a file`, isTrace: true }
      return failed ?? {}
    },
  }
}

const unknownTools = (n: number, word: string): string =>
  `${count(n, 'record is', 'records are')} not of the format, and ${n === 1 ? 'it speaks' : 'one speaks'} of tools (${word}): calls may not be recorded`

/** What in a record speaks of tools: its type or a key of it. */
function toolWords(record: unknown): string | undefined {
  if (!isObject(record)) return undefined
  // An envelope says what it holds one level down.
  const inner = ['payload', 'item', 'data'].map((key) => object(record[key])['type'])
  // A message says it in its blocks.
  const { content } = isObject(record['message']) ? record['message'] : record
  for (const block of isObject(content) ? [content] : array(content)) inner.push(object(block)['type'])
  const words = [record['type'], record['kind'], record['event'], ...inner, ...Object.keys(record)]
  const found = words.find((w) => typeof w === 'string' && /tool|function_?call|^action$/i.test(w))
  return typeof found === 'string' ? JSON.stringify(found.slice(0, 40)) : undefined
}
