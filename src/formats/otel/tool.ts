// One execution of a tool: what its spans say of it. The framework, the client and the server of MCP may each report the same.
import { isObject, object, parseJson, text, writeJson } from '../json.ts'
import { hasFailed } from './kind.ts'
import type { Span } from './spans.ts'
import { first, firstText, payloadOf } from './value.ts'

export type Execution = {
  /** The span of the framework, which the others are within. */
  span: Span
  spans: readonly Span[]
  id: string | undefined
  tool: string
  arguments: unknown
  result: unknown
  failed: boolean
}

export const callIdOf = ({ attributes }: Span): string | undefined =>
  firstText(attributes, 'gen_ai.tool.call.id', 'tool_call.id', 'ai.toolCall.id', 'tool.id')

export const toolOf = ({ attributes, name }: Span): string =>
  firstText(
    attributes,
    'gen_ai.tool.name',
    'tool.name',
    'ai.toolCall.name',
    'tool_call.function.name',
    'mcp.tool.name',
    'traceloop.entity.name',
  ) ??
  (name.replace(/^(?:execute_tool|tools\/call|running tool:) /, '') || 'tool')

export function argumentsOf({ attributes: a, events }: Span): unknown {
  const given = payloadOf(
    first(
      a,
      'gen_ai.tool.call.arguments',
      'gcp.vertex.agent.tool_call_args',
      'ai.toolCall.args',
      'tool_arguments',
      'gen_ai.tool.args',
      'tool_call.function.arguments',
      'input.value',
    ) ?? events.find((e) => e.name === 'gen_ai.tool.message')?.attributes.get('content'),
  )
  if (given !== undefined) return given
  const entity = payloadOf(a.get('traceloop.entity.input'))
  if (entity !== undefined) return inputsOf(entity)
  const parameters = payloadOf(a.get('tool.parameters'))
  // What a tool takes is no argument of a call.
  return isObject(parameters) && isObject(parameters['properties']) ? undefined : parameters
}

/** Traceloop wraps what a function was called with. */
function inputsOf(entity: unknown): unknown {
  const { inputs, kwargs, args } = object(entity)
  if (isObject(kwargs) && Object.keys(kwargs).length > 0) return kwargs
  if (inputs !== undefined) return payloadOf(inputs)
  return Array.isArray(args) && args.length === 0 && kwargs !== undefined ? {} : entity
}

export function resultOf({ attributes: a, events }: Span): unknown {
  const given =
    first(a, 'gen_ai.tool.call.result', 'ai.toolCall.result', 'tool_response', 'gen_ai.tool.result', 'output.value') ??
    unwrapped(a.get('gcp.vertex.agent.tool_response')) ??
    events.find((e) => e.name === 'gen_ai.choice')?.attributes.get('message')
  return flat(payloadOf(given ?? quoted(a.get('traceloop.entity.output'))))
}

/** ADK wraps what a tool returns that is no object. */
function unwrapped(response: unknown): unknown {
  const given = payloadOf(response)
  if (!isObject(given) || Object.keys(given).join() !== 'result' || isObject(given['result'])) return given
  return given['result']
}

/** Traceloop writes every result as JSON, a text in quotes. */
function quoted(output: unknown): unknown {
  if (typeof output !== 'string' || !output.startsWith('"')) return output
  try {
    return parseJson(output)
  } catch {
    return output
  }
}

/** Blocks of text alone are their text. */
function flat(result: unknown): unknown {
  if (!Array.isArray(result) || result.length === 0) return result
  const texts = result.map((block) => (isObject(block) ? text(block['text']) : undefined))
  return texts.every((t) => t !== undefined) ? texts.join('\n') : result
}

/** Joins what the spans of one execution say: the outermost names it, any of them may know more. */
export function executionOf(spans: readonly [Span, ...Span[]]): Execution {
  const [span] = spans
  const known = <T>(read: (s: Span) => T | undefined): T | undefined => spans.map(read).find((v) => v !== undefined)
  const result = known(resultOf)
  return {
    span,
    spans,
    id: known(callIdOf),
    tool: toolOf(span),
    arguments: known(argumentsOf),
    result,
    failed: spans.some(hasFailed) || object(result)['isError'] === true,
  }
}

/** Do two spans, of which one stands within the other, report the same execution? */
export function isSame(outer: Span, inner: Span): boolean {
  const [one, other] = [callIdOf(outer), callIdOf(inner)]
  if (one !== undefined && other !== undefined) return one === other
  if (toolOf(outer) !== toolOf(inner)) return false
  const [given, again] = [argumentsOf(outer), argumentsOf(inner)]
  return given === undefined || again === undefined || writeJson(given) === writeJson(again)
}

/** Do two spans overlap in time? The client and the server of one call do, two calls under one id do not. */
export const overlap = (a: Span, b: Span): boolean =>
  (a.start ?? 0) <= (b.end ?? Number.POSITIVE_INFINITY) && (b.start ?? 0) <= (a.end ?? Number.POSITIVE_INFINITY)
