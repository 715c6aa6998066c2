// The findings that a command's last response reports.

import { isObject } from '../../model/json.ts'
import { error, type Outcome } from '../../model/verdict.ts'
import { evidence, lastCall } from '../calls.ts'
import type { Context, View } from '../contract.ts'
import { part, readResult } from '../results.ts'

export type Findings = { at: number; name: string; rows: unknown[]; advisory: unknown[] }

/** The rows at `findings` or `result.findings`; a response without them has none. */
export function findingsOf(view: View, command: string, context: Context): Findings | { outcome: Outcome } {
  const last = lastCall(view, command)
  if ('outcome' in last) return last
  const { at, name } = last
  const proof = { evidence: [evidence(view, at, context)] }
  const reading = readResult(last.call)
  if ('problem' in reading) return { outcome: error(`Cannot read the findings of ${name}: ${reading.problem}`, proof) }
  const rows = part(reading.object, 'findings') ?? []
  if (!Array.isArray(rows))
    return { outcome: error(`Expected the findings of ${name} to be a list, found another value`, proof) }
  return { at, name, rows, advisory: rows.filter((r) => isObject(r) && r['kind'] === 'advisory') }
}
