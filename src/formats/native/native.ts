// agent-eval's own format: the trace as it is, checked.
import type { Trace } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { isObject, type Json } from '../json.ts'
import { snake } from './rule.ts'
import { isEvent, traceShape } from './shape.ts'

/** Only `events` is required; where it is empty, the other keys must be a trace's. */
const looksNative = (r: unknown): r is Json => {
  if (!isObject(r)) return false
  const { schema } = r
  if (typeof schema === 'string' && schema.startsWith('agent-eval/')) return schema === 'agent-eval/trace@1'
  const events = r['events']
  if (!Array.isArray(events)) return false
  if (events.length > 0) return events.every(isEvent)
  return Object.keys(r).every((key) => traceShape.keys.has(snake(key)))
}

export default {
  id: 'native',
  doc: 'agent-eval/trace@1, JSON or JSON Lines with one trace a line',
  where: 'Written by your own harness, or by `agent-eval show --json FILE`',
  lacks: [],
  whole: true,
  detect: (head) => (head.records.some(looksNative) ? 'strong' : undefined),
  decoder: (sink) => ({
    record(value) {
      if (!looksNative(value)) return false
      sink.emit(readNative(value))
      return true
    },
    end: () => {},
  }),
} satisfies Format

/** Checks a native trace and fills in what may be left out. Throws a FormatError that names the wrong value. */
function readNative(raw: Json): Trace {
  const { selfEvaluation } = raw
  if (selfEvaluation !== undefined && raw['self_evaluation'] === undefined) {
    delete raw['selfEvaluation']
    raw['self_evaluation'] = selfEvaluation
  }
  return traceShape.of(raw, '')
}
