// OpenAI's Responses API: response objects, streams of them, and lists of items.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isItemOfOwn, isResponse, isStreamEvent, isTypedMessage, responseIn } from './item.ts'

const lacks = [
  'errors',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'openai-responses',
  doc: 'OpenAI Responses API: response objects, streams of events, or lists of items, such as `result.to_input_list()` of the Agents SDK gives',
  where: 'Written by a harness that dumps its responses or its list of items',
  lacks,
  before: ['openai-chat'],
  detect: ({ records }) => {
    if (records.some((r) => isResponse(responseIn(r)) || isStreamEvent(r) || isItemOfOwn(r))) return 'strong'
    return records.some(isTypedMessage) ? 'weak' : undefined
  },
  ...late(async () => {
    const { decode } = await import('./responses.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
