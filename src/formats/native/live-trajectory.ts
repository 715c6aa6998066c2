// The seed's LiveTrajectory: calls, narrations and elicitations of one captured MCP session, in three lists.
import type { Call, Elicitation, Message } from '../../model/trace.ts'
import { elicitationActions } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import { type Format, FormatError, kind } from '../contract.ts'
import { array, isObject, type Json, number, object, readArguments, text } from '../json.ts'

const lacks = [
  'answer',
  'exit_codes',
  'turns',
  'stop_cause',
  'compactions',
  'denials',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'order',
  'usage',
  'self_evaluation',
] as const

const isCall = (c: unknown) => isObject(c) && 'tool_name' in c && 'command_key' in c

const looksLive = (r: unknown): r is Json =>
  isObject(r) &&
  Array.isArray(r['tool_calls']) &&
  (r['tool_calls'].length > 0
    ? r['tool_calls'].every(isCall)
    : Array.isArray(r['narrations']) && Array.isArray(r['elicitations']))

export default {
  id: 'live-trajectory',
  doc: 'LiveTrajectory: the calls, narrations and elicitations of one captured MCP session',
  where: 'Written by the harness that drives the session, one JSON object a session',
  lacks,
  whole: true,
  before: ['openai-chat'],
  detect: (head) => (head.records.some(looksLive) ? 'strong' : undefined),
  decoder: (sink) => ({
    record(value) {
      if (!looksLive(value)) return false
      const { trace } = builder('live-trajectory', lacks, sink)
      Object.assign(
        trace,
        defined({ id: text(value['session_id']), scenario: text(value['scenario']), persona: text(value['persona']) }),
      )
      for (const [i, raw] of array(value['tool_calls']).entries()) {
        const c = object(raw)
        const tool = text(c['tool_name'])
        if (tool === undefined)
          throw new FormatError(
            `Expected tool_calls[${i}].tool_name to be the name of a tool, found ${kind(c['tool_name'])}`,
          )
        trace.events.push(
          defined<Call>({
            type: 'tool_call',
            tool,
            command: text(c['command_key']),
            arguments: readArguments(c['arguments_json']),
            result: c['result_text'],
            is_error: typeof c['is_error'] === 'boolean' ? c['is_error'] : null,
            duration_ms: number(c['duration_ms']),
          }),
        )
      }
      for (const raw of array(value['narrations'])) {
        const n = object(raw)
        trace.events.push(defined<Message>({ type: 'message', text: String(n['text'] ?? ''), step: text(n['step']) }))
      }
      for (const [i, raw] of array(value['elicitations']).entries()) {
        const e = object(raw)
        const action = elicitationActions.find((a) => a === String(e['action']).toLowerCase())
        if (!action)
          throw new FormatError(
            `Expected elicitations[${i}].action to be accept, decline or cancel, found ${kind(e['action'])}`,
          )
        trace.events.push(
          defined<Elicitation>({
            type: 'elicitation',
            message: text(e['message']),
            action,
            content: readArguments(e['content_json']),
            guards: text(e['guards']),
          }),
        )
      }
      sink.emit(trace)
      return true
    },
    end: () => {},
  }),
} satisfies Format
