import { leaf } from '../../model/names.ts'
import { count } from '../../model/text.ts'
import { error, fail, pass, type Severity, skip } from '../../model/verdict.ts'
import { type Finding, faithfulness, findingEvidence, flaggedValues, sayFinding } from '../amounts/grounding.ts'
import { dimension, lacking } from '../contract.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'narration_faithfulness',
  doc: 'Every amount that the agent states is in the tool results up to the call it describes; advisory, but blocking at a handoff step',
  fails: 'The agent states an amount that no tool result has',
  severity: 'blocking',
  needs: ['narrations', 'results'],
  run(want, view, context) {
    const { narrations, amounts, findings } = faithfulness(view, context, want.grounding)
    if (narrations === 0)
      return skip(
        view.trace.source.lacks.includes('narrations')
          ? lacking(view, 'narrations', 'narrations')
          : 'No narration in the trace',
      )
    const handoffs = new Set(context.config.leaves.handoff.map((l) => l.toLowerCase()))
    const handoff = (f: Finding) => f.narration.step !== undefined && handoffs.has(leaf(f.narration.step))
    const sure = findings.filter((f) => f.unsure === undefined)
    const first = sure.find(handoff) ?? sure[0] ?? findings.find(handoff) ?? findings[0]
    if (!first) return pass(`${count(amounts, 'amount')} in ${count(narrations, 'narration')}, none without a source`)
    const severity: Severity = findings.some(handoff) ? 'blocking' : 'advisory'
    const more = {
      severity,
      evidence: findings.slice(0, 5).map((f) => findingEvidence(f, view, context)),
      flagged_values: flaggedValues(sure.length === 0 ? findings : sure),
    }
    if (sure.length === 0) return error(`Cannot tell whether ${sayFinding(first)} has a source: ${first.unsure}`, more)
    return fail(
      `Expected every amount to be in a tool result, found ${sure.slice(0, 4).map(sayFinding).join('; ')}`,
      more,
    )
  },
})
