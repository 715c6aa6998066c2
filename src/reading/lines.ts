// JSON Lines, record by record: the first decide the format, lines that are no JSON are counted.
import { isObject, nestedBeyond, parseJson } from '../formats/json.ts'
import { thousands } from '../model/text.ts'
import { type Chosen, choose } from './choose.ts'
import { decode, emptied, noLosses, type Read, type ReadOptions, tooDeep } from './decode.ts'

/** How much of a JSON Lines file is parsed before its format is decided. */
const headRecords = 200
const headCharacters = 1 << 20

/** Has enough of a file been parsed to decide its format? */
export const endsHead = (records: number, characters: number): boolean =>
  records >= headRecords || characters >= headCharacters

/** What was read of a file before: its format, and so many records, each of them a trace. */
export type Resumed = { chosen: Chosen; records: number }

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

/** The beginning of a record, at the start of a line or behind other text. */
const beginning =
  /^(?:\{\s*"|\[\s*\{)|\{\s*"(?:type|role|timestamp|payload|message|item|data|event|step_index|parts|\$set|\$rewindTo|uuid|parentUuid|sessionId|session_id|id|schema|events|messages|schema_version|resourceSpans|resourceLogs|resourceMetrics|trace_id|traceId|span_id|context|jsonrpc|tool|kind)"\s*:/

/** The object that a line ends with, behind other text: what wrote beside the agent ended without a line break. */
function objectBehind(line: string): unknown {
  if (!line.endsWith('}') || /^(?:\{|\[\s*[[{"])/.test(line)) return undefined
  let at = line.indexOf('{"', 1)
  for (let tries = 0; at > 0 && tries < 8; tries++) {
    try {
      return parseJson(line.slice(at))
    } catch {
      at = line.indexOf('{"', at + 1)
    }
  }
  return undefined
}

/** A line number that no file has: nothing in it was an object. */
export const noObject = -1

/** So many lines in a row that are no record, or so many blank ones, and nobody reads on: the rest may be of any size. */
const mostJunk = 10_000
const mostBlank = 1_000_000

/** Tells lines without a record, up to the point where a file is given up. */
function patience() {
  let junk = 0
  let blank = 0
  return {
    reset(): void {
      junk = 0
      blank = 0
    },
    /** Takes a line without a record; says why to give up. */
    spend(isBlank: boolean): Read | undefined {
      if (isBlank) blank++
      else junk++
      if (junk <= mostJunk && blank <= mostBlank) return undefined
      const [most, kind] = junk > mostJunk ? [mostJunk, 'lines'] : [mostBlank, 'blank lines']
      return {
        problem: `More than ${thousands(most)} ${kind} without a record follow each other; give the recording alone`,
      }
    },
  }
}

/** Reads JSON Lines as they come. Lines are split on `\n` only. `resumed`: it goes on with a file. */
export function lineReader(options: ReadOptions, resumed?: Resumed) {
  let head: { value: unknown; glued: boolean }[] | undefined = resumed ? undefined : []
  let size = 0
  let problem: Read | undefined
  let objects = resumed?.records ?? 0
  const losses = noLosses()
  let decoding = resumed && decode(resumed.chosen, options, losses, resumed.records)
  const waiting = patience()
  /** The last line, when it is no JSON: junk if another follows, a cut record if none does. */
  let pending: { opens: boolean; lost: boolean } | undefined

  function settleHead(): void {
    if (!head) return
    const records = head
    head = undefined
    const chosen = choose(
      { container: 'lines', records: records.filter((r) => !r.glued).map((r) => r.value) },
      options.format,
    )
    if ('problem' in chosen) {
      problem = chosen
      return
    }
    decoding = decode(chosen, options, losses)
    for (const { value, glued } of records) give(value, glued)
  }

  function settlePending(): void {
    if (pending === undefined) return
    losses.lines++
    if (pending.lost) losses.reasons.add('a line holds the beginning of a record that cannot be read')
    pending = undefined
  }

  /** What stood behind other text and is no record of the format is a part of that text. */
  function give(value: unknown, glued: boolean): void {
    if (!glued) decoding?.record(value)
    else if (!decoding?.glued(value)) losses.lines++
  }

  function take(record: unknown, length: number, glued = false): void {
    settlePending()
    if (nestedBeyond(record)) {
      problem = tooDeep
    } else if (!isObject(record) && !Array.isArray(record)) {
      losses.lines++
      problem = waiting.spend(false)
    } else {
      waiting.reset()
      if (!glued) objects++
      if (decoding) give(record, glued)
      else if (head) {
        head.push({ value: record, glued })
        size += length
        if (endsHead(head.length, size)) settleHead()
      }
    }
  }

  return {
    /** Was the file given up? */
    isOver: (): boolean => problem !== undefined,
    /** Takes one line. */
    line(raw: string): void {
      if (problem) return
      let line = raw.trim()
      if (line.includes('\0')) {
        losses.reasons.add(emptied)
        line = line.replaceAll('\0', ' ').trim()
      }
      if (line.startsWith('data:')) line = line.slice(5).trim()
      if (line === '' || line === '[DONE]') {
        problem = waiting.spend(true)
        return
      }
      let record: unknown
      try {
        record = parseJson(line)
      } catch (e) {
        if (e instanceof RangeError) problem = tooDeep
        settlePending()
        const behind = objectBehind(line)
        if (behind !== undefined) take(behind, line.length, true)
        else {
          pending = { opens: /^[[{]/.test(line), lost: beginning.test(line) }
          problem ??= waiting.spend(false)
        }
        return
      }
      take(record, line.length)
    },
    /** Takes one record that was parsed already, from a text of this length. */
    record(value: unknown, length = 0): void {
      if (!problem) take(value, length)
    },
    /** To be called once. `broken`: the text broke off. */
    end(broken = false): Read {
      if (objects === 0 && !problem)
        return { problem: 'Expected JSON or JSON Lines, found no line that is a JSON object', line: noObject }
      if (!problem) settleHead()
      if (problem) return problem
      const cut = broken || (pending?.opens ?? false)
      if (!cut) settlePending()
      return decoding?.end(cut) ?? {}
    },
  }
}
