// A session of droid, message by message.
import { blocksOf, isCallBlock, isResultBlock } from '../blocks.ts'
import { type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session } from '../conversation.ts'
import { contentText, isObject, type Json, object, text } from '../json.ts'
import { about } from './session-shape.ts'
import { typed } from './text.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r) => r['type'] === 'session_start',
  )

function session(sink: Sink): Session {
  const talk = conversation(sink, { ...about, agent: 'droid' })
  const { b, run } = talk
  const seen = new Set<string>()

  function respond(r: Json, message: Json): void {
    talk.respond(r['id'] ?? r)
    for (const block of blocksOf(message['content'])) {
      if (isCallBlock(block))
        talk.call({ id: text(block['id']), tool: block['name'] as string, arguments: block['input'] }, r['timestamp'])
      else if (block['type'] === 'text') talk.say(text(block['text']) ?? '')
      else run.aside()
    }
  }

  function hear(message: Json): void {
    const said: string[] = []
    for (const block of blocksOf(message['content'])) {
      if (isResultBlock(block)) result(block)
      else if (block['type'] === 'text') said.push(text(block['text']) ?? '')
    }
    talk.prompt(typed(said.join('\n')))
  }

  /** As with all results of these blocks, one without the bit is a success, unless the shell says how the command failed. */
  function result(block: Json): void {
    const call = b.find(text(block['tool_use_id']))
    const said = contentText(block['content'])
    const code =
      call?.tool === 'Execute' ? /^Error: Command failed \(exit code: (\d{1,9})\)/.exec(said)?.[1] : undefined
    talk.result(
      call,
      defined<CallEnd>({
        result: said,
        is_error: code !== undefined && code !== '0' ? true : block['is_error'] === true,
        exit_code: code === undefined ? undefined : Number(code),
      }),
    )
  }

  return {
    record(r) {
      const type = text(r['type']) ?? ''
      if (type === 'session_start') {
        talk.named(r['id'])
        return true
      }
      if (type !== 'message') {
        if (/compact/.test(type)) b.compaction()
        return /^(?:todo_state|session_end|compaction_state)$/.test(type)
      }
      const message = object(r['message'])
      if (!isObject(r['message'])) return false
      const id = text(r['id'])
      if (id !== undefined && seen.has(id)) return true
      if (id !== undefined) seen.add(id)
      if (message['role'] === 'assistant') respond(r, message)
      else hear(message)
      return true
    },
    finish: talk.finish,
  }
}
