// By what the events of Copilot are known, and what they do not tell.
import type { EvidenceKind } from '../../model/trace.ts'
import { isObject, type Json } from '../json.ts'

export const lacks = ['taint', 'blocked_sends', 'confirmations', 'self_evaluation'] as const satisfies EvidenceKind[]

export const isEvent = (r: unknown): r is Json =>
  isObject(r) &&
  typeof r['type'] === 'string' &&
  (r['type'].includes('.') || r['type'] === 'abort') &&
  isObject(r['data'])
