// GitHub Agentic Workflows sessions and GitHub Copilot CLI events: one envelope, a dotted type and data.
import type { Call, Elicitation, ElicitationAction, EvidenceKind, Message, StopCause, Trace } from '../model/trace.ts'
import { elicitationActions } from '../model/trace.ts'
import { builder, defined } from './build.ts'
import { failureText } from './codex-exec.ts'
import type { Format, Sink } from './contract.ts'
import { argumentsOf, endOf } from './copilot-call.ts'
import { copilotUsage } from './copilot-usage.ts'
import { array, contentText, isObject, type Json, number, object, readArguments, text } from './json.ts'

const lacks = ['taint', 'blocked_sends', 'confirmations', 'self_evaluation'] as const satisfies EvidenceKind[]

const isEvent = (r: unknown): r is Json =>
  isObject(r) &&
  typeof r['type'] === 'string' &&
  (r['type'].includes('.') || r['type'] === 'abort') &&
  isObject(r['data'])
const isWorkflow = (r: unknown): boolean =>
  isEvent(r) && r['type'] === 'session.init' && typeof object(r['data'])['sourceEngine'] === 'string'
/** The last line of `copilot --output-format json`. */
const isResult = (r: unknown): r is Json => isObject(r) && r['type'] === 'result' && typeof r['exitCode'] === 'number'
const core = /^(session|assistant|user|tool|subagent)\./

export default {
  id: 'copilot-events',
  doc: 'GitHub Agentic Workflows (`agent-session.jsonl`, whatever the engine) and GitHub Copilot CLI events',
  where:
    'GitHub Agentic Workflows: the artifact `agent` of the run, file `agent-session.jsonl` (on the runner `/tmp/gh-aw/agent-session.jsonl`). Copilot CLI: a `run` step with `copilot -p "…" --output-format json | tee copilot.jsonl`, or `~/.copilot/session-state/<id>/events.jsonl` after it',
  lacks,
  before: ['codex-exec', 'codex-rollout', 'claude-code', 'claude-transcript', 'anthropic-messages', 'openai-chat'],
  detect: ({ records }) =>
    records.some((r) => isWorkflow(r) || (isEvent(r) && core.test(r['type'] as string))) ? 'strong' : undefined,
  decoder: (sink) => {
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
  },
} satisfies Format

const parents = ['parent_tool_use_id', 'parentToolUseId', 'parentToolCallId'] as const

