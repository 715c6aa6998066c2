import { type Evidence, fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import { missingStep, readiness, refusal, type Signal } from './signals.ts'
import type { ContradictionWant } from './want.ts'

export default dimension<ContradictionWant>({
  id: 'contradiction_confirmed',
  doc: 'The readiness step said ready and the blocking step refused',
  fails: 'The two agree, so that the case exercised nothing',
  severity: 'blocking',
  needs: [],
  uses: ['results', 'errors', 'exit_codes'],
  run(want, view, context) {
    const missing = missingStep(view, want)
    if (missing) return missing
    const ready = readiness(view, want, context)
    if ('outcome' in ready) return ready.outcome
    const refused = refusal(view, want, context)
    if ('outcome' in refused) return refused.outcome
    const said = `${ready.is ? 'ready' : 'not ready'} (${ready.from}) and ${refused.is ? 'refused' : 'not refused'} (${refused.from})`
    if (ready.is && refused.is) return pass(`The surfaces disagree: ${said}`)
    const proof = (s: Signal): Evidence[] => (s.at === undefined ? [] : [evidence(view, s.at, context)])
    return fail(`Expected ready and refused, found ${said}; the case did not exercise a contradiction`, {
      evidence: [...proof(ready), ...proof(refused)],
    })
  },
})
