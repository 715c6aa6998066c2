// Answers of a pattern as bytes, one for each call or event, which the algorithms over whole runs read.
import type { Context, View } from './contract.ts'
import { type Answer, compile } from './patterns/compile.ts'
import type { Moment } from './patterns/moments.ts'
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
    for (const [i, moment] of moments.entries()) row[i] = codeOf(matcher.match(moment))
  })
}

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
  return keptRow(textOf(patterns), moments, (best) => {
    for (const pattern of patterns)
      for (const [i, answer] of rowOf(pattern, moments, view, context).entries())
        if (answer > (best[i] as number)) best[i] = answer
  })
}
