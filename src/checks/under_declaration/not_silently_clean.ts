import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import { findingsOf } from './findings.ts'
import type { UnderDeclarationWant } from './want.ts'

export default dimension<UnderDeclarationWant>({
  id: 'not_silently_clean',
  doc: "The command's last response reports findings",
  fails: 'The response reports none: silently clean',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const found = findingsOf(view, want.command, context)
    if ('outcome' in found) return found.outcome
    if (found.rows.length > 0) return pass(`${found.name} reports ${count(found.rows.length, 'finding')}`)
    return fail(`Expected ${found.name} to report findings, found none`, {
      evidence: [evidence(view, found.at, context)],
    })
  },
})
