import { isObject } from '../../model/json.ts'
import { fail, pass } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { auditField } from './audit.ts'
import type { AuditWant } from './want.ts'

/** Which rendering a composer output records. */
function renderingOf(output: unknown): string | undefined {
  if (!isObject(output)) return undefined
  for (const key of ['mode', 'rendering']) {
    const value = output[key]
    const mode = typeof value === 'string' ? value.trim().toLowerCase() : ''
    if (mode === 'parsed' || mode === 'fallback') return mode
  }
  const { parsed, fallback_used: fallback } = output
  if (typeof parsed === 'boolean') return parsed ? 'parsed' : 'fallback'
  if (typeof fallback === 'boolean') return fallback ? 'fallback' : 'parsed'
  return undefined
}

export default dimension<AuditWant>({
  id: 'composer_auditable',
  doc: 'The composer output records whether the answer was rendered from parsed output or by the fallback',
  fails: 'It records neither',
  severity: 'blocking',
  needs: ['self_evaluation'],
  run(want, view, context) {
    const field = auditField(view, want, 'composer_output')
    if ('outcome' in field) return field.outcome
    const rendering = renderingOf(field.value)
    if (rendering) return pass(`The composer output records ${rendering} rendering`)
    return fail(
      'Expected composer_output to record mode or rendering (parsed, fallback), or a boolean parsed or fallback_used, found none of them',
      {
        evidence: [{ excerpt: context.excerpt(plainJson(field.value)) }],
      },
    )
  },
})
