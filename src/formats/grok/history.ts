// Grok's chat history, record by record.
import type { Decoder, Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import { about } from './shape.ts'

export function decode(sink: Sink): Decoder {
  const talk = conversation(sink, { ...about, agent: 'grok' })
  const { b } = talk
  /** A tool that runs at the provider is part of the response around it, which has no id. */
  let response: unknown

  function respond(r: Json): void {
    response = r
    talk.respond(r)
    talk.model(r['model_id'])
    const words = contentText(r['content'])
    if (words !== '') talk.say(words)
    for (const raw of array(r['tool_calls'])) {
      const c = object(raw)
      const tool = text(c['name']) ?? text(object(c['function'])['name'])
      if (tool !== undefined)
        talk.call({ id: text(c['id']), tool, arguments: c['arguments'] ?? object(c['function'])['arguments'] })
    }
  }

  function serverCall(kind: Json): boolean {
    const tool = text(kind['tool_type'])
    if (tool === undefined) return false
    response ??= kind
    talk.respond(response)
    const call = talk.call({ id: text(kind['id']), tool, arguments: kind['action'] ?? kind['arguments'] })
    const status = kind['status']
    if (status === 'completed' || status === 'failed') talk.result(call, { result: '', is_error: status === 'failed' })
    return true
  }

  return {
    record(r) {
      if (!isObject(r)) return false
      switch (r['type']) {
        case 'system':
        case 'reasoning':
          return true
        case 'user':
          if (r['synthetic_reason'] === undefined) talk.prompt(contentText(r['content']))
          response = undefined
          return true
        case 'assistant':
          respond(r)
          return true
        case 'tool_result':
          talk.result(b.find(text(r['tool_call_id'])), { result: contentText(r['content']), is_error: null })
          response = undefined
          return true
        case 'backend_tool_call':
          return serverCall(object(r['kind']))
        default:
          return false
      }
    },
    end: (cut) => sink.emit(talk.finish(cut)),
  }
}
