// What a call returned, as patterns read it: its text, and the mapping or list in it.
import { isObject } from '../../model/json.ts'
import { jsonOf } from '../../model/path.ts'
import type { Call } from '../../model/trace.ts'
import type { Context } from '../contract.ts'
import { plainJson, unwrapped } from '../results.ts'

/** The text of a result; `undefined`: the trace holds none. */
export function resultText(call: Call): string | undefined {
  if (call.result === undefined) return undefined
  const inner = unwrapped(call.result)
  return typeof inner === 'string' ? inner : plainJson(inner)
}

/** A mapping or list that a call returned. `asWritten`: it is YAML, whose scalars are texts. */
export type Structure = { value: object; asWritten: boolean }

const structures = new WeakMap<Call, Structure | 'none' | 'unread'>()

/** The mapping or list that a call returned, which JSON or YAML writes; `undefined`: its result is another. */
export function structureOf(call: Call, context: Context): Structure | undefined {
  const known = structures.get(call) ?? read(call.result, context) ?? 'none'
  structures.set(call, known)
  return typeof known === 'string' ? undefined : known
}

/** The most characters of YAML that are read: its parser takes seconds for some more. */
export const longestYaml = 200_000

/** Is a result YAML, as far as its lines tell, and too long to be read? JSON is read at any length. */
export function isUnread(call: Call, context: Context): boolean {
  if (typeof call.result === 'string' && call.result.length <= longestYaml) return false
  return structureOf(call, context) === undefined && structures.get(call) === 'unread'
}

/** Lines that may stand at the margin of a YAML mapping or list: keys, elements, comments, marks, what closes a flow. */
const marginOfYaml = /^(?:$|[#%\]}?\r]|---|\.\.\.|-(?:\s|$)|.*:(?:\s|$))/

const mayBeYaml = (text: string): boolean =>
  /^\s*[[{]/.test(text) || text.split('\n').every((line) => /^[ \t]/.test(line) || marginOfYaml.test(line))

function read(result: unknown, context: Context): Structure | 'unread' | undefined {
  const value = unwrapped(result)
  if (isObject(value) || Array.isArray(value)) return { value, asWritten: false }
  if (typeof value !== 'string') return undefined
  const json = jsonOf(value)
  if (typeof json === 'object' && json !== null) return { value: json, asWritten: false }
  // A text of one line, such as `Error: no such file`, is prose.
  if (!/^\s*[[{]/.test(value) && !/\n\s*\S/.test(value.trimStart())) return undefined
  if (value.length > longestYaml) return mayBeYaml(value) ? 'unread' : undefined
  const yaml = context.readYaml(value)
  return typeof yaml === 'object' && yaml !== null ? { value: yaml, asWritten: true } : undefined
}
