// Reads the events of Copilot: one session after the other.
import type { Trace } from '../../model/trace.ts'
import { builder } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { isObject, type Json, object, text } from '../json.ts'
import { copilotAgents } from './agents.ts'
import { copilotCalls } from './calls.ts'
import { copilotConsent } from './consent.ts'
import { copilotRun } from './run.ts'
import { isEvent, lacks } from './shape.ts'
import { copilotTalk } from './talk.ts'

/** The last line of `copilot --output-format json`. */
const isResult = (r: unknown): r is Json => isObject(r) && r['type'] === 'result' && typeof r['exitCode'] === 'number'

export function decode(sink: Sink): Decoder {
  let current: ReturnType<typeof session> | undefined
  return {
    record(value) {
      if (!isEvent(value) && !isResult(value)) return false
      if (current?.isOver(value)) {
        sink.emit(current.finish(false))
        current = undefined
      }
      current ??= session(sink)
      return current.event(value)
    },
    end: (cut) => {
      if (current) sink.emit(current.finish(cut))
    },
  }
}

/** One session. */
function session(sink: Sink) {
  const b = builder('copilot-events', lacks, sink)
  const agents = copilotAgents()
  const run = copilotRun(b, sink.end)
  const calls = copilotCalls(b, run)
  const talk = copilotTalk(b, run, calls)
  const consent = copilotConsent(b, calls)

  return {
    /** Does this record begin another session? */
    isOver(r: Json): boolean {
      const d = object(r['data'])
      return (
        (r['type'] === 'session.start' || r['type'] === 'session.init') &&
        run.isOther(d) &&
        agents.of(r, d) === undefined &&
        !isObject(r['provenance'])
      )
    },
    /** Takes an event. False: it looks like a tool's and is not known. */
    event(r: Json): boolean {
      if (isResult(r)) {
        run.close(r)
        return true
      }
      const d = object(r['data'])
      const type = r['type'] as string
      const agent = agents.of(r, d)
      const main = agent === undefined
      run.event(type, d, main)
      switch (type) {
        case 'user.message':
          if (main) talk.user(d)
          return true
        case 'assistant.message':
        case 'assistant.refusal':
          talk.message(r, d, agent)
          return true
        case 'assistant.message_delta': {
          // Its text comes again with the whole, unless the session ended before.
          const id = text(d['messageId'])
          if (main && id !== undefined) {
            run.streamed(id)
            run.course.respond(id)
          }
          return true
        }
        case 'session.task_complete':
          if (main) talk.summary(d)
          return true
        case 'subagent.started':
          agents.started(r, d)
          return true
        case 'subagent.request':
        case 'pi.subagent_event':
          talk.subagent(r, d, agent)
          return true
        case 'tool.execution_start':
          return calls.start(d, agent)
        case 'tool.execution_complete':
          return calls.complete(d, agent)
        case 'permission.requested':
        case 'elicitation.requested':
          consent.requested(d)
          return true
        case 'permission.completed':
          consent.permission(d)
          return true
        case 'elicitation.completed':
          consent.elicitation(d)
          return true
        case 'session.result':
          consent.denials(d)
          return true
        case 'session.compaction_complete':
          if (main && d['success'] !== false) b.compaction()
          return true
        case 'claude.system':
          if (main && d['subtype'] === 'compact_boundary') b.compaction()
          return true
        default:
          return (
            !type.startsWith('tool.') || /\.(execution_(progress|partial_result|update)|user_requested)$/.test(type)
          )
      }
    },
    finish(cut: boolean): Trace {
      run.finish(cut)
      return b.trace
    },
  }
}
