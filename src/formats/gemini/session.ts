// Gemini CLI's session: records by id, of which the last counts, replayed in the order of their first.
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session } from '../conversation.ts'
import { failureText } from '../failure.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { endOf, partsOf, responseOf, responsesIn, saidIn } from '../parts.ts'
import { about } from './session-shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r) => 'projectHash' in r,
  )

const compacted = Symbol('compacted')

function session(sink: Sink): Session {
  const talk = conversation(sink, { ...about, agent: 'gemini-cli' })
  const { run, b } = talk
  const entries = new Map<unknown, Json | typeof compacted>()

  /** What stands behind a point is taken back; calls that were made stay: they happened. */
  function rewind(id: unknown): void {
    let behind = false
    for (const [key, entry] of entries) {
      behind ||= key === id
      if (!behind || entry === compacted) continue
      if (array(entry['toolCalls']).length > 0) entries.set(key, { ...entry, content: '', parts: [] })
      else entries.delete(key)
    }
  }

  function respond(r: Json): void {
    talk.respond(r['id'] ?? r)
    talk.model(r['model'])
    const parts = partsOf(r['content'] ?? r['parts'])
    const words = saidIn(parts)
    if (words !== '') talk.say(words)
    for (const raw of array(r['toolCalls'])) {
      const c = object(raw)
      const tool = text(c['name'])
      if (tool === undefined) continue
      const call = talk.call({ id: text(c['id']), tool, arguments: c['args'] }, c['timestamp'])
      const found = responsesIn(c['result'])
      const said = found[0] ? found.map((p) => responseOf(p).result).join('\n') : text(c['resultDisplay'])
      if (found.length === 0 && !['success', 'error', 'cancelled'].includes(String(c['status']))) continue
      talk.result(call, endOf(tool, c['status'], said ?? ''))
    }
    const tokens = object(r['tokens'])
    for (const [key, name] of [
      ['input', 'input_tokens'],
      ['output', 'output_tokens'],
    ] as const)
      if (typeof tokens[key] === 'number') talk.spend({ [name]: tokens[key] })
  }

  function replay(r: Json): void {
    switch (r['type']) {
      case 'user':
        talk.prompt(saidIn(partsOf(r['content'] ?? r['parts'])))
        break
      case 'gemini':
      case 'model':
        respond(r)
        break
      case 'error':
        run.troubled(failureText(r['content']))
        break
      case 'info':
        if (/^Request cancelled/.test(text(r['content']) ?? '')) run.stop('interrupted')
    }
  }

  return {
    record(r) {
      if ('projectHash' in r) {
        talk.named(r['sessionId'])
        for (const [i, m] of array(r['messages']).entries()) if (isObject(m)) entries.set(m['id'] ?? `#${i}`, m)
        return true
      }
      if (isObject(r['$set'])) {
        // A checkpoint repeats what of the history is kept: no call of it is new.
        if (Array.isArray(r['$set']['messages'])) entries.set(r, compacted)
        return true
      }
      if ('$rewindTo' in r) {
        rewind(r['$rewindTo'])
        return true
      }
      if (text(r['type']) === undefined || !('content' in r || 'parts' in r || 'toolCalls' in r)) return false
      entries.set(r['id'] ?? r, r)
      return true
    },
    finish(cut) {
      for (const entry of entries.values()) {
        if (entry === compacted) b.compaction()
        else replay(entry)
      }
      return talk.finish(cut)
    },
  }
}
