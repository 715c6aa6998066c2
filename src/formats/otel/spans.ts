// Spans from every container, in one shape.
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { isSpan, jaegerTraces, resourceSpans, wrappedSpans } from './signature.ts'
import { type Attributes, attributesOf, plain } from './value.ts'

export type SpanEvent = { name: string; attributes: Attributes; body?: unknown }

export type Span = {
  trace: string
  id: string
  parent: string | undefined
  /** The parent is of another process, which may export to elsewhere. */
  remote: boolean
  name: string
  /** In milliseconds since 1970; absent: not recorded. */
  start: number | undefined
  /** Absent: the span did not end. */
  end: number | undefined
  attributes: Attributes
  events: SpanEvent[]
  failed: boolean
  /** What the status says. */
  message: string | undefined
}

/** A record of a log that belongs to a span. `span: undefined`: the logger did not know of which. */
export type LogRecord = { trace: string; span: string | undefined; event: SpanEvent }

/** The spans of a record; `undefined`: it is none of this format. */
export function spansOf(record: Json): Span[] | undefined {
  const resources = resourceSpans(record)
  if (resources) return resources.filter(isObject).flatMap(scopedSpans)
  const traces = jaegerTraces(record)
  if (traces)
    return traces.flatMap((t) =>
      array(t['spans'])
        .filter(isObject)
        .map((s) => jaegerSpan(s, t)),
    )
  const several = wrappedSpans(record)
  if (several) return several.map(spanOf)
  return isSpan(record) ? [spanOf(record)] : undefined
}

const scopes = ['scopeSpans', 'scope_spans', 'instrumentationLibrarySpans', 'instrumentation_library_spans'] as const

const scopedSpans = (resource: Json): Span[] =>
  scopes
    .flatMap((key) => array(resource[key]))
    .filter(isObject)
    .flatMap((scope) => array(scope['spans']))
    .filter(isObject)
    .map(spanOf)

/** The records of logs in an OTLP document: the contents of messages stand there since they are no events of spans any more. */
export function logsOf(record: Json): LogRecord[] {
  return [...array(record['resourceLogs']), ...array(record['resource_logs'])]
    .filter(isObject)
    .flatMap((r) => [...array(r['scopeLogs']), ...array(r['scope_logs'])])
    .filter(isObject)
    .flatMap((s) => [...array(s['logRecords']), ...array(s['log_records'])])
    .filter(isObject)
    .flatMap((log) => {
      const span = text(log['spanId'] ?? log['span_id'])
      const attributes = attributesOf(log['attributes'])
      const name = text(log['eventName'] ?? log['event_name']) ?? text(attributes.get('event.name'))
      if (name === undefined) return []
      const trace = text(log['traceId'] ?? log['trace_id']) ?? ''
      return [{ trace, span, event: { name, attributes, body: plain(log['body']) } }]
    })
}

/** A span of OTLP, Phoenix, or an exporter that writes them one by one. */
function spanOf(s: Json): Span {
  const context = object(s['context'] ?? s['spanContext'])
  const parent = object(s['parentSpanContext'] ?? s['parent'])
  const status = object(s['status'])
  const code = status['code'] ?? status['status_code'] ?? s['status_code'] ?? s['status']
  return {
    trace: idOf(s['traceId'], s['trace_id'], context['trace_id'], context['traceId']) ?? '',
    id: idOf(s['spanId'], s['span_id'], context['span_id'], context['spanId'], s['id']) ?? '',
    parent: idOf(
      s['parentSpanId'],
      s['parent_span_id'],
      s['parent_id'],
      s['parentId'],
      parent['spanId'],
      parent['span_id'],
    ),
    remote: isRemote(s),
    name: text(s['name']) ?? '',
    start: time(
      s['startTimeUnixNano'] ?? s['start_time_unix_nano'] ?? s['start_time'] ?? s['startTime'] ?? s['timestamp'],
    ),
    end: time(s['endTimeUnixNano'] ?? s['end_time_unix_nano'] ?? s['end_time'] ?? s['endTime'] ?? lasted(s)),
    attributes: withKind(attributesOf(s['attributes']), s['span_kind']),
    events: array(s['events']).filter(isObject).map(eventOf),
    failed: code === 2 || /^(?:STATUS_CODE_)?ERROR$/i.test(text(code) ?? ''),
    message: text(status['message']) ?? text(status['description']) ?? text(s['status_message']),
  }
}

