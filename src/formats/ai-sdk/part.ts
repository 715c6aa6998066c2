// What the AI SDK writes: messages for a model, messages for a page, steps of a run, and the parts of streams.
import { array, isObject, type Json, object, text } from '../json.ts'

/** Parts of a model message that no other format has. */
const modelParts = /^tool-(?:call|result|error|approval-request|approval-response|output-denied)$/
/** Events of the stream to a page, and of the stream that a harness reads, that no other format has. */
const streamParts =
  /^(?:start-step|finish-step|tool-input-(?:start|delta|end|available|error)|tool-output-(?:available|error|denied)|tool-approval-(?:request|response)|text-(?:start|delta|end)|reasoning-(?:start|delta|end))$/
const passive = /^(?:start|finish|abort|error|raw|file|source(?:-url|-document)?|message-metadata|data-.{1,100})$/

const typed = (p: unknown, pattern: RegExp): boolean =>
  isObject(p) && typeof p['type'] === 'string' && pattern.test(p['type'])
const isCall = (p: unknown): boolean => isObject(p) && typeof p['toolCallId'] === 'string'

/** Is it a part of a page's message that stands for a call? */
export const isToolPart = (p: unknown): p is Json =>
  isObject(p) &&
  ((isCall(p) && /^(?:dynamic-tool|tool-.{1,200})$/.test(text(p['type']) ?? '') && typeof p['state'] === 'string') ||
    (p['type'] === 'tool-invocation' && isObject(p['toolInvocation'])))

const roles = new Set(['system', 'user', 'assistant', 'tool', 'data'])

/** A message for a model: `content` is text or parts. */
export const isModelMessage = (m: unknown): m is Json =>
  isObject(m) &&
  !('type' in m) &&
  !('parts' in m) &&
  !('tool_calls' in m) &&
  roles.has(m['role'] as string) &&
  (typeof m['content'] === 'string' || (Array.isArray(m['content']) && m['content'].every(isModelPart)))

const isModelPart = (p: unknown): boolean =>
  typed(p, modelParts) ? isCall(p) || 'approvalId' in object(p) : typed(p, /^(?:text|image|file|reasoning|source)$/)

/** A message for a page: its parts say what happened, in order. */
export const isUIMessage = (m: unknown): m is Json =>
  isObject(m) &&
  roles.has(m['role'] as string) &&
  ((Array.isArray(m['parts']) && m['parts'].every((p) => isObject(p) && typeof p['type'] === 'string')) ||
    (typeof m['content'] === 'string' && Array.isArray(m['toolInvocations'])))

/** A step of `generateText`. */
export const isStep = (s: unknown): s is Json =>
  isObject(s) &&
  typeof s['finishReason'] === 'string' &&
  (Array.isArray(s['toolCalls']) ? Array.isArray(s['toolResults']) : Array.isArray(s['content'])) &&
  !Array.isArray(s['steps'])

/** The steps of a result of `generateText` that was kept whole. */
export const stepsOf = (r: unknown): readonly Json[] => {
  const steps = array(object(r)['steps'])
  return steps.length > 0 && steps.every(isStep) ? steps : []
}

export const isStreamPart = (p: unknown): p is Json =>
  typed(p, streamParts) || typed(p, passive) || (typed(p, modelParts) && isCall(p))

export const isMessage = (m: unknown): boolean => isModelMessage(m) || isUIMessage(m)

/** Is it one that no other format writes? */
export function isOwn(r: unknown): boolean {
  if (!isObject(r)) return false
  if (stepsOf(r).length > 0 || isStep(r)) return true
  if (typed(r, streamParts) || (typed(r, /^tool-(?:call|result|error)$/) && isCall(r))) return true
  if (isUIMessage(r))
    return (
      array(r['parts']).some((p) => isToolPart(p) || object(p)['type'] === 'step-start') ||
      array(r['toolInvocations']).some(isCall)
    )
  return isModelMessage(r) && array(r['content']).some((p) => typed(p, modelParts))
}
