// OpenCode's exported session, message by message.
import type { Decoder, Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { about, isExport } from './export-shape.ts'
import { broke, partReader, reasonOf, spend } from './part.ts'

export const decode = (sink: Sink): Decoder => ({
  record(value) {
    if (!isExport(value)) return false
    const talk = conversation(sink, { ...about, agent: 'opencode' })
    const parts = partReader(talk)
    talk.named(object(value['info'])['id'])
    for (const m of array(value['messages'])) {
      const info = object(object(m)['info'])
      const held = array(object(m)['parts']).filter(isObject)
      if (info['role'] === 'user') {
        for (const part of held) if (part['type'] === 'compaction') parts.take(part)
        talk.prompt(typed(held))
        continue
      }
      talk.model(info['modelID'])
      for (const part of held) parts.take(part)
      talk.run.reasoned(reasonOf(info['finish']))
      if (!held.some((part) => part['type'] === 'step-finish')) spend(talk, info)
      if (isObject(info['error'])) broke(talk.run, info['error'])
    }
    sink.emit(talk.finish(false))
    return true
  },
  end() {},
})

/** What the user wrote, without what the program put in. */
const typed = (parts: readonly Json[]): string =>
  parts
    .filter((part) => part['type'] === 'text' && part['synthetic'] !== true)
    .map((part) => text(part['text']) ?? '')
    .join('\n')
