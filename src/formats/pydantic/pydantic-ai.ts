// Pydantic AI's message history.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { listIn } from '../wrapped.ts'
import { isMessage } from './message.ts'

const lacks = [
  'exit_codes',
  'compactions',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'pydantic-ai',
  doc: 'Pydantic AI messages, as `all_messages_json()` gives them, one run a list',
  where: 'Written by your own step: `Path("trace.json").write_bytes(result.all_messages_json())`',
  lacks,
  detect: ({ records }) => (records.some((r) => isMessage(r) || listIn(r, isMessage)) ? 'strong' : undefined),
  ...late(async () => {
    const { decode } = await import('./decode.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
