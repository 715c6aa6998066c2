// From the text of a file to traces: container, detection, decoding. One document, or else JSON Lines with junk between: a text
// with two records is no document, so trying the document first costs the parse of one line.

import type { Head } from '../formats/contract.ts'
import { holdsDecimalZeros, holdsRounded, nestedBeyond, parseExact } from '../formats/json.ts'
import type { Trace } from '../model/trace.ts'
import { readBroken } from './broken.ts'
import { choose } from './choose.ts'
import { decode, type Read, type ReadOptions, tooDeep } from './decode.ts'

export type { Read, ReadOptions }

/** Reads a whole file's text. */
export function readText(source: string, options: ReadOptions): Read {
  const t = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source
  // NUL characters between the records of a document are no white space.
  if (t.includes('\0')) return readBroken(t, new SyntaxError('NUL'), options)
  if (!/\S/.test(t)) return { problem: 'The file is empty; expected a trace' }
  let value: unknown
  try {
    value = JSON.parse(t)
    if (holdsDecimalZeros(t)) value = parseExact(t)
  } catch (e) {
    return readBroken(t, e, options)
  }
  const read = readDocument(value, options)
  if (read === 'rounded') {
    const again = readDocument(parseExact(t), options, true)
    return again === 'rounded' ? {} : again
  }
  return read
}

/** One document: an object, or an array of records. `rounded`: an argument lost digits, parse it again exactly. */
function readDocument(value: unknown, options: ReadOptions, exact = false): Read | 'rounded' {
  const head: Head = Array.isArray(value)
    ? { container: 'array', records: value }
    : { container: 'object', records: [value] }
  const chosen = choose(head, options.format)
  if ('problem' in chosen) return chosen
  const traces: Trace[] = []
  const decoding = decode(chosen, { ...options, emit: (trace) => traces.push(trace) })
  for (const record of head.records) decoding.record(record)
  const read = decoding.end(false)
  for (const trace of traces) {
    const fault = faultOf(trace, exact)
    if (fault === 'rounded') return fault
    if (fault === 'deep') return tooDeep
  }
  if (!read.problem) for (const trace of traces) options.emit(trace)
  return read
}

/**
 * What is wrong with the payloads of a trace: an argument that lost digits, or one nested too deeply. Only what checks and
 * reporters walk into is looked at: this runs for every trace.
 */
function faultOf(trace: Trace, exact: boolean): 'rounded' | 'deep' | undefined {
  for (const key in trace) if (key !== 'events' && nestedBeyond(trace[key as keyof Trace])) return 'deep'
  let deep = false
  for (const event of trace.events) {
    if (event.type === 'message' || event.type === 'user') continue
    if (event.type === 'elicitation') deep ||= nestedBeyond(event.content)
    if (event.type === 'confirmation') deep ||= nestedBeyond(event.arguments)
    if (event.type !== 'tool_call') continue
    if (!exact && (holdsRounded(event.arguments) || holdsRounded(event.result))) return 'rounded'
    deep ||= nestedBeyond(event.arguments) || (typeof event.result === 'object' && nestedBeyond(event.result))
  }
  return deep ? 'deep' : undefined
}
