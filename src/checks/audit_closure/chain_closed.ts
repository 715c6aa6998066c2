import { isObject, type Json } from '../../model/json.ts'
import { count, list } from '../../model/text.ts'
import { fail, pass, skip } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { evaluationOf, selfEvaluationOf } from '../self_evaluation.ts'
import type { AuditWant } from './want.ts'

const executorKeys = ['executor_output', 'executor_evidence_v2', 'evidence_bindings'] as const
const supported = new Set(['supported', 'partially_supported'])
const refuted = new Set(['unsupported', 'contradicted'])

/** The ids of claims in any objects of a value, each once. */
function claimIds(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if (isObject(value) && (typeof value['claim_id'] === 'string' || typeof value['claim_id'] === 'number'))
    found.add(String(value['claim_id']))
  for (const inner of Object.values(value)) claimIds(inner, found)
  return found
}

/** The claims of the executor's output, where it is recorded. */
function executed(whole: Json, evaluation: Json): Set<string> | undefined {
  const outputs = [whole, evaluation].flatMap((holder) =>
    executorKeys.flatMap((key) => (Object.hasOwn(holder, key) && holder[key] !== null ? [holder[key]] : [])),
  )
  return outputs.length === 0 ? undefined : claimIds(outputs)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export default dimension<AuditWant>({
  id: 'chain_closed',
  doc: 'Every claim of the executor has one claim check, no check is of another claim, and what was used is supported',
  fails:
    'A claim has no check or several, a check is of no claim, the verdict is PASS beside a claim that is unsupported or contradicted, or the composer used one that is not supported',
  severity: 'blocking',
  needs: ['self_evaluation'],
  run(_want, view, context) {
    const evaluation = evaluationOf(view)
    const claims = executed(selfEvaluationOf(view), evaluation)
    if (!claims) return skip("The executor's structured output is not recorded")
    const recorded = evaluation['claim_checks']
    const checks = (Array.isArray(recorded) ? recorded : []).filter(isObject).map((check) => ({
      id: String(check['claim_id'] ?? ''),
      verification: textOf(check['verification']).toLowerCase(),
    }))
    if (claims.size === 0 && checks.length === 0) return skip("The executor's structured output names no claim")
    const counts = new Map<string, number>()
    for (const { id } of checks) counts.set(id, (counts.get(id) ?? 0) + 1)
    const times = (id: string) => counts.get(id) ?? 0
    const wrong: string[] = []
    const say = (ids: readonly string[], what: string) => ids.length > 0 && wrong.push(`${what}: ${list(ids)}`)
    const ids = [...claims]
    const open = ids.filter((id) => times(id) === 0)
    say(open, 'claims without a check')
    const several = ids.filter((id) => times(id) > 1)
    say(several, 'claims with several checks')
    const strange = checks.map((check) => check.id).filter((id) => !claims.has(id))
    say([...new Set(strange)], 'checks of no claim')
    const denied = checks.filter((check) => refuted.has(check.verification)).map((check) => check.id)
    if (textOf(evaluation['verdict']).toUpperCase() === 'PASS') say(denied, 'verdict PASS beside refuted claims')
    const holding = new Set(checks.filter((check) => supported.has(check.verification)).map((check) => check.id))
    say(
      [...used(evaluation)].filter((id) => !holding.has(id)),
      'used without support',
    )
    if (wrong.length === 0) return pass(`${count(claims.size, 'claim')} of the executor, each with its check`)
    return fail(`Expected a closed chain from claims to the answer, found ${wrong.join('; ')}`, {
      evidence: [{ excerpt: context.excerpt(plainJson(recorded ?? {})) }],
    })
  },
})

/** The claims that the composer says it used: its own lists of ids, and objects that name one. */
function used(evaluation: Json): Set<string> {
  const output = evaluation['composer_output']
  if (!isObject(output)) return new Set()
  const found = claimIds(output)
  for (const [key, value] of Object.entries(output))
    if (/claim_ids$|^used_claims$/.test(key) && Array.isArray(value))
      for (const id of value) if (typeof id === 'string' || typeof id === 'number') found.add(String(id))
  return found
}
