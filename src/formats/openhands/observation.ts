// How a call of OpenHands ended, by the observation of it.
import { type CallEnd, defined } from '../build.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'

/** -1 stands for a command that still runs or that was given up: it has no exit code. */
export const exitCode = (value: unknown): number | undefined => {
  const code = number(value)
  return code === undefined || code === -1 || !Number.isSafeInteger(code) ? undefined : code
}

/** By an `ObservationEvent` of version 1. A command that failed is a call that failed. */
export function endOf(o: Json): CallEnd {
  const code = exitCode(o['exit_code'] ?? object(o['metadata'])['exit_code'])
  const marked = typeof o['is_error'] === 'boolean' ? o['is_error'] : text(o['error']) === undefined ? null : true
  const content = array(o['content'])
  const said = content.length > 0 ? contentText(content) : (text(o['content']) ?? text(o['output']) ?? text(o['error']))
  return defined<CallEnd>({
    is_error: code !== undefined && code !== 0 ? true : marked,
    exit_code: code,
    result: said ?? '',
  })
}

/** Observations of version 0 that say nothing of a failure: another observation would stand there. */
const plain = new Set([
  'read',
  'write',
  'edit',
  'think',
  'finish',
  'recall',
  'task_tracking',
  'delegate',
  'success',
  'null',
])

/** By an observation of version 0. */
export function oldEndOf(r: Json): CallEnd {
  const kind = r['observation'] as string
  const extras = object(r['extras'])
  const result = text(r['content']) ?? contentText(r['content'])
  if (kind === 'error') return { is_error: true, result }
  if (kind === 'user_rejected') return { is_error: true, denied: true, result }
  const code = exitCode(extras['exit_code'] ?? object(extras['metadata'])['exit_code'])
  if (code !== undefined) return { is_error: code !== 0, exit_code: code, result }
  return { is_error: failed(kind, extras, result), result }
}

function failed(kind: string, extras: Json, result: string): boolean | null {
  if (typeof extras['error'] === 'boolean') return extras['error']
  if (kind === 'mcp') {
    const inner = parsed(result)
    return typeof inner?.['isError'] === 'boolean' ? inner['isError'] : null
  }
  return plain.has(kind) ? false : null
}

/** What an MCP tool returned, which version 0 keeps as JSON text. */
function parsed(result: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(result)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
