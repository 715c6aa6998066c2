// By what the records of `antigravity-stream` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { isObject, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'antigravity-stream',
  lacks: ['exit_codes', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

const events = new Set(['init', 'step_update', 'result'])

/** An event holds its payload under its own name. */
export const isEvent = (r: unknown): boolean => {
  const event = isObject(r) ? text(r['event']) : undefined
  return isObject(r) && event !== undefined && events.has(event) && isObject(r[event])
}
