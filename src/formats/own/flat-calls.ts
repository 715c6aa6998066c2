// Logs of loops of one's own: a call with its result in one flat record, between messages.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { flatCall } from '../flat.ts'
import { late } from '../late.ts'
import { isChat, recordsIn } from './record.ts'

const lacks = [
  'compactions',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'flat-calls',
  doc: 'Home-made log with a call and its result in one record, `{tool, args, output}`, between messages `{role, content}`',
  where: 'Written by a loop of your own, one record a line; a native trace holds more (docs/own-agent.md)',
  lacks,
  before: ['openai-chat'],
  detect: ({ records }) => {
    if (records.some(isChat)) return undefined
    return records.some((r) => flatCall(r) !== undefined || recordsIn(r) !== undefined) ? 'weak' : undefined
  },
  ...late(async () => {
    const { decode } = await import('./decode.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
