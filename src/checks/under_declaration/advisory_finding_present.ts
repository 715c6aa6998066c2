import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { findingsOf } from './findings.ts'
import type { UnderDeclarationWant } from './want.ts'

export default dimension<UnderDeclarationWant>({
  id: 'advisory_finding_present',
  doc: 'At least one finding of the last response is advisory',
  fails: 'No finding is of kind advisory',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const found = findingsOf(view, want.command, context)
    if ('outcome' in found) return found.outcome
    const { at, name, rows, advisory } = found
    if (advisory.length > 0) {
      const of = `of ${count(rows.length, 'finding')} of ${name}`
      return pass(count(advisory.length, `${of} is advisory`, `${of} are advisory`))
    }
    return fail(`Expected a finding of kind advisory from ${name}, found none among ${count(rows.length, 'finding')}`, {
      evidence: [evidence(view, at, context, rows.length > 0 ? plainJson(rows) : undefined)],
    })
  },
})
