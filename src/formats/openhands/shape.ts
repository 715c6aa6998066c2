// What the events of OpenHands look like, in its versions 0 and 1.
import { isObject, type Json } from '../json.ts'

/** What neither version can record. */
export const lacks = ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'] as const

/** The events of version 1 that a run is read from. */
const kinds = new Set([
  'SystemPromptEvent',
  'MessageEvent',
  'ActionEvent',
  'ObservationEvent',
  'AgentErrorEvent',
  'UserRejectObservation',
  'Condensation',
  'ConversationStateUpdateEvent',
  'ConversationErrorEvent',
  'ConversationIterationLimitEvent',
  'PauseEvent',
  'InterruptEvent',
  'ACPToolCallEvent',
])

/** An event of version 1. */
export const isEvent = (r: unknown): r is Json =>
  isObject(r) && kinds.has(r['kind'] as string) && (typeof r['id'] === 'string' || typeof r['source'] === 'string')

/** `base_state.json`, which version 1 keeps beside its events. */
export const isState = (r: unknown): r is Json =>
  isObject(r) && typeof r['execution_status'] === 'string' && isObject(r['agent']) && 'confirmation_policy' in r

/** An event of version 0: an action with its arguments, or an observation with what it adds. */
export const isOldEvent = (r: unknown): r is Json =>
  isObject(r) &&
  ['agent', 'user', 'environment'].includes(r['source'] as string) &&
  ((typeof r['action'] === 'string' && isObject(r['args'])) ||
    (typeof r['observation'] === 'string' && isObject(r['extras'])))

/** A line of the evaluation's `output.jsonl`: one task, with the events of its run. */
export const isOldOutput = (r: unknown): r is Json =>
  isObject(r) && Array.isArray(r['history']) && r['history'].flat().some(isOldEvent)
