// The AI SDK (Vercel): messages, steps and streams.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { listIn } from '../wrapped.ts'
import { isMessage, isOwn } from './part.ts'

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
  id: 'ai-sdk',
  doc: 'AI SDK (Vercel): model messages, UI messages, `steps` of `generateText`, and the parts of its streams, of versions 4 to 6',
  where: 'Written by your own step: `writeFileSync("trace.json", JSON.stringify({ prompt, steps: result.steps }))`',
  lacks,
  before: ['openai-chat', 'anthropic-messages'],
  detect: ({ records }) => (records.some((r) => isOwn(r) || listIn(r, isMessage)?.some(isOwn)) ? 'strong' : undefined),
  ...late(async () => {
    const { decode } = await import('./decode.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
