import * as z from 'zod/mini'
import { callFailed } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, evidence, inScope } from '../calls.ts'
import { type Context, field, lacking, type View } from '../contract.ts'
import { described } from '../schema.ts'

/** What the call returned; where that is not recorded, what it was given. */
const lastEvidence = (view: View, at: number, context: Context) =>
  view.calls[at]?.result === undefined ? argumentsEvidence(view, at, context) : evidence(view, at, context)

export default field({
  id: 'ended_on_failed_call',
  doc: 'Whether the run stopped of its own accord right after a failed call is as expected',
  fails: 'The run stopped of its own accord on a failed call (or did not, where that was expected)',
  severity: 'blocking',
  needs: [],
  uses: ['errors', 'stop_cause'],
  schema: described(z.boolean(), 'May (true: must) the run end on a failed call'),
  run(expected, view, context, scope) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const last = view.calls.findLastIndex((c) => inScope(scope, c))
    const call = view.calls[last]
    const { stop_cause } = view.trace
    const failed = call ? callFailed(call) : false
    const own = stop_cause === undefined ? undefined : stop_cause === 'completed'
    if (own !== false && failed === undefined) {
      return error(lacking(view, 'errors', `outcome of the last call, ${call?.tool} (call ${last + 1})`))
    }
    if (failed && own === undefined) {
      return error(
        `${lacking(view, 'stop_cause', 'stop cause')}, and the last call, ${call?.tool} (call ${last + 1}), failed`,
        {
          evidence: [lastEvidence(view, last, context)],
        },
      )
    }
    const observed = failed === true && own === true
    const seen = !call
      ? 'there was no call'
      : failed
        ? own
          ? `the run stopped of its own accord after ${call.tool} (call ${last + 1}) failed`
          : `the run was stopped: ${stop_cause}`
        : `the last call, ${call.tool} (call ${last + 1}), ${failed === undefined ? 'ended in a run that was stopped' : 'did not fail'}`
    if (observed === expected) return pass(`As expected, ${seen}`)
    return fail(`Expected ended_on_failed_call = ${expected}, but ${seen}`, {
      ...(call ? { evidence: [lastEvidence(view, last, context)] } : {}),
    })
  },
})
