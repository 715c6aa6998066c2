// The results of tau2-bench: one document with all simulations.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isSimulation, isSimulations } from './shape.ts'

const lacks = [
  'exit_codes',
  'denials',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'tau2',
  doc: 'tau2-bench results: each simulation is a run, its `reward` is a label',
  where: 'The file that `tau2 run … --save-to NAME` leaves in `data/simulations/`',
  lacks,
  detect: (head) => (head.records.some((r) => isSimulations(r) || isSimulation(r)) ? 'strong' : undefined),
  ...late(async () => {
    const { decodeSimulations } = await import('./decode.ts')
    return (sink) => decodeSimulations(sink, lacks)
  }),
} satisfies Format
