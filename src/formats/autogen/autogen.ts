// AutoGen's AgentChat (0.4 and later): the result of a task, or its messages.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { listIn } from '../wrapped.ts'
import { isMessage } from './message.ts'

const lacks = [
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
  id: 'autogen',
  doc: 'AutoGen AgentChat 0.4 and later: the result of a task (`messages`, `stop_reason`), or its messages',
  where: 'Written by your own step: `Path("trace.json").write_text(result.model_dump_json())`',
  lacks,
  detect: ({ records }) => (records.some((r) => isMessage(r) || listIn(r, isMessage)) ? 'strong' : undefined),
  ...late(async () => {
    const { decode } = await import('./decode.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
