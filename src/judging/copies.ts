// Telling that two traces are copies of one run: they carry the same identity of their own, and the same calls.
import { compact } from '../model/compact.ts'
import type { Trace } from '../model/trace.ts'

/** Two runs with the same print are the same recording. `known`: the trace says itself which run it is. */
export type Print = { calls: number; known: boolean }

/** The print of a trace: its id, or when its calls were made, and what it called with which arguments. */
export function printOf(trace: Trace): Print {
  const add = hasher()
  let known = trace.id !== undefined && trace.id !== ''
  add(trace.id ?? '')
  for (const event of trace.events) {
    if (event.type !== 'tool_call') continue
    if (event.at !== undefined && trace.id === undefined) {
      known = true
      add(event.at)
    }
    add(event.tool)
    add(typeof event.arguments === 'string' ? event.arguments : compact(event.arguments))
  }
  if (!known) add(trace.answer ?? '')
  return { calls: add(''), known }
}

/** A hash of 53 bits (cyrb53): only traces of one scenario are compared, and a copy that is missed or seen changes no verdict. */
function hasher(): (text: string) => number {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  return (text) => {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      a = Math.imul(a ^ unit, 2654435761)
      b = Math.imul(b ^ unit, 1597334677)
    }
    a = Math.imul(a ^ 0xffff ^ text.length, 2654435761)
    b = Math.imul(b ^ 0xffff ^ text.length, 1597334677)
    const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    const y = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return 4294967296 * (2097151 & y) + (x >>> 0)
  }
}
