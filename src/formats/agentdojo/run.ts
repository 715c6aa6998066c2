// One run of AgentDojo: its messages, and what the suite judged of it.
import type { Call, EvidenceKind, Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { holdsWrittenCalls, seemsWritten } from '../written.ts'

export function readRun(record: Json, lacks: readonly EvidenceKind[], sink: Sink): Trace {
  const b = builder('agentdojo', lacks, sink)
  const run = course(b, sink.end)
  const waiting: Call[] = []

  function message(m: Json): void {
    const said = textOf(m['content'])
    if (m['role'] === 'user') {
      b.prompt(said)
      b.user(said)
      run.input(said)
    } else if (m['role'] === 'assistant') {
      const turn = run.respond(m)
      b.message(said, { turn })
      run.said(said)
      const made = array(m['tool_calls']).filter(isObject)
      if (made.length === 0 && holdsWrittenCalls(said)) run.uncertain(seemsWritten)
      for (const c of made) {
        const tool = text(c['function']) ?? 'unknown'
        const call = b.call({ id: text(c['id']), tool, arguments: c['args'], turn }, true)
        run.called(call)
        waiting.push(call)
      }
    } else if (m['role'] === 'tool') {
      const id = text(m['tool_call_id']) ?? text(object(m['tool_call'])['id'])
      const call = id === undefined ? waiting[0] : waiting.find((c) => c.id === id)
      if (!call) return
      waiting.splice(waiting.indexOf(call), 1)
      const error = text(m['error'])
      b.settle(call, { result: said === '' && error !== undefined ? error : said, is_error: error !== undefined })
      run.returned()
    }
  }

  for (const m of array(record['messages']).filter(isObject)) message(m)
  const { utility, security } = record
  const failure = text(record['error'])
  if (failure !== undefined) run.failed(failure)
  // The suite writes the file with every message, and what it judged at the end.
  else if (typeof utility === 'boolean') run.stop('completed')
  else run.closesWith('verdict (utility)')
  const labels = Object.entries({ utility, security }).filter((e): e is [string, boolean] => typeof e[1] === 'boolean')
  const seconds = number(record['duration'])
  const name = text(record['pipeline_name'])
  Object.assign(
    b.trace,
    defined<Partial<Trace>>({
      id: ['suite_name', 'user_task_id', 'attack_type', 'injection_task_id']
        .flatMap((k) => text(record[k]) ?? [])
        .join('/'),
      agent: name === undefined ? undefined : { name },
      labels: labels.length > 0 ? Object.fromEntries(labels) : undefined,
      duration_ms: seconds === undefined || seconds < 0 ? undefined : Math.round(seconds * 1000),
    }),
  )
  run.finish(false)
  return b.trace
}

/** A text, or its blocks, whose text is their `content`. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return array(content)
    .flatMap((block) => text(object(block)['content']) ?? text(object(block)['text']) ?? [])
    .join('\n')
}
