// A session of Qwen Code, record by record: a record that is repeated under its uuid counts once.
import { defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session, sum } from '../conversation.ts'
import { type Json, object, text } from '../json.ts'
import { endOf, partsOf, responseOf, responsesIn, saidIn } from '../parts.ts'
import { about, isRecord } from './shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r, current) => current.isOther(r['sessionId']),
  )

function session(sink: Sink): Session & { isOther(id: unknown): boolean } {
  const talk = conversation(sink, { ...about, agent: 'qwen-code' })
  const { b, run } = talk
  const seen = new Set<string>()
  let id: string | undefined

  function respond(r: Json): void {
    talk.respond(r['uuid'] ?? r)
    talk.model(r['model'])
    for (const part of partsOf(object(r['message'])['parts'])) {
      const made = object(part['functionCall'])
      const tool = text(made['name'])
      if (tool !== undefined) talk.call({ id: text(made['id']), tool, arguments: made['args'] }, r['timestamp'])
      else if (part['thought'] === true) run.aside()
      else talk.say(text(part['text']) ?? '')
    }
    const usage = object(r['usageMetadata'])
    talk.spend(
      defined({ input_tokens: sum(usage['promptTokenCount']), output_tokens: sum(usage['candidatesTokenCount']) }),
    )
  }

  /** The results that a record holds. Its status is that of the call it names, also where it repeats nothing of what was returned. */
  function results(r: Json): void {
    const told = object(r['toolCallResult'])
    const named = b.find(text(told['callId']))
    const parts = responsesIn(object(r['message'])['parts'])
    if (parts.length === 0 && named)
      talk.result(named, endOf(named.tool, told['status'], text(told['resultDisplay']) ?? ''))
    for (const part of parts) {
      const call = b.find(text(object(part['functionResponse'])['id'])) ?? named
      const { result, failed } = responseOf(part)
      const status = text(told['status']) ?? (failed || told['error'] ? 'error' : undefined)
      talk.result(call, endOf(call?.tool ?? '', status, result))
    }
  }

  return {
    isOther: (next) => id !== undefined && typeof next === 'string' && next !== id,
    record(r) {
      if (!isRecord(r)) return false
      id ??= text(r['sessionId'])
      talk.named(id)
      const uuid = text(r['uuid'])
      if (uuid !== undefined && seen.has(uuid)) return true
      if (uuid !== undefined) seen.add(uuid)
      switch (r['type']) {
        case 'user':
          if (r['provenance'] === undefined || r['provenance'] === 'real_user')
            talk.prompt(saidIn(partsOf(object(r['message'])['parts'])))
          results(r)
          return true
        case 'assistant':
          respond(r)
          return true
        case 'tool_result':
          results(r)
          return true
        case 'system':
          if (r['subtype'] === 'chat_compression') b.compaction()
          return true
        default:
          return !/tool/i.test(String(r['type']))
      }
    },
    finish: talk.finish,
  }
}
