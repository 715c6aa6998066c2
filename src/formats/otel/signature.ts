// What a record of OpenTelemetry is, whatever exported it: OTLP, Tempo, Jaeger, or spans one by one.
import type { EvidenceKind } from '../../model/trace.ts'
import { array, isObject, type Json, object } from '../json.ts'

export const lacks = [
  'exit_codes',
  'compactions',
  'denials',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

/** The keys of an OTLP document; `batches` and `trace` are Tempo's. */
const documents = ['resourceSpans', 'resource_spans', 'batches'] as const
const others = ['resourceLogs', 'resource_logs', 'resourceMetrics', 'resource_metrics', 'scopeMetrics'] as const

/** The resource spans of an OTLP document, in any of its spellings. */
export function resourceSpans(record: Json): readonly unknown[] | undefined {
  for (const holder of [record, object(record['trace'])])
    for (const key of documents) if (Array.isArray(holder[key])) return holder[key].every(isObject) ? holder[key] : []
  return undefined
}

/** A document of logs or metrics, as the Collector writes them beside spans. */
export const isOther = (record: Json): boolean => others.some((key) => Array.isArray(record[key]))

/** Jaeger's export: `{data: [{traceID, spans}]}`, or one of the elements. */
export function jaegerTraces(record: Json): readonly Json[] | undefined {
  const traces = Array.isArray(record['data']) ? record['data'] : [record]
  const found = traces.filter(isObject).filter((t) => typeof t['traceID'] === 'string' && Array.isArray(t['spans']))
  return found.length > 0 ? found : undefined
}

/** Attributes that only agents' spans have. */
export const semantic =
  /^(?:gen_ai|openinference|traceloop|gcp\.vertex\.agent|mcp|llm|ai\.(?:operationId|toolCall|response|prompt|usage|model))(?:\.|$)/

/** The keys of the attributes of a span, as an object or as a list of pairs. */
const attributeKeys = (span: Json): readonly unknown[] => {
  const { attributes } = span
  return Array.isArray(attributes) ? attributes.map((a) => object(a)['key']) : Object.keys(object(attributes))
}

/** A span that stands alone: with its ids beside its attributes, or in a `context`. */
export function isSpan(record: unknown): record is Json {
  if (!isObject(record) || (!isObject(record['attributes']) && !Array.isArray(record['attributes']))) return false
  const context = object(record['context'] ?? record['spanContext'])
  if (context['span_id'] ?? context['spanId']) return true
  const traced = record['trace_id'] ?? record['traceId']
  return typeof traced === 'string' && typeof (record['span_id'] ?? record['spanId'] ?? record['id']) === 'string'
}

/** Spans one by one below a key of their own, as some exporters wrap them. */
export const wrappedSpans = (record: Json): readonly Json[] | undefined => {
  const spans = array(record['spans']).filter(isSpan)
  return spans.length > 0 && spans.length === array(record['spans']).length ? spans : undefined
}

const isAgents = (span: Json): boolean =>
  attributeKeys(span).some((key) => typeof key === 'string' && semantic.test(key)) ||
  (isObject(span['context']) && 'span_kind' in span)

/** Has a record the signature of a trace: a document of OTLP, Tempo or Jaeger, or a span of an agent? */
export function isTelemetry(record: unknown): boolean {
  if (!isObject(record)) return false
  if (resourceSpans(record) || jaegerTraces(record)) return true
  return isSpan(record) ? isAgents(record) : (wrappedSpans(record) ?? []).some(isAgents)
}
