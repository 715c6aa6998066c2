// Telling that two traces are copies of one run: they carry the same identity of their own, and the same calls.
import { writeJson } from '../model/json.ts'
import type { Trace } from '../model/trace.ts'

/** Two runs with the same print are the same recording. `known`: the trace says itself which run it is. */
export type Print = { calls: string; known: boolean }

/** The print of a trace: its id, or when its calls were made, and what it called with which arguments. `hash`: of texts. */
export function printOf(trace: Trace, hash: (text: string) => string): Print {
  let known = trace.id !== undefined && trace.id !== ''
  const parts: unknown[] = [trace.id ?? '']
  for (const event of trace.events) {
    if (event.type !== 'tool_call') continue
    if (event.at !== undefined && trace.id === undefined) {
      known = true
      parts.push(event.at)
    }
    parts.push(event.tool, event.arguments)
  }
  if (!known) parts.push(trace.answer ?? '')
  return { calls: hash(writeJson(parts)), known }
}
