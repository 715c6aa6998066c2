// Claude Code's stream: JSON Lines of `--output-format stream-json`, the execution file of its action, or one result object.
import type { Trace } from '../../model/trace.ts'
import { type Format, FormatError, type Sink } from '../contract.ts'
import { array, isObject, type Json, number, object, text, writeJson } from '../json.ts'
import { close, usageOf } from './result.ts'
import { type ClaudeSession, claudeSession } from './session.ts'

const lacks = ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'] as const

/** What a single result object, without the conversation, does not hold. */
const resultLacks = ['calls', 'errors', 'exit_codes', 'results', 'compactions', 'offered_tools', 'narrations'] as const

const isInit = (r: Json) => r['type'] === 'system' && r['subtype'] === 'init' && text(r['session_id']) !== undefined
const isResult = (r: Json) =>
  r['type'] === 'result' &&
  ['num_turns', 'total_cost_usd', 'cost_usd', 'permission_denials', 'modelUsage'].some((key) => key in r)
const isSpeech = (r: Json) =>
  (r['type'] === 'assistant' || r['type'] === 'user') &&
  isObject(r['message']) &&
  !('parts' in r['message']) &&
  !('parentUuid' in r) &&
  !('sessionId' in r)
/** Records of other tools whose streams also begin with system/init. */
const isForeign = (r: Json) => ['tool_call', 'thinking', 'completion', 'message'].includes(r['type'] as string)

/** The records of a head; a line may hold the array of a whole run. */
const flatten = (records: readonly unknown[]): Json[] => records.flat().filter(isObject)

export default {
  id: 'claude-code',
  doc: 'Claude Code runs: `--output-format stream-json` or `json`, and the execution file of claude-code-action',
  where:
    'claude-code-action: the path in its step output `execution_file`, $RUNNER_TEMP/claude-execution-output.json. In a run step: `claude -p … --output-format stream-json --verbose > trace.jsonl`',
  lacks,
  detect: (head) => {
    const records = flatten(head.records)
    if (records.some(isForeign)) return undefined
    if (records.some((r) => isInit(r) || isResult(r))) return 'strong'
    const said = records.filter(isSpeech)
    if (said.length === 0) return undefined
    return said.some((r) => 'session_id' in r || 'parent_tool_use_id' in r || 'id' in object(r['message']))
      ? 'strong'
      : 'weak'
  },
  decoder: (sink) => {
    const seen = new Set<string>()
    let current: Run | undefined
    const start = (id: string | undefined): Run => {
      if (id !== undefined) seen.add(id)
      return run(sink, id)
    }
    function record(r: Json): boolean {
      if (isForeign(r)) return false
      const id = text(r['session_id'])
      const opens = isInit(r) || r['type'] === 'result' || (isSpeech(r) && !r['parent_tool_use_id'])
      if (opens && current?.id !== undefined && id !== undefined && id !== current.id) {
        if (seen.has(id)) throw new FormatError('Several sessions run through each other; write one file per session')
        sink.emit(current.finish(false))
        current = undefined
      }
      current ??= start(id)
      if (current.id === undefined && id !== undefined) {
        current.id = id
        seen.add(id)
      }
      return current.record(r)
    }
    return {
      record(value) {
        const records = flatten([value])
        let known = 0
        for (const r of records) if (record(r)) known++
        return known > 0 && known * 2 >= records.length
      },
      end(cut) {
        if (current) sink.emit(current.finish(cut))
      },
    }
  },
} satisfies Format

type Run = { id: string | undefined; record(r: Json): boolean; finish(cut: boolean): Trace }

/** Reads one session. */
function run(sink: Sink, id: string | undefined): Run {
  const session = claudeSession('claude-code', lacks, sink, { closes: 'result record' })
  const { trace, b, course } = session
  const results: Json[] = []
  const tools = new Set<string>()
  let conversation = false

  function record(r: Json): boolean {
    const agent = agentOf(r, session)
    switch (r['type']) {
      case 'system':
        if (!session.repeated(r)) system(r, agent)
        return true
      case 'assistant':
      case 'user': {
        if (!isObject(r['message'])) return false
        if (!conversation) course.incomplete('no init record stands before the first message: its beginning is missing')
        conversation = true
        if (session.repeated(r)) return true
        if (r['type'] === 'assistant') {
          session.supersede(array(r['supersedes']))
          session.assistant(r, { agent })
          const broke = text(r['error'])
          if (broke && !agent) session.broke(broke)
        } else {
          session.user(r, {
            agent,
            injected: r['isSynthetic'] === true || r['isMeta'] === true,
            structured: r['tool_use_result'],
            unexecuted: r['non_execution_kind'],
          })
        }
        return true
      }
      case 'result':
        if (results.length > 0 && writeJson(results.at(-1)) === writeJson(r)) return true
        results.push(r)
        close(r, session)
        return true
      default:
        return skipped.has(r['type'] as string)
    }
  }

  function system(r: Json, agent: string | undefined): void {
    if (r['subtype'] === 'init') {
      conversation = true
      for (const tool of array(r['tools'])) if (text(tool)) tools.add(tool as string)
      const model = text(r['model'])
      if (model) trace.agent = { ...trace.agent, model }
    } else if (r['subtype'] === 'compact_boundary') {
      if (!agent && trace.events.at(-1)?.type !== 'compaction') b.compaction()
    } else if (r['subtype'] === 'permission_denied') {
      session.deny(text(r['tool_use_id']), text(r['tool_name']), r['tool_input'])
    }
  }

  return {
    id,
    record,
    finish(cut) {
      const last = results.at(-1)
      for (const r of results) {
        for (const d of array(r['permission_denials']).filter(isObject)) {
          session.deny(text(d['tool_use_id']), text(d['tool_name']), d['tool_input'])
        }
      }
      session.close()
      if (this.id !== undefined) trace.id = this.id
      if (tools.size > 0) trace.tools = [...tools]
      else b.lacks('offered_tools')
      if (course.turns() === undefined) course.count(last && number(last['num_turns']))
      if (last) {
        const spent = results.reduce((sum, r) => sum + (number(r['duration_ms']) ?? 0), 0)
        if (spent > 0) trace.duration_ms = spent
        if (!conversation) {
          for (const kind of resultLacks) b.lacks(kind)
          delete trace.compactions
        }
      }
      course.finish(cut)
      course.used(usageOf(last, session))
      return trace
    },
  }
}

/** The sub-agent that a record belongs to, by its kind where that is known. */
function agentOf(r: Json, { b }: ClaudeSession): string | undefined {
  const parent = text(r['parent_tool_use_id'])
  const named = text(r['subagent_type'])
  if (parent === undefined) return named ?? text(r['agent_id'])
  return named ?? text(object(b.find(parent)?.arguments)['subagent_type']) ?? text(r['agent_id']) ?? parent
}

/** Record types that say nothing of what the agent did. */
const skipped = new Set([
  'stream_event',
  'tool_progress',
  'tool_use_summary',
  'rate_limit_event',
  'auth_status',
  'control_request',
  'control_response',
  'control_cancel_request',
  'keep_alive',
  'prompt_suggestion',
  'update_environment_variables',
  'streamlined_text',
  'streamlined_tool_use_summary',
])
