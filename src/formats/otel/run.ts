// One run: its responses, calls and results in the order of time.
import type { Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course, type Reason } from '../course.ts'
import { otelCalls } from './calls.ts'
import { agentOf, failureOf } from './kind.ts'
import { messagesOf } from './message.ts'
import { type Part, partsOf } from './parts.ts'
import { responseOf } from './response.ts'
import { lacks } from './signature.ts'
import type { Span } from './spans.ts'
import { above, isDangling, type Node } from './tree.ts'
import { usageOf } from './usage.ts'
import { firstText } from './value.ts'

/** Reads the spans of one run. `lost`: the file tells of responses whose spans it does not hold. */
export function readRun(sink: Sink, id: string, nodes: readonly Node[], lost: boolean): Trace {
  const b = builder('otel-genai', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  const parts = partsOf(nodes)
  const calls = otelCalls(b, run, parts)
  const offered = new Set<string>()
  /** How often each text of the user was heard: later requests repeat the earlier ones. */
  const heard = new Map<string, number>()
  let reason: Reason

  function hear(texts: readonly string[]): void {
    const now = new Map<string, number>()
    for (const said of texts) {
      const n = (now.get(said) ?? 0) + 1
      now.set(said, n)
      if (said.trim() === '' || n <= (heard.get(said) ?? 0)) continue
      heard.set(said, n)
      b.prompt(said)
      b.user(said)
      run.input(said)
    }
  }

  function respond(part: Extract<Part, { kind: 'response' }>): void {
    const { input, output, reason: why, offered: tools } = responseOf(part.chain)
    const isMain = part.agent === undefined
    for (const tool of tools ?? []) offered.add(tool)
    calls.results(input, part.agent)
    if (isMain && !part.relayed)
      hear(input.filter((m) => m.role === 'user' && m.results.length === 0).map((m) => m.text))
    const turn = isMain ? run.respond(part.node) : undefined
    const said = output?.text ?? ''
    b.message(said, { agent: part.agent, turn })
    if (isMain) {
      run.said(said)
      reason = reasonOf(why, (output?.calls.length ?? 0) > 0)
      run.reasoned(reason)
    }
    calls.asked(part, output, reasonOf(why, false) === 'continues', turn)
    // What the provider runs itself returns within the response.
    if (output) calls.results([output], part.agent)
    const failing = part.chain.find((s) => s.failed)
    if (isMain && failing) run.troubled(failureOf(failing))
  }

  function end({ span }: Node): void {
    if (span.end === undefined) return
    if (span.failed) run.failed(failureOf(span))
    else if (reason !== 'refused')
      run.stop(reason === 'completed' || reason === 'output_token_budget' ? reason : undefined)
    const said = toldBy(span)
    if (said !== undefined) run.told(said)
  }

  for (const part of parts) {
    if (part.kind === 'response') respond(part)
    else if (part.kind === 'execution') calls.executed(part)
    else end(part.node)
  }
  // Executions alone have no end to be missed.
  if (!parts.some((p) => p.kind !== 'execution')) run.stop(undefined)
  if (lost) run.incomplete('a log tells of a response of a model whose span is not in the file')
  if (parts.some((p) => isDangling(p.node))) run.headless(parentless)
  if (trace.prompt === undefined)
    for (const part of parts) if (part.kind === 'end') b.prompt(askedOf(part.node.span) ?? '')
  describe(trace, id, parts)
  if (offered.size > 0) trace.tools = [...offered]
  else b.lacks('offered_tools')
  const usage = usageOf(parts)
  if (Object.keys(usage).length > 0) run.used(usage)
  else b.lacks('usage')
  run.finish(false)
  return trace
}

const parentless =
  'a span stands in one that is not in the file: spans are exported when they end, so the run was killed, or its spans are in several files'

function describe(trace: Trace, id: string, parts: readonly Part[]): void {
  if (id !== '') trace.id = id
  const ends = parts.filter((p) => p.kind === 'end').map((p) => p.node)
  const main = ends.find((n) => n.kind === 'agent')
  const models = parts.flatMap((p) =>
    p.kind === 'response'
      ? [
          firstText(
            p.chain[0]?.attributes ?? new Map(),
            'gen_ai.response.model',
            'gen_ai.request.model',
            'llm.model_name',
            'ai.model.id',
          ),
        ]
      : [],
  )
  const agent = defined<NonNullable<Trace['agent']>>({
    name: main && agentOf(main.span),
    model: models.find((m) => m !== undefined),
  })
  if (Object.keys(agent).length > 0) trace.agent = agent
  const [only, other] = ends.filter((n) => !ends.some((e) => e !== n && [...above(n)].includes(e)))
  const { start, end } = only?.span ?? {}
  if (!other && start !== undefined && end !== undefined && end >= start) trace.duration_ms = Math.round(end - start)
}

/** The text that a span around the run gives as its outcome. */
function toldBy({ attributes }: Span): string | undefined {
  const messages = messagesOf(attributes.get('gen_ai.output.messages'), 'assistant')
  const said = messages?.at(-1)?.text ?? firstText(attributes, 'output.value', 'gen_ai.completion')
  return said === undefined || /^\s*[[{]/.test(said) ? undefined : said
}

function askedOf({ attributes }: Span): string | undefined {
  const messages = messagesOf(attributes.get('gen_ai.input.messages'))
  const said =
    messages?.findLast((m) => m.role === 'user')?.text ?? firstText(attributes, 'input.value', 'gen_ai.prompt')
  return said === undefined || /^\s*[[{]/.test(said) ? undefined : said
}

const reasons: Readonly<Record<string, Reason>> = {
  stop: 'completed',
  end_turn: 'completed',
  stop_sequence: 'completed',
  length: 'output_token_budget',
  max_tokens: 'output_token_budget',
  max_output_tokens: 'output_token_budget',
  tool_call: 'continues',
  tool_calls: 'continues',
  'tool-calls': 'continues',
  tool_use: 'continues',
  function_call: 'continues',
  content_filter: 'refused',
  'content-filter': 'refused',
  safety: 'refused',
  refusal: 'refused',
}

/** A reason to stop beside calls ends nothing. */
const reasonOf = (said: string | undefined, calls: boolean): Reason =>
  calls ? 'continues' : said !== undefined && Object.hasOwn(reasons, said) ? reasons[said] : undefined
