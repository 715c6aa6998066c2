// Reads a Codex rollout: its session, line by line.
import type { EvidenceKind, Trace } from '../../model/trace.ts'
import { builder } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { contentText, isObject, type Json, object, text } from '../json.ts'
import { codexCalls } from './calls.ts'
import { eventCall } from './event.ts'
import { itemCall, itemType } from './item.ts'
import { isBare, isOldHeader } from './line.ts'
import { codexRun } from './run.ts'
import { codexTalk } from './talk.ts'

export function decode(sink: Sink, lacks: readonly EvidenceKind[]): Decoder {
  const one = session(sink, lacks)
  let any = false
  return {
    record(value) {
      if (!isObject(value)) return false
      const known = one.record(value)
      any ||= known
      return known
    },
    end: (cut) => {
      if (any) sink.emit(one.finish(cut))
    },
  }
}

/** Events that tell of calls the response items hold already, of asking for leave, or of what a person ran. */
const mirrored =
  /^(exec_command_(begin|output_delta|end)|patch_apply_(begin|updated)|mcp_tool_call_begin|mcp_(startup|list)_\w+|web_search_begin|exec_approval_request|apply_patch_approval_request|request_\w+|dynamic_tool_call_(request|response)|view_image_tool_call|image_generation_(begin|end)|collab_\w+|list_\w+|terminal_interaction|tool_call_mcp_elicitation)$/

/** One session. */
function session(sink: Sink, lacks: readonly EvidenceKind[]) {
  const b = builder('codex-rollout', lacks, sink)
  const { trace } = b
  trace.agent = { name: 'codex' }
  const run = codexRun(b, sink.end)
  const talk = codexTalk(b, run)
  const calls = codexCalls(b, run)
  /** This one, and those it was forked from. */
  const sessions = new Set<string>()

  function context(payload: Json): void {
    const model = text(payload['model'])
    if (model) trace.agent = { name: 'codex', model }
  }

  function meta(payload: Json): void {
    context(payload)
    const id = text(payload['id'])
    if (id === undefined) return
    // Those that follow at once belong to the sessions this one was forked from.
    if (trace.id !== undefined && !sessions.has(id) && trace.events.length > 0)
      run.course.incomplete('records of another session stand among its own')
    sessions.add(id)
    trace.id ??= id
  }

  /** A response item, or one of the bare items of old. False: it looks like a call or a result and is neither. */
  function item(it: Json): boolean {
    const type = String(it['type'] ?? (typeof it['role'] === 'string' ? 'message' : ''))
    if (/(output|result)$/.test(type)) return calls.result(it)
    if (/_call$/.test(type)) return calls.made(type, it)
    if (type === 'message') talk.message(it)
    else if (type === 'agent_message') talk.agentMessage(it)
    else if (type === 'reasoning') run.respond()
    return !/tool|function/.test(type)
  }

  /** An item of a turn, as it was when it was over. */
  function completed(it: Json): void {
    const ended = itemCall(it)
    const type = itemType(it)
    const said = text(it['text']) ?? contentText(it['content'])
    if (ended) calls.item(ended)
    else if (type === 'usermessage') talk.toldUser(said)
    else if (type === 'agentmessage') talk.toldMessage(said)
    else if (type === 'contextcompaction') talk.toldCompaction()
  }

  /** False: it looks like the event of a call and is not known. */
  function event(e: Json): boolean {
    const type = String(e['type'])
    if (run.event(type, e)) return true
    const ended = eventCall(type, e)
    if (ended) calls.event(ended)
    else if (type === 'item_completed') completed(object(e['item']))
    else if (type === 'user_message') talk.toldUser(text(e['message']))
    else if (type === 'agent_message') talk.toldMessage(text(e['message']))
    else if (type === 'context_compacted') talk.toldCompaction()
    else if (type === 'guardian_assessment') calls.assessed(e)
    else return mirrored.test(type) || !/tool_call|function|exec_command|patch_apply/.test(type)
    return true
  }

  return {
    /** Takes a line. False: it is not known. */
    record(r: Json): boolean {
      const payload = object(r['payload'])
      switch (r['type']) {
        case 'session_meta':
          meta(payload)
          return true
        case 'turn_context':
          context(payload)
          return true
        case 'response_item':
          return item(payload)
        case 'event_msg':
          return event(payload)
        case 'compacted':
          // Its replacement_history repeats what is in the file already.
          talk.compaction()
          return true
      }
      // Kinds of lines that are not known yet are of the format, unless they may hold a call.
      if (isObject(r['payload'])) return !/tool|_call/.test(`${r['type']} ${payload['type']}`)
      if (isOldHeader(r)) {
        meta(r)
        return true
      }
      return isBare(r) && ('record_type' in r || item(r))
    },
    finish(cut: boolean): Trace {
      calls.finish()
      talk.finish()
      run.course.finish(cut)
      return trace
    },
  }
}
