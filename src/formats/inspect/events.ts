// The events of a sample: what its messages do not keep, which is what sub-agents did and what was compacted away.
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { timeOf } from '../time.ts'

/** A message of the run, or the place of a compaction. `agent`: the sub-agent that wrote it. */
export type Step = { message: Json; agent?: string | undefined } | 'compaction'

/** What the events tell of a call. */
export type CallFacts = {
  at?: string | undefined
  duration_ms?: number | undefined
  denied?: boolean | undefined
  is_error?: true | undefined
}

type Span = { type: string; name: string; parent: string | undefined }

/** Reads the spans that events lie in; those of one sample are few and flat. */
function spansOf(events: readonly Json[]) {
  const spans = new Map<string, Span>()
  for (const e of events) {
    const id = text(e['id'])
    if (e['event'] !== 'span_begin' || id === undefined) continue
    const parent = text(e['parent_id'])
    spans.set(id, {
      type: text(e['type']) ?? '',
      name: text(e['name']) ?? '',
      parent: parent === id ? undefined : parent,
    })
  }
  /** The spans around an event, the innermost first. */
  return function around(e: Json): Span[] {
    const found: Span[] = []
    for (let at = text(e['span_id']); at !== undefined && found.length < 100; ) {
      const span = spans.get(at)
      if (!span) break
      found.push(span)
      at = span.parent
    }
    return found
  }
}

/** The steps of the run as the events tell them, without what scorers did. */
export function stepsOf(sample: Json): {
  steps: Step[]
  facts: Map<string, CallFacts>
  usage: Json[]
  calls: string[]
} {
  const events = array(sample['events']).filter(isObject)
  const around = spansOf(events)
  const steps: Step[] = []
  const facts = new Map<string, CallFacts>()
  const usage: Json[] = []
  const makers = new Map<string, string | undefined>()
  for (const e of events) {
    const spans = around(e)
    if (spans.some((s) => s.type === 'scorer' || s.type === 'scorers')) continue
    if (e['event'] === 'model') {
      const output = object(e['output'])
      if (isObject(output['usage'])) usage.push(output['usage'])
      const said = object(array(output['choices'])[0])
      const message = said['message']
      if (!isObject(message)) continue
      const agent = subAgent(spans)
      for (const call of array(message['tool_calls'])) {
        const id = text(object(call)['id'])
        if (id !== undefined) makers.set(id, agent)
      }
      steps.push({ message, agent })
    } else if (e['event'] === 'tool') {
      const id = text(e['id'])
      if (id === undefined) continue
      const seconds = number(e['working_time'])
      const duration_ms = seconds === undefined ? undefined : Math.round(seconds * 1000)
      facts.set(id, {
        ...facts.get(id),
        at: timeOf(e['timestamp']),
        duration_ms,
        ...(e['failed'] === true ? { is_error: true } : {}),
      })
      const { function: name, arguments: given, error } = e
      const agent = makers.has(id) ? makers.get(id) : subAgent(spans.slice(spans[0]?.type === 'tool' ? 1 : 0))
      const message = { role: 'tool', tool_call_id: id, function: name, arguments: given, content: e['result'], error }
      steps.push({ message, agent })
    } else if (e['event'] === 'approval') {
      const id = text(object(e['call'])['id'])
      if (id !== undefined && /^(?:reject|terminate)$/.test(text(e['decision']) ?? ''))
        facts.set(id, { ...facts.get(id), denied: true })
    } else if (e['event'] === 'compaction') steps.push('compaction')
  }
  return { steps, facts, usage, calls: [...facts.keys()] }
}

/** What runs within a tool is a sub-agent's. */
function subAgent(spans: readonly Span[]): string | undefined {
  const tool = spans.find((s) => s.type === 'tool')
  if (!tool) return undefined
  return (
    spans.find((s) => s.type === 'agent' && spans.indexOf(s) < spans.indexOf(tool))?.name || tool.name || 'sub-agent'
  )
}
