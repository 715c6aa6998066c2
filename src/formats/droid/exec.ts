// droid's stream, event by event.
import { type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session, sum } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { about } from './exec-shape.ts'
import { typed } from './text.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r, current) => current.isOther(text(r['session_id']) ?? text(r['sessionId'])),
  )

function session(sink: Sink): Session & { isOther(id: string | undefined): boolean } {
  const talk = conversation(sink, {
    ...about,
    agent: 'droid',
    closes: 'completion record',
  })
  const { b, run, trace } = talk
  let id: string | undefined
  let stretch = 0
  let said: string | undefined
  /** The run failed, and the agent did nothing since. */
  let broken = false

  function say(words: string): void {
    talk.respond(stretch, { counted: false })
    talk.say(words)
    said = words
    broken = false
  }

  function call(r: Json): boolean {
    const tool = text(r['toolName']) ?? text(r['toolId'])
    if (tool === undefined) return false
    broken = false
    talk.respond(stretch, { counted: false })
    talk.call({ id: text(r['toolCallId']) ?? text(r['id']), tool, arguments: r['parameters'] }, r['timestamp'])
    return true
  }

  function result(r: Json): void {
    const value = r['value'] ?? r['error']
    const v = object(value)
    const exit = number(v['exitCode'])
    const failed = typeof r['isError'] === 'boolean' ? r['isError'] : isObject(r['error']) ? true : null
    const output = [v['stdout'], v['stderr']].filter((o) => typeof o === 'string' && o !== '').join('\n')
    talk.result(
      b.find(text(r['toolCallId']) ?? text(r['id'])),
      defined<CallEnd>({
        result: typeof value === 'string' || !('stdout' in v || 'stderr' in v) ? (value ?? '') : output,
        is_error: exit !== undefined && exit !== 0 ? true : (failed ?? (exit === 0 ? false : null)),
        exit_code: exit,
      }),
    )
    stretch++
  }

  function close(r: Json): void {
    const answer = text(r['finalText'])
    if (answer !== undefined && answer !== said && !broken) say(answer)
    const usage = object(r['usage'])
    const input = sum(usage['input_tokens'], usage['cache_read_input_tokens'], usage['cache_creation_input_tokens'])
    const output = sum(usage['output_tokens'])
    talk.spend(defined({ input_tokens: input, output_tokens: output }))
    const took = number(r['durationMs'])
    if (took !== undefined) trace.duration_ms = took
    run.count(number(r['numTurns']))
    run.stop('completed')
  }

  return {
    isOther: (next) => id !== undefined && next !== undefined && next !== id,
    record(r) {
      id ??= text(r['session_id']) ?? text(r['sessionId'])
      talk.named(id)
      switch (r['type']) {
        case 'system': {
          talk.model(r['model'])
          const tools = array(r['tools']).filter((t) => typeof t === 'string')
          if (tools.length > 0) trace.tools = tools
          return true
        }
        case 'message': {
          const words = text(r['text']) ?? ''
          if (r['role'] === 'user') talk.prompt(typed(words))
          else say(words)
          return true
        }
        case 'reasoning':
          return true
        case 'tool_call':
          return call(r)
        case 'tool_result':
          result(r)
          return true
        case 'error':
          run.failed(failureText(r['message'] ?? r['error']))
          broken = true
          return true
        case 'completion':
          close(r)
          return true
        default:
          return false
      }
    },
    finish(cut) {
      if (!trace.tools) b.lacks('offered_tools')
      return talk.finish(cut)
    },
  }
}
