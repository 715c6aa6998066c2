import * as z from 'zod/mini'
import { callFailed } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { lacking, type PureCheck } from '../contract.ts'
import { described } from '../schema.ts'
import { callEvidence, callsUnrecorded, inScope, type Scope } from './calls.ts'

export default {
  id: 'ended_on_failed_call',
  doc: 'Whether the run stopped of its own accord right after a failed call is as expected',
  fails: 'The run stopped of its own accord on a failed call (or did not, where that was expected)',
  severity: 'blocking',
  needs: [],
  uses: ['errors', 'stop_cause'],
  schema: described(z.boolean(), 'May (true: must) the run end on a failed call'),
  run(want, view, context) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const expected = want.ended_on_failed_call
    const last = view.calls.findLastIndex((c) => inScope(want, c))
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
          evidence: [callEvidence(view, last, context, 'result')],
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
      ...(call ? { evidence: [callEvidence(view, last, context, 'result')] } : {}),
    })
  },
} satisfies PureCheck<Scope & { ended_on_failed_call: boolean }>
