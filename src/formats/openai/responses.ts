// Reads responses, and the items between them, into conversations.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Decoder, Sink } from '../contract.ts'
import { array, isObject, type Json, text } from '../json.ts'
import { type Conversation, conversation } from './conversation.ts'
import { isItem, isResponse, isStreamEvent, responseIn } from './item.ts'

/** The events of a stream that hold a response whole. */
const closings = new Set(['response.completed', 'response.incomplete', 'response.failed'])

export function decode(sink: Sink, lacks: readonly EvidenceKind[]): Decoder {
  let now: Conversation | undefined
  /** Items stand behind the last response: what follows goes on with them. */
  let items = false

  function finish(cut = false): void {
    if (now) sink.emit(now.finish(cut))
    now = undefined
    items = false
  }

  /** A response goes on with what it names as the one before, or with the items behind that; any other begins a conversation. */
  function respond(response: Json): void {
    if (now && !items && !now.continues(response)) finish()
    now ??= conversation(sink, lacks)
    now.response(response)
    items = false
  }

  function take(item: Json): void {
    now ??= conversation(sink, lacks)
    now.item(item)
    items = true
  }

  function event(record: Json): boolean {
    const { response, item, type } = record
    if (closings.has(type as string) && isResponse(response)) respond(response)
    else if (type === 'response.created' && isObject(response)) {
      if (now && !items && !now.continues(response)) finish()
      now ??= conversation(sink, lacks)
      now.opened()
    } else if (type === 'response.output_item.done' && isObject(item)) {
      now ??= conversation(sink, lacks)
      now.streamed(item)
    }
    return true
  }

  /** In a list of items stands nothing else: what it says of the run is lost. */
  function stranger(): void {
    now ??= conversation(sink, lacks)
    now.incomplete('a record is no item of the Responses API')
  }

  return {
    record(value) {
      if (isStreamEvent(value)) return event(value)
      const response = responseIn(value)
      if (isResponse(response)) {
        const input = inputOf(value as Json)
        if (input.length > 0) finish()
        for (const item of input) take(item)
        respond(response)
        return true
      }
      if (isItem(value)) take(value)
      else if (isObject(value)) stranger()
      return isItem(value)
    },
    end: (cut) => finish(cut),
  }
}

/** What a log keeps beside a response: the items that it answers. */
function inputOf(record: Json): Json[] {
  if (isResponse(record)) return []
  const { request } = record
  const input = record['input'] ?? (isObject(request) ? request['input'] : undefined)
  if (text(input) !== undefined) return [{ role: 'user', content: input }]
  return array(input).filter(isItem)
}
