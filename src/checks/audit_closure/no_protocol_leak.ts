import { count, list } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { dimension, lacking } from '../contract.ts'
import { holdsForbidden, readableLeak } from '../text/match.ts'
import type { AuditWant } from './want.ts'

export default dimension<AuditWant>({
  id: 'no_protocol_leak',
  doc: 'The final answer holds no marker of the raw protocol, under fallback rendering too',
  fails: 'The final answer holds a marker such as claim_id',
  severity: 'blocking',
  prohibits: 'texts',
  needs: ['answer'],
  run(want, view, context) {
    const markers = want.protocol_markers ?? context.config.audit.protocol_markers
    if (markers.length === 0)
      return error('Missing protocol markers: the config lists none; name at least one in [audit] protocol_markers')
    if (view.answer === undefined) return error(lacking(view, 'answer', 'final answer'))
    const answer = readableLeak(view.answer)
    const found = markers.filter((m) => holdsForbidden(answer, m))
    if (found.length === 0) return pass(`None of ${count(markers.length, 'protocol marker')} in the final answer`)
    const at = Math.max(0, view.answer.toLowerCase().indexOf((found[0] as string).toLowerCase()) - 60)
    return fail(`Expected no protocol marker in the final answer, found ${list(found)}`, {
      evidence: [{ excerpt: context.excerpt(view.answer.slice(at, at + 400)) }],
    })
  },
})
