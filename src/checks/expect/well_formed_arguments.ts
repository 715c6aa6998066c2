import { count, list } from '../../model/text.ts'
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
      `Expected the arguments of every call to be JSON in which no object has a key twice, found other text in ${count(bad.length, 'call')}: ${list(
        bad.map((i) => `call ${i + 1}`),
        5,
      )}`,
      {
        evidence: bad.slice(0, 3).map((i) => argumentsEvidence(view, i, context)),
      },
    )
  },
})