/** Kinds of spans whose parents are of other processes. */
const incoming = /^(?:SPAN_KIND_|SpanKind\.)?(?:SERVER|CONSUMER)$/i

/** OTLP tells by two flags, where the exporter is recent, and by the kind of the span. */
function isRemote(s: Json): boolean {
  const flags = number(s['flags']) ?? 0
  return (flags & 0x300) === 0x300 || s['kind'] === 2 || s['kind'] === 5 || incoming.test(text(s['kind']) ?? '')
}

/** The console exporter of JavaScript writes the begin and the duration in microseconds. */
function lasted({ timestamp, duration }: Json): number | undefined {
  const [start, length] = [number(timestamp), number(duration)]
  return start === undefined || length === undefined ? undefined : start + length
}

/** Phoenix keeps the kind of a span beside its attributes. */
function withKind(attributes: Attributes, kind: unknown): Attributes {
  const key = 'openinference.span.kind'
  if (typeof kind !== 'string' || attributes.has(key) || !/^[A-Z]+$/.test(kind) || otelKinds.has(kind))
    return attributes
  return new Map([...attributes, [key, kind]])
}

const otelKinds = new Set(['INTERNAL', 'CLIENT', 'SERVER', 'PRODUCER', 'CONSUMER', 'UNKNOWN', 'UNSPECIFIED'])

function jaegerSpan(s: Json, trace: Json): Span {
  const attributes = attributesOf(s['tags'])
  const start = number(s['startTime'])
  const duration = number(s['duration'])
  const parent = array(s['references'])
    .filter(isObject)
    .find((r) => r['refType'] === 'CHILD_OF')
  return {
    trace: idOf(s['traceID'], trace['traceID']) ?? '',
    id: idOf(s['spanID']) ?? '',
    parent: idOf(parent?.['spanID'], s['parentSpanID']),
    remote: incoming.test(text(attributes.get('span.kind')) ?? ''),
    name: text(s['operationName']) ?? '',
    start: start === undefined ? undefined : start / 1000,
    end: start === undefined || duration === undefined ? undefined : (start + duration) / 1000,
    attributes,
    events: array(s['logs'])
      .filter(isObject)
      .map((log) => {
        const fields = attributesOf(log['fields'])
        return { name: text(fields.get('event')) ?? text(fields.get('name')) ?? '', attributes: fields }
      }),
    failed: attributes.get('otel.status_code') === 'ERROR' || attributes.get('error') === true,
    message: text(attributes.get('otel.status_description')),
  }
}

const eventOf = (e: Json): SpanEvent => ({ name: text(e['name']) ?? '', attributes: attributesOf(e['attributes']) })

/** The first id that is one: none is empty or all zeros. */
const idOf = (...ids: readonly unknown[]): string | undefined =>
  ids.map(text).find((id) => id !== undefined && !/^(?:0x)?0*$/.test(id))

/** Milliseconds since 1970, from nanoseconds (as text, as they exceed what a number holds exactly), pairs or ISO 8601. */
function time(value: unknown): number | undefined {
  if (Array.isArray(value)) {
    const [seconds, nanos] = value.map(number)
    return seconds === undefined ? undefined : seconds * 1000 + (nanos ?? 0) / 1e6
  }
  if (typeof value === 'string' && !/^\d{1,30}$/.test(value)) {
    const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`)
    return Number.isNaN(ms) ? undefined : ms + Number(/\.\d{3}(\d{1,6})/.exec(value)?.[1]?.padEnd(6, '0') ?? 0) / 1e6
  }
  const n = typeof value === 'bigint' || typeof value === 'string' ? Number(value) : number(value)
  if (n === undefined || n <= 0) return undefined
  // Which unit a bare number is in, its size tells: nanoseconds, microseconds, milliseconds or seconds.
  return n > 1e17 ? n / 1e6 : n > 1e14 ? n / 1e3 : n > 1e11 ? n : n * 1000
}
