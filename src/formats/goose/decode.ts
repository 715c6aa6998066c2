// Goose's messages: fragments of one message share its id, and results come in messages of the user.
import { type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, type Session, sum } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { about, exported } from './shape.ts'

export function decode(sink: Sink): Decoder {
  let stream: Session | undefined
  return {
    record(value) {
      const messages = exported(value)
      if (messages && isObject(value)) {
        const one = session(sink)
        for (const message of messages) one.record({ type: 'message', message })
        const trace = one.finish(false)
        const id = text(value['id'])
        sink.emit(id === undefined ? trace : { ...trace, id })
        return true
      }
      if (!isObject(value)) return false
      stream ??= session(sink, { closes: 'complete record' })
      return stream.record(value)
    },
    end(cut) {
      if (stream) sink.emit(stream.finish(cut))
    },
  }
}

/** `closes`: the record that ends a stream. */
function session(sink: Sink, closes?: { closes: string }): Session {
  const talk = conversation(sink, { ...about, agent: 'goose', ...closes })
  const { run, b } = talk

  function message(m: Json): void {
    const key = m['id'] ?? m
    const heard: string[] = []
    for (const c of array(m['content']).filter(isObject)) {
      const type = text(c['type'])
      if (type === 'toolRequest' || type === 'frontendToolRequest') request(c, key, m['created'])
      else if (type === 'toolResponse') respond(c)
      else if (type === 'conversationCompacted' || type === 'summarizationRequested') b.compaction()
      else if (m['role'] === 'user') heard.push(type === 'text' ? (text(c['text']) ?? '') : '')
      else if (type === 'text') {
        talk.respond(key)
        talk.stream(text(c['text']) ?? '')
      } else {
        talk.respond(key)
        run.aside()
      }
    }
    talk.prompt(heard.filter((h) => h !== '').join('\n'))
  }

  function request(c: Json, key: unknown, created: unknown): void {
    const made = object(c['toolCall'])
    const value = isObject(made['value']) ? made['value'] : made
    const tool = text(value['name'])
    talk.respond(key)
    if (tool === undefined) {
      run.uncertain('the model made a call that Goose could not read, and its name is not recorded')
      return
    }
    const seconds = number(created)
    talk.call(
      { id: text(c['id']), tool, arguments: value['arguments'] },
      seconds === undefined ? undefined : seconds * 1000,
    )
  }

  function respond(c: Json): void {
    const id = text(c['id'])
    const call = b.find(id)
    const told = object(c['toolResult'])
    const value = told['value']
    const failed = told['status'] === 'error' || object(value)['isError'] === true
    const exit = number(object(object(value)['structuredContent'])['exit_code'])
    const said = contentText(Array.isArray(value) ? value : object(value)['content'])
    if (!call && b.trace.source.uncertain) return
    talk.result(
      call,
      defined<CallEnd>({
        result: said === '' && told['error'] !== undefined ? failureText(told['error']) : said,
        is_error: failed || (exit !== undefined && exit !== 0),
        exit_code: exit,
      }),
    )
  }

  return {
    record(r) {
      switch (r['type']) {
        case 'message':
          if (!isObject(r['message'])) return false
          message(r['message'])
          return true
        case 'notification':
        case 'model_change':
          return true
        case 'error':
          run.failed(failureText(r['error'] ?? r['message']))
          return true
        case 'complete': {
          const input = sum(r['input_tokens'])
          const output = sum(r['output_tokens'])
          talk.spend(defined({ input_tokens: input, output_tokens: output }))
          run.stop('completed')
          return true
        }
        default:
          return false
      }
    },
    finish: talk.finish,
  }
}
