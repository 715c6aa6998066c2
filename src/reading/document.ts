// From the text of a file to traces: container, detection, decoding. One document, or else JSON Lines with junk between: a text
// with two records is no document, so trying the document first costs the parse of one line.

import type { Head } from '../formats/contract.ts'
import { deepest, holdsRounded, isObject, nestedBeyond, parseExact, parseJson } from '../formats/json.ts'
import type { Trace } from '../model/trace.ts'
import { choose } from './choose.ts'
import { decode, type Junk, type Read, type ReadOptions } from './decode.ts'

export type { Read, ReadOptions }

/** How much of a JSON Lines file is parsed before its format is decided. */
const headRecords = 200
const headCharacters = 1 << 20

/** Reads a whole file's text. */
export function readText(source: string, options: ReadOptions): Read {
  const t = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source
  if (!/\S/.test(t)) return { problem: 'The file is empty; expected a trace' }
  let value: unknown
  try {
    value = JSON.parse(t)
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

const tooDeep: Read = {
  problem: `The JSON is nested more than ${deepest} levels deep; leave such payloads out of the trace`,
}

/** What is not one document: lines with others between, documents one after the other, or a document that breaks off. */
function readBroken(t: string, e: unknown, options: ReadOptions): Read {
  const first = /\S[^\n]*/.exec(t)?.[0].trim() ?? ''
  if (!parses(first)) {
    const { values, rest } = splitDocuments(t)
    if (values.length > 0) {
      const reader = lineReader(options)
      for (const value of values) reader.record(value)
      for (const line of rest.trim().split('\n', 1000)) reader.line(line)
      return reader.end(/^\s*[[{]/.test(rest))
    }
    // The pieces of a document that breaks off are no records.
    if (/^(?:[[{]$|[[{].*[[{,]$)/.test(first)) return notJson(t, e)
  }
  if (!t.includes('\n') && !first.startsWith('data:')) return notJson(t, e)
  const read = readAllLines(t, options)
  return read.problem && read.line === noObject ? notJson(t, e) : read
}

function parses(line: string): boolean {
  try {
    return typeof JSON.parse(line.startsWith('data:') ? line.slice(5) : line) === 'object'
  } catch {
    return false
  }
}

/** Documents that stand one after the other, as `jq` prints them, and what follows the last that is whole. */
function splitDocuments(t: string): { values: unknown[]; rest: string } {
  const values: unknown[] = []
  let at = 0
  while (at < t.length) {
    const left = t.slice(at)
    let length = left.length
    try {
      JSON.parse(left)
    } catch (e) {
      length = Number(/after JSON at position (\d+)/.exec(String(e))?.[1] ?? 0)
    }
    if (length === 0) break
    values.push(parseJson(left.slice(0, length)))
    at += length
  }
  return { values, rest: t.slice(at) }
}

/** Is the line one JSON object? JSON Lines begin with two such lines. */
export function isRecord(line: string): boolean {
  const t = line.trim()
  if (!t.startsWith('{') || !t.endsWith('}')) return false
  try {
    JSON.parse(t)
    return true
  } catch {
    return false
  }
}

function readAllLines(t: string, options: ReadOptions): Read {
  const reader = lineReader(options)
  for (let at = 0; at < t.length; ) {
    const end = t.indexOf('\n', at)
    const stop = end < 0 ? t.length : end
    reader.line(t.slice(at, stop))
    at = stop + 1
  }
  return reader.end()
}

/** One document: an object, or an array of records. `rounded`: an argument lost digits, parse it again exactly. */
function readDocument(value: unknown, options: ReadOptions, exact = false): Read | 'rounded' {
  const head: Head = Array.isArray(value)
    ? { container: 'array', records: value }
    : { container: 'object', records: [value] }
  const chosen = choose(head, options.format)
  if ('problem' in chosen) return chosen
  const traces: Trace[] = []
  const decoding = decode(chosen.format, { ...options, emit: (trace) => traces.push(trace) })
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
    if (!exact && holdsRounded(event.arguments)) return 'rounded'
    deep ||= nestedBeyond(event.arguments) || (typeof event.result === 'object' && nestedBeyond(event.result))
  }
  return deep ? 'deep' : undefined
}

/** A line number that no file has: nothing in it was an object. */
const noObject = -1

/** Reads JSON Lines as they come. Lines are split on `\n` only. */
export function lineReader(options: ReadOptions) {
  let head: unknown[] | undefined = []
  let size = 0
  let decoding: ReturnType<typeof decode> | undefined
  let problem: Read | undefined
  let objects = 0
  const junk: Junk = { lines: 0, records: 0 }
  /** The last line, when it is no JSON: junk if another follows, a cut record if none does. */
  let pending: string | undefined

  function settleHead(): void {
    if (!head) return
    const records = head
    head = undefined
    const chosen = choose({ container: 'lines', records }, options.format)
    if ('problem' in chosen) {
      problem = chosen
      return
    }
    decoding = decode(chosen.format, options, junk)
    for (const record of records) decoding.record(record)
  }

  function settlePending(): void {
    if (pending === undefined) return
    junk.lines++
    if (/^(?:\{\s*"|\[\s*\{)/.test(pending)) junk.records++
    pending = undefined
  }

  function take(record: unknown, length: number): void {
    settlePending()
    if (nestedBeyond(record)) {
      problem = tooDeep
    } else if (!isObject(record) && !Array.isArray(record)) {
      junk.lines++
    } else {
      objects++
      if (decoding) decoding.record(record)
      else if (head) {
        head.push(record)
        size += length
        if (head.length >= headRecords || size >= headCharacters) settleHead()
      }
    }
  }

  return {
    /** Takes one line. */
    line(raw: string): void {
      if (problem) return
      let line = raw.trim()
      if (line.charCodeAt(0) === 0) line = line.replace(/^[\0\s]+/, '')
      if (line.startsWith('data:')) line = line.slice(5).trim()
      if (line === '' || line === '[DONE]') return
      let record: unknown
      try {
        record = parseJson(line)
      } catch (e) {
        if (e instanceof RangeError) problem = tooDeep
        settlePending()
        pending = line.slice(0, 200)
        return
      }
      take(record, line.length)
    },
    /** Takes one record that was parsed already. */
    record(value: unknown): void {
      if (!problem) take(value, 0)
    },
    /** To be called once. `broken`: the text broke off. */
    end(broken = false): Read {
      if (objects === 0 && !problem)
        return { problem: 'Expected JSON or JSON Lines, found no line that is a JSON object', line: noObject }
      settleHead()
      if (problem) return problem
      const cut = broken || (pending !== undefined && /^[[{]/.test(pending))
      if (!cut) settlePending()
      return decoding?.end(cut) ?? {}
    },
  }
}

/** A document that JSON.parse refuses: says where. */
function notJson(t: string, e: unknown): Read {
  const message = e instanceof Error ? e.message : String(e)
  if (e instanceof RangeError) return { problem: `The JSON is nested too deeply to read (${message})` }
  const at = Number(
    /position (\d+)/.exec(message)?.[1] ?? (/end of JSON input|Unterminated/i.test(message) ? t.length : Number.NaN),
  )
  if (Number.isNaN(at)) return { problem: 'Expected JSON or JSON Lines, found text that is neither' }
  const before = t.slice(0, at)
  const line = before.split('\n').length
  return {
    problem: `Expected JSON or JSON Lines; the JSON breaks off or is wrong at character ${at - before.lastIndexOf('\n')} of line ${line}${at >= t.trimEnd().length ? ' (the file seems to be cut off)' : ''}`,
    line,
  }
}