/** One session. */
function session(sink: Sink) {
  const b = builder('copilot-events', lacks, sink)
  const { trace } = b
  const usage = copilotUsage()
  /** The names of sub-agents by their id, and by the call that started them. */
  const agents = new Map<string, string>()
  const asked = new Map<string, Json>()
  const refused = new Set<string>()
  const said = new Set<string>()
  const denials = new Set<string>()
  let workflow = false
  let id: string | undefined
  let delta: { message: Message; key: string } | undefined
  let last: string | undefined
  let calledSince = false
  let final: string | undefined
  let starts = 0
  let responses = 0
  let reported: number | undefined
  let stop: StopCause | undefined
  let failure: string | undefined
  let exit: number | undefined
  let model: string | undefined
  let engine: string | undefined
  let categories: string[] = []

  /** The sub-agent an event is of; `undefined`: the main agent. */
  function agentOf(r: Json, d: Json): string | undefined {
    const agent = text(r['agentId']) ?? text(d['agentId'])
    if (agent !== undefined) return agents.get(agent) ?? agent
    for (const key of parents) {
      const call = text(r[key]) ?? text(d[key])
      if (call !== undefined) return agents.get(call) ?? call
    }
    return text(d['parentSessionId']) === undefined ? undefined : (text(d['sessionId']) ?? 'agent')
  }

  /** The main agent goes on: what ended it before did not. */
  function goOn(): void {
    failure = undefined
    stop = undefined
    final = undefined
  }

  function message(r: Json, d: Json, agent: string | undefined): void {
    const content = contentText(d['content'])
    const key = `${agent}/${text(d['messageId']) ?? ''}`
    const part =
      d['delta'] === true ||
      object(r['event'])['type'] === 'content_block_delta' ||
      object(r['assistantMessageEvent'])['type'] === 'text_delta'
    if (part && delta?.key === key && trace.events.at(-1) === delta.message) {
      delta.message.text += content
      if (agent === undefined) last = delta.message.text
      return
    }
    // The whole of a message of which the parts were read.
    const whole = !part && delta !== undefined && delta.key === key && content.startsWith(delta.message.text)
    if (whole && delta) {
      delta.message.text = content
      if (agent === undefined) last = content
    } else if (content.trim() !== '') {
      b.message(content, { agent, turn: agent === undefined && starts > 0 ? starts : undefined })
      const made = trace.events.at(-1)
      if (part && made?.type === 'message') delta = { message: made, key }
      if (agent === undefined) {
        last = content
        calledSince = false
      }
    }
    if (agent === undefined) {
      said.add(content)
      if (!part && !whole) responses++
      goOn()
    }
    for (const raw of array(d['toolRequests'])) if (isObject(raw)) call(raw, agent)
  }

  /** A call, from the message that asks for it or from its start: the two share an id. */
  function call(d: Json, agent: string | undefined): Call | undefined {
    const tool = text(d['toolName']) ?? text(d['name'])
    if (tool === undefined) return undefined
    const callId = text(d['toolCallId'])
    const before = b.find(callId)
    const given = argumentsOf(d, tool)
    const one = b.call({
      id: callId,
      tool,
      arguments: given,
      agent,
      turn: agent === undefined && starts > 0 ? starts : undefined,
    })
    if (before && isObject(one.arguments) && Object.keys(one.arguments).length === 0)
      one.arguments = readArguments(given)
    if (before && agent !== undefined) one.agent ??= agent
    if (callId !== undefined && refused.has(callId)) b.settle(one, { denied: true, is_error: true })
    if (agent === undefined && !before) {
      calledSince = true
      goOn()
    }
    return one
  }

  /** What a sub-agent of Pi answered, its calls among it: nothing else tells of them. */
  function subagentMessage(r: Json, d: Json): void {
    const m = object((isObject(r['event']) ? r['event'] : object(d['event']))['message'])
    const agent = text(d['agentName']) ?? text(d['agent']) ?? agentOf(r, d) ?? 'agent'
    if (m['role'] === 'toolResult') {
      const one = b.find(text(m['toolCallId']))
      if (one) b.settle(one, { result: contentText(m['content']), is_error: m['isError'] === true })
      return
    }
    for (const raw of array(m['content'])) {
      const block = object(raw)
      const tool = text(block['name'])
      if (block['type'] === 'toolCall' && tool !== undefined)
        b.call({ id: text(block['id']), tool, arguments: block['arguments'], agent })
      else if (block['type'] === 'text') b.message(contentText([block]), { agent })
    }
  }

  function complete(d: Json, agent: string | undefined): boolean {
    const one = b.find(text(d['toolCallId'])) ?? call(d, agent)
    if (!one) return false
    b.settle(one, endOf(d, one.tool, engine))
    return true
  }

  function deny(callId: string | undefined): void {
    if (callId === undefined) return
    refused.add(callId)
    const one = b.find(callId)
    if (one) b.settle(one, { denied: true, is_error: true })
  }

  /** What a result says was refused; a call that the file does not hold otherwise is one all the same. */
  function denied(raw: Json): void {
    const callId = text(raw['tool_use_id']) ?? text(raw['toolUseId']) ?? text(raw['toolCallId'])
    const tool = text(raw['tool_name']) ?? text(raw['toolName'])
    const key = callId ?? JSON.stringify([tool, Object.keys(object(raw['tool_input']))])
    if (denials.has(key)) return
    denials.add(key)
    if (callId !== undefined && b.find(callId)) {
      deny(callId)
      return
    }
    const unnamed =
      callId === undefined
        ? trace.events.findLast((e) => e.type === 'tool_call' && e.tool === tool && !e.denied)
        : undefined
    const one =
      unnamed?.type === 'tool_call'
        ? unnamed
        : tool === undefined
          ? undefined
          : b.call({ id: callId, tool, arguments: raw['tool_input'] ?? raw['toolInput'] })
    if (one) b.settle(one, { denied: true, is_error: true })
  }

  /** A `session.result`: a snapshot, of which several may come. */
  function result(d: Json): void {
    usage.result(d)
    reported = number(d['numTurns']) ?? reported
    const took = number(d['durationMs'])
    if (took !== undefined) trace.duration_ms = took
    const errors = array(d['errors'])
    const word = [d['status'], d['subtype'], d['terminal_reason']].map((w) => String(w ?? '')).join(' ')
    const limit = limits.find(([pattern]) => pattern.test(word))
    if (limit) {
      stop = limit[1]
      failure = undefined
    } else if (d['is_error'] === true || /\b(fail|error)/.test(word)) {
      stop = undefined
      failure = failureText(errors[0] ?? d['error'] ?? d['message'] ?? d['result'] ?? d['status'])
    } else if (/\b(success|succeeded|complete|completed|ok)\b/.test(word)) {
      stop = 'completed'
      failure = undefined
    } else if (errors.length > 0) failure = failureText(errors.at(-1))
    const answer = text(d['result'])
    if (answer !== undefined && failure === undefined) final = answer
  }

  function start(d: Json): void {
    engine = text(d['sourceEngine']) ?? engine
    if (engine !== undefined) workflow = true
    id ??= text(d['sessionId']) ?? text(d['session_id'])
    const name = engine ?? (d['producer'] === 'copilot-agent' ? 'copilot' : undefined)
    if (name) trace.agent = { ...trace.agent, name }
    model = text(d['model']) ?? text(d['selectedModel']) ?? model
    const tools = array(d['tools'])
      .map((t) => text(t) ?? text(object(t)['name']))
      .filter((t) => t !== undefined)
    if (tools.length > 0) trace.tools = tools
  }

  function elicited(d: Json): void {
    const request = asked.get(String(d['requestId']))
    const action = elicitationActions.find((a) => a === d['action']) as ElicitationAction | undefined
    if (!action) return
    trace.events.push(
      defined<Elicitation>({
        type: 'elicitation',
        message: text(request?.['message']) ?? text(d['message']),
        action,
        content: d['content'] ?? undefined,
      }),
    )
  }

  return {
    /** Does this record begin another session? The retries of a workflow belong to one run. */
    isOver(r: Json): boolean {
      const next = text(object(r['data'])['sessionId'])
      return (
        r['type'] === 'session.start' &&
        !workflow &&
        id !== undefined &&
        next !== undefined &&
        next !== id &&
        agentOf(r, object(r['data'])) === undefined &&
        !isObject(r['provenance'])
      )
    },
    /** Takes an event. False: it looks like a tool's and is not known. */
    event(r: Json): boolean {
      const d = object(r['data'])
      const type = r['type'] as string
      if (type === 'result') {
        exit = r['exitCode'] as number
        usage.copilot(object(r['usage']))
        return true
      }
      const agent = agentOf(r, d)
      const main = agent === undefined
      switch (type) {
        case 'session.start':
        case 'session.init':
        case 'session.resume':
          if (main) start(d)
          return true
        case 'session.model_change':
          if (main) model = text(d['newModel']) ?? model
          return true
        case 'user.message': {
          // A message with another source was put in by a skill or by the system.
          const content = contentText(d['content'])
          const source = text(d['source'])
          if (!main || content.trim() === '' || (source !== undefined && source !== 'user')) return true
          if (d['isSynthetic'] === true || d['isMeta'] === true || d['isCompactSummary'] === true) return true
          b.prompt(content)
          b.user(content)
          if (!workflow) goOn()
          return true
        }
        case 'assistant.turn_start':
          if (main) starts++
          return true
        case 'assistant.message':
        case 'assistant.refusal':
          message(r, d, agent)
          return true
        case 'tool.execution_start':
          return call(d, agent) !== undefined
        case 'tool.execution_complete':
          return complete(d, agent)
        case 'permission.requested':
        case 'elicitation.requested':
          if (text(d['requestId'])) asked.set(d['requestId'] as string, d)
          return true
        case 'permission.completed':
          if (/^(denied|reject)/.test(String(object(d['result'])['kind'] ?? d['kind']))) {
            const request = asked.get(String(d['requestId'])) ?? {}
            const asking = object(request['permissionRequest'])
            // Where nothing names the call, it is the only one that waits.
            const waiting = trace.events.filter(
              (e) => e.type === 'tool_call' && e.is_error === null && !e.denied,
            ) as Call[]
            deny(
              text(d['toolCallId']) ??
                text(asking['toolCallId']) ??
                text(request['toolCallId']) ??
                (waiting.length === 1 ? waiting[0]?.id : undefined),
            )
          }
          return true
        case 'elicitation.completed':
          elicited(d)
          return true
        case 'subagent.started': {
          const name = text(d['agentName']) ?? text(d['agentDisplayName'])
          if (name === undefined) return true
          for (const key of [text(r['agentId']), text(d['agentId']), text(d['toolCallId'])])
            if (key) agents.set(key, name)
          return true
        }
        case 'subagent.request':
        case 'pi.subagent_event':
          subagentMessage(r, d)
          return true
        case 'session.compaction_complete':
          if (main && d['success'] !== false) b.compaction()
          return true
        case 'claude.system':
          if (main && d['subtype'] === 'compact_boundary') b.compaction()
          return true
        case 'session.task_complete': {
          const summary = text(d['summary'])
          if (!main || summary === undefined || said.has(summary)) return true
          message(r, { content: summary }, undefined)
          return true
        }
        case 'session.result':
          if (main) result(d)
          for (const raw of [...array(d['permissionDenials']), ...array(d['permission_denials'])])
            if (isObject(raw)) denied(raw)
          return true
        case 'session.error':
          if (main && d['severity'] !== 'warning' && d['severity'] !== 'info') {
            failure = failureText(d['message'] ?? d['error'] ?? d)
            stop = undefined
          }
          return true
        case 'abort':
          if (main) stop = 'interrupted'
          return true
        case 'session.shutdown':
          if (!main) return true
          usage.copilot(d)
          model = text(d['currentModel']) ?? model
          if (d['shutdownType'] === 'error')
            failure ??= failureText(d['errorReason'] ?? 'the session ended with an error')
          else if (d['shutdownType'] === 'routine' && failure === undefined) stop ??= 'completed'
          return true
        case 'agent.execution':
          exit = number(d['exitCode']) ?? exit
          categories = array(d['categories']).filter((c) => typeof c === 'string')
          return true
        default:
          usage.event(type, d)
          return (
            !/^(tool|permission|elicitation)\./.test(type) ||
            /\.(execution_(progress|partial_result|update)|user_requested)$|^(permission|elicitation)\./.test(type)
          )
      }
    },
    finish(cut: boolean): Trace {
      if (id !== undefined) trace.id = id
      if (model !== undefined) trace.agent = { ...trace.agent, model }
      if (exit !== undefined && exit !== 0 && (stop === undefined || stop === 'completed')) {
        failure ??= `the agent exited with code ${exit}${categories.length > 0 ? ` (${categories.join(', ')})` : ''}`
      }
      if (exit === 0) stop ??= 'completed'
      if (failure !== undefined) trace.error = failure
      else if (stop !== undefined) trace.stop_cause = stop
      else b.lacks('stop_cause')
      // The turns that Codex reports are prompts, and other engines tell a response in several messages.
      const turns =
        (engine === 'codex' ? undefined : reported) ?? (starts || (engine && engine !== 'copilot' ? 0 : responses))
      if (turns > 0) trace.turns = turns
      else b.lacks('turns')
      if (!trace.tools) b.lacks('offered_tools')
      const answer = final ?? (calledSince && trace.stop_cause !== 'completed' ? undefined : last)
      if (answer !== undefined) trace.answer = answer
      const used = usage.total()
      if (used) trace.usage = used
      // Nothing ended it, and its last call has no result.
      const lastCall = trace.events.findLast((e) => e.type === 'tool_call' && e.agent === undefined) as Call | undefined
      const hanging = !failure && !stop && calledSince && lastCall?.result === undefined && lastCall?.is_error === null
      if (cut || hanging) trace.truncated = true
      return trace
    },
  }
}

/** The words for an end that is neither success nor failure. */
const limits: readonly (readonly [RegExp, StopCause])[] = [
  [/max_turns/, 'max_turns'],
  [/max_budget|budget_exhausted|cost_budget|max_ai_credits/, 'cost_budget'],
  [/max_tokens|output_token/, 'output_token_budget'],
  [/\b(cancel|abort|interrupt)/, 'interrupted'],
]
