// The two signals of a contradiction: what one step said of readiness, and whether another refused.

import { asText } from '../../model/compact.ts'
import { valueAt } from '../../model/json.ts'
import { callFailed } from '../../model/trace.ts'
import { error, type Outcome } from '../../model/verdict.ts'
import { callAt, callsOf, evidence, named, neverCalled } from '../calls.ts'
import type { Context, View } from '../contract.ts'
import { part, readResult } from '../results.ts'
import type { ContradictionWant } from './want.ts'

/** The statuses that mean success, in any case; any other text is a refusal. */
const successes = new Set(['success', 'ok', 'done', 'completed', 'passed'])
const isSuccess = (status: string): boolean => successes.has(status.trim().toLowerCase())

/** One signal: what it is, where it comes from for a message, and the call that gave it. */
export type Signal = { is: boolean; from: string; at?: number }

/** What every dimension of the block answers where a step that a signal needs was never called. */
export function missingStep(view: View, want: ContradictionWant): Outcome | undefined {
  const { readiness_ready, blocking_step_refused } = view.trace.signals ?? {}
  if (typeof blocking_step_refused !== 'boolean' && callsOf(view, want.blocking_step).length === 0)
    return neverCalled(view, want.blocking_step)
  if (typeof readiness_ready !== 'boolean' && callsOf(view, want.readiness_step).length === 0)
    return neverCalled(view, want.readiness_step)
  return undefined
}

/** Readiness: recorded, else the last response of the readiness step before the first call of the blocking step. */
export function readiness(view: View, want: ContradictionWant, context: Context): Signal | { outcome: Outcome } {
  const recorded = view.trace.signals?.readiness_ready
  if (typeof recorded === 'boolean') return { is: recorded, from: 'recorded in the trace' }
  const blocking = callsOf(view, want.blocking_step)[0] ?? Infinity
  const last = callsOf(view, want.readiness_step).findLast((i) => i < blocking)
  if (last === undefined) {
    return {
      outcome: error(`Expected a call of ${want.readiness_step} before ${want.blocking_step}, found only later ones`),
    }
  }
  const name = named(view, last)
  const proof = { evidence: [evidence(view, last, context)] }
  const reading = readResult(callAt(view, last))
  if ('problem' in reading) return { outcome: error(`Cannot read the readiness in ${name}: ${reading.problem}`, proof) }
  const { ready_when: when } = want
  const value = when ? valueAt(reading.object, when.path) : part(reading.object, 'ready')
  if (value === undefined) {
    const where = when ? when.path : 'ready or result.ready'
    return { outcome: error(`Missing readiness in the response of ${name}: it has no ${where}`, proof) }
  }
  return { is: when ? asText(value) === asText(when.equals) : value === true, from: name, at: last }
}

/** Refusal: recorded, else what the first call of the blocking step came to. */
export function refusal(view: View, want: ContradictionWant, context: Context): Signal | { outcome: Outcome } {
  const recorded = view.trace.signals?.blocking_step_refused
  if (typeof recorded === 'boolean') return { is: recorded, from: 'recorded in the trace' }
  const [first] = callsOf(view, want.blocking_step)
  if (first === undefined) return { outcome: neverCalled(view, want.blocking_step) }
  const call = callAt(view, first)
  const name = named(view, first)
  const signal = (is: boolean): Signal => ({ is, from: name, at: first })
  const failed = callFailed(call)
  if (failed || (call.exit_code ?? 0) !== 0) return signal(true)
  const reading = readResult(call)
  if ('object' in reading) {
    const { refused_when: when } = want
    const status = valueAt(reading.object, 'status')
    if (typeof status === 'string' && !isSuccess(status)) return signal(true)
    if (when && asText(valueAt(reading.object, when.path)) === asText(when.equals)) return signal(true)
    const code = valueAt(reading.object, 'exit_code')
    if (typeof code === 'number' && code !== 0) return signal(true)
    if (failed === false || call.exit_code === 0 || typeof status === 'string') return signal(false)
  } else if (!reading.missing && failed === false) return signal(false)
  else if (reading.missing && !call.result_cut && failed === false && !want.refused_when) return signal(false)
  const why = 'problem' in reading ? reading.problem : 'its response has no status'
  return {
    outcome: error(`Cannot tell whether ${name} refused: ${why}`, {
      evidence: [evidence(view, first, context)],
    }),
  }
}
