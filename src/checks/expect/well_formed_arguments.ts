import { count } from '../../model/text.ts'
import { fail, pass, skip } from '../../model/verdict.ts'
import { argumentsEvidence } from '../calls.ts'
import { dimension } from '../contract.ts'

export default dimension({
  id: 'well_formed_arguments',
  doc: 'The arguments of every call are readable JSON, in which no object has a key twice',
  fails: 'A call has arguments that are no JSON, or have a key twice',
  severity: 'blocking',
  needs: [],
  run(_want, view, context) {
    if (view.calls.length === 0) return skip('No calls')
    const bad: number[] = []
    view.calls.forEach((call, i) => {
      if (typeof call.arguments === 'string') bad.push(i)
    })
    if (bad.length === 0) return pass(`Readable arguments in ${count(view.calls.length, 'call')}`)
    return fail(
      `Expected arguments in JSON, found text that is none, or has a key twice, in ${count(bad.length, 'call')}: ${bad
        .slice(0, 5)
        .map((i) => `call ${i + 1}`)
        .join(', ')}`,
      {
        evidence: bad.slice(0, 3).map((i) => argumentsEvidence(view, i, context)),
      },
    )
  },
})
