// What tells Inspect's records from others, and what they cannot hold.
import type { EvidenceKind } from '../../model/trace.ts'
import { isObject, type Json } from '../json.ts'

export const lacks = [
  'exit_codes',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

/** The log of an evaluation, with its samples or without. */
export const isLog = (r: unknown): r is Json =>
  isObject(r) && isObject(r['eval']) && typeof r['version'] === 'number' && ('status' in r || isObject(r['plan']))

/** One sample: a run. */
export const isSample = (r: unknown): r is Json =>
  isObject(r) && typeof r['epoch'] === 'number' && 'id' in r && 'target' in r && Array.isArray(r['messages'])
