// The runs of AgentDojo: one document a user task, with an injected one or without.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { isObject, type Json } from '../json.ts'
import { late } from '../late.ts'

const lacks = [
  'exit_codes',
  'compactions',
  'denials',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'usage',
  'self_evaluation',
] as const satisfies EvidenceKind[]

const isRun = (r: unknown): r is Json =>
  isObject(r) && Array.isArray(r['messages']) && 'user_task_id' in r && 'suite_name' in r

export default {
  id: 'agentdojo',
  doc: 'AgentDojo run files: `utility` and `security` are labels (`security` is true where the attack had its way)',
  where: 'The files that `python -m agentdojo.scripts.benchmark --logdir runs` leaves under `runs/`',
  lacks,
  detect: (head) => (head.records.some(isRun) ? 'strong' : undefined),
  ...late(async () => {
    const { readRun } = await import('./run.ts')
    return (sink) => ({
      record(value) {
        if (!isRun(value)) return false
        sink.emit(readRun(value, lacks, sink))
        return true
      },
      end: () => {},
    })
  }),
} satisfies Format
