import * as z from 'zod/mini'
import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, nothingSeen, numberOf } from '../calls.ts'
import { field } from '../contract.ts'
import { described } from '../schema.ts'

export default field({
  id: 'no_tools',
  doc: 'No tool was called at all',
  fails: 'A tool was called, or tried',
  severity: 'blocking',
  prohibits: 'calls',
  needs: [],
  schema: described(z.boolean(), 'true: no tool may be called at all; false is the same as absent'),
  isOn: (want) => want,
  run(_want, view, context) {
    const nothing = nothingSeen(view) ?? callsUnrecorded(view)
    if (nothing) return nothing
    if (view.calls.length === 0) return pass('No tool call in the trace')
    return fail(
      `Expected no tool call, found ${count(view.calls.length, 'call')}: ${list([...new Set(view.calls.map((c) => c.tool))])}`,
      {
        evidence: view.calls.slice(0, 3).map((_, i) => argumentsEvidence(view, i, context)),
        spoilt: numberOf(view, 0),
      },
    )
  },
})
