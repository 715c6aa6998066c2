import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callAt, callsUnrecorded, fate, findCall, inScope, nearlyMeant, numberOf } from '../calls.ts'
import { field } from '../contract.ts'
import { bySubAgent, required } from '../requirements.ts'
import { names } from '../schema.ts'

export default field({
  id: 'tools_in_order',
  doc: 'The named tools were called in this order, other calls between them or not; a repeated name needs repeated calls',
  fails: 'A named tool was not called after the one before it, or that call failed, was denied or blocked',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that must be called in this relative order; * is a wildcard'),
  run(wanted, view, context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const calls = required(view, context, scope)
    let last = -1
    for (const [i, name] of wanted.entries()) {
      const at = calls.find(name, last + 1)
      if (at >= 0) {
        last = at
        continue
      }
      const earlier: number[] = []
      for (let j = findCall(view, name, scope); j >= 0; j = findCall(view, name, scope, j + 1)) earlier.push(j)
      const before = earlier.at(-1)
      const outside = before === undefined ? findCall(view, name) : -1
      const near = before === undefined && outside < 0 ? nearlyMeant(name, view) : undefined
      const after = i === 0 ? '' : ` after ${wanted[i - 1]} at call ${numberOf(view, last)}`
      const tried = earlier.findLast((j) => j > last)
      const place =
        tried !== undefined
          ? `it was called, but ${fate(callAt(view, tried))} at call ${numberOf(view, tried)}`
          : outside >= 0
            ? `it was ${bySubAgent(numberOf(view, outside))}`
            : before === undefined
              ? `it was never called${near === undefined ? '' : `; did the scenario mean ${near}?`}`
              : `its ${earlier.length === 1 ? 'only' : 'last'} call is call ${numberOf(view, before)}`
      const shown = before ?? last
      return fail(`Expected ${name} (step ${i + 1} of ${wanted.length})${after}; ${place}`, {
        route: [i],
        evidence: shown < 0 ? [] : [argumentsEvidence(view, shown, context)],
        sequences: { expected: wanted, observed: view.calls.filter((c) => inScope(scope, c)).map((c) => c.tool) },
      })
    }
    return pass(`Found ${count(wanted.length, 'call')} in order among ${view.calls.length}${calls.remarks(wanted)}`)
  },
})
