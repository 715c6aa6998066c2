// Reads the events of `codex exec`: one run after the other, its resumptions, and the threads it spawned.
import type { Trace } from '../../model/trace.ts'
import { builder, type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { failureText, isRefusal } from '../failure.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { filled, type Step, steps } from '../steps.ts'
import { itemEvent, lacks } from './exec-shape.ts'
import { given, pick } from './item.ts'

const runEvents = new Set(['thread.started', 'session.created', 'turn.started', 'turn.completed', 'turn.failed'])

export function decode(sink: Sink): Decoder {
  let current: ReturnType<typeof run> | undefined
  return {
    record(value) {
      if (!isObject(value) || isObject(value['data'])) return false
      const type = String(value['type'])
      if (type === 'thread.started' && current?.isOver(value)) {
        sink.emit(current.finish(false))
        current = undefined
      }
      if (!runEvents.has(type) && type !== 'error' && !(itemEvent.test(type) && isObject(value['item'])))
        return /^(thread|turn)\./.test(type)
      current ??= run(sink)
      current.event(type, value)
      return true
    },
    end: (cut) => {
      if (current) sink.emit(current.finish(cut))
    },
  }
}

/** One run: a thread, its resumptions in the same file, and the threads it spawned. */
function run(sink: Sink) {
  const b = builder('codex-exec', lacks, sink)
  const { trace } = b
  trace.agent = { name: 'codex' }
  const children = new Set<string>()
  const known = steps()
  const progress = course(b, sink.end, 'turn.completed record')
  // A Codex turn is one prompt and everything done about it, not one response.
  progress.uncountable()
  let main: string | undefined
  /** A record of the beginning was read. */
  let begun = false

  /** The thread a record speaks of, when it is not the main one. */
  function agentOf(record: Json, item: Json): string | undefined {
    const thread = text(record['thread_id']) ?? text(item['sender_thread_id'])
    return main === undefined || thread === main ? undefined : thread
  }

  function item(record: Json): void {
    if (!begun) progress.incomplete('no thread.started record stands before the first item: its beginning is missing')
    const raw = object(record['item'])
    const type = String(raw['type'] ?? raw['item_type'])
    const agent = agentOf(record, raw)
    const isOver = record['type'] === 'item.completed'
    if (type === 'agent_message' || type === 'assistant_message') message(text(raw['text']), agent, isOver)
    else if (type === 'context_compaction') {
      if (!isOver) return
      trace.events.push({ type: 'compaction' })
      trace.source.lacks = trace.source.lacks.filter((kind) => kind !== 'compactions')
    } else {
      const made = callOf(type, raw)
      if (made) call(record, { type, raw, made, agent })
      // An error that the run went on from was a retry.
      else if (agent === undefined) progress.opened()
    }
  }

  function message(said: string | undefined, agent: string | undefined, isOver: boolean): void {
    if (!isOver || said === undefined) return
    b.message(said, { agent })
    if (agent !== undefined) return
    progress.respond({})
    progress.said(said)
  }

  function call(record: Json, { type, raw, made, agent }: Item): void {
    const id = text(raw['id'])
    // The ids count anew in every thread, and an id under another type is another item.
    const key = id === undefined ? undefined : `${agent ?? ''}/${id}/${type}`
    const step = stepOf[String(record['type'])] ?? 'update'
    let one = known.find(key, step, made.tool)
    if (one) {
      const more = one.arguments_cut ? undefined : filled(one.arguments, made.arguments)
      if (more !== undefined) b.giveArguments(one, more)
    } else {
      one = b.call({ id: agent === undefined ? id : id && `${agent}/${id}`, ...made, agent }, true)
      known.begin(key, step, one)
      if (agent === undefined) progress.called(one)
    }
    for (const thread of array(raw['receiver_thread_ids'])) {
      if (type === 'collab_tool_call' && raw['tool'] === 'spawn_agent' && typeof thread === 'string')
        children.add(thread)
    }
    if (step === 'complete') b.settle(one, endOf(type, raw))
  }

  return {
    /** Does this `thread.started` begin another run? */
    isOver(record: Json): boolean {
      const thread = text(record['thread_id'])
      if (main === undefined || thread === main || thread === undefined) return false
      if (children.has(thread) || text(record['parent_thread_id']) !== undefined) return false
      // A thread that starts while one is being spawned is that one.
      return progress.isWhole() || !trace.events.some((e) => e.type === 'tool_call' && e.tool === 'spawn_agent')
    },
    event(type: string, record: Json): void {
      const thread = text(record['thread_id'])
      const isMain = agentOf(record, {}) === undefined
      switch (type) {
        case 'thread.started':
          if (main !== undefined && thread !== main) break
          if (main !== undefined) known.forget()
          begun = true
          main = thread
          trace.id = thread ?? ''
          progress.opened()
          break
        case 'session.created':
          begun = true
          trace.id = text(record['session_id']) ?? ''
          break
        case 'turn.started':
          if (isMain) progress.opened()
          break
        case 'turn.completed': {
          if (!isMain) break
          progress.stop('completed')
          // Each turn repeats the total of the thread.
          const usage = object(record['usage'])
          progress.used(
            defined({ input_tokens: number(usage['input_tokens']), output_tokens: number(usage['output_tokens']) }),
          )
          break
        }
        case 'turn.failed':
          if (isMain) progress.failed(failureText(record['error'] ?? record['message']))
          break
        case 'error':
          if (isMain) progress.troubled(failureText(record['error'] ?? record['message']))
          break
        default:
          item(record)
      }
    },
    finish(cut: boolean): Trace {
      if (trace.id === '') delete trace.id
      progress.finish(cut)
      return trace
    },
  }
}

/** An item that is a call. */
type Item = { type: string; raw: Json; made: { tool: string; arguments: Json }; agent: string | undefined }

const stepOf: Readonly<Record<string, Step>> = {
  'item.started': 'start',
  'item.updated': 'update',
  'item.completed': 'complete',
}

/** The call an item stands for; `undefined`: it is no call. */
function callOf(type: string, item: Json): { tool: string; arguments: Json } | undefined {
  const named = text(item['tool']) ?? text(item['name'])
  switch (type) {
    case 'command_execution':
      return { tool: 'shell', arguments: pick(item, ['command', 'cwd']) }
    case 'file_change':
      return { tool: 'apply_patch', arguments: pick(item, ['changes']) }
    case 'mcp_tool_call':
      return { tool: `mcp__${item['server']}__${item['tool']}`, arguments: given(item) }
    case 'web_search':
      return { tool: 'web_search', arguments: pick(item, ['query', 'action']) }
    case 'collab_tool_call':
      return { tool: named ?? type, arguments: pick(item, ['prompt', 'receiver_thread_ids']) }
    default:
      // What a newer Codex may add: better a call under its own name than none.
      return /_call$|_execution$|^image_/.test(type) ? { tool: named ?? type, arguments: given(item) } : undefined
  }
}

/** How a completed item ended. */
function endOf(type: string, item: Json): CallEnd {
  const status = item['status']
  const error = item['error'] ? failureText(item['error']) : undefined
  const result = object(item['result'])
  const output =
    item['aggregated_output'] ??
    (isObject(item['result']) ? contentText(result['content']) || result['structured_content'] : item['result']) ??
    error ??
    (type === 'collab_tool_call' ? item['agents_states'] : undefined)
  const exit = number(item['exit_code'])
  const ran = exit !== undefined && exit >= 0
  const denied =
    status === 'declined' ||
    (error !== undefined && /\buser (rejected|cancel+ed|declined|denied)\b|\bapproval\b/i.test(error)) ||
    (status === 'failed' && !ran && isRefusal(String(output ?? '')))
  const failed =
    denied || status === 'failed' || error !== undefined || result['isError'] === true || (ran && exit !== 0)
  // A command that Codex gave up on is `completed` without an exit code: nobody knows how it ended.
  const unknown = status === 'in_progress' || (type === 'command_execution' && exit === undefined)
  return defined<CallEnd>({
    is_error: failed ? true : unknown ? null : status === 'completed' || status === undefined ? false : null,
    exit_code: denied ? undefined : exit,
    duration_ms: number(item['duration_ms']),
    denied: denied || undefined,
    result: output,
  })
}
