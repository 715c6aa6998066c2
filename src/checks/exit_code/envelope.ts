// The envelope that a command answers with: decoded, and checked for its three parts.
import { isObject, type Json } from '../../model/json.ts'
import { error, type Outcome } from '../../model/verdict.ts'
import { evidence, lastCall } from '../calls.ts'
import type { Context, View } from '../contract.ts'
import { readResult } from '../results.ts'

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

/** The parts of a well-formed envelope, where it is, and how messages name its call. */
type Envelope = { at: number; name: string; status: string; notices: readonly unknown[] }

/** The well-formed envelope of the last call of a command, or what a dimension that needs it answers. */
export function envelopeOf(view: View, command: string, context: Context): Envelope | { outcome: Outcome } {
  const last = lastCall(view, command)
  if ('outcome' in last) return last
  const { at, name, call } = last
  const reading = readResult(call)
  const envelope = 'object' in reading ? reading.object : {}
  const { status, notices } = envelope
  if (faultsOf(envelope, command).length === 0 && typeof status === 'string' && Array.isArray(notices))
    return { at, name, status, notices }
  const wrong = 'problem' in reading ? reading.problem : 'its envelope is not well formed'
  return {
    outcome: error(`Cannot judge the envelope of ${name}: ${wrong}`, { evidence: [evidence(view, at, context)] }),
  }
}
