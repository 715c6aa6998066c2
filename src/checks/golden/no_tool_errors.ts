import { count } from '../../model/text.ts'
import { callFailed } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { evidence, named } from '../calls.ts'
import { dimension, lacking, type View } from '../contract.ts'
import { judgedByBlocks } from '../requirements.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'no_tool_errors',
  doc: 'No call failed, save those that an exit_code or contradiction block of the scenario looks at',
  fails: 'A call returned an error, or was denied or blocked',
  severity: 'blocking',
  prohibits: 'calls',
  needs: ['errors'],
  run(_want, view, context) {
    if (view.calls.length === 0) return error('Missing calls: the trace has none')
    const exempt = judgedByBlocks(view, context)
    const counted = view.calls.flatMap((call, at) => (exempt.has(at) ? [] : [{ at, failed: callFailed(call) }]))
    const failed = counted.filter((c) => c.failed === true)
    if (failed.length > 0) {
      const said = failed.slice(0, 4).map((c) => `${named(view, c.at)} ${fate(view, c.at)}`)
      return fail(`Expected no failed call, found ${count(failed.length, 'call')}: ${said.join(', ')}`, {
        evidence: failed.slice(0, 5).map((c) => evidence(view, c.at, context)),
      })
    }
    const unknown = counted.filter((c) => c.failed === undefined)
    if (unknown[0])
      return error(`${lacking(view, 'errors', 'the outcome of calls')}, first of ${named(view, unknown[0].at)}`)
    const besides = exempt.size === 0 ? '' : `, besides ${exempt.size} judged by exit_code or contradiction`
    return pass(`None of ${count(counted.length, 'call')} failed${besides}`)
  },
})

const fate = (view: View, at: number): string => {
  const call = view.calls[at]
  return call?.blocked ? 'was blocked' : call?.denied ? 'was denied' : 'returned an error'
}
