// One session of Claude Code, message by message: what its stream and its transcript have in common.
import type { Call, Event, EvidenceKind } from '../../model/trace.ts'
import { blocksOf, isCallBlock, isKnownCall, isOddCall, isResultBlock, readCall, readResult, stops } from '../blocks.ts'
import { builder, isOpen } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course } from '../course.ts'
import { type Json, object, text } from '../json.ts'
import { type Tokens, tokensOf } from '../usage.ts'

/** Where a message comes from. */
export type Origin = {
  /** The sub-agent; absent: the main agent. */
  agent?: string | undefined
  /** Written by the harness, not by a person. */
  injected?: boolean
  structured?: unknown
  unexecuted?: unknown
}

export type ClaudeSession = ReturnType<typeof claudeSession>

/** How many recent ids are remembered where repetitions follow each other. */
const recent = 256

const oddCall = 'a block speaks of a call in a form that is not known: it is not among the calls'

/**
 * `history`: the recording may repeat records of long ago, so that all are remembered. `closes`: the record of the end that it always
 * has.
 */
export function claudeSession(
  format: string,
  lacks: readonly EvidenceKind[],
  sink: Sink,
  { history = false, closes }: { history?: boolean; closes?: string },
) {
  const b = builder(format, lacks, sink)
  const { trace } = b
  trace.agent = { name: 'claude-code' }
  trace.compactions = 0
  const main = course(b, sink.end, closes)
  /** Sub-agents: of interest where the recording is one's own. */
  const side = course(b, sink.end)
  const tokens = new Map<string, Tokens>()
  const spentBefore: Tokens = { input_tokens: 0, output_tokens: 0 }
  let counted = false
  let nameless = 0
  const uuids = new Set<string>()
  /** The events of a record that another may supersede. */
  const made = new Map<string, Event[]>()
  /** Calls taken back before their result came. */
  const voided = new Map<string, Call>()
  /** Denied calls that were not seen yet. */
  const denied = new Map<string, { tool: string; arguments: unknown }>()
  const state = {
    /** What the last main response says of its own end. */
    reason: undefined as string | undefined,
    /** The provider's error, when nothing came after it. */
    apiError: undefined as string | undefined,
    messages: 0,
  }

  /** Marks a call as denied, also one that is recorded later. */
  function deny(id: string | undefined, tool: string | undefined, args: unknown): void {
    const call = b.find(id)
    if (call) call.denied = true
    else if (tool !== undefined) denied.set(id ?? `${denied.size}`, { tool, arguments: args })
  }

  function assistant(record: Json, origin: Origin): void {
    const message = object(record['message'])
    const isMain = origin.agent === undefined
    const run = isMain ? main : side
    const synthetic = message['model'] === '<synthetic>'
    const blocks = blocksOf(message['content'])
    if ((synthetic || record['isApiErrorMessage'] === true) && !blocks.some(isCallBlock)) {
      const said = blocks.map((block) => text(block['text']) ?? '')
      const isError = record['isApiErrorMessage'] === true || text(record['error']) || /^API Error/.test(said[0] ?? '')
      if (isMain && isError) broke(said.join('\n') || String(record['error'] ?? 'API error'))
      return
    }
    state.messages++
    const id = text(message['id'])
    const key: unknown = id ?? message
    const number = run.respond(key)
    if (id === undefined) run.uncountable()
    const turn = isMain && id !== undefined ? number : undefined
    run.reasoned(stops.get(text(message['stop_reason']) ?? ''))
    if (isMain) {
      state.apiError = undefined
      state.reason = text(message['stop_reason'])
      const model = text(message['model'])
      if (model && !trace.agent?.model) trace.agent = { ...trace.agent, model }
    }
    const spent = tokensOf(message['usage'])
    if (spent) {
      const before = id === undefined ? undefined : tokens.get(id)
      tokens.set(id ?? `#${nameless++}`, {
        input_tokens: Math.max(spent.input_tokens, before?.input_tokens ?? 0),
        output_tokens: Math.max(spent.output_tokens, before?.output_tokens ?? 0),
      })
      counted = true
      if (tokens.size > recent && !history) {
        const oldest = forgetOldest(tokens)
        spentBefore.input_tokens += oldest?.input_tokens ?? 0
        spentBefore.output_tokens += oldest?.output_tokens ?? 0
      }
    }
    const from = trace.events.length
    for (const block of blocks) {
      if (isCallBlock(block)) {
        const { call, replayed } = readCall(b, block, key, { agent: origin.agent, turn })
        const waits = call.id !== undefined && denied.has(call.id)
        if (waits && denied.delete(call.id as string)) call.denied = true
        if (!replayed) run.called(call)
      } else if (isResultBlock(block)) result(block, origin)
      else if (block['type'] === 'text') {
        const said = text(block['text'])
        if (said === undefined) continue
        const before = trace.events.at(-1)
        if (before?.type === 'message' && before.text === said && before.turn === turn && before.agent === origin.agent)
          continue
        b.message(said, { agent: origin.agent, turn })
        run.said(said)
      } else {
        if (isOddCall(block)) main.uncertain(oddCall)
        run.aside()
      }
    }
    const uuid = text(record['uuid'])
    if (uuid !== undefined && trace.events.length > from) made.set(uuid, trace.events.slice(from))
    if (made.size > recent) forgetOldest(made)
  }

  function result(block: Json, origin: Origin): void {
    const context = { structured: origin.structured, unexecuted: origin.unexecuted, claudeCode: true }
    const taken = voided.get(String(block['tool_use_id']))
    if (taken) {
      voided.delete(taken.id as string)
      // Refused because its message was taken back; executed all the same: it stays.
      if (block['is_error'] === true) return
      b.call(taken, true)
    }
    if (!readResult(b, block, context)) main.headless('it holds the result of a call that is not in it')
  }

  /** The provider failed; nothing may come of it. */
  function broke(why: string): void {
    state.apiError = why
    main.troubled(why)
  }

  function user(record: Json, origin: Origin): void {
    const run = origin.agent === undefined ? main : side
    const blocks = blocksOf(object(record['message'])['content'])
    const results = blocks.filter(isResultBlock)
    if (blocks.some((block) => isCallBlock(block) || isOddCall(block))) main.uncertain(oddCall)
    for (const block of results) {
      // The structured result belongs to one block: with several nobody knows to which.
      result(block, results.length > 1 ? { ...origin, structured: undefined } : origin)
      run.returned()
    }
    const said = blocks.filter((block) => block['type'] === 'text').map((block) => String(block['text'] ?? ''))
    if (said.some((t) => t.startsWith('[Request interrupted by user'))) {
      run.stop('interrupted')
      return
    }
    if (origin.injected) return
    const asked = said.map(typed).filter((t) => t !== '')
    if (asked.length === 0) return
    const whole = asked.join('\n')
    run.input(whole)
    if (origin.agent !== undefined) return
    const before = trace.events.at(-1)
    if (before?.type === 'user' && before.text === whole) return
    b.prompt(whole)
    b.user(whole)
  }

  /** Does a record hold no other calls than those that were read? One under a uuid that was seen may be another. */
  const hasNoOther = (record: Json): boolean =>
    blocksOf(object(record['message'])['content']).every(
      (block) => !isCallBlock(block) || text(block['id']) === undefined || isKnownCall(b, block),
    )

  return {
    b,
    trace,
    state,
    course: main,
    side,
    broke,
    assistant,
    user,
    deny,
    /** Was a record with this uuid read before? Copied history repeats them. */
    repeated(record: Json): boolean {
      const uuid = text(record['uuid'])
      if (uuid === undefined) return false
      if (uuids.has(uuid)) return hasNoOther(record)
      uuids.add(uuid)
      if (uuids.size > recent && !history) uuids.delete(uuids.values().next().value as string)
      return false
    },
    /** Takes back what superseded records said. A call that was executed stays: it happened. */
    supersede(list: readonly unknown[]): void {
      const gone = new Set<Event>()
      for (const uuid of list) {
        for (const e of made.get(String(uuid)) ?? []) {
          if (e.type === 'message') gone.add(e)
          if (e.type !== 'tool_call' || e.is_error === false) continue
          gone.add(e)
          if (e.id !== undefined && isOpen(e)) voided.set(e.id, e)
        }
      }
      if (gone.size > 0) b.drop(gone)
    },
    tokens(): Tokens | undefined {
      if (!counted) return undefined
      const sum = { ...spentBefore }
      for (const t of tokens.values()) {
        sum.input_tokens += t.input_tokens
        sum.output_tokens += t.output_tokens
      }
      return sum
    },
    /** Denied calls that only their denial records were called all the same: the model tried. */
    close(): void {
      for (const [id, call] of denied) b.call({ ...call, id }, true).denied = true
      denied.clear()
    },
  }
}

/** Takes the entry that was added first out of a map. */
function forgetOldest<T>(map: Map<string, T>): T | undefined {
  const [oldest] = map
  if (oldest) map.delete(oldest[0])
  return oldest?.[1]
}

const wrappers =
  /^\s*(?:<(?:command-(?:name|message|args|contents)|local-command-(?:stdout|stderr|caveat)|bash-(?:input|stdout|stderr)|system-reminder|user-memory-input|task-notification|ide_[a-z_]{1,30})>|Caveat: The messages below were generated by the user while running local commands)/

/** What a person typed: without the reminders that the harness adds; empty when all of it is the harness's. */
function typed(said: string): string {
  if (wrappers.test(said) && !/^\s*<(?:system-reminder|ide_[a-z_]{1,30})>/.test(said)) return ''
  let rest = said
  for (const tag of ['system-reminder', 'ide_opened_file', 'ide_selection']) {
    const parts = rest.split(`<${tag}>`)
    rest = parts
      .map((part, i) => {
        if (i === 0) return part
        const end = part.indexOf(`</${tag}>`)
        return end < 0 ? '' : part.slice(end + tag.length + 3)
      })
      .join('')
  }
  return rest === said ? said : rest.trim()
}
