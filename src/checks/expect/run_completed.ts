import { isObject } from '../../model/json.ts'
import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { nothingSeen, unseen } from '../calls.ts'
import { dimension, type View } from '../contract.ts'
import { evaluationOf } from '../self_evaluation.ts'

/** An audit of the closure may be all that is recorded of a run. */
const saysOfItself = (view: View): boolean => isObject(evaluationOf(view)['composer_output'])

export default dimension({
  id: 'run_completed',
  doc: 'The run was recorded to its end, ended by itself and did not crash',
  fails:
    'The run recorded an error of its own, or a limit or a person stopped it; a trace that is empty, cut off or incomplete is an error',
  severity: 'blocking',
  needs: [],
  uses: ['stop_cause'],
  run(_want, view, context, { mayStop }) {
    const { trace } = view
    if (trace.error !== undefined && trace.error !== null && trace.error !== '')
      return fail(`Expected a run without an error, found: ${context.excerpt(trace.error)}`)
    const { stop_cause: cause } = trace
    if (cause !== undefined && cause !== 'completed' && !mayStop)
      return fail(
        `Expected a run that ended by itself, found stop cause ${cause}; a scenario in which it may be stopped says so with stop_cause or max_turns`,
      )
    const why = unseen(view)
    if (why !== undefined) return error(`Missing ${context.excerpt(why)}`)
    const nothing = saysOfItself(view) ? undefined : nothingSeen(view)
    return nothing ?? pass(`Recorded to its end, with ${count(view.calls.length, 'call')}`)
  },
})
