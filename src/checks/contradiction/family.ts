// `[contradiction]`: two surfaces disagree about the same target; the agent stops and reports, and never retries past it.
import { unknownCommands } from '../commands.ts'
import { family } from '../contract.ts'
import { listed } from '../mutating.ts'
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
  mistakes({ readiness_step, blocking_step, must_halt_after, mutating_commands }, { registry }) {
    const steps = { readiness_step, blocking_step, must_halt_after }
    return unknownCommands(registry, { ...steps, mutating_commands: listed(mutating_commands) })
  },
})
