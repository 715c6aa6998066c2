import { leaf } from '../../model/names.ts'
import { count, list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { narrations } from '../amounts/anchors.ts'
import { type Finding, faithfulness, findingEvidence, flaggedValues, sayFinding } from '../amounts/grounding.ts'
import { dimension, lacking } from '../contract.ts'
import type { LiveWant } from './want.ts'

/** The leaves that make the steps of findings handoff steps. */
const deciding = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ narration: { step } }) => (step === undefined ? [] : [leaf(step)]))),
]

export default dimension<LiveWant>({
  id: 'handoff_faithful',
  doc: 'Every amount that the agent states at a handoff step is in the tool results up to that step',
  fails: 'A narration at a handoff step states an amount that no tool result has',
  severity: 'blocking',
  needs: ['narrations', 'results'],
  run(want, view, context) {
    const said = narrations(view)
    if (said.length === 0)
      return skip(
        view.trace.source.lacks.includes('narrations')
          ? lacking(view, 'narrations', 'narrations')
          : 'No narration in the trace',
      )
    const leaves = want.handoff_leaves ?? context.config.leaves.handoff
    if (leaves.length === 0)
      return error('Missing handoff leaves: the config lists none; name at least one in [leaves] handoff')
    const ends = new Set(leaves.map((l) => l.toLowerCase()))
    const handoff = (step: string | undefined) => step !== undefined && ends.has(leaf(step))
    const findings = faithfulness(view, context, want.grounding).findings.filter((f) => handoff(f.narration.step))
    const sure = findings.filter((f) => f.unsure === undefined)
    const first = sure[0] ?? findings[0]
    if (!first) {
      const steps = said.flatMap((n) => (n.step !== undefined && handoff(n.step) ? [leaf(n.step)] : []))
      const by = steps.length === 0 ? '' : ` (${list([...new Set(steps)])})`
      return pass(
        `${steps.length} of ${count(said.length, 'narration')} at a handoff step${by}, none with an amount without a source`,
      )
    }
    const more = {
      evidence: findings.slice(0, 5).map((f) => findingEvidence(f, view, context)),
      flagged_values: flaggedValues(sure.length === 0 ? findings : sure),
    }
    if (sure.length === 0) return error(`Cannot tell whether ${sayFinding(first)} has a source: ${first.unsure}`, more)
    return fail(
      `Expected every amount at a handoff step to be in a tool result, found ${sure.slice(0, 4).map(sayFinding).join('; ')}; ${list(deciding(sure))} hands over`,
      more,
    )
  },
})
