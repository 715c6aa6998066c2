import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, named } from '../calls.ts'
import { field } from '../contract.ts'
import { unseen } from '../patterns/unseen.ts'
import { whole } from './limit.ts'

export default field({
  id: 'max_calls',
  doc: 'At most this many calls were made, by all agents together',
  fails: 'More calls were made',
  severity: 'blocking',
  needs: [],
  schema: whole('The most calls, of all agents together; attempts count'),
  run(want, view, context) {
    const found = view.calls.length
    if (found > want)
      return fail(
        `Expected at most ${count(want, 'call')}, found ${found}; the first superfluous one is ${named(view, want)}`,
        {
          evidence: [argumentsEvidence(view, want, context)],
        },
      )
    return callsUnrecorded(view) ?? unseen(view) ?? pass(`${found} of at most ${count(want, 'call')}`)
  },
})
