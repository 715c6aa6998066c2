// One sample of a log: how far it got, what it cost, and what its scorers said.
import type { StopCause, Trace, Usage } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course, type Reason } from '../course.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { attachments } from './attachments.ts'
import { stepsOf } from './events.ts'
import { lacks } from './shape.ts'
import { labelsOf, talk } from './talk.ts'

const reasons: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
  ['stop', 'completed'],
  ['tool_calls', 'continues'],
  ['max_tokens', 'output_token_budget'],
  ['model_length', 'output_token_budget'],
  ['content_filter', 'refused'],
])

/** What a limit of the evaluation that ended the sample is to us; any other interrupted it. */
const limits: ReadonlyMap<unknown, StopCause> = new Map([
  ['message', 'max_turns'],
  ['turn', 'max_turns'],
  ['token', 'output_token_budget'],
  ['cost', 'cost_budget'],
])

export function readSample(given: Json, log: Json, sink: Sink): Trace {
  const sample = withEvents(given)
  const b = builder('inspect', lacks, sink)
  const run = course(b, sink.end)
  const texts = attachments(sample)
  const recorded = stepsOf(sample)
  const { message } = talk(b, run, recorded.facts)
  const messages = array(sample['messages']).filter(isObject)

  const known = new Set(
    messages.flatMap((m) => [text(m['tool_call_id']), ...array(m['tool_calls']).map((c) => text(object(c)['id']))]),
  )
  const told = (m: Json, agent?: string): void => message(texts.value(m) as Json, agent)
  if (recorded.steps.includes('compaction') || recorded.calls.some((id) => !known.has(id))) {
    for (const m of inputOf(sample)) told(m)
    for (const step of recorded.steps) {
      if (step === 'compaction') b.compaction()
      else told(step.message, step.agent)
    }
  } else for (const m of messages) told(m)

  describe(b.trace, sample, log)
  if (!b.trace.tools) b.lacks('offered_tools')
  if (!Array.isArray(sample['events'])) for (const kind of ['denials', 'compactions'] as const) b.lacks(kind)
  const usage = usageOf(recorded.usage.length > 0 ? recorded.usage : Object.values(object(sample['model_usage'])))
  if (usage) run.used(usage)
  else b.lacks('usage')
  if (texts.isLost()) run.incomplete('a text that the sample keeps apart is missing from it')
  close()
  run.finish(false)
  return b.trace

  /** How the sample ended: by a failure, by a limit, or scored. */
  function close(): void {
    const output = object(sample['output'])
    run.told(text(texts.value(output['completion'])))
    const reason = reasons.get(object(array(output['choices'])[0])['stop_reason'])
    const limit = sample['limit']
    const failure = sample['error']
    if (isObject(failure) || text(failure)) run.failed(text(object(failure)['message']) ?? text(failure) ?? 'an error')
    else if (isObject(limit)) run.stop(limits.get(limit['type']) ?? 'interrupted')
    else if (Object.keys(object(sample['scores'])).length > 0 || log['status'] === 'success') {
      if (reason === 'refused' || reason === 'output_token_budget') run.reasoned(reason)
      else run.stop('completed')
    } else if ('status' in log || 'plan' in log) run.closesWith('score')
    else run.reasoned(run.awaits() ? undefined : reason)
  }
}

/** The sample as it is written today: what happened once stood in a transcript of its own. */
function withEvents(sample: Json): Json {
  const { transcript } = sample
  return isObject(transcript) ? { events: transcript['events'], attachments: transcript['content'], ...sample } : sample
}

/** What the sample was asked: a text, or messages. */
function inputOf({ input }: Json): Json[] {
  if (typeof input === 'string') return [{ role: 'user', content: input }]
  return array(input)
    .filter(isObject)
    .filter((m) => m['role'] === 'user')
}

function describe(trace: Trace, sample: Json, log: Json): void {
  const epoch = number(sample['epoch'])
  const { id } = sample
  const name = typeof id === 'string' || typeof id === 'number' ? String(id) : 'sample'
  const model = text(object(log['eval'])['model'])
  const first = array(sample['events']).find((e) => isObject(e) && e['event'] === 'model' && Array.isArray(e['tools']))
  const tools = array(object(first)['tools']).flatMap((t) => text(object(t)['name']) ?? [])
  const seconds = number(sample['total_time'])
  Object.assign(
    trace,
    defined<Partial<Trace>>({
      id: epoch === undefined ? name : `${name}_epoch_${epoch}`,
      agent: model === undefined ? undefined : { model },
      tools: first === undefined ? undefined : tools,
      labels: labelsOf(sample['scores']),
      duration_ms: seconds === undefined || seconds < 0 ? undefined : Math.round(seconds * 1000),
    }),
  )
}

/** All that was sent and given; `total_tokens` counts the cache, which `input_tokens` does for some providers only. */
function usageOf(records: readonly unknown[]): Usage | undefined {
  const sum = { input_tokens: 0, output_tokens: 0 }
  let known = false
  let cost: number | undefined
  for (const record of records.filter(isObject)) {
    const input = number(record['input_tokens'])
    const output = number(record['output_tokens'])
    if (input === undefined || output === undefined) continue
    const total = number(record['total_tokens'])
    sum.input_tokens += total === undefined ? input : Math.max(input, total - output)
    sum.output_tokens += output
    known = true
    const dollars = number(record['total_cost'])
    if (dollars !== undefined && dollars >= 0) cost = (cost ?? 0) + dollars
  }
  return known ? { ...sum, ...(cost === undefined ? {} : { cost_usd: cost }) } : undefined
}
