// The chat history that Grok's CLI keeps of a session, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isAnswer, isPrompt, isResult, isServerCall } from './shape.ts'

export default {
  id: 'grok-session',
  doc: 'Grok CLI sessions: the JSON Lines of `chat_history.jsonl`. Nothing tells whether a call failed; tools that ran at the provider are calls',
  where: 'On the runner after a Grok CLI step: ~/.grok/sessions/<folder>/<id>/chat_history.jsonl',
  lacks: about.lacks,
  before: ['claude-code'],
  detect: ({ records }) =>
    records.some(
      (r) => isObject(r) && !isObject(r['message']) && [isAnswer, isResult, isServerCall, isPrompt].some((is) => is(r)),
    )
      ? 'strong'
      : undefined,
  ...late(async () => (await import('./history.ts')).decode),
} satisfies Format
