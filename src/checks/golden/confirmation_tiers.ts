import { count, list } from '../../model/text.ts'
import type { Confirmation } from '../../model/trace.ts'
import { type Evidence, error, fail, pass, skip } from '../../model/verdict.ts'
import { callsOf, evidence } from '../calls.ts'
import { type Context, dimension, lacking, type View } from '../contract.ts'
import { plainJson } from '../results.ts'
import type { GoldenWant } from './want.ts'

type Decision = Pick<Confirmation, 'tier' | 'arguments'>

/** The gate's decisions for a step: as recorded; where none is, an elicitation that guards the step is a decision to ask. */
function decisionsOf(view: View, step: string): Decision[] {
  const recorded: Decision[] = []
  const asked: Decision[] = []
  for (const e of view.trace.events) {
    if (e.type === 'confirmation' && isStep(view, e.step, step)) recorded.push(e)
    if (e.type === 'elicitation' && e.guards !== undefined && isStep(view, e.guards, step))
      asked.push({ tier: 'confirm' })
  }
  return recorded.length > 0 ? recorded : asked
}

const isStep = (view: View, name: string, step: string): boolean =>
  name === step || view.command({ type: 'tool_call', tool: name, arguments: {} }) === step

const sayDecision = (d: Decision): string =>
  d.arguments === undefined ? d.tier : `${d.tier} with ${plainJson(d.arguments)}`

function proof(view: View, step: string, decisions: readonly Decision[], context: Context): Evidence {
  const at = callsOf(view, step)[0]
  const text = `${step}: ${decisions.map(sayDecision).join(', ')}`
  return at === undefined ? { excerpt: context.excerpt(text) } : evidence(view, at, context, text)
}

export default dimension<GoldenWant>({
  id: 'confirmation_tiers',
  doc: 'The confirmation gate decided the declared tier for each declared step, whatever the arguments were',
  fails: 'A recorded decision is another tier, or decisions for one step differ; no recorded decision is an error',
  severity: 'blocking',
  needs: ['confirmations'],
  run(want, view, context) {
    const declared = Object.entries(want.confirmation_tiers ?? {})
    if (declared.length === 0) return skip('No step is declared in confirmation_tiers')
    const wrong: string[] = []
    const evidenceOf: Evidence[] = []
    const missing: string[] = []
    let seen = 0
    for (const [step, tier] of declared) {
      const decisions = decisionsOf(view, step)
      seen += decisions.length
      if (decisions.length === 0) {
        missing.push(step)
        continue
      }
      const tiers = [...new Set(decisions.map((d) => d.tier))]
      if (tiers.length === 1 && tiers[0] === tier) continue
      wrong.push(
        tiers.length > 1
          ? `${step} to be ${tier} whatever the arguments, found ${list(tiers)} in ${decisions.length} decisions`
          : `${step} to be ${tier}, found ${tiers[0]}`,
      )
      evidenceOf.push(proof(view, step, decisions, context))
    }
    if (wrong.length > 0)
      return fail(`Expected the gate decision for ${wrong.slice(0, 4).join('; for ')}`, {
        evidence: evidenceOf.slice(0, 5),
      })
    if (missing.length > 0) {
      return error(lacking(view, 'confirmations', `gate decision for ${list(missing)}`))
    }
    return pass(`${count(seen, 'gate decision')} for ${count(declared.length, 'step')} as declared`)
  },
})
