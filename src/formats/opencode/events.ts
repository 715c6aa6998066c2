// OpenCode's events, session by session: each holds a part of a message.
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session } from '../conversation.ts'
import { object, text } from '../json.ts'
import { broke, partReader } from './part.ts'
import { about, isEvent } from './run-shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r, current) => isEvent(r) && current.isOther(r['sessionID']),
  )

/** The type of the part that an event holds, where the part does not say it. */
const types: ReadonlyMap<unknown, string> = new Map([
  ['step_start', 'step-start'],
  ['text', 'text'],
  ['reasoning', 'reasoning'],
  ['tool_use', 'tool'],
  ['step_finish', 'step-finish'],
])

function session(sink: Sink): Session & { isOther(id: unknown): boolean } {
  const talk = conversation(sink, { ...about, agent: 'opencode' })
  const parts = partReader(talk)
  let id: string | undefined
  return {
    isOther: (next) => id !== undefined && next !== id,
    record(r) {
      if (!isEvent(r)) return false
      id ??= text(r['sessionID'])
      talk.named(id)
      if (r['type'] === 'error') broke(talk.run, r['error'])
      else parts.take({ type: types.get(r['type']), ...object(r['part']) })
      return true
    },
    finish: talk.finish,
  }
}
