// By what the records of `droid-exec` are known, and what they do not tell.
import type { About } from '../conversation.ts'
import { type Json, text } from '../json.ts'

export const about: Pick<About, 'format' | 'lacks'> = {
  format: 'droid-exec',
  lacks: ['denials', 'compactions', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
}

export const isCall = (r: Json): boolean =>
  r['type'] === 'tool_call' && (text(r['toolName']) ?? text(r['toolId'])) !== undefined && 'parameters' in r
export const isEnd = (r: Json): boolean => r['type'] === 'completion' && 'finalText' in r
/** Claude Code's record of the beginning has a `uuid`, and no `id`. */
export const isInit = (r: Json): boolean =>
  r['type'] === 'system' &&
  'cwd' in r &&
  'id' in r &&
  ('sessionId' in r || 'session_id' in r) &&
  !('uuid' in r || 'parentUuid' in r)
