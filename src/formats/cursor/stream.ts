// Cursor's stream, event by event: calls in two steps, texts whole or in fragments.
import { defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session, sum } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { contentText, isObject, type Json, number, object, text } from '../json.ts'
import { filled, steps } from '../steps.ts'
import { callIn, endOf } from './call.ts'
import { about } from './stream-shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r, current) => r['type'] === 'system' && r['subtype'] === 'init' && current.isOther(r['session_id']),
  )

function session(sink: Sink): Session & { isOther(id: unknown): boolean } {
  const talk = conversation(sink, { ...about, agent: 'cursor', closes: 'result record' })
  const { run, trace, b } = talk
  const known = steps()
  let opened = false
  /** What comes between two results is taken for one response; those with a text are counted. */
  let stretch = 0
  let texts = 0

  function begin(): void {
    if (!opened) run.headless('it has no init record: its beginning is missing')
    opened = true
  }

  function say(r: Json): void {
    const words = contentText(object(r['message'])['content'])
    talk.respond(stretch, { counted: false })
    // With partial output the whole text follows its fragments.
    if (words === talk.streamed()) return
    if (talk.streamed() === '') texts++
    if (r['timestamp_ms'] === undefined) talk.say(words)
    else talk.stream(words)
  }

  function call(r: Json): boolean {
    const made = callIn(object(r['tool_call']))
    if (!made) return false
    const step = r['subtype'] === 'completed' ? 'complete' : 'start'
    const id = text(r['call_id'])
    // The completion may leave out what names the tool of a server.
    if (made.tool === 'mcp') made.tool = b.find(id)?.tool ?? made.tool
    let one = known.find(id, step, made.tool)
    if (one) {
      const more = filled(one.arguments, made.arguments)
      if (more !== undefined && !one.arguments_cut) b.giveArguments(one, more)
    } else {
      talk.respond(stretch, { counted: false })
      one = talk.call({ id, tool: made.tool, arguments: made.arguments }, r['timestamp_ms'])
      known.begin(id, step, one)
      if (made.tool === 'task') run.uncertain('a sub-agent was started, and its calls are not in this stream')
    }
    if (step === 'start') return true
    talk.result(one, endOf(made.tool, made.result))
    stretch++
    return true
  }

  function close(r: Json): void {
    const took = number(r['duration_ms'])
    if (took !== undefined) trace.duration_ms = took
    const usage = object(r['usage'])
    const input = sum(usage['inputTokens'], usage['cacheReadTokens'], usage['cacheWriteTokens'])
    const output = sum(usage['outputTokens'])
    talk.spend(defined({ input_tokens: input, output_tokens: output }))
    if (r['is_error'] === true || (r['subtype'] !== undefined && r['subtype'] !== 'success'))
      run.failed(failureText(r['result'] ?? r['error'] ?? r['subtype']))
    else {
      run.told(text(r['result']))
      run.stop('completed')
    }
  }

  return {
    isOther: (next) => trace.id !== undefined && next !== trace.id,
    record(r) {
      // What names another session was written by another.
      if (
        r['type'] !== 'system' &&
        trace.id !== undefined &&
        text(r['session_id']) !== undefined &&
        r['session_id'] !== trace.id
      )
        return false
      switch (r['type']) {
        case 'system':
          if (r['subtype'] === 'init') {
            opened = true
            talk.named(r['session_id'])
            talk.model(r['model'])
          }
          return true
        case 'user':
          begin()
          talk.prompt(contentText(object(r['message'])['content']))
          return true
        case 'assistant':
          begin()
          if (isObject(r['message'])) say(r)
          return true
        case 'thinking':
          begin()
          talk.respond(stretch, { counted: false })
          run.aside()
          return true
        case 'tool_call':
          begin()
          return call(r)
        case 'result':
          begin()
          close(r)
          return true
        default:
          return false
      }
    },
    finish(cut) {
      run.count(texts > 0 ? texts : undefined)
      return talk.finish(cut)
    },
  }
}
