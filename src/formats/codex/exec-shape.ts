// By what the events of `codex exec` are known, and what they do not tell.
import type { EvidenceKind } from '../../model/trace.ts'
import { isObject } from '../json.ts'

export const lacks = [
  // A Codex turn is one prompt and everything done about it, not one response of the model.
  'turns',
  'compactions',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

export const itemEvent = /^item\.(started|updated|completed)$/

export const isExec = (r: unknown): boolean =>
  isObject(r) &&
  !isObject(r['data']) &&
  ((r['type'] === 'thread.started' && typeof r['thread_id'] === 'string') ||
    (itemEvent.test(String(r['type'])) && isObject(r['item'])))
