// What sessions, events and eval sets of Google's ADK look like. Their keys are in snake case or in camel case.
import { remembered } from '../../model/remembered.ts'
import { array, isObject, type Json, object } from '../json.ts'

/** What a session cannot record, and what an eval case cannot. */
export const sessionLacks = [
  'exit_codes',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'self_evaluation',
] as const
export const caseLacks = [
  'exit_codes',
  'turns',
  'stop_cause',
  'compactions',
  'denials',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'order',
  'usage',
  'self_evaluation',
] as const

/** `eval_id` → `evalId`; every record of every file is asked for a few such keys. */
const camel = remembered((key) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), 100)

/** The value under a key in either case. */
export const get = (holder: unknown, key: string): unknown => {
  const o = object(holder)
  return o[key] ?? o[camel(key)]
}

/** One event of a session. */
export const isEvent = (e: unknown): e is Json =>
  isObject(e) &&
  typeof e['author'] === 'string' &&
  typeof get(e, 'invocation_id') === 'string' &&
  (isObject(e['content']) || isObject(e['actions']) || isObject(e['options']) || get(e, 'error_code') !== undefined)

/** A session with its events. */
export const isSession = (r: unknown): r is Json =>
  isObject(r) && Array.isArray(r['events']) && r['events'].length > 0 && r['events'].every(isEvent)

/** One eval case: the turns of a conversation, as they were recorded or as they are expected. */
export const isCase = (r: unknown): r is Json =>
  isObject(r) &&
  typeof get(r, 'eval_id') === 'string' &&
  Array.isArray(r['conversation']) &&
  r['conversation'].every((turn) => isObject(get(turn, 'user_content')))

/** A set of eval cases. */
export const isSet = (r: unknown): r is Json => {
  const cases = array(get(r, 'eval_cases'))
  return cases.length > 0 && cases.some(isCase)
}
