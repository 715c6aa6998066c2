// What the AI SDK says of the end of a call: in parts of messages, in states of a page's parts, in events of a stream.
import type { CallEnd } from '../build.ts'
import type { Reason } from '../course.ts'
import { isObject, type Json, object, text, writeJson } from '../json.ts'

const refused = (reason: unknown): CallEnd => ({
  result: text(reason) ?? 'Tool execution denied',
  is_error: true,
  denied: true,
})

/** `tool-result` of a message, a step or a stream. */
export function resultOf(part: Json): CallEnd {
  const { output } = part
  if (
    isObject(output) &&
    typeof output['type'] === 'string' &&
    ('value' in output || output['type'] === 'execution-denied')
  )
    return typedOutput(output)
  // Version 4, and steps of later ones, have the plain value.
  return { result: output ?? part['result'] ?? '', is_error: part['isError'] === true }
}

function typedOutput(output: Json): CallEnd {
  const { type, value } = output
  if (type === 'execution-denied') return refused(output['reason'])
  return { result: value ?? '', is_error: type === 'error-text' || type === 'error-json' }
}

/** `tool-error`, and the like. An error object is empty when it is written as JSON. */
export function errorOf(error: unknown): CallEnd {
  const said = typeof error === 'string' ? error : (text(object(error)['message']) ?? (error ? writeJson(error) : ''))
  return { result: said, is_error: true }
}

/** The end of a call by the state of a page's part; `undefined`: it has none yet. */
export function endOf(part: Json): CallEnd | undefined {
  switch (part['state']) {
    case 'output-available':
      return part['preliminary'] === true ? undefined : { result: part['output'] ?? '', is_error: false }
    case 'result':
      return { result: part['result'] ?? '', is_error: false }
    case 'output-error':
      return errorOf(part['errorText'])
    case 'output-denied':
      return refused(object(part['approval'])['reason'])
    case 'approval-responded':
      return object(part['approval'])['approved'] === false ? refused(object(part['approval'])['reason']) : undefined
    default:
      return undefined
  }
}

export const denial = refused

/** Why a step ended. */
export const stops: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
  ['stop', 'completed'],
  ['tool-calls', 'continues'],
  ['length', 'output_token_budget'],
  ['content-filter', 'refused'],
])
