// The chat history that Grok's CLI keeps of a session, JSON Lines.
import type { Format } from '../contract.ts'
import { isObject, type Json, text } from '../json.ts'
import { late } from '../late.ts'

const isAnswer = (r: Json): boolean =>
  r['type'] === 'assistant' && 'content' in r && (text(r['model_id']) !== undefined || Array.isArray(r['tool_calls']))
const isResult = (r: Json): boolean =>
  r['type'] === 'tool_result' && text(r['tool_call_id']) !== undefined && 'content' in r
const isServerCall = (r: Json): boolean => r['type'] === 'backend_tool_call' && isObject(r['kind'])
const isPrompt = (r: Json): boolean => r['type'] === 'user' && ('prompt_index' in r || 'synthetic_reason' in r)

export default {
  id: 'grok-session',
  doc: 'Grok CLI sessions: the JSON Lines of `chat_history.jsonl`. Nothing tells whether a call failed; tools that ran at the provider are calls',
  where: 'On the runner after a Grok CLI step: ~/.grok/sessions/<folder>/<id>/chat_history.jsonl',
  lacks: [
    'errors',
    'exit_codes',
    'denials',
    'usage',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
  ],
  before: ['claude-code'],
  detect: ({ records }) =>
    records.some(
      (r) => isObject(r) && !isObject(r['message']) && [isAnswer, isResult, isServerCall, isPrompt].some((is) => is(r)),
    )
      ? 'strong'
      : undefined,
  ...late(async () => (await import('./history.ts')).decode),
} satisfies Format
