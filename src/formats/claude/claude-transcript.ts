// The transcript that Claude Code keeps of a session, JSON Lines below ~/.claude/projects.
import { count } from '../../model/text.ts'
import type { StopCause, Trace } from '../../model/trace.ts'
import { isOpen } from '../build.ts'
import type { Format, Sink } from '../contract.ts'
import { isObject, type Json, object, text, writeJson } from '../json.ts'
import { type ClaudeSession, claudeSession } from './session.ts'

const lacks = ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'] as const

const isEnvelope = (r: Json) =>
  'parentUuid' in r && ('sessionId' in r || 'isSidechain' in r) && text(r['type']) !== undefined
const isSummary = (r: Json) => r['type'] === 'summary' && 'leafUuid' in r
/** Qwen Code writes the same envelope around Gemini's parts. */
const isQwen = (r: Json) => 'parts' in object(r['message'])

export default {
  id: 'claude-transcript',
  doc: 'Claude Code session transcripts: JSON Lines with `parentUuid` and `sessionId`. One that stops at a prompt or a tool result that the agent did not answer is cut off',
  where:
    'On the runner after any Claude Code step: ~/.claude/projects/<folder>/<session>.jsonl (sub-agents: <session>/subagents/agent-*.jsonl)',
  lacks,
  before: ['claude-code'],
  detect: (head) => {
    const records = head.records.filter(isObject)
    if (records.some(isQwen)) return undefined
    if (records.some(isEnvelope)) return 'strong'
    if (records.some(isSummary)) return 'weak'
    return undefined
  },
  decoder: (sink) => {
    let current: Run | undefined
    return {
      record(value) {
        if (!isObject(value) || isQwen(value)) return false
        const id = text(value['sessionId'])
        // Another session: it begins anew, where a resumed one goes on from a record of the first.
        if (current?.spoken() && id !== undefined && id !== current.id && begins(value)) {
          sink.emit(current.finish(false))
          current = undefined
        }
        current ??= run(sink)
        return current.record(value)
      },
      end(cut) {
        if (current) sink.emit(current.finish(cut))
      },
    }
  },
} satisfies Format

const begins = (r: Json): boolean => r['type'] === 'user' && r['parentUuid'] === null && r['isSidechain'] !== true

type Run = { id: string | undefined; spoken(): boolean; record(r: Json): boolean; finish(cut: boolean): Trace }

