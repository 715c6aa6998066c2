// Logs of the Model Context Protocol: what went between an agent and its servers.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isOwn, messagesIn } from './message.ts'

const lacks = [
  'answer',
  'exit_codes',
  'turns',
  'stop_cause',
  'compactions',
  'denials',
  'taint',
  'blocked_sends',
  'narrations',
  'confirmations',
  'usage',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'mcp-log',
  doc: 'JSON-RPC messages of the Model Context Protocol, bare or wrapped with times: the calls of MCP tools alone, nothing that the agent did beside',
  where: 'Written by a proxy between the agent and its MCP servers, one message a line',
  lacks,
  detect: ({ records }) => (records.some((r) => messagesIn(r).some(isOwn)) ? 'strong' : undefined),
  ...late(async () => {
    const { decode } = await import('./decode.ts')
    return (sink) => decode(sink, lacks)
  }),
} satisfies Format
