// OpenAI Codex rollouts: the session files below CODEX_HOME, in the envelope of today and in the bare items of 2025.
import type { Call, Event, EvidenceKind, StopCause, Trace } from '../model/trace.ts'
import { builder, type CallEnd, defined, isOpen } from './build.ts'
import { failureText, isRefusal } from './codex-exec.ts'
import { itemCall, itemType, kindOf, sameTool } from './codex-item.ts'
import { type Output, readOutput } from './codex-output.ts'
import { scriptCalls } from './codex-script.ts'
import type { Format, Sink } from './contract.ts'
import { contentText, isObject, type Json, number, object, text } from './json.ts'

const lacks = [
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const satisfies EvidenceKind[]

const envelopes = new Set([
  'session_meta',
  'response_item',
  'event_msg',
  'turn_context',
  'compacted',
  'world_state',
  'inter_agent_communication_metadata',
])

const isEnvelope = (r: unknown): r is Json =>
  isObject(r) && isObject(r['payload']) && envelopes.has(r['type'] as string)
/** The first line of a file of 2025: what the session is, without a type. */
const isOldHeader = (r: unknown): boolean =>
  isObject(r) && !('type' in r) && !('role' in r) && typeof r['id'] === 'string' && typeof r['timestamp'] === 'string'

export default {
  id: 'codex-rollout',
  doc: 'OpenAI Codex, the recorded session (rollout); tools are named as the model called them, and in code mode a script (`exec`) and the calls it makes are calls each. A task without its end is cut off; where no tasks are recorded, a last call without a result',
  where:
    'Any step that runs Codex, openai/codex-action included: `$CODEX_HOME/sessions/YYYY/MM/DD/rollout-*.jsonl` (default `~/.codex`, for the action its input `codex-home`)',
  lacks,
  before: ['openai-chat'],
  detect: ({ records }) =>
    records.some(isEnvelope) ||
    (isOldHeader(records[0]) && records.some('instructions' in object(records[0]) ? isBare : isOwnBare))
      ? 'strong'
      : undefined,
  decoder: (sink) => {
    const session = rollout(sink)
    let any = false
    return {
      record(value) {
        if (!isObject(value)) return false
        const known = session.record(value)
        any ||= known
        return known
      },
      end: (cut) => {
        if (any) sink.emit(session.finish(cut))
      },
    }
  },
} satisfies Format

/** An item of a file without envelopes. */
const isBare = (r: unknown): boolean =>
  isObject(r) &&
  ('record_type' in r ||
    typeof r['role'] === 'string' ||
    /^(message|reasoning|\w+_(call|output|result))$/.test(String(r['type'])))

/** A bare item that no other format has: a typed message of the Responses API, or a call of it. */
const isOwnBare = (r: unknown): boolean =>
  isObject(r) &&
  (/^(function|custom_tool|local_shell)_call$/.test(String(r['type'])) ||
    (r['type'] === 'message' &&
      Array.isArray(r['content']) &&
      r['content'].some((c) => /^(in|out)put_text$/.test(String(object(c)['type'])))))

/** What Codex puts into the conversation in the user's name. */
const injected =
  /^\s*(<(environment_context|user_instructions|INSTRUCTIONS|permissions instructions|turn_aborted|user_shell_command|skills?|subagent_notification|collaboration_mode|app-context|plugins|model_switch|ghost_commit|system-reminder)\b|# AGENTS\.md instructions)/

/** What the user asked, without what an editor tells beside it. */
function asked(said: string): string {
  if (!said.startsWith('# Context from my IDE setup:')) return said
  const at = said.indexOf('## My request for Codex:')
  return at < 0 ? said : said.slice(at + '## My request for Codex:'.length).trim()
}

/** Events that tell of calls the response items hold already, or of asking for leave. */
const mirrored =
  /^(exec_command_(begin|output_delta)|patch_apply_(begin|updated)|mcp_tool_call_begin|mcp_(startup|list)_\w+|web_search_(begin|end)|exec_approval_request|apply_patch_approval_request|request_\w+|dynamic_tool_call_(request|response)|view_image_tool_call|image_generation_(begin|end)|collab_\w+|list_\w+|terminal_interaction|tool_call_mcp_elicitation)$/

/** One session. */
function rollout(sink: Sink) {
  const b = builder('codex-rollout', lacks, sink)
  const { trace } = b
  trace.agent = { name: 'codex' }
  /** Messages and compactions that events repeat: used where the items themselves are absent. */
  const repeated = { user: new Set<Event>(), message: new Set<Event>(), compaction: new Set<Event>() }
  const prompts: string[] = []
  const seen = { user: false, message: false, compaction: false }
  const open: Call[] = []
  /** Calls that only the text of a script tells of, and the call that ran the script. */
  let told: { call: Call; script: Call }[] = []
  /** Calls that only events tell of, by their id. */
  const evented = new Map<string, Call>()
  /** The kinds of calls of which this file records every one as an item of its turn. */
  const itemised = new Set<string>()
  let computed = false
  let lastCall: Call | undefined
  let turns = 0
  let inResponse = false
  let bounded = false
  let running = false
  let stop: StopCause | undefined
  let failure: string | undefined
  let last: { text: string; repeated: boolean } | undefined
  let lastOfItems: string | undefined
  let calledSince = false
  let final: string | undefined
  let duration: number | undefined

  /** The model did something: one response is everything between two inputs. */
  function respond(): number {
    if (!inResponse) turns++
    inResponse = true
    // Whatever failed before was got over, and a session that was interrupted went on.
    goOn()
    return turns
  }

  function goOn(): void {
    failure = undefined
    if (stop === 'interrupted' && !running) stop = undefined
  }

  function say(said: string, author?: string): void {
    b.message(said, { agent: author, turn: author === undefined ? turns : undefined })
    if (author !== undefined || said.trim() === '') return
    seen.message = true
    lastOfItems = said
    calledSince = false
  }

  /** `event`: an event tells of it, which says nothing of responses. */
  function call(id: string | undefined, tool: string, given: unknown, event = false): Call {
    const known = b.find(id)
    if (known) return known
    const turn = event ? undefined : respond()
    calledSince = true
    const made = b.call({ id, tool, arguments: given, turn })
    open.push(made)
    lastCall = made
    return made
  }

  /** In code mode the model calls `exec` with a script that calls the tools: they are calls of their own. */
  function script(made: Call, source: unknown): void {
    if (typeof source !== 'string') return
    const found = scriptCalls(source)
    computed ||= found.computed
    for (const one of found.calls)
      told.push({ call: b.call({ tool: one.tool, arguments: one.arguments, turn: made.turn }), script: made })
  }

  /** The call an event tells of: one that the model made, one that its script made, or one that is nowhere else. */
  function eventCall(id: string | undefined, tool: string, given: Json): Call {
    const known = b.find(id) ?? (id === undefined ? undefined : evented.get(id))
    if (known) return known
    const at = told.findIndex((t) => sameTool(t.call.tool, tool))
    const [first] = at < 0 ? [] : told.splice(at, 1)
    if (!first) {
      const made = call(id, tool, given, true)
      if (id !== undefined) evented.set(id, made)
      return made
    }
    const made = first.call
    if (kindOf(tool) === 'mcp') made.tool = tool
    if (Object.keys(given).length > 0) made.arguments = given
    if (id !== undefined) {
      made.id = id
      evented.set(id, made)
    }
    return made
  }

  function settle(made: Call | undefined, end: CallEnd): boolean {
    if (!made) return false
    b.settle(made, end)
    const at = open.indexOf(made)
    if (at >= 0) open.splice(at, 1)
    return true
  }

  /** A response item, or one of the bare items of old. False: it looks like a call or a result and is neither. */
  function item(it: Json): boolean {
    const type = String(it['type'] ?? (typeof it['role'] === 'string' ? 'message' : ''))
    if (/_?(call_)?(output|result)$/.test(type) && type !== '') return result(it)
    if (/_call$/.test(type)) return made(type, it)
    switch (type) {
      case 'message':
        message(it)
        return true
      case 'reasoning':
        respond()
        return true
      case 'agent_message':
        say(contentText(it['content']) || (text(it['text']) ?? ''), text(it['author']) ?? 'agent')
        return true
      default:
        return !/tool|function/.test(type)
    }
  }

  function message(it: Json): void {
    const role = it['role']
    const content = it['content'] ?? it['message']
    if (role === 'assistant') {
      respond()
      say(contentText(content))
    } else if (role === 'user') {
      const blocks = Array.isArray(content) ? content.map((c) => contentText([c])) : [contentText(content)]
      const said = blocks.filter((t) => t !== '' && !injected.test(t)).join('\n')
      inResponse = false
      if (said === '') return
      seen.user = true
      goOn()
      b.prompt(asked(said))
      b.user(asked(said))
    }
  }

  function made(type: string, it: Json): boolean {
    const name = text(it['name']) ?? text(object(it['function'])['name'])
    const id = text(it['call_id']) ?? text(it['id'])
    const action = it['action']
    if (type === 'custom_tool_call') {
      const known = b.find(id)
      const one = call(id, name ?? type, 'input' in it ? { input: it['input'] } : it['arguments'])
      if (!known && name === 'exec') script(one, it['input'])
    } else if (type === 'web_search_call' || type === 'local_shell_call') {
      const one = call(id, type.slice(0, -5), action ?? {})
      if (type === 'web_search_call') settle(one, { is_error: it['status'] === 'completed' ? false : null })
    } else if (name !== undefined || type !== 'tool_call') {
      const space = text(it['namespace'])
      const tool = name ?? type.slice(0, -5)
      call(
        id,
        space?.startsWith('mcp__') && !tool.startsWith('mcp__') ? `${space.replace(/_+$/, '')}__${tool}` : tool,
        it['arguments'] ?? action,
      )
    } else return false
    return true
  }

  function result(it: Json): boolean {
    inResponse = false
    const id = text(it['call_id']) ?? text(it['id'])
    // A file that drifted from the format pairs by name.
    const one = b.find(id) ?? (id === undefined ? open.find((c) => c.tool === it['name']) : undefined)
    const end = endOf(readOutput(it['output'] ?? it['result'] ?? it['tools']))
    // What a script says is the result of its one call too; whether that call worked it does not say.
    const calls = told.filter((t) => t.script === one)
    if (calls.length === 1 && calls[0]) b.settle(calls[0].call, { result: end.result })
    return settle(one, end)
  }

  function userSaid(said: string | undefined): void {
    if (said === undefined || asked(said).trim() === '' || injected.test(said)) return
    goOn()
    b.user(asked(said))
    repeated.user.add(trace.events.at(-1) as Event)
    prompts.push(asked(said))
  }

  function agentSaid(said: string | undefined): void {
    if (said === undefined || said.trim() === '') return
    b.message(said)
    repeated.message.add(trace.events.at(-1) as Event)
    last = { text: said, repeated: true }
    if (!seen.message) calledSince = false
  }

  /** Is it a search that the model asked for itself, of which the file keeps no id? */
  const namelessSearch = (e: Event): boolean =>
    e.type === 'tool_call' && e.tool === 'web_search' && e.id === undefined && !told.some((t) => t.call === e)

  /** An item of a turn, as it was when it was over. */
  function completed(item: Json): boolean {
    const found = itemCall(item)
    if (found) {
      itemised.add(found.kind)
      // Some versions keep no id of a search.
      if (found.tool === 'web_search' && !b.find(found.id) && trace.events.some(namelessSearch)) return true
      const one = eventCall(found.id, found.tool, found.arguments)
      const direct = b.find(found.id) === one
      const { result, ...end } = found.end
      return settle(one, direct && one.result !== undefined ? end : { ...end, result })
    }
    const said = text(item['text']) ?? contentText(item['content'])
    switch (itemType(item)) {
      case 'usermessage':
        userSaid(said)
        return true
      case 'agentmessage':
        agentSaid(said)
        return true
      case 'contextcompaction':
        compacted()
        return true
      default:
        return true
    }
  }

  function compacted(): void {
    trace.events.push({ type: 'compaction' })
    repeated.compaction.add(trace.events.at(-1) as Event)
  }

  /** An `event_msg`. */
  function event(e: Json): boolean {
    const type = String(e['type'])
    const id = text(e['call_id'])
    switch (type) {
      case 'user_message': {
        userSaid(text(e['message']))
        return true
      }
      case 'agent_message': {
        agentSaid(text(e['message']))
        return true
      }
      case 'item_completed':
        return completed(object(e['item']))
      case 'token_count': {
        const total = object(object(e['info'])['total_token_usage'])
        usage(total)
        return true
      }
      case 'task_started':
      case 'turn_started':
        bounded = true
        running = true
        stop = undefined
        failure = undefined
        final = undefined
        return true
      case 'task_complete':
      case 'turn_complete':
      case 'turn.completed': {
        bounded = true
        running = false
        usage(object(e['usage']))
        final = text(e['last_agent_message']) ?? final
        if (e['error']) failure = failureText(e['error'])
        stop = failure === undefined ? 'completed' : undefined
        const took = number(e['duration_ms'])
        if (took !== undefined) duration = (duration ?? 0) + took
        return true
      }
      case 'turn_aborted':
        // Versions that record no bounds of turns record this: a session may go on after it.
        running = false
        stop = e['reason'] === 'budget_limited' ? 'output_token_budget' : 'interrupted'
        return true
      case 'error':
        failure = failureText(e['message'] ?? e['error'])
        stop = undefined
        return true
      case 'context_compacted':
        compacted()
        return true
      case 'guardian_assessment': {
        const about = b.find(text(e['target_item_id']) ?? id)
        if (about && /^(denied|rejected)$/.test(String(e['status']))) b.settle(about, { denied: true, is_error: true })
        return true
      }
      case 'exec_command_end': {
        // A person ran it.
        if (e['source'] === 'user_shell') return true
        const one = eventCall(id, 'shell', defined({ command: e['command'], cwd: e['cwd'] }))
        const declined = e['status'] === 'declined'
        const exit = declined ? undefined : number(e['exit_code'])
        return settle(one, {
          ...defined<CallEnd>({
            is_error: declined || (exit !== undefined && exit !== 0) ? true : exit === 0 ? false : null,
            exit_code: exit,
            duration_ms: took(e['duration']),
            denied: declined || undefined,
          }),
          ...(one.result === undefined ? { result: e['aggregated_output'] ?? e['stdout'] } : {}),
        })
      }
      case 'mcp_tool_call_end': {
        const invoked = object(e['invocation'])
        const given = isObject(invoked['arguments']) ? invoked['arguments'] : {}
        const one = eventCall(id, `mcp__${invoked['server']}__${invoked['tool']}`, given)
        const r = object(e['result'])
        const ok = object(r['Ok'])
        const failed = 'Err' in r || Boolean(e['error']) || ok['isError'] === true || ok['is_error'] === true
        const said = failureText(r['Err'] ?? e['error'] ?? ' ')
        return settle(one, {
          ...defined<CallEnd>({
            is_error: failed ? true : 'Ok' in r ? false : null,
            duration_ms: took(e['duration']),
            denied: (failed && isRefusal(said)) || undefined,
          }),
          ...(one.result === undefined ? { result: 'Ok' in r ? contentText(ok['content']) : r['Err'] } : {}),
        })
      }
      case 'web_search_end':
        // One that the model asked for itself is a response item too, with or without an id.
        if (told.some((t) => sameTool(t.call.tool, 'web_search')))
          eventCall(id, 'web_search', defined({ query: e['query'], action: e['action'] }))
        return true
      case 'patch_apply_end': {
        const one = eventCall(id, 'apply_patch', defined({ changes: e['changes'] }))
        const declined = e['status'] === 'declined'
        return settle(one, {
          ...defined<CallEnd>({
            is_error: typeof e['success'] === 'boolean' ? !e['success'] : null,
            denied: declined || undefined,
          }),
          ...(one.result === undefined ? { result: text(e['stdout']) ?? e['stderr'] } : {}),
        })
      }
      default:
        return mirrored.test(type) || !/tool_call|function|exec_command|patch_apply/.test(type)
    }
  }

  function usage(total: Json): void {
    const input = number(total['input_tokens'])
    const output = number(total['output_tokens'])
    if (input !== undefined || output !== undefined)
      trace.usage = defined({ input_tokens: input, output_tokens: output })
  }

  function meta(m: Json): void {
    const model = text(m['model'])
    if (model) trace.agent = { name: 'codex', model }
    // Later ones belong to the sessions this one was forked from.
    const id = text(m['id'])
    if (id !== undefined) trace.id ??= id
  }

  return {
    record(r: Json): boolean {
      const payload = object(r['payload'])
      switch (r['type']) {
        case 'session_meta':
          meta(payload)
          return true
        case 'turn_context': {
          const model = text(payload['model'])
          if (model) trace.agent = { name: 'codex', model }
          return true
        }
        case 'response_item':
          return item(payload)
        case 'event_msg':
          return event(payload)
        case 'compacted':
          // Its replacement_history repeats what is in the file already.
          trace.events.push({ type: 'compaction' })
          seen.compaction = true
          inResponse = false
          return true
        default:
          // Kinds of lines that are not known yet are of the format, unless they may hold a call.
          if (isObject(r['payload'])) return !/tool|_call/.test(`${r['type']} ${payload['type']}`)
          if (isOldHeader(r)) {
            meta(r)
            return true
          }
          return isBare(r) && ('record_type' in r || item(r))
      }
    },
    finish(cut: boolean): Trace {
      const drop = new Set<Event>()
      for (const kind of ['user', 'message', 'compaction'] as const)
        if (seen[kind]) for (const e of repeated[kind]) drop.add(e)
      // A call that a script holds and that is not among those that ran did not: its branch was not taken.
      told = told.filter((t) => {
        const ran = isOpen(t.script) || !itemised.has(kindOf(t.call.tool))
        if (!ran) drop.add(t.call)
        return ran
      })
      const notes: string[] = []
      if (told.length > 0) notes.push(byText(told.length))
      if (computed && itemised.size === 0) notes.push(byName)
      b.drop(drop)
      const spawned = trace.events.filter((e) => e.type === 'tool_call' && e.tool === 'spawn_agent').length
      if (spawned > 0) notes.push(elsewhere(spawned))
      if (notes.length > 0) trace.source.notes = notes
      if (!seen.user) for (const said of prompts) b.prompt(said)
      if (turns > 0) trace.turns = turns
      else b.lacks('turns')
      if (failure !== undefined) trace.error = failure
      else if (stop) trace.stop_cause = stop
      else if (!bounded) b.lacks('stop_cause')
      // Without bounds of turns, a call that nothing followed shows that the session has no end.
      const hanging = calledSince && lastCall !== undefined && isOpen(lastCall)
      if (cut || (failure === undefined && stop !== 'interrupted' && (bounded ? running : hanging)))
        trace.truncated = true
      const said = lastOfItems ?? last?.text
      const answer = final ?? (calledSince && stop !== 'completed' ? undefined : said)
      if (answer !== undefined) trace.answer = answer
      if (duration !== undefined) trace.duration_ms = duration
      return trace
    },
  }
}

const byText = (n: number): string =>
  `Codex ran scripts (code mode), and ${n === 1 ? '1 call is' : `${n} calls are`} known from their text only: whether they ran, and how they ended, is not recorded`
const elsewhere = (n: number): string =>
  `${n === 1 ? '1 agent was' : `${n} agents were`} spawned: their calls are not in this file but in rollouts of their own`
const byName = 'Codex ran a script (code mode) that calls tools by names it computes: which ones is not recorded'

/** How a call ended by what the model was told. */
function endOf(out: Output): CallEnd {
  const denied = out.exit === undefined && out.ok !== true && isRefusal(out.text)
  const failed = denied || out.ok === false || (out.exit !== undefined && out.exit !== 0)
  return defined<CallEnd>({
    is_error: failed ? true : out.exit === 0 || out.ok === true ? false : undefined,
    exit_code: out.exit,
    duration_ms: out.duration_ms,
    denied: denied || undefined,
    result: out.result,
  })
}

/** Milliseconds of a duration in seconds and nanoseconds. */
function took(duration: unknown): number | undefined {
  const { secs, nanos } = object(duration) as { secs?: unknown; nanos?: unknown }
  const seconds = number(secs)
  return seconds === undefined ? undefined : Math.round(seconds * 1000 + (number(nanos) ?? 0) / 1e6)
}
