// Answers of a pattern as bytes, one for each call or event, which the algorithms over whole runs read.
import type { Context, View } from './contract.ts'
import { type Answer, compile } from './patterns/compile.ts'
import type { Moment } from './patterns/moments.ts'
import { means } from './patterns/names.ts'
import type { CallPattern } from './patterns/schema.ts'

/** 0 no, 1 cannot tell, 2 yes. */
export type Row = Uint8Array

export const codeOf = (answer: Answer): 0 | 1 | 2 => (answer === 'yes' ? 2 : answer === 'unknown' ? 1 : 0)

const callsOf = new WeakMap<View, readonly Moment[]>()

/** The calls of a run as moments. */
export function callMoments(view: View): readonly Moment[] {
  let moments = callsOf.get(view)
  if (!moments) {
    moments = view.calls.map((call, at) => ({ call, at }))
    callsOf.set(view, moments)
  }
  return moments
}

const rows = new WeakMap<readonly Moment[], Map<string, Row>>()

/** A pattern as a text, so that rules that name the same calls share their answers. */
export const textOf = (pattern: CallPattern | readonly CallPattern[]): string =>
  JSON.stringify(pattern, (_key, value) => (typeof value === 'bigint' ? { bigint: String(value) } : value))

/** How a pattern answers for each moment. */
export function rowOf(pattern: CallPattern, moments: readonly Moment[], view: View, context: Context): Row {
  return keptRow(textOf(pattern), moments, (row) => {
    const matcher = compile(pattern, view, context)
    for (const at of placesOf(pattern, moments, view)) row[at] = codeOf(matcher.match(moments[at] as Moment))
  })
}

/** The places of moments by the names of their tools and commands, and by those of events. */
type Places = { calls: ReadonlyMap<string, readonly number[]>; events: ReadonlyMap<string, readonly number[]> }
const places = new WeakMap<readonly Moment[], Places>()

/** Made once for the moments of a run. */
function placesIn(moments: readonly Moment[], view: View): Places {
  let found = places.get(moments)
  if (!found) {
    const calls = new Map<string, number[]>()
    const events = new Map<string, number[]>()
    for (const [at, moment] of moments.entries()) {
      if ('call' in moment) {
        const { tool } = moment.call
        const command = view.commands[moment.at] ?? tool
        put(calls, tool, at)
        if (command !== tool) put(calls, command, at)
      } else put(events, moment.event, at)
    }
    found = { calls, events }
    places.set(moments, found)
  }
  return found
}

function put(byName: Map<string, number[]>, name: string, at: number): void {
  const known = byName.get(name)
  if (known) known.push(at)
  else byName.set(name, [at])
}

/** Where the moments stand that a pattern may match, for their tool is one that it names; all others it does not. */
function placesOf(pattern: CallPattern, moments: readonly Moment[], view: View): Iterable<number> {
  const name = typeof pattern === 'string' ? pattern : pattern.tool
  if (name === undefined) return new Set(alternativesOf(pattern).flatMap((one) => [...placesOf(one, moments, view)]))
  const { calls, events } = placesIn(moments, view)
  if (name.startsWith('@')) return events.get(name) ?? []
  if (!name.includes('*')) return calls.get(name.replace(/^=/, '')) ?? []
  return [...calls].flatMap(([tool, at]) => (means(name, tool) ? at : []))
}

const alternativesOf = (pattern: CallPattern): readonly CallPattern[] =>
  typeof pattern === 'string' ? [] : (pattern.any_of ?? [])

/** The same row for the same text, so that what is made of a row can be kept by it. */
export function keptRow(key: string, moments: readonly Moment[], fill: (row: Row) => void): Row {
  const known = rows.get(moments) ?? new Map<string, Row>()
  rows.set(moments, known)
  const before = known.get(key)
  if (before) return before
  const row = new Uint8Array(moments.length)
  fill(row)
  known.set(key, row)
  return row
}

/** How the best of several patterns answers for each moment. */
export function rowOfAny(
  patterns: readonly CallPattern[],
  moments: readonly Moment[],
  view: View,
  context: Context,
): Row {
  const [only] = patterns
  if (only !== undefined && patterns.length === 1) return rowOf(only, moments, view, context)
  return keptRow(textOf(patterns), moments, (best) => {
    for (const pattern of patterns) {
      const row = rowOf(pattern, moments, view, context)
      for (let at = 0; at < row.length; at++) best[at] = Math.max(best[at] as number, row[at] as number)
    }
  })
}
