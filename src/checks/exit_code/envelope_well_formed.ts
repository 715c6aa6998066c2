import { error, fail, pass } from '../../model/verdict.ts'
import { evidence, lastCall } from '../calls.ts'
import { dimension } from '../contract.ts'
import { readResult } from '../results.ts'
import { faultsOf } from './envelope.ts'
import type { ExitCodeWant } from './want.ts'

export default dimension<ExitCodeWant>({
  id: 'envelope_well_formed',
  doc: 'The result of the last call is a JSON object that names the command and has a status and a list of notices',
  fails: 'The result is no JSON object, or a part of it is missing or of another type',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const last = lastCall(view, want.command)
    if ('outcome' in last) return last.outcome
    const reading = readResult(last.call)
    const proof = { evidence: [evidence(view, last.at, context)] }
    if ('problem' in reading) {
      return reading.missing
        ? error(`Missing result of ${last.name}: ${reading.problem}`, proof)
        : fail(`Expected ${last.name} to answer with a JSON object, found that ${reading.problem}`, proof)
    }
    const faults = faultsOf(reading.object, want.command)
    if (faults.length === 0) return pass(`${last.name} answered with a command, a status and notices`)
    return fail(`Expected in the result of ${last.name} ${faults.join('; ')}`, proof)
  },
})
