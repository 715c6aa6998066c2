// What a span stands for, by any of the conventions: an agent, a response of a model, a tool, or nothing of an agent's own.
import type { Span } from './spans.ts'
import { first, firstText, payloadOf } from './value.ts'

/** `frame`: a workflow or chain around agents, which tells how the run ended. `noise`: HTTP, queues, retrieval and the like. */
export type Kind = 'agent' | 'llm' | 'tool' | 'frame' | 'noise'

const operations = new Map<string, Kind>([
  ['chat', 'llm'],
  ['generate_content', 'llm'],
  ['text_completion', 'llm'],
  ['completion', 'llm'],
  ['execute_tool', 'tool'],
  ['invoke_agent', 'agent'],
  ['invoke_workflow', 'frame'],
  ['create_agent', 'noise'],
  ['embeddings', 'noise'],
  ['retrieval', 'noise'],
])

const kinds = new Map<string, Kind>([
  ['AGENT', 'agent'],
  ['LLM', 'llm'],
  ['TOOL', 'tool'],
  ['CHAIN', 'frame'],
  // Traceloop
  ['agent', 'agent'],
  ['tool', 'tool'],
  ['workflow', 'frame'],
  ['task', 'frame'],
])

export function kindOf({ attributes, name }: Span): Kind {
  const operation = firstText(attributes, 'gen_ai.operation.name')
  const known =
    kinds.get(firstText(attributes, 'openinference.span.kind')?.toUpperCase() ?? '') ??
    operations.get(operation ?? '') ??
    kinds.get(firstText(attributes, 'traceloop.span.kind') ?? '')
  if (known) return known
  if (firstText(attributes, 'mcp.method.name') === 'tools/call') return 'tool'
  const sdk = firstText(attributes, 'ai.operationId')
  if (sdk === 'ai.toolCall') return 'tool'
  if (sdk !== undefined) return /\.do(?:Generate|Stream)$/.test(sdk) ? 'llm' : 'frame'
  if (operation !== undefined || attributes.has('openinference.span.kind')) return 'noise'
  // Older instrumentation has no name of the operation.
  if (/^(?:chat|completion)$/.test(firstText(attributes, 'llm.request.type') ?? '')) return 'llm'
  if (first(attributes, 'gen_ai.tool.name', 'gen_ai.tool.call.id') !== undefined) return 'tool'
  const asked = first(attributes, 'gen_ai.system', 'gen_ai.provider.name', 'gen_ai.request.model') !== undefined
  if (asked && (attributes.has('gcp.vertex.agent.llm_request') || name === 'call_llm')) return 'llm'
  return asked && [...attributes.keys()].some((key) => /^gen_ai\.(?:usage|completion|prompt|response)\b/.test(key))
    ? 'llm'
    : 'noise'
}

/** What ties the traces of one conversation together. */
export const conversationOf = ({ attributes }: Span): string | undefined =>
  firstText(
    attributes,
    'gen_ai.conversation.id',
    'session.id',
    'gcp.vertex.agent.session_id',
    'langfuse.session.id',
    'traceloop.association.properties.session_id',
    'ai.telemetry.metadata.sessionId',
  )

/** The name of the agent that a span is a run of. */
export const agentOf = ({ attributes, name }: Span): string =>
  firstText(attributes, 'gen_ai.agent.name', 'agent.name', 'traceloop.entity.name') ??
  (name.replace(/^invoke_agent /, '') || 'agent')

/** Why a failed span failed: its status, the exception in its events, or the kind of the error. */
export function failureOf({ message, events, attributes, name }: Span): string {
  const thrown = events.find((e) => e.name === 'exception')?.attributes
  const said = thrown && (firstText(thrown, 'exception.message') ?? firstText(thrown, 'exception.type'))
  return (
    message ?? said ?? firstText(attributes, 'error.message', 'exception.message', 'error.type') ?? `${name} failed`
  )
}

export const hasFailed = (span: Span): boolean => span.failed || first(span.attributes, 'error.type') !== undefined

/** Why a model stopped, in lower case. */
export function finishReason({ attributes }: Span): string | undefined {
  const given = payloadOf(
    first(
      attributes,
      'gen_ai.response.finish_reasons',
      'gen_ai.completion.0.finish_reason',
      'ai.response.finishReason',
      'llm.finish_reason',
      'gen_ai.response.finish_reason',
    ),
  )
  const reason = Array.isArray(given) ? given[0] : given
  return typeof reason === 'string' ? reason.toLowerCase() : undefined
}
