// Gemini CLI's stream, event by event.
import { defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { type Json, number, object, text } from '../json.ts'
import { endOf } from '../parts.ts'
import { endedBy } from './end.ts'
import { about } from './stream-shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r, current) => r['type'] === 'init' && current.isOther(r['session_id']),
  )

function session(sink: Sink): Session & { isOther(id: unknown): boolean } {
  const talk = conversation(sink, {
    ...about,
    agent: 'gemini-cli',
    closes: 'result record',
  })
  const { b, run, trace } = talk
  let opened = false
  /** Responses are not told apart: what comes between two results is taken for one. */
  let stretch = 0

  function begin(): void {
    if (!opened) run.headless('it has no init record: its beginning is missing')
    opened = true
  }

  function message(r: Json): void {
    const words = text(r['content']) ?? ''
    if (r['role'] === 'user') {
      talk.prompt(words)
      return
    }
    talk.respond(stretch, { counted: false })
    if (r['delta'] === true) talk.stream(words)
    else talk.say(words)
  }

  function result(r: Json): void {
    const call = b.find(text(r['tool_id']))
    const error = object(r['error'])
    const said = text(r['output']) ?? ('error' in r ? failureText(r['error']) : '')
    const end = endOf(call?.tool ?? '', r['status'], said)
    if (r['status'] === 'error' && /policy|denied|not_?allowed/i.test(text(error['type']) ?? '')) end.denied = true
    talk.result(call, end)
    stretch++
  }

  function close(r: Json): void {
    const stats = object(r['stats'])
    const took = number(stats['duration_ms'])
    if (took !== undefined) trace.duration_ms = took
    const input = number(stats['input_tokens'])
    const output = number(stats['output_tokens'])
    run.used(defined({ input_tokens: input, output_tokens: output }))
    if (r['status'] === 'success') run.stop('completed')
    else endedBy(run, r['error'] ?? 'the run ended with an error')
  }

  return {
    isOther: (next) => trace.id !== undefined && next !== trace.id,
    record(r) {
      switch (r['type']) {
        case 'init':
          opened = true
          talk.named(r['session_id'])
          talk.model(r['model'])
          return true
        case 'message':
          begin()
          message(r)
          return true
        case 'tool_use': {
          begin()
          const tool = text(r['tool_name'])
          if (tool === undefined) return false
          talk.respond(stretch, { counted: false })
          talk.call({ id: text(r['tool_id']), tool, arguments: r['parameters'] }, r['timestamp'])
          return true
        }
        case 'tool_result':
          begin()
          result(r)
          return true
        case 'error':
          if (r['severity'] !== 'warning') run.troubled(failureText(r['message']))
          return true
        case 'result':
          begin()
          close(r)
          return true
        default:
          return false
      }
    },
    finish: talk.finish,
  }
}
