// Traces of OpenAI's Agents SDK: spans of agents, generations and functions.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { array, isObject, type Json } from '../json.ts'
import { late } from '../late.ts'

const lacks = [
  'exit_codes',
  'compactions',
  'denials',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

const isPart = (r: unknown): r is Json =>
  isObject(r) && (r['object'] === 'trace' || (r['object'] === 'trace.span' && isObject(r['span_data'])))

/** The spans of a record: itself, or the batch that was sent. */
const partsOf = (r: unknown): Json[] => (isPart(r) ? [r] : isObject(r) ? array(r['data']).filter(isPart) : [])

export default {
  id: 'openai-agents',
  doc: 'OpenAI Agents SDK traces: each trace is a run; its response spans hold no texts, so that only generation spans give an answer',
  where:
    'Written by a trace processor of your own (`add_trace_processor`) that appends `trace.export()` and `span.export()` to a file',
  lacks,
  detect: (head) => (head.records.some((r) => partsOf(r).length > 0) ? 'strong' : undefined),
  ...late(async () => {
    const { spans } = await import('./spans.ts')
    return (sink) => {
      const read = spans(sink, lacks)
      return {
        record(value) {
          const parts = partsOf(value)
          for (const part of parts) read.part(part)
          return parts.length > 0
        },
        end: (cut) => read.end(cut),
      }
    }
  }),
} satisfies Format
