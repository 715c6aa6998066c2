// Contents of Gemini's API as a run: a response is a content of the model, and a result is paired by id, else by the name of its function.
import type { Call } from '../../model/trace.ts'
import { isOpen } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { type Conversation, conversation } from '../conversation.ts'
import { type Json, object, text } from '../json.ts'
import { partsOf, responseOf } from '../parts.ts'
import { about, contentsOf, isContent } from './contents-shape.ts'

export function decode(sink: Sink): Decoder {
  const start = (): Conversation => conversation(sink, { ...about, agent: 'gemini' })
  let bare: Conversation | undefined
  return {
    record(value) {
      if (isContent(value)) {
        bare ??= start()
        content(bare, value)
        return true
      }
      const held = contentsOf(value)
      if (held.length === 0) return false
      const talk = start()
      for (const one of held) content(talk, one)
      sink.emit(talk.finish(false))
      return true
    },
    end(cut) {
      if (bare) sink.emit(bare.finish(cut))
    },
  }
}

function content(talk: Conversation, r: Json): void {
  const parts = partsOf(r['parts'])
  for (const part of parts) {
    const call = object(part['functionCall'] ?? part['function_call'])
    const response = object(part['functionResponse'] ?? part['function_response'])
    const tool = text(call['name'])
    if (tool !== undefined) {
      talk.respond(r)
      talk.call({ id: text(call['id']), tool, arguments: call['args'] })
    } else if ('response' in response || text(response['name']) !== undefined) {
      const { result, failed } = responseOf({ functionResponse: response })
      talk.result(callOf(talk, response), { result, is_error: failed ? true : null })
    } else if (r['role'] === 'model') {
      talk.respond(r)
      if (part['thought'] === true) talk.run.aside()
      else talk.say(text(part['text']) ?? '')
    }
  }
  if (r['role'] !== 'model' && r['role'] !== 'function') talk.prompt(parts.map((p) => text(p['text']) ?? '').join(''))
}

/** The call that a response is of: by its id, else the first of that name that has none yet. */
function callOf(talk: Conversation, response: Json): Call | undefined {
  const known = talk.b.find(text(response['id']))
  if (known) return known
  return talk.trace.events.find((e): e is Call => e.type === 'tool_call' && isOpen(e) && e.tool === response['name'])
}
