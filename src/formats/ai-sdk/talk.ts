// One run of the AI SDK, from whichever of its shapes: messages, steps, or the parts of a stream.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import { timeOf } from '../time.ts'
import { tokens } from '../tokens.ts'
import type { Talk } from '../wrapped.ts'
import { calls } from './calls.ts'
import { errorOf, stops } from './outcome.ts'
import { isToolPart, isUIMessage } from './part.ts'

export function talk(sink: Sink, lacks: readonly EvidenceKind[]) {
  const c = conversation(sink, { format: 'ai-sdk', lacks })
  const { b, run } = c
  const made = calls(c)
  const used = tokens(c)
  let streaming = false
  /** The response that is streamed. */
  let response: object = {}

  /** A part of a message or of a step. */
  function part(p: Json): void {
    const { type } = p
    if (type === 'text') c.say(text(p['text']) ?? '')
    else if (type === 'reasoning') run.aside()
    else made.part(p)
  }

  /** A message for a page: steps begin new responses. */
  function page(m: Json): void {
    if (m['role'] === 'user') c.prompt(saidIn(m))
    if (m['role'] !== 'assistant') return
    let begun = false
    for (const p of array(m['parts']).filter(isObject)) {
      if (p['type'] === 'step-start' || !begun) c.respond({})
      begun = true
      if (isToolPart(p)) made.pagePart(p)
      else part(p)
    }
    if (Array.isArray(m['parts'])) return
    c.respond({})
    for (const p of array(m['toolInvocations']).filter(isObject)) made.pagePart(p)
    if (text(m['content'])) {
      c.respond({})
      c.say(text(m['content']) ?? '')
    }
  }

  function message(m: Json): void {
    const { role, content } = m
    if (isUIMessage(m)) page(m)
    else if (role === 'user') c.prompt(contentText(content))
    else if (role === 'assistant') {
      c.respond(m)
      if (typeof content === 'string') c.say(content)
      for (const p of array(content).filter(isObject)) part(p)
    } else if (role === 'tool') for (const p of array(content).filter(isObject)) made.part(p)
  }

  /** One response of a run, and the results of its calls. */
  function step(s: Json): void {
    const { timestamp, modelId } = object(s['response'])
    made.at(timeOf(timestamp))
    c.respond(s)
    c.model(modelId)
    if (Array.isArray(s['content'])) for (const p of s['content'].filter(isObject)) part(p)
    else {
      c.say(text(s['text']) ?? '')
      for (const p of [...array(s['toolCalls']), ...array(s['toolResults'])].filter(isObject))
        made.part({ ...p, type: 'result' in p || 'output' in p ? 'tool-result' : 'tool-call' })
    }
    reasoned(s['finishReason'], made.inStep())
    made.at(undefined)
    spend(s, s['usage'])
  }

  /** Only the last step of a run that goes on for calls' results announces others. */
  function reasoned(why: unknown, called: boolean): void {
    if (why === 'error') run.troubled('a step ended with an error')
    else run.reasoned(called && why !== 'length' ? 'continues' : stops.get(why))
  }

  function spend(key: unknown, usage: unknown): void {
    const { inputTokens, promptTokens, outputTokens, completionTokens } = object(usage)
    used.of(key, inputTokens ?? promptTokens, outputTokens ?? completionTokens)
  }

  /** An event of a stream. */
  function event(p: Json): void {
    streaming = true
    const { type } = p
    run.closesWith('finish part')
    if (type === 'start') c.named(p['messageId'])
    else if (type === 'start-step') response = {}
    else if (type === 'text-delta') {
      c.respond(response)
      c.stream(text(p['delta']) ?? text(p['text']) ?? text(p['textDelta']) ?? '')
    } else if (type === 'finish-step') spend(response, p['usage'])
    else if (type === 'finish') run.stop(p['finishReason'] === 'length' ? 'output_token_budget' : 'completed')
    else if (type === 'abort') run.stop('interrupted')
    else if (type === 'error') run.failed(failureText(p['errorText'] ?? errorOf(p['error']).result))
    else if (/^tool-/.test(text(type) ?? '')) {
      if (type === 'tool-call' || type === 'tool-input-available' || type === 'tool-input-error') c.respond(response)
      made.part(p)
    }
  }

  return {
    message,
    step,
    part: event,
    isStreaming: () => streaming,
    wrapper(w: Json): void {
      c.named(w['id'] ?? w['chatId'])
      const asked = array(w['messages']).filter((m) => object(m)['role'] === 'user')
      if (typeof w['prompt'] === 'string') c.prompt(w['prompt'])
      else if (Array.isArray(w['steps'])) for (const m of asked) c.prompt(saidIn(object(m)))
    },
    finish(cut: boolean) {
      used.settle()
      if (!made.areAsked()) b.lacks('denials')
      return c.finish(cut)
    },
  } satisfies Talk & Record<string, unknown>
}

const saidIn = (m: Json): string => contentText(Array.isArray(m['parts']) ? m['parts'] : m['content'])
