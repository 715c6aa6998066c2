// OpenAI Chat Completions: arrays of messages, and the wrappers that people and gateways log them in.
import type { Call, EvidenceKind, Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import { type Format, FormatError, type Sink } from '../contract.ts'
import { course, type Reason } from '../course.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { errorText, outcomeOf } from '../outcome.ts'
import { holdsWrittenCalls, isWrittenBy, seemsWritten, writtenCalls, writtenResult } from '../written.ts'
import {
  firstChoice,
  holdsCalls,
  isCompletion,
  isMessage,
  isWrapper,
  messagesOf,
  ownWay,
  roles,
  speaksInText,
} from './message.ts'

const lacks = [
  'errors',
  'exit_codes',
  'compactions',
  'denials',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export default {
  id: 'openai-chat',
  doc: 'OpenAI Chat Completions messages: an array, JSON Lines, or a wrapper with `messages` (and `response`)',
  where: 'Written by a harness that dumps its messages, or by a gateway log (litellm)',
  lacks,
  detect: (head) => {
    if (head.records.some(speaksInText)) return undefined
    if (head.records.some(isCompletion)) return 'strong'
    return head.records.some((r) => isMessage(r) || isWrapper(r)) ? 'weak' : undefined
  },
  decoder: (sink) => {
    let bare: ReturnType<typeof conversation> | undefined
    return {
      record(value) {
        if (isMessage(value)) {
          bare ??= conversation(sink)
          bare.message(value)
          return true
        }
        const messages = messagesOf(value)
        if (!messages && !isCompletion(value)) {
          if (isObject(value) && roles.has(value['role'] as string) && holdsCalls(value))
            throw new FormatError(ownWay(value))
          return false
        }
        const record = value as Json
        const one = conversation(sink, isWrittenBy(record))
        let known = 0
        for (const [i, m] of (messages ?? []).entries()) {
          if (isMessage(m)) {
            one.message(m)
            known++
          } else if (holdsCalls(m)) throw new FormatError(`messages[${i}]: ${ownWay(object(m))}`)
        }
        one.wrapper(record)
        const completion = isCompletion(record) ? record : (record['fncall_response'] ?? record['response'])
        if (isObject(completion)) one.completion(completion)
        if (messages && known * 2 < messages.length) return false
        sink.emit(one.finish(false, (messages?.length ?? 0) - known))
        return true
      },
      end(cut) {
        if (bare) sink.emit(bare.finish(cut))
      },
    }
  },
} satisfies Format

/** Reads one conversation, message by message. `written`: the model had no native calls and wrote them into its text. */
function conversation(sink: Sink, written = false) {
  const b = builder('openai-chat', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  /** What a wrapper says of the end of its conversation. */
  let reason: string | undefined
  let broken: string | undefined
  let final: string | undefined
  const waiting: Call[] = []
  const recorded = new Set<EvidenceKind>()
  /** The last text of the model, where nothing follows it. */
  let lastSaid: string | undefined

  const answerOf = (m: Json): string => contentText(m['content']) || (text(m['refusal']) ?? '')

  /** What a home-made loop notes of a result: then this is on record, which the API's own messages have no place for. */
  function outcome(m: Json): ReturnType<typeof outcomeOf> {
    const end = outcomeOf(m)
    if (end.is_error !== null) recorded.add('errors')
    if (end.exit_code !== undefined) recorded.add('exit_codes')
    if (end.denied) recorded.add('denials')
    return end
  }

  /** The call of a result without an id: by the tool that it names, as Ollama does, else the first. */
  const namedBy = (m: Json): Call | undefined =>
    waiting.find((c) => c.tool === (m['tool_name'] ?? m['name'])) ?? waiting[0]

  function settle(call: Call, m: Json): void {
    const { content } = m
    const given = content ?? m['output'] ?? m['result'] ?? errorText(m) ?? ''
    b.settle(call, {
      ...outcome(m),
      result: content === given && typeof given !== 'string' ? contentText(given) : given,
    })
    waiting.splice(waiting.indexOf(call), 1)
  }

  /** The result of a call that waits, or of one that has its result (`before`); else the call is missing. */
  function returned(call: Call | undefined, before: unknown, m: Json): void {
    if (call) settle(call, m)
    else if (before === undefined) run.headless('it holds the result of a call that is not in it')
    run.returned()
  }

  function message(m: Json): void {
    const said = answerOf(m)
    lastSaid = m['role'] === 'assistant' && array(m['tool_calls']).length === 0 ? text(said.trim()) : undefined
    switch (m['role']) {
      case 'user': {
        const told = written ? writtenResult(m['content']) : undefined
        const call = told && (waiting.find((c) => c.tool === told.tool) ?? waiting[0])
        if (call) {
          settle(call, { content: told?.result })
          run.returned()
          break
        }
        b.prompt(said)
        b.user(said)
        run.input(said)
        break
      }
      case 'assistant': {
        const turn = run.respond(m)
        const made = [...array(m['tool_calls']), ...(isObject(m['function_call']) ? [m['function_call']] : [])]
        const read = written && made.length === 0 ? writtenCalls(said) : undefined
        b.message(read?.before ?? said, { turn })
        run.said(read?.before ?? said)
        if (read ? read.unread : holdsWrittenCalls(said)) run.uncertain(seemsWritten)
        for (const one of read?.calls ?? []) {
          const call = b.call({ ...one, turn }, true)
          run.called(call)
          waiting.push(call)
        }
        reasoned(m['finish_reason'], made.length > 0)
        for (const raw of made) {
          const c = object(raw)
          const f = isObject(c['function']) ? c['function'] : isObject(c['custom']) ? c['custom'] : c
          const tool = firstOf(f, names, text)
          if (tool === undefined)
            throw new FormatError(
              `A call of message ${turn} of the assistant names no tool: it has the keys ${Object.keys(c).slice(0, 8).join(', ')}; expected function.name`,
            )
          const given = isObject(c['custom']) ? { input: f['input'] } : firstOf(f, parameters, (v) => v ?? undefined)
          const call = b.call({ id: text(c['id']), tool, arguments: given, turn }, true)
          run.called(call)
          const output = c['output'] ?? c['result']
          if (output === undefined || output === null) waiting.push(call)
          else b.settle(call, { ...outcome(c), result: output })
        }
        break
      }
      case 'tool': {
        const id = text(m['tool_call_id'])
        // A loop that gives its calls no ids may give their results some.
        const answered = id === undefined ? namedBy(m) : waiting.find((c) => c.id === id)
        returned(answered ?? waiting.find((c) => c.id === undefined), b.find(id), m)
        break
      }
      case 'function':
        returned(
          waiting.find((c) => c.tool === m['name']),
          trace.events.find((e) => e.type === 'tool_call' && e.tool === m['name']),
          m,
        )
        break
      default:
    }
  }

  /** What all responses used, or the one that is recorded. The tokens of a prompt include those that were cached. */
  function use(usage: Json): void {
    const told = { input_tokens: number(usage['prompt_tokens']), output_tokens: number(usage['completion_tokens']) }
    if (told.input_tokens !== undefined || told.output_tokens !== undefined)
      run.used(defined({ ...trace.usage, ...told }))
  }

  /** A reason to stop beside calls ends nothing. */
  function reasoned(why: unknown, calls: boolean): void {
    run.reasoned(calls ? 'continues' : stops[text(why) ?? ''])
  }

  /** The answer as it is kept beside the messages: the last response, where it is not among them. */
  function conclude(words: string): void {
    if (lastSaid === undefined) message({ role: 'assistant', content: words })
    else if (lastSaid !== words.trim())
      trace.source.notes = [
        ...(trace.source.notes ?? []),
        'The answer beside the messages is not the text of the last of them',
      ]
  }

  return {
    message,
    /** The response of a gateway log: the last assistant turn, which is not among the messages. */
    completion(c: Json): void {
      const choice = firstChoice(c)
      const said = choice['message']
      if (isMessage(said)) {
        message(said)
        reasoned(choice['finish_reason'], array(said['tool_calls']).length > 0 || isObject(said['function_call']))
      }
      use(object(c['usage']))
      const model = text(c['model'])
      if (model) trace.agent = { ...trace.agent, model }
    },
    /** What a wrapper says beside the messages. */
    wrapper(w: Json): void {
      const seconds = number(w['latency_sec'])
      const failure = w['error']
      const tools = [...array(w['tools']), ...(Array.isArray(w['tools']) ? [] : array(object(w['kwargs'])['tools']))]
        .map((t) => text(object(object(t)['function'])['name']) ?? text(object(t)['name']))
        .filter((name) => name !== undefined)
      const model = text(w['model'])
      Object.assign(
        trace,
        defined<Partial<Trace>>({
          id: text(w['id']) ?? text(w['session_id']),
          scenario: text(w['scenario']),
          agent: model ? { model } : undefined,
          tools: tools.length > 0 ? tools : undefined,
          usage: number(w['cost']) === undefined ? undefined : { cost_usd: w['cost'] as number },
          duration_ms: seconds === undefined ? undefined : Math.round(seconds * 1000),
        }),
      )
      final = finals.map((key) => text(w[key])).find((words) => words !== undefined)
      if (failure) broken = text(failure) ?? text(object(failure)['message']) ?? 'the run recorded an error'
      use(object(w['usage']))
      reason = text(w['finish_reason']) ?? reason
    },
    finish(cut = false, unknown = 0): Trace {
      if (unknown > 0) trace.source.unrecognised = unknown
      if (final !== undefined) conclude(final)
      trace.source.lacks = trace.source.lacks.filter((kind) => !recorded.has(kind))
      const why = stops[reason ?? '']
      if (why !== 'completed' || !run.awaits()) run.reasoned(why)
      if (broken !== undefined) run.failed(broken)
      if (!trace.tools) {
        b.lacks('offered_tools')
        if (!trace.events.some((e) => e.type === 'tool_call'))
          trace.source.notes = [...(trace.source.notes ?? []), plain]
      }
      run.finish(cut)
      return trace
    },
  }
}

/** What the name of a tool and its arguments are called; home-made loops have their own words. */
const names = ['name', 'tool_name', 'toolName', 'tool'] as const
const parameters = ['arguments', 'args', 'input', 'tool_input', 'parameters'] as const

function firstOf<T>(record: Json, keys: readonly string[], read: (value: unknown) => T | undefined): T | undefined {
  for (const key of keys) {
    const value = read(record[key])
    if (value !== undefined) return value
  }
  return undefined
}

/** Where a wrapper keeps the answer. */
const finals = ['final_answer', 'finalAnswer', 'final_response', 'answer'] as const

const plain = 'The chat holds no tool records at all: if the agent has tools, make sure that its calls are recorded'

const stops: Readonly<Record<string, Reason>> = {
  stop: 'completed',
  tool_calls: 'continues',
  function_call: 'continues',
  content_filter: 'refused',
  length: 'output_token_budget',
  max_tokens: 'output_token_budget',
}
