// Messages of LangChain and LangGraph, in every way in which they are serialised.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { listIn } from '../wrapped.ts'
import { isMessage, isOwn } from './message.ts'

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
  id: 'langchain-messages',
  doc: 'LangChain and LangGraph messages (`dumpd`, `messages_to_dict`, `model_dump`), bare, under `messages` or in the states of a thread',
  where:
    'Written by your own step: `json.dump([m.model_dump(mode="json") for m in result["messages"]], open("trace.json", "w"))`',
  lacks,
  before: ['openai-chat', 'anthropic-messages'],
  detect: ({ records }) => (records.some((r) => isOwn(r) || listIn(r, isMessage)?.some(isOwn)) ? 'strong' : undefined),
  ...late(async () => {
    const { decode } = await import('./decode.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
