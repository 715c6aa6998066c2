// One task of AutoGen's agents: they speak in turn, and each response with calls is followed by their results.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import { array, contentText, isObject, type Json, object, text, writeJson } from '../json.ts'
import { timeOf } from '../time.ts'
import { tokens } from '../tokens.ts'
import { type Talk, wrapped } from '../wrapped.ts'
import { isMessage } from './message.ts'

export const decode = (sink: Sink, lacks: readonly EvidenceKind[]): Decoder =>
  wrapped(sink, isMessage, () => talk(sink, lacks))

function talk(sink: Sink, lacks: readonly EvidenceKind[]): Talk {
  const c = conversation(sink, { format: 'autogen', lacks })
  const { b, run } = c
  const used = tokens(c)
  let stopped: string | undefined

  function results(m: Json): void {
    for (const r of array(m['content']).filter(isObject)) {
      const failed = typeof r['is_error'] === 'boolean' ? r['is_error'] : null
      c.result(b.find(text(r['call_id'])), { result: r['content'] ?? '', is_error: failed })
    }
  }

  function respond(m: Json): void {
    c.respond(m)
    const usage = object(m['models_usage'])
    used.of(m, usage['prompt_tokens'], usage['completion_tokens'])
    if (m['type'] === 'ToolCallRequestEvent') {
      for (const r of array(m['content']).filter(isObject))
        c.call(
          { id: text(r['id']), tool: text(r['name']) ?? 'unknown', arguments: r['arguments'] },
          timeOf(m['created_at']),
        )
      return
    }
    const { content } = m
    c.say(isObject(content) ? writeJson(content) : contentText(content))
  }

  return {
    message(m) {
      const type = text(m['type']) ?? ''
      if (type === 'ToolCallExecutionEvent') results(m)
      else if (type === 'ToolCallSummaryMessage') {
        // The agent's own text about the results stands for an answer; no model was asked for it.
        c.say(contentText(m['content']))
      } else if (m['source'] === 'user') c.prompt(contentText(m['content']))
      else if (
        !/^(?:ThoughtEvent|MemoryQueryEvent|ModelClientStreamingChunkEvent|Select.*Event|UserInputRequestedEvent)$/.test(
          type,
        )
      )
        respond(m)
    },
    wrapper(w) {
      stopped = text(w['stop_reason'])
    },
    finish(cut) {
      used.settle()
      if (stopped !== undefined && !run.awaits()) {
        if (/maximum number of (?:turns|messages)/i.test(stopped)) run.stop('max_turns')
        else if (run.isWhole()) run.stop('completed')
      }
      return c.finish(cut)
    },
  }
}
