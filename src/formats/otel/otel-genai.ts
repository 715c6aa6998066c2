// OpenTelemetry traces of agents: the GenAI conventions old and new, OpenInference, Traceloop, Google ADK and the AI SDK.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isTelemetry, lacks } from './signature.ts'

export default {
  id: 'otel-genai',
  doc: 'OpenTelemetry traces as OTLP/JSON, Tempo, Jaeger or single spans, with the attributes of the GenAI conventions (current and older), OpenInference, Traceloop/OpenLLMetry, Google ADK or the AI SDK. A run is one conversation or session, else one trace; of spans that report the same response or call, one counts',
  where:
    'The file that the Collector’s `file` exporter writes (`path: traces.jsonl`), or an export of Tempo, Jaeger (`/api/traces/<id>`) or Phoenix (`client.spans.get_spans`) that a `run` step stores. Turn the recording of contents on (`OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true`): without it there are no arguments, results and answer',
  lacks,
  before: ['openai-chat', 'anthropic-messages'],
  detect: ({ records }) => (records.some(isTelemetry) ? 'strong' : undefined),
  ...late(async () => (await import('./decode.ts')).decode),
} satisfies Format
