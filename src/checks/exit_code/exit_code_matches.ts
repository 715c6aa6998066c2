import { valueAt } from '../../model/json.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { evidence, lastCall } from '../calls.ts'
import { dimension } from '../contract.ts'
import { readResult } from '../results.ts'
import type { ExitCodeWant } from './want.ts'

const asCode = (value: unknown): number | undefined => {
  const n = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value
  return typeof n === 'number' && Number.isInteger(n) ? n : undefined
}

export default dimension<ExitCodeWant>({
  id: 'exit_code_matches',
  doc: "The last call of the command exited with the expected code: the call's own, else the one in its envelope",
  fails: 'The exit code is another one; with none recorded it is an error',
  severity: 'blocking',
  needs: [],
  uses: ['exit_codes', 'results'],
  run(want, view, context) {
    const last = lastCall(view, want.command)
    if ('outcome' in last) return last.outcome
    let code = last.call.exit_code
    if (code === undefined) {
      const reading = readResult(last.call)
      code = 'object' in reading ? asCode(valueAt(reading.object, 'exit_code')) : undefined
      if (code === undefined) {
        const why = 'problem' in reading ? reading.problem : 'its envelope has no exit_code'
        return error(`Missing exit code of ${last.name}: the trace records none, and ${why}`, {
          evidence: [evidence(view, last.at, context)],
        })
      }
    }
    if (code === want.expected_exit_code) return pass(`${last.name} exited with ${code}`)
    return fail(`Expected ${last.name} to exit with ${want.expected_exit_code}, found ${code}`, {
      evidence: [evidence(view, last.at, context)],
    })
  },
})
