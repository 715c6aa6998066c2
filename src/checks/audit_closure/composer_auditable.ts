import { isObject } from '../../model/json.ts'
import { fail, pass } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { auditField } from './audit.ts'
import type { AuditWant } from './want.ts'

type Rendering = { key: string; says: 'parsed' | 'fallback' }

/** Every key of a composer output that records a rendering, and which. */
function renderingsOf(output: unknown): Rendering[] {
  if (!isObject(output)) return []
  const found: Rendering[] = []
  for (const key of ['mode', 'rendering']) {
    const value = output[key]
    const says = typeof value === 'string' ? value.trim().toLowerCase() : ''
    if (says === 'parsed' || says === 'fallback') found.push({ key, says })
  }
  const { parsed, fallback_used: fallback } = output
  if (typeof parsed === 'boolean') found.push({ key: 'parsed', says: parsed ? 'parsed' : 'fallback' })
  if (typeof fallback === 'boolean') found.push({ key: 'fallback_used', says: fallback ? 'fallback' : 'parsed' })
  return found
}

export default dimension<AuditWant>({
  id: 'composer_auditable',
  doc: 'The composer output records whether the answer was rendered from parsed output or by the fallback',
  fails: 'It records neither, or two that contradict each other',
  severity: 'blocking',
  needs: ['self_evaluation'],
  run(want, view, context) {
    const field = auditField(view, want, 'composer_output')
    if ('outcome' in field) return field.outcome
    const [first, ...others] = renderingsOf(field.value)
    const other = others.find((o) => o.says !== first?.says)
    if (first && other)
      return fail(
        `Expected composer_output to record one rendering, found ${first.says} by ${first.key} and ${other.says} by ${other.key}`,
        { evidence: [{ excerpt: context.excerpt(plainJson(field.value)) }] },
      )
    if (first) return pass(`The composer output records ${first.says} rendering`)
    return fail(
      'Expected composer_output to record mode or rendering (parsed, fallback), or a boolean parsed or fallback_used, found none of them',
      {
        evidence: [{ excerpt: context.excerpt(plainJson(field.value)) }],
      },
    )
  },
})
