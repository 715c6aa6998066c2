// Telling that two traces are copies of one run: they carry the same identity of their own, and the same calls.
import { writeJson } from '../model/json.ts'
import type { Call, Trace } from '../model/trace.ts'

/** Two runs with the same print are the same recording. `known`: the trace says itself which run it is. */
export type Print = { calls: string; known: boolean }

/** A hash of what a run called, in its order, with which arguments. `hash`: of texts. */
export function courseOf(calls: readonly Call[], hash: (text: string) => string): string {
  const parts: unknown[] = []
  for (const call of calls) parts.push(call.tool, call.arguments)
  return hash(writeJson(parts))
}

/** The print of a trace: its id, or when its calls were made, and the course of its calls. `hash`: of texts. */
export function printOf(
  { id, answer = '' }: Trace,
  calls: readonly Call[],
  course: string,
  hash: (text: string) => string,
): Print {
  const times = id === undefined && calls.some(({ at }) => at !== undefined) ? calls.map(({ at }) => at ?? null) : []
  const known = id === undefined ? times.length > 0 : id !== ''
  return { calls: hash(writeJson([id ?? null, times, course, known ? null : answer])), known }
}
