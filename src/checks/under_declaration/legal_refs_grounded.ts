import type { Json } from '../../model/json.ts'
import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import { plainJson, refs } from '../results.ts'
import { findingsOf } from './findings.ts'
import type { UnderDeclarationWant } from './want.ts'

export default dimension<UnderDeclarationWant>({
  id: 'legal_refs_grounded',
  doc: 'One advisory finding cites every expected legal reference',
  fails: 'No advisory finding cites them all',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const found = findingsOf(view, want.command, context)
    if ('outcome' in found) return found.outcome
    const expected = want.expected_legal_refs
    const missing = found.advisory.map((row) => {
      const cited = new Set(refs((row as Json)['legal_refs']))
      return expected.filter((r) => !cited.has(r))
    })
    if (missing.some((m) => m.length === 0)) return pass(`An advisory finding of ${found.name} cites ${list(expected)}`)
    const nearest = missing.reduce<string[] | undefined>(
      (best, m) => (best && best.length <= m.length ? best : m),
      undefined,
    )
    const said = nearest
      ? `that the nearest of ${count(missing.length, 'advisory finding')} lacks ${list(nearest)}`
      : 'no advisory finding'
    return fail(`Expected one advisory finding of ${found.name} to cite ${list(expected)}, found ${said}`, {
      evidence: [evidence(view, found.at, context, found.advisory.length > 0 ? plainJson(found.advisory) : undefined)],
    })
  },
})
