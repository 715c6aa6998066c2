// `[contradiction]`: two surfaces disagree about the same target; the agent stops and reports, and never retries past it.
import { family } from '../contract.ts'
import contradictionConfirmed from './contradiction_confirmed.ts'
import haltBoundaryResolved from './halt_boundary_resolved.ts'
import haltedAfterContradiction from './halted_after_contradiction.ts'
import { schema } from './want.ts'

export default family({
  id: 'contradiction',
  doc: 'One step says ready, another refuses, and the agent changes nothing after that',
  repeatable: true,
  flatKey: 'blocking_step',
  schema,
  checks: [contradictionConfirmed, haltBoundaryResolved, haltedAfterContradiction],
})
