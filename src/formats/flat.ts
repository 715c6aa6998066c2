// A call and its result in one flat record, `{ tool, args, output }`, as loops of one's own log them.
import { isObject, type Json, text } from './json.ts'

const names = ['tool', 'tool_name', 'toolName', 'function'] as const
const parameters = ['args', 'arguments', 'input', 'parameters', 'params', 'tool_input', 'kwargs'] as const
const results = ['output', 'result', 'response', 'observation', 'tool_output'] as const

export type FlatCall = { tool: string; arguments: unknown; result: unknown }

function firstOf(record: Json, keys: readonly string[]): unknown {
  for (const key of keys) if (record[key] !== undefined) return record[key]
  return undefined
}

const nameIn = (record: Json): string | undefined => {
  for (const key of names) {
    const name = text(record[key])
    if (name !== undefined) return name
  }
  return undefined
}

/**
 * Reads such a record: it names a tool beside its arguments, or, where it is the tool's, beside its result. What has a type, or the id of a
 * call that another record makes, is something else. The content of a message is no result.
 */
export function flatCall(record: unknown): FlatCall | undefined {
  if (!isObject(record) || 'type' in record || 'tool_call_id' in record || 'toolCallId' in record) return undefined
  const tool = nameIn(record)
  const isTools = record['role'] === 'tool' || record['role'] === 'function'
  const result = firstOf(record, results) ?? (isTools ? record['content'] : undefined)
  if (tool === undefined || (!parameters.some((key) => key in record) && !(isTools && result !== undefined)))
    return undefined
  return { tool, arguments: firstOf(record, parameters), result }
}

/** Has the record no arguments? Then it may be the result of a call that another record makes. */
export const isResultAlone = (call: FlatCall): boolean => call.arguments === undefined
