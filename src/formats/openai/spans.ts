// Reads the spans of one trace after the other, each in the order in which it began.
import type { EvidenceKind, Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { timeOf } from '../time.ts'
import { holdsWrittenCalls, seemsWritten } from '../written.ts'
import { dataOf, failureOf, spanTree } from './span-tree.ts'

type Lacks = readonly EvidenceKind[]

export function spans(sink: Sink, lacks: Lacks) {
  const traces = new Map<string, Json[]>()
  return {
    part(part: Json): void {
      const isHead = part['object'] === 'trace'
      const id = text(isHead ? part['id'] : part['trace_id']) ?? ''
      const parts = traces.get(id) ?? []
      traces.set(id, parts)
      if (!isHead) parts.push(part)
    },
    end(cut: boolean): void {
      // Spans are written as they end, so that the file may lack some of any trace.
      for (const [id, parts] of traces) sink.emit(readTrace(id, parts, cut, lacks, sink))
    },
  }
}

function readTrace(id: string, given: readonly Json[], cut: boolean, lacks: Lacks, sink: Sink): Trace {
  const b = builder('openai-agents', lacks, sink)
  const run = course(b, sink.end, 'end of the agent’s span')
  const { ordered, actorOf } = spanTree(given)
  const tools = new Set<string>()
  const usage = { input_tokens: 0, output_tokens: 0 }
  let measured = false
  /** Calls that a generation asks for and no function span carries out so far. */
  const asked: string[] = []
  /** The agent that the main agent's last span belongs to. */
  let lastAgent: Json | undefined
  let handedOver = false
  let prompted = false
  /** What ended the run, as an agent or a guardrail says: told before what came of it. */
  const failures: string[] = []

  function generation(span: Json, data: Json, agent: string | undefined): void {
    if (agent === undefined && !prompted) {
      for (const m of array(data['input']).filter(isObject)) {
        if (m['role'] !== 'user') continue
        const said = contentText(m['content'])
        prompted = true
        b.prompt(said)
        b.user(said)
        run.input(said)
      }
    }
    const turn = agent === undefined ? run.respond(span) : undefined
    for (const m of array(data['output']).filter(isObject)) {
      const said = contentText(m['content'])
      b.message(said, { agent, turn })
      if (agent === undefined) run.said(said)
      const calls = array(m['tool_calls']).filter(isObject)
      for (const c of calls) asked.push(text(object(c['function'])['name']) ?? text(c['name']) ?? '')
      if (calls.length === 0 && holdsWrittenCalls(said)) run.uncertain(seemsWritten)
    }
    const { input_tokens, output_tokens, prompt_tokens, completion_tokens } = object(data['usage'])
    const [input, output] = [number(input_tokens ?? prompt_tokens), number(output_tokens ?? completion_tokens)]
    if (input === undefined || output === undefined) return
    usage.input_tokens += input
    usage.output_tokens += output
    measured = true
  }

  function call(span: Json, tool: string, given: unknown, agent: string | undefined, end: Json): void {
    const turn = agent === undefined ? run.turns() : undefined
    const made = b.call({ id: text(span['id']), tool, arguments: given, agent, turn })
    const at = timeOf(span['started_at'])
    if (at !== undefined) made.at = at
    const spent = Date.parse(text(span['ended_at']) ?? '') - Date.parse(at ?? '')
    if (spent >= 0) made.duration_ms = spent
    if (agent === undefined) run.called(made)
    const exact = asked.indexOf(tool)
    const index = exact < 0 && tool.startsWith('transfer_to_') ? asked.findIndex((t) => /^transfer_to_/.test(t)) : exact
    if (index >= 0) asked.splice(index, 1)
    if (span['ended_at'] === null || span['ended_at'] === undefined) return
    b.settle(made, { result: end['output'] ?? failureOf(span) ?? '', is_error: isObject(span['error']) })
    if (agent === undefined) run.returned()
  }

  function read(span: Json): void {
    const data = dataOf(span)
    const { agentSpan, sub: agent } = actorOf(span)
    const { type } = data
    if (agent === undefined && ['generation', 'response', 'function', 'handoff'].includes(text(type) ?? '')) {
      lastAgent = agentSpan
      handedOver = type === 'handoff'
    }
    if (type === 'generation' || type === 'response') generation(span, data, agent)
    else if (type === 'function') call(span, text(data['name']) ?? 'unknown', data['input'], agent, data)
    else if (type === 'handoff') {
      const to = text(data['to_agent']) ?? 'agent'
      call(span, `transfer_to_${to.replaceAll(/[^\w-]/g, '_').toLowerCase()}`, {}, agent, { output: to })
    } else if (type === 'agent') for (const tool of array(data['tools'])) tools.add(text(tool) ?? '')
    else if (type === 'mcp_tools') for (const tool of array(data['result'])) tools.add(text(tool) ?? '')
    else if (type === 'guardrail' && data['triggered'] === true)
      failures.push(`the guardrail ${text(data['name']) ?? ''} was triggered`)
    if (type !== 'function' && type !== 'guardrail' && agent === undefined) trouble(span)
  }

  function trouble(span: Json): void {
    const said = failureOf(span)
    if (said === undefined) return
    if (dataOf(span)['type'] === 'agent') failures.push(said)
    else run.troubled(said)
  }

  for (const span of ordered) read(span)
  for (const said of failures) {
    if (/^Max turns/i.test(said)) run.stop('max_turns')
    else run.failed(said)
  }
  if (failures.length === 0 && lastAgent && text(lastAgent['ended_at']) !== undefined && !handedOver)
    run.stop(run.awaits() ? undefined : 'completed')
  for (const tool of new Set(asked)) run.uncertain(`the model asked for ${tool || 'a tool'}, of which no span tells`)
  tools.delete('')
  if (tools.size === 0) b.lacks('offered_tools')
  if (measured) run.used(usage)
  else b.lacks('usage')
  const name = text(dataOf(ordered.find((s) => dataOf(s)['type'] === 'agent') ?? {})['name'])
  Object.assign(
    b.trace,
    defined<Partial<Trace>>({
      id: id === '' ? undefined : id,
      agent: name === undefined ? undefined : { name },
      tools: tools.size > 0 ? [...tools] : undefined,
    }),
  )
  run.finish(cut)
  return b.trace
}
