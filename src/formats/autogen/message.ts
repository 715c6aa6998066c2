// What a message or event of AutoGen's AgentChat is.
import { isObject, type Json } from '../json.ts'

/** What agents make, by type; `source` names who. */
const own =
  /^(?:ToolCallRequestEvent|ToolCallExecutionEvent|ToolCallSummaryMessage|HandoffMessage|StopMessage|ThoughtEvent|MemoryQueryEvent|UserInputRequestedEvent|ModelClientStreamingChunkEvent|SelectSpeakerEvent|SelectorEvent|CodeGenerationEvent|CodeExecutionEvent|StructuredMessage)$/

export const isMessage = (m: unknown): m is Json =>
  isObject(m) &&
  typeof m['source'] === 'string' &&
  typeof m['type'] === 'string' &&
  (own.test(m['type']) || /^(?:Text|MultiModal|StructuredMessage.{0,100})(?:Message)?$/.test(m['type'])) &&
  'content' in m
