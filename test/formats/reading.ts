// Reading fixtures and texts the way the command line does, for the tests of formats.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formats } from '../../src/formats/index.ts'
import type { Call, Trace } from '../../src/model/trace.ts'
import { type Read, readText } from '../../src/reading/document.ts'

await Promise.all(formats.map((format) => format.needs?.load()))

export const fixtures = new URL('../fixtures/formats/', import.meta.url)

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export function read(text: string, format?: string): Read & { traces: Trace[] } {
  const traces: Trace[] = []
  const result = readText(text, { format, sha256, emit: (trace) => traces.push(trace) })
  return { ...result, traces }
}

/** The traces of a fixture that must be readable. */
export function traces(path: string): Trace[] {
  const result = read(readFileSync(new URL(path, fixtures), 'utf8'))
  if (result.problem) throw new Error(result.problem)
  return result.traces
}

export const calls = (trace: Trace | undefined): Call[] =>
  (trace?.events ?? []).filter((e): e is Call => e.type === 'tool_call')

/** A call in one line: tool, outcome, exit code, who refused, whose. */
export const brief = (c: Call): string =>
  [
    c.tool,
    c.is_error === null ? 'unknown' : c.is_error ? 'error' : 'ok',
    c.exit_code === undefined ? '' : `exit ${c.exit_code}`,
    c.denied ? 'denied' : '',
    c.agent ? `by ${c.agent}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
