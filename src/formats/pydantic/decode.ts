// One run in Pydantic AI's messages: requests carry prompts and results, responses what the model said and called.
import type { Call, EvidenceKind } from '../../model/trace.ts'
import type { CallEnd } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import type { Reason } from '../course.ts'
import { array, contentText, isObject, type Json, object, text, writeJson } from '../json.ts'
import { timeOf } from '../time.ts'
import { tokens } from '../tokens.ts'
import { type Talk, wrapped } from '../wrapped.ts'
import { isMessage } from './message.ts'

export const decode = (sink: Sink, lacks: readonly EvidenceKind[]): Decoder =>
  wrapped(sink, isMessage, () => talk(sink, lacks))

function talk(sink: Sink, lacks: readonly EvidenceKind[]): Talk {
  const c = conversation(sink, { format: 'pydantic-ai', lacks })
  const { b, run } = c
  const used = tokens(c)
  let waiting: Call[] = []
  /** Does the recording say how calls ended, so that a refusal would be told? */
  let outcomes = false

  /** The call that a result belongs to: by its id, else by its tool. */
  function settle(part: Json, end: CallEnd): void {
    const id = text(part['tool_call_id'])
    const call =
      (id === undefined ? undefined : waiting.find((w) => w.id === id)) ??
      waiting.find((w) => w.tool === part['tool_name'] && (id === undefined || w.id === undefined))
    waiting = waiting.filter((w) => w !== call)
    c.result(call, end)
  }

  /** A part of a request: what goes to the model. */
  function asked(part: Json): void {
    switch (part['part_kind']) {
      case 'user-prompt':
        c.prompt(contentText(part['content']))
        break
      case 'tool-return':
        returned(part)
        break
      case 'retry-prompt': {
        const { content } = part
        const said = typeof content === 'string' ? content : writeJson(content ?? '')
        // Without a tool, the answer itself was refused: the model must give another.
        if (text(part['tool_name']) === undefined) run.input(said)
        else settle(part, { result: said, is_error: true })
        break
      }
      default:
    }
  }

  function returned(part: Json): void {
    const { outcome, content } = part
    if (outcome !== undefined) outcomes = true
    const denied = outcome === 'denied'
    const failed = denied || outcome === 'failed'
    settle(part, { result: content ?? '', is_error: failed, ...(denied ? { denied } : {}) })
  }

  /** A part of a response. */
  function answered(part: Json, at: unknown): void {
    const kind = text(part['part_kind']) ?? ''
    if (kind === 'text') c.say(text(part['content']) ?? '')
    else if (kind === 'thinking') run.aside()
    else if (kind.endsWith('tool-call')) {
      const tool = text(part['tool_name']) ?? 'unknown'
      const call = c.call({ id: text(part['tool_call_id']), tool, arguments: part['args'] }, timeOf(at))
      waiting.push(call)
    } else if (kind.endsWith('tool-return')) returned(part)
  }

  function respond(m: Json): void {
    c.respond(m)
    c.model(m['model_name'])
    const parts = array(m['parts']).filter(isObject)
    for (const part of parts) answered(part, m['timestamp'])
    const calls = parts.some((p) => p['part_kind'] === 'tool-call')
    run.reasoned(calls ? 'continues' : stops.get(m['finish_reason']))
    if (m['state'] === 'interrupted') run.incomplete('a response was interrupted')
    const usage = object(m['usage'])
    used.of(m, usage['input_tokens'] ?? usage['request_tokens'], usage['output_tokens'] ?? usage['response_tokens'])
  }

  return {
    message(m) {
      if (m['kind'] === 'response') respond(m)
      else for (const part of array(m['parts']).filter(isObject)) asked(part)
    },
    wrapper: (w) => c.named(text(w['run_id']) ?? text(w['conversation_id']) ?? w['id']),
    finish(cut) {
      used.settle()
      if (!outcomes) b.lacks('denials')
      return c.finish(cut)
    },
  }
}

const stops: ReadonlyMap<unknown, Reason> = new Map<unknown, Reason>([
  ['stop', 'completed'],
  ['length', 'output_token_budget'],
  ['content_filter', 'refused'],
  ['tool_call', 'continues'],
])
