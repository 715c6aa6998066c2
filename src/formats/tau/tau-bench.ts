// The results of tau-bench: an array of runs, each with its dialogue and its reward.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isRun } from './shape.ts'

const lacks = [
  'errors',
  'exit_codes',
  'compactions',
  'denials',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'tau-bench',
  doc: 'tau-bench results: each task and trial is a run, its `reward` is a label',
  where: 'The file that `python run.py --log-dir results` leaves in `results/`',
  lacks,
  detect: (head) => (head.records.some(isRun) ? 'strong' : undefined),
  ...late(async () => {
    const { decodeRuns } = await import('./decode.ts')
    return (sink) => decodeRuns(sink, lacks)
  }),
} satisfies Format
