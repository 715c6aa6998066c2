// Cursor's transcript, message by message. Calls have no id, so that results are paired in order.

import type { Call } from '../../model/trace.ts'
import { isOpen } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import { about, isMessage } from './transcript-shape.ts'

export function decode(sink: Sink): Decoder {
  const talk = conversation(sink, { ...about, agent: 'cursor' })
  const { run } = talk
  /** The calls of the last response that made some: results that name no call are theirs, in order. */
  let latest: Call[] = []

  function respond(r: Json, blocks: readonly unknown[]): void {
    talk.respond(r)
    const made: Call[] = []
    for (const raw of blocks) {
      const block = object(raw)
      const tool = text(block['name'])
      const words = text(block['text'])
      if (tool !== undefined && /^tool[_-](?:use|call)$/.test(String(block['type'])))
        made.push(talk.call({ id: text(block['id']), tool, arguments: block['input'] ?? block['arguments'] }))
      // What is hidden says nothing.
      else if (block['type'] === 'text' && words !== undefined && words !== '[REDACTED]') talk.say(words)
      else run.aside()
    }
    if (made.length > 0) latest = made
  }

  function hear(blocks: readonly unknown[]): void {
    const said: string[] = []
    for (const raw of blocks) {
      const block = object(raw)
      if (/^tool[_-]result$/.test(String(block['type']))) result(block)
      else if (block['type'] === 'text') said.push(text(block['text']) ?? '')
    }
    talk.prompt(queryIn(said.join('\n')))
  }

  function result(block: Json): void {
    const call = talk.b.find(text(block['tool_use_id'])) ?? latest.find(isOpen)
    const is_error = typeof block['is_error'] === 'boolean' ? block['is_error'] : null
    talk.result(call, { result: contentText(block['content']), is_error })
  }

  return {
    record(value) {
      if (isObject(value) && value['type'] === 'turn_ended') {
        const status = text(value['status']) ?? 'success'
        if (status === 'success' || status === 'completed') run.stop('completed')
        else if (/abort|cancel|interrupt/.test(status)) run.stop('interrupted')
        else run.failed(failureText(value['error'] ?? status))
        return true
      }
      if (!isMessage(value)) return false
      const content = object(value['message'])['content']
      const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : array(content)
      if (value['role'] === 'assistant') respond(value, blocks)
      else hear(blocks)
      return true
    },
    end: (cut) => sink.emit(talk.finish(cut)),
  }
}

/** What the user wrote, without what the program says around it. */
const queryIn = (said: string): string => (/<user_query>([\s\S]*?)<\/user_query>/.exec(said)?.[1] ?? said).trim()
