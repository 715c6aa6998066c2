// The envelope that a command answers with: its last call, decoded and checked for its three parts.
import { isObject, type Json } from '../model/json.ts'
import type { Call } from '../model/trace.ts'
import { error, type Outcome } from '../model/verdict.ts'
import type { Context, View } from './contract.ts'
import { callsOf, evidence, named, neverCalled } from './order.ts'
import { readResult } from './results.ts'

/** The last call of a command: its position, the call, and how messages name it. Never called: what every dimension answers. */
export type LastCall = { at: number; call: Call; name: string } | { outcome: Outcome }

export function lastCall(view: View, command: string): LastCall {
  const at = callsOf(view, command).at(-1)
  if (at === undefined) return { outcome: neverCalled(view, command) }
  return { at, call: view.calls[at] as Call, name: named(view, at) }
}

/** What is wrong with the envelope of a command: each part that is not as expected. */
export function faultsOf(envelope: Json, command: string): string[] {
  const found = (key: string): unknown => (Object.hasOwn(envelope, key) ? envelope[key] : undefined)
  const faults: string[] = []
  if (found('command') !== command) faults.push(`command to be ${command}, found ${say(found('command'))}`)
  if (typeof found('status') !== 'string') faults.push(`status to be a text, found ${say(found('status'))}`)
  if (!Array.isArray(found('notices'))) faults.push(`notices to be a list, found ${say(found('notices'))}`)
  return faults
}

const say = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value)
}

/** The well-formed envelope of the last call of a command, or what a dimension that needs it answers. */
export function envelopeOf(
  view: View,
  command: string,
  context: Context,
): { at: number; name: string; envelope: Json } | { outcome: Outcome } {
  const last = lastCall(view, command)
  if ('outcome' in last) return last
  const reading = readResult(last.call)
  const wrong =
    'problem' in reading
      ? reading.problem
      : faultsOf(reading.object, command).length > 0
        ? 'its envelope is not well formed'
        : undefined
  if (wrong !== undefined || !('object' in reading)) {
    return {
      outcome: error(`Cannot judge the envelope of ${last.name}: ${wrong}`, {
        evidence: [evidence(view, last.at, context)],
      }),
    }
  }
  return { at: last.at, name: last.name, envelope: reading.object }
}
