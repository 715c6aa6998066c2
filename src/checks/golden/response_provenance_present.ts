import { isObject, type Json } from '../../model/json.ts'
import { leaf } from '../../model/names.ts'
import { count, list } from '../../model/text.ts'
import { type Evidence, error, fail, pass, skip } from '../../model/verdict.ts'
import { callAt, evidence, named } from '../calls.ts'
import { dimension } from '../contract.ts'
import { part, plainJson, readResult, refs } from '../results.ts'
import { computedOf } from './revision.ts'
import type { GoldenWant } from './want.ts'

const idOf = (row: Json): string | undefined => {
  const id = row['casilla_id'] ?? row['field_id'] ?? row['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

const isSet = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'

export default dimension<GoldenWant>({
  id: 'response_provenance_present',
  doc: 'The rows of the last calculate response carry their references, and every expected computed field its formula',
  fails:
    'There are no rows, a row has no legal_refs or source_refs, or an expected field is absent or has no formula_id',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const at = view.commands.findLastIndex((c) => leaf(c) === 'calculate')
    if (at < 0) return skip(`No calculate step among ${count(view.calls.length, 'call')}`)
    const call = named(view, at)
    const reading = readResult(callAt(view, at))
    if ('problem' in reading)
      return error(`Cannot read the response of ${call}: ${reading.problem}`, {
        evidence: [evidence(view, at, context)],
      })
    const rows = part(reading.object, 'observations')
    if (!Array.isArray(rows) || rows.length === 0) {
      return fail(
        `Expected observations in the response of ${call}, found ${Array.isArray(rows) ? 'an empty list' : 'none'}`,
        {
          evidence: [evidence(view, at, context)],
        },
      )
    }
    const wrong: string[] = []
    const proof: Evidence[] = []
    const say = (what: string, row: unknown) => {
      wrong.push(what)
      if (proof.length < 3) proof.push(evidence(view, at, context, plainJson(row)))
    }
    const byId = new Map<string, Json[]>()
    for (const [i, row] of rows.entries()) {
      if (!isObject(row)) {
        say(`row ${i + 1} is no object`, row)
        continue
      }
      const id = idOf(row)
      const same = id === undefined ? undefined : byId.get(id)
      if (same) same.push(row)
      else if (id !== undefined) byId.set(id, [row])
      const without = ['legal_refs', 'source_refs'].filter((k) => refs(row[k]).length === 0)
      if (without.length > 0) say(`${id ?? `row ${i + 1}`} without ${without.join(' and ')}`, row)
    }
    const expected = computedOf(want)
    for (const id of expected) {
      const found = byId.get(id)
      if (found?.every((row) => isSet(row['formula_id']))) continue
      if (!found) wrong.push(`${id} absent`)
      else
        say(
          `${id} without formula_id`,
          found.find((row) => !isSet(row['formula_id'])),
        )
    }
    if (wrong.length === 0)
      return pass(
        `${count(rows.length, `row of ${call} carries`, `rows of ${call} carry`)} references; ${count(expected.length, 'expected id')} with a formula`,
      )
    return fail(`Expected provenance on every row of the response of ${call}, found ${list(wrong)}`, {
      evidence: proof.length > 0 ? proof : [evidence(view, at, context)],
    })
  },
})
