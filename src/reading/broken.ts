// What is not one JSON document: lines with others between, documents one after the other, a document that breaks off.
import { parseJson } from '../formats/json.ts'
import type { Read, ReadOptions } from './decode.ts'
import { lineReader, noObject } from './lines.ts'
import { nearlyJson } from './nearly.ts'

/** What is not one document: lines with others between, documents one after the other, or a document that breaks off. */
export function readBroken(t: string, e: unknown, options: ReadOptions): Read {
  if (e instanceof RangeError) return notJson(t, e)
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

/** A document that JSON.parse refuses: says where. */
function notJson(t: string, e: unknown): Read {
  const message = e instanceof Error ? e.message : String(e)
  if (e instanceof RangeError) return { problem: `The JSON is nested too deeply to read (${message})` }
  const nearly = nearlyJson(t)
  if (nearly !== undefined) return { problem: `Expected JSON or JSON Lines. ${nearly}` }
  const at = Number(
    /position (\d+)/.exec(message)?.[1] ?? (/end of JSON input|Unterminated/i.test(message) ? t.length : Number.NaN),
  )
  if (Number.isNaN(at)) return { problem: 'Expected JSON or JSON Lines, found text that is neither' }
  const before = t.slice(0, at)
  const line = before.split('\n').length
  const cut = at >= t.trimEnd().length
  return {
    problem: `Expected JSON or JSON Lines; the JSON breaks off or is wrong at character ${at - before.lastIndexOf('\n')} of line ${line}${cut ? ' (the file seems to be cut off)' : ''}`,
    line,
    ...(cut ? { isTrace: true } : {}),
  }
}
