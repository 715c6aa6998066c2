import { fail, pass } from '../../model/verdict.ts'
import type { PureCheck } from '../contract.ts'
import { count } from '../text.ts'
import { callEvidence, findCall, inScope, names, type Scope } from './calls.ts'

export default {
  id: 'tools_in_order',
  doc: 'The named tools were called in this order, other calls between them or not; a repeated name needs repeated calls',
  fails: 'A named tool was not called after the one before it',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that must be called in this relative order; * is a wildcard'),
  run(want, view, context) {
    const wanted = want.tools_in_order
    let last = -1
    for (const [i, name] of wanted.entries()) {
      const at = findCall(view, name, want, last + 1)
      if (at >= 0) {
        last = at
        continue
      }
      const earlier = findCall(view, name, want)
      const after = i === 0 ? '' : ` after ${wanted[i - 1]} (call ${last + 1})`
      const place =
        earlier < 0
          ? 'it was never called'
          : earlier > last
            ? ''
            : `its calls end before that; the first is call ${earlier + 1}`
      return fail(`Expected ${name}${after}, step ${i + 1} of ${wanted.length}; ${place}`, {
        route: ['tools_in_order', i],
        evidence: [earlier, last]
          .filter((n) => n >= 0)
          .slice(0, 1)
          .map((n) => callEvidence(view, n, context)),
        sequences: { expected: wanted, observed: view.calls.filter((c) => inScope(want, c)).map((c) => c.tool) },
      })
    }
    return pass(`Found ${count(wanted.length, 'call')} in order among ${view.calls.length}`)
  },
} satisfies PureCheck<Scope & { tools_in_order: string[] }>
