// The calls of one run: made, asked a person about, and ended, under one id.
import type { Call } from '../../model/trace.ts'
import { type CallEnd, isOpen } from '../build.ts'
import { FormatError } from '../contract.ts'
import type { Conversation } from '../conversation.ts'
import { type Json, object, text } from '../json.ts'
import { denial, endOf, errorOf, resultOf } from './outcome.ts'

export function calls(c: Conversation) {
  const { b } = c
  /** The calls that a person was asked about, by the id of the question. */
  const questions = new Map<string, Call | undefined>()
  let asked = false
  let time: string | undefined
  let fresh: Call[] = []

  /** The call of a part: one that is open, or a new one. */
  function callOf(part: Json): Call {
    const id = text(part['toolCallId'])
    const open = b.find(id)
    if (open && isOpen(open)) return open
    const tool = text(part['toolName'])
    if (tool === undefined)
      throw new FormatError(`A part of type ${String(part['type'])} names no tool: expected toolName`)
    const call = c.call({ id, tool, arguments: part['input'] ?? part['args'] ?? part['rawInput'] }, time)
    fresh.push(call)
    return call
  }

  function settle(part: Json, end: CallEnd): void {
    if (end.denied) asked = true
    const open = b.find(text(part['toolCallId']))
    if (open && !isOpen(open)) return
    c.result(open, end)
  }

  /** A person answered: a refusal is the end of the call. */
  function answered(part: Json): void {
    asked = true
    const call = questions.get(text(part['approvalId']) ?? '')
    if (call && part['approved'] === false && isOpen(call)) c.result(call, denial(part['reason']))
  }

  return {
    /** The time of the calls that follow. */
    at(when: string | undefined): void {
      time = when
      fresh = []
    },
    /** Were calls made since, of which the run awaits or was given results? */
    inStep: (): boolean => fresh.length > 0,
    /** Were people asked, or calls refused? */
    areAsked: (): boolean => asked,
    part(part: Json): void {
      switch (part['type']) {
        case 'tool-call':
        case 'tool-input-available':
          callOf(part)
          break
        case 'tool-input-error':
          callOf(part)
          settle(part, errorOf(part['errorText']))
          break
        case 'tool-result':
          if (part['preliminary'] !== true) settle(part, resultOf(part))
          break
        case 'tool-output-available':
          if (part['preliminary'] !== true) settle(part, { result: part['output'] ?? '', is_error: false })
          break
        case 'tool-error':
        case 'tool-output-error':
          settle(part, errorOf(part['error'] ?? part['errorText']))
          break
        case 'tool-output-denied':
          settle(part, denial(undefined))
          break
        case 'tool-approval-request': {
          asked = true
          const id = text(part['toolCallId']) ?? text(object(part['toolCall'])['toolCallId'])
          questions.set(text(part['approvalId']) ?? '', b.find(id))
          break
        }
        case 'tool-approval-response':
          answered(part)
          break
        default:
      }
    },
    /** A part of a page's message, which holds the call and how far it got. */
    pagePart(given: Json): void {
      const part = given['type'] === 'tool-invocation' ? object(given['toolInvocation']) : given
      const type = text(part['type']) ?? ''
      const tool = text(part['toolName']) ?? (type.startsWith('tool-') ? type.slice('tool-'.length) : undefined)
      const call = callOf({ ...part, toolName: tool })
      if (part['approval'] !== undefined) asked = true
      const end = endOf(part)
      if (end && isOpen(call)) c.result(call, end)
    },
  }
}