/** Reads one session. */
function run(sink: Sink): Run {
  const session = claudeSession('claude-transcript', lacks, sink, true)
  const { trace, b, state } = session
  /** A boundary was read and its summary was not. */
  let summarised = false
  /** What ended the run, as the harness tells it; the agent or a prompt that goes on takes it back. */
  let limit: StopCause | undefined

  const self: Run = {
    id: undefined,
    spoken: () => state.messages > 0 || trace.events.length > 0,
    record(r) {
      const type = text(r['type'])
      if (type === undefined) return false
      self.id = text(r['sessionId']) ?? self.id
      if (session.repeated(r)) return true
      switch (type) {
        case 'assistant':
        case 'user':
          if (!isObject(r['message'])) return true
          speech(r, agentOf(r))
          if (type === 'assistant' || state.last === 'user') limit = undefined
          return true
        case 'system':
          if (r['subtype'] === 'compact_boundary' && r['isSidechain'] !== true) {
            b.compaction()
            summarised = true
          }
          return true
        case 'tool_use':
        case 'tool_result':
          loose(r, type)
          return true
        case 'progress':
          progress(r)
          return true
        case 'attachment':
          attachment(object(r['attachment']))
          return true
        default:
          // New types come with every version; one that may be a call must not pass unnoticed.
          return (
            !/tool_?(?:use|call|result)/i.test(type) &&
            ['sessionId', 'uuid', 'leafUuid', 'messageId'].some((k) => k in r)
          )
      }
    },
    finish(cut) {
      session.close()
      if (self.id !== undefined) trace.id = self.id
      const turns = session.turns()
      if (turns === undefined) b.lacks('turns')
      else trace.turns = turns
      const end = session.ending()
      const stop = limit ?? (state.last === 'user' && end.stop !== 'interrupted' ? undefined : end.stop)
      if (end.error !== undefined) trace.error = end.error
      else if (stop) trace.stop_cause = stop
      if (trace.stop_cause === undefined) b.lacks('stop_cause')
      // Text before the last call is no answer, unless the agent ended there by itself; a last structured output is one.
      const answer =
        structuredOutput(session) ?? (state.last === 'assistant' || stop === 'completed' ? state.lastText : undefined)
      if (answer !== undefined && trace.error === undefined && stop !== 'interrupted') trace.answer = answer
      const tokens = session.tokens()
      if (tokens) trace.usage = tokens
      const started = trace.events.filter((e) => e.type === 'tool_call' && /^(Task|Agent)$/.test(e.tool)).length
      if (started > 0 && !trace.events.some((e) => e.type === 'tool_call' && e.agent !== undefined))
        trace.source.notes = [elsewhere(started)]
      if (cut || (stop === undefined && end.error === undefined && dangling(session))) trace.truncated = true
      return trace
    },
  }

  function speech(r: Json, agent: string | undefined): void {
    if (r['type'] === 'assistant') {
      session.assistant(r, { agent })
      return
    }
    if (r['isCompactSummary'] === true && agent === undefined) {
      if (!summarised) b.compaction()
      summarised = false
    }
    const origin = text(object(r['origin'])['kind'])
    session.user(r, {
      agent,
      injected: r['isMeta'] === true || r['isCompactSummary'] === true || (origin !== undefined && origin !== 'human'),
      structured: r['toolUseResult'],
      unexecuted: r['non_execution_kind'] ?? r['nonExecutionKind'],
    })
  }

  /** Calls and results as records of their own, as old versions wrote them. */
  function loose(r: Json, type: string): void {
    const block = { ...r, type, content: r['content'] ?? r['output'] }
    const role = type === 'tool_use' ? 'assistant' : 'user'
    const record = { message: { role, content: [block] } }
    if (role === 'assistant') session.assistant(record, { agent: agentOf(r) })
    else session.user(record, { agent: agentOf(r) })
  }

  /** What a sub-agent does, as its parent's transcript shows it. */
  function progress(r: Json): void {
    const inner = object(r['data'])
    const record = object(inner['message'])
    if (inner['type'] !== 'agent_progress' || !isObject(record['message']) || session.repeated(record)) return
    const agent = text(inner['agentId']) ?? 'sub-agent'
    if (record['type'] === 'assistant') session.assistant(record, { agent })
    else if (record['type'] === 'user') session.user(record, { agent })
  }

  function attachment(a: Json): void {
    if (a['type'] === 'max_turns_reached') limit = 'max_turns'
    // As the stream of the same run says `hook_stopped`.
    if (a['type'] === 'hook_stopped_continuation') limit = 'interrupted'
    if (a['type'] === 'queued_command' && a['commandMode'] === 'prompt')
      session.user({ message: { content: a['prompt'] } }, {})
  }

  return self
}

/** The sub-agent of a side chain. */
const agentOf = (r: Json): string | undefined =>
  r['isSidechain'] === true ? (text(r['attributionAgent']) ?? text(r['agentId']) ?? 'sub-agent') : undefined

const elsewhere = (n: number): string =>
  `${count(n, 'sub-agent was', 'sub-agents were')} started, and no call of theirs is in this file: look at the files of the folder <session>/subagents too`

/** The arguments of a last call that gave the structured output the run was asked for. */
function structuredOutput({ trace, state }: ClaudeSession): string | undefined {
  if (state.last !== 'call' && state.last !== 'result') return undefined
  const call = trace.events.findLast((e) => e.type === 'tool_call' && e.agent === undefined)
  const last = call?.type === 'tool_call' && call.tool === 'StructuredOutput' && !isOpen(call) ? call : undefined
  return last && writeJson(last.arguments)
}

/** Did the recording stop where the main agent still had to speak? A last structured output is an end of its own. */
function dangling(session: ClaudeSession): boolean {
  const { last } = session.state
  return last === 'user' || ((last === 'call' || last === 'result') && structuredOutput(session) === undefined)
}
