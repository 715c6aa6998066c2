// The transcript that Claude Code keeps of a session, JSON Lines below ~/.claude/projects.
import { count } from '../../model/text.ts'
import type { Trace } from '../../model/trace.ts'
import { type Format, FormatError, type Sink } from '../contract.ts'
import { isObject, type Json, object, text } from '../json.ts'
import { claudeSession } from './session.ts'

const lacks = ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'] as const

/** Of a message `parentUuid` may be missing, and the stream of the same program has no `sessionId` without a `session_id`. */
const isEnvelope = (r: Json) =>
  text(r['type']) !== undefined &&
  (('parentUuid' in r && ('sessionId' in r || 'isSidechain' in r)) ||
    (isObject(r['message']) && text(r['sessionId']) !== undefined && !isStreamed(r)))
/** Claude Code's stream, which is a format of its own. */
const isStreamed = (r: Json) => 'session_id' in r && !('parentUuid' in r)
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
    /** The sessions that others followed. */
    const over = new Set<string>()
    return {
      record(value) {
        if (!isObject(value) || isQwen(value) || isStreamed(value)) return false
        const id = text(value['sessionId'])
        // Another session: it begins anew, where a resumed one goes on from a record of the first.
        if (id !== undefined && over.has(id))
          throw new FormatError('Several sessions run through each other; write one file per session')
        if (current?.spoken() && id !== undefined && id !== current.id && begins(value)) {
          if (current.id !== undefined) over.add(current.id)
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
  const session = claudeSession('claude-transcript', lacks, sink, { history: true })
  const { trace, b, state, course, side } = session
  /** A boundary was read and its summary was not. */
  let summarised = false

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
      const tokens = session.tokens()
      if (tokens) course.used(tokens)
      const started = trace.events.filter((e) => e.type === 'tool_call' && /^(Task|Agent)$/.test(e.tool)).length
      if (started > 0 && !trace.events.some((e) => e.type === 'tool_call' && e.agent !== undefined))
        trace.source.notes = [elsewhere(started)]
      course.finish(cut, course.seen() || !side.seen() ? course : side)
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
    if (a['type'] === 'max_turns_reached') course.stop('max_turns')
    // As the stream of the same run says `hook_stopped`.
    if (a['type'] === 'hook_stopped_continuation') course.stop('interrupted')
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
