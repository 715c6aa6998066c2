// What may happen to a recording between the agent and the gate: every fixture of every format, damaged, added to and mixed.
import { readdirSync, readFileSync } from 'node:fs'
import { isObject, type Json } from '../../src/formats/json.ts'
import { fixtures } from './reading.ts'

export type Fixture = {
  path: string
  format: string
  text: string
  /** The records of JSON Lines or of an array; the one record of an object. */
  records: readonly Json[]
  container: 'lines' | 'array' | 'object'
}

/**
 * `kept`: nothing was taken away. `hidden`: nobody who has only the file can know what was taken. `ends`: it adds what ends a run, so
 * that one without an end seems to have it. `joins`: it goes on where the file ended, which a format may take for the same run.
 */
export type Variant = { name: string; text: string; kept?: true; hidden?: true; ends?: true; joins?: true }

const parsed = (line: string): Json[] => {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? [value] : []
  } catch {
    return []
  }
}

/** All fixtures, in one order. */
export const all: readonly Fixture[] = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.jsonl?$/.test(path))
  .sort()
  .map((path): Fixture => {
    const text = readFileSync(new URL(path, fixtures), 'utf8')
    const format = path.split('/')[0] as string
    if (path.endsWith('.jsonl'))
      return { path, format, text, records: text.split('\n').flatMap(parsed), container: 'lines' }
    const value: unknown = JSON.parse(text)
    return Array.isArray(value)
      ? { path, format, text, records: value, container: 'array' }
      : { path, format, text, records: [value as Json], container: 'object' }
  })

const lines = (records: readonly Json[]): string => records.map((r) => `${JSON.stringify(r)}\n`).join('')

/** Writes records in the container of their fixture. */
const written = (f: Fixture, records: readonly Json[]): string =>
  f.container === 'array' ? JSON.stringify(records, null, 1) : lines(records)

/** The file breaks off after each of its records, and in the middle of each. */
export function* cuts(f: Fixture): Generator<Variant> {
  if (f.container !== 'object')
    for (let n = 0; n < f.records.length; n++)
      yield {
        name: `cut after record ${n}`,
        text: written(f, f.records.slice(0, n)),
        ...(isEnd(f.format, f.records.slice(0, n)) ? { hidden: true } : {}),
      }
  let at = 0
  for (const line of f.text.split('\n')) {
    for (const part of [0.1, 0.5, 0.9]) {
      const length = Math.floor(line.length * part)
      if (length > 0) yield { name: `cut at character ${at + length}`, text: f.text.slice(0, at + length) }
    }
    at += line.length + 1
  }
}

/** The file was emptied while it was written: a writer that goes on at its old place leaves NUL characters, one that appends does not. */
export function* emptied(f: Fixture): Generator<Variant> {
  yield { name: 'empty', text: '' }
  yield { name: 'line ends only', text: '\n\n\r\n' }
  yield { name: 'NUL characters only', text: '\0'.repeat(64) }
  if (f.container !== 'lines') {
    yield { name: 'NUL characters before the document', text: '\0'.repeat(7) + f.text }
    return
  }
  for (let n = 1; n <= f.records.length; n++) {
    const gone = lines(f.records.slice(0, n)).length
    const rest = lines(f.records.slice(n))
    yield { name: `emptied after record ${n}`, text: '\0'.repeat(gone) + rest }
    if (opens(f, n)) yield { name: `emptied after record ${n} by appending`, text: rest }
    const [before, after] = [lines(f.records.slice(0, n - 1)), lines(f.records.slice(n))]
    yield { name: `NUL characters for record ${n}`, text: `${before}${'\0'.repeat(9)}\n${after}` }
    yield { name: `NUL characters before record ${n}`, text: `${before}\0${lines(f.records.slice(n - 1))}` }
  }
}

/** Something was written behind, before or among the records. */
export function* additions(f: Fixture): Generator<Variant> {
  const all = f.records
  const put = (name: string, records: readonly Json[], kept?: true): Variant => ({
    name,
    text: written(f, records),
    ...(kept ? { kept } : {}),
  })
  if (f.container === 'object') return
  for (const [what, record] of strangers) {
    if (what === f.format) continue
    for (const n of [1, all.length, 126]) {
      const some = Array.from({ length: n }, () => record)
      yield put(`${n} of ${what} behind`, [...all, ...some])
      yield put(`${n} of ${what} before`, [...some, ...all])
    }
    yield put(
      `one of ${what} behind each record`,
      all.flatMap((r) => [r, record]),
    )
  }
  for (const end of endings[f.format] ?? [])
    yield { ...put(`another end: ${JSON.stringify(end)}`, [...all, end], true), ends: true }
  for (const prompt of prompts[f.format] ?? []) yield put(`a prompt: ${JSON.stringify(prompt)}`, [...all, prompt])
}

/** Another program wrote into the lines, or a line end is missing. */
export function* glued(f: Fixture): Generator<Variant> {
  if (f.container !== 'lines') return
  const written = f.records.map((r) => JSON.stringify(r))
  for (const [n, line] of written.entries()) {
    const put = (...middle: string[]): string => [...written.slice(0, n), ...middle, ...written.slice(n + 1)].join('\n')
    yield { name: `a log line before record ${n + 1}`, text: put(`npm warn deprecated ${line}`), kept: true }
    yield {
      name: `a log line with braces before record ${n + 1}`,
      text: put(`{x} {"level":"warn"} ${line}`),
      kept: true,
    }
    yield {
      name: `a log line in the middle of record ${n + 1}`,
      text: put(`${line.slice(0, line.length / 2)}npm warn`),
    }
    yield { name: `a line end within record ${n + 1}`, text: put(line.slice(0, 9), line.slice(9)), kept: true }
    if (n > 0)
      yield { name: `no line end before record ${n + 1}`, text: put(line).replace(`\n${line}`, line), kept: true }
  }
}

/** The file holds its records more than once, or those of another file too. */
export function* mixtures(f: Fixture): Generator<Variant> {
  if (f.container !== 'lines') return
  yield { name: 'twice', text: f.text + f.text, kept: true, joins: true }
  for (const other of all) {
    if (other === f || other.container !== 'lines') continue
    const most = Math.max(f.records.length, other.records.length)
    const others = other.records.map((r) => renamed(r) as Json)
    // The other writer begins a little later.
    const mixed: Json[] = f.records.slice(0, 3)
    for (let i = 0; i < most; i++) mixed.push(...[others[i], f.records[i + 3]].filter((r) => r !== undefined))
    yield { name: `through ${other.path}`, text: lines(mixed), kept: true, joins: true }
    yield { name: `behind ${other.path}`, text: lines(others) + f.text, kept: true, joins: true }
    yield { name: `before ${other.path}`, text: f.text + lines(others), kept: true, joins: true }
  }
}

/** The same with other ids: no two recordings share theirs. */
function renamed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /^id$|(?:Id|_id|uuid|Uuid)$/.test(key) ? `other-${value}` : value
  if (Array.isArray(value)) return value.map((v) => renamed(v))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, renamed(v, k)])) : value
}

/** Would the records without the first `n` lack what every file of this format opens with? */
const opens = (f: Fixture, n: number): boolean => {
  const isOpening = openings[f.format]
  return isOpening !== undefined && f.records.slice(0, n).some(isOpening) && !f.records.slice(n).some(isOpening)
}

const openings: Readonly<Record<string, (r: Json) => boolean>> = {
  'claude-code': (r) => r['subtype'] === 'init',
  'codex-exec': (r) => r['type'] === 'thread.started',
  'gemini-stream': (r) => r['type'] === 'init',
  'antigravity-stream': (r) => r['event'] === 'init',
  'cursor-stream': (r) => r['subtype'] === 'init',
}

const inner = (r: Json, key: string): Json => (isObject(r[key]) ? r[key] : {})
const types = (content: unknown): unknown[] => (Array.isArray(content) ? content.map((b) => (b as Json)['type']) : [])

/** Does this record say of itself that the run is over, or say nothing (`undefined`)? A wholly other reading of the rules. */
function endOf(format: string, r: Json): boolean | undefined {
  const type = String(r['type'])
  switch (format) {
    case 'claude-code':
      return type === 'result'
    case 'codex-exec':
      return type === 'turn.completed' || type === 'turn.failed'
    case 'claude-transcript': {
      if (type !== 'assistant' && type !== 'user') return type === 'attachment' ? true : undefined
      const { content } = inner(r, 'message')
      if (type === 'user') return JSON.stringify(content ?? '').includes('[Request interrupted')
      return types(content).includes('text') && !types(content).includes('tool_use')
    }
    case 'codex-rollout': {
      const payload = r['payload'] === undefined ? r : inner(r, 'payload')
      const what = String(payload['type'])
      if (/^(task_complete|turn_aborted|turn_complete|turn\.completed|error)$/.test(what)) return true
      if (what === 'agent_message' || payload['role'] === 'assistant') return true
      return /^(token_count|reasoning|agent_reasoning)$/.test(what) || type === 'turn_context' ? undefined : false
    }
    case 'copilot-events': {
      if (/^(session\.(shutdown|result|task_complete|error)|agent\.execution|abort|result)$/.test(type)) return true
      if (type === 'assistant.message') return !(inner(r, 'data')['toolRequests'] as unknown[] | undefined)?.length
      return /^(tool|user|assistant\.message_delta)/.test(type) ? false : undefined
    }
    case 'openai-responses': {
      const response = type === 'response.completed' ? inner(r, 'response') : r
      if (response['object'] === 'response') return !types(response['output']).includes('function_call')
      return type === 'message' && r['role'] === 'assistant'
    }
    case 'pydantic-ai': {
      if ('all_messages' in r) return true
      const parts = Array.isArray(r['parts']) ? (r['parts'] as Json[]) : []
      const calls = parts.filter((p) => p['part_kind'] === 'tool-call')
      return r['kind'] === 'response' && calls.every((p) => p['tool_name'] === 'final_result')
    }
    case 'openhands': {
      if (r['kind'] === 'ConversationStateUpdateEvent' && r['key'] === 'execution_status')
        return r['value'] === 'finished' ? true : undefined
      if (r['kind'] === 'MessageEvent') return r['source'] === 'agent'
      return r['tool_name'] === undefined ? undefined : r['tool_name'] === 'finish'
    }
    // What goes between an agent and its servers has no end.
    case 'mcp-log':
    case 'native':
    case 'live-trajectory':
    case 'tau-bench':
    case 'tau2':
    case 'agentdojo':
      return true
    default: {
      if ('messages' in r) return true
      if (r['role'] !== 'assistant') return false
      return !('tool_calls' in r) && !types(r['content']).includes('tool_use')
    }
  }
}

/** Are these records a whole run by what they say themselves? */
function isEnd(format: string, records: readonly Json[]): boolean {
  for (const r of records.toReversed()) {
    const said = endOf(format, r)
    if (said !== undefined) return said
  }
  return false
}

/** One record of each format: of those with a signature one that nobody else writes, of the others a call. */
const strangers: readonly (readonly [string, Json])[] = [
  [
    'native',
    {
      schema: 'agent-eval/trace@1',
      events: [{ type: 'tool_call', tool: 'good', arguments: {}, is_error: false }],
      answer: 'Done.',
      turns: 1,
    },
  ],
  ['live-trajectory', { tool_calls: [{ tool_name: 'good', command_key: 'good' }], narrations: [], elicitations: [] }],
  ['claude-code', { type: 'result', subtype: 'success', is_error: false, num_turns: 1, result: 'x', session_id: 'z' }],
  [
    'claude-transcript',
    {
      type: 'assistant',
      uuid: 'z',
      parentUuid: null,
      sessionId: 'z',
      message: { id: 'z', role: 'assistant', content: [{ type: 'text', text: 'Done.' }] },
    },
  ],
  ['codex-exec', { type: 'item.completed', item: { id: 'z', type: 'agent_message', text: 'Done.' } }],
  ['codex-rollout', { type: 'event_msg', payload: { type: 'task_complete', last_agent_message: 'Done.' } }],
  ['copilot-events', { type: 'session.shutdown', data: { shutdownType: 'routine' } }],
  [
    'openai-chat',
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'z', type: 'function', function: { name: 'f', arguments: '' } }],
    },
  ],
  ['anthropic-messages', { role: 'assistant', content: [{ type: 'tool_use', id: 'z', name: 'f', input: {} }] }],
  [
    'openai-responses',
    {
      id: 'z',
      object: 'response',
      status: 'completed',
      output: [{ type: 'function_call', call_id: 'z', name: 'f', arguments: '{}' }],
    },
  ],
  ['openai-agents', { object: 'trace.span', id: 'z', trace_id: 'z', span_data: { type: 'function', name: 'f' } }],
  ['inspect', { id: 'z', epoch: 1, input: '', target: '', messages: [{ role: 'assistant', content: 'Done.' }] }],
  ['tau-bench', { task_id: 7, reward: 1, info: {}, traj: [{ role: 'user', content: '###STOP###' }], trial: 0 }],
  ['tau2', { task_id: '7', trial: 0, termination_reason: 'user_stop', messages: [] }],
  ['agentdojo', { suite_name: 'z', user_task_id: 'z', messages: [], utility: true }],
  ['gemini-stream', { type: 'tool_use', tool_name: 'f', tool_id: 'z', parameters: {} }],
  ['gemini-contents', { role: 'model', parts: [{ text: 'Done.' }] }],
  ['antigravity-stream', { event: 'result', result: { status: 'SUCCESS', response: 'Done.' } }],
  ['cursor-stream', { type: 'tool_call', subtype: 'started', call_id: 'z', tool_call: { readToolCall: { args: {} } } }],
  ['cursor-transcript', { role: 'assistant', message: { content: [{ type: 'text', text: 'Done.' }] } }],
  ['opencode-run', { type: 'step_finish', sessionID: 'z', part: { type: 'step-finish', reason: 'stop' } }],
  ['goose', { type: 'complete', total_tokens: 1 }],
  ['droid-exec', { type: 'completion', finalText: 'Done.' }],
  ['kimi-wire', { type: 'context.append_loop_event', event: { type: 'step.end', finishReason: 'end_turn' } }],
  ['grok-session', { type: 'assistant', content: 'Done.', model_id: 'grok' }],
  ['langchain-messages', { type: 'ai', content: '', id: 'z', tool_calls: [{ name: 'f', args: {}, id: 'z' }] }],
  ['ai-sdk', { type: 'tool-input-available', toolCallId: 'z', toolName: 'f', input: {} }],
  ['pydantic-ai', { kind: 'response', parts: [{ part_kind: 'text', content: 'Done.' }] }],
  ['mcp-log', { jsonrpc: '2.0', id: 99, method: 'tools/call', params: { name: 'f', arguments: {} } }],
  ['autogen', { type: 'ToolCallRequestEvent', source: 'z', content: [{ id: 'z', name: 'f', arguments: '{}' }] }],
  ['flat-calls', { tool: 'f', args: {}, output: 'x' }],
]

/** What may be written behind a run of each format so that it seems to have ended well. */
const endings: Readonly<Record<string, readonly Json[]>> = {
  'gemini-stream': [{ type: 'result', status: 'success', stats: {} }],
  'antigravity-stream': [{ event: 'result', result: { status: 'SUCCESS', response: 'Done.' } }],
  'cursor-stream': [{ type: 'result', subtype: 'success', is_error: false, result: 'Done.' }],
  'opencode-run': [{ type: 'step_finish', sessionID: 'ses_1', part: { type: 'step-finish', reason: 'stop' } }],
  goose: [{ type: 'complete', total_tokens: 1 }],
  'droid-exec': [{ type: 'completion', finalText: 'Done.' }],
  'claude-code': [
    { type: 'result', subtype: 'success', is_error: false, num_turns: 1, result: 'Done.' },
    {
      type: 'result',
      subtype: 'success',
      is_error: false,
      num_turns: 1,
      total_cost_usd: 0,
      terminal_reason: 'completed',
    },
  ],
  'codex-exec': [{ type: 'turn.completed', usage: { input_tokens: 1, output_tokens: 1 } }],
  'codex-rollout': [
    { type: 'event_msg', payload: { type: 'task_complete', last_agent_message: 'Done.' } },
    { type: 'event_msg', payload: { type: 'turn_complete' } },
  ],
  'copilot-events': [
    { type: 'session.shutdown', data: { shutdownType: 'routine' } },
    { type: 'session.task_complete', data: { summary: 'Done.', success: true } },
    { type: 'session.result', data: { status: 'success' } },
    { type: 'agent.execution', data: { exitCode: 0 } },
    { type: 'result', exitCode: 0 },
  ],
}

/** What is asked of the agent, and was not answered. */
const prompts: Readonly<Record<string, readonly Json[]>> = {
  'gemini-stream': [{ type: 'message', role: 'user', content: 'And then?' }],
  'gemini-contents': [{ role: 'user', parts: [{ text: 'And then?' }] }],
  'antigravity-stream': [
    {
      event: 'step_update',
      step_update: { step_index: 99, state: 'DONE', step_type: 'user_input', text_delta: 'And then?' },
    },
  ],
  'cursor-stream': [{ type: 'user', message: { role: 'user', content: [{ type: 'text', text: 'And then?' }] } }],
  'cursor-transcript': [{ role: 'user', message: { content: [{ type: 'text', text: 'And then?' }] } }],
  'droid-exec': [{ type: 'message', role: 'user', text: 'And then?' }],
  'pi-session': [{ type: 'message', id: 'q', message: { role: 'user', content: 'And then?' } }],
  'kimi-wire': [{ type: 'context.append_message', message: { role: 'user', content: 'And then?' } }],
  'grok-session': [{ type: 'user', content: [{ type: 'text', text: 'And then?' }], prompt_index: 9 }],
  'claude-code': [{ type: 'user', message: { role: 'user', content: 'And then?' } }],
  'claude-transcript': [
    { type: 'user', uuid: 'q', parentUuid: 'p', message: { role: 'user', content: 'And then?' } },
    {
      type: 'user',
      uuid: 'q',
      parentUuid: 'p',
      message: { role: 'user', content: [{ type: 'text', text: 'And then?' }] },
    },
  ],
  'codex-rollout': [
    {
      type: 'response_item',
      payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'And then?' }] },
    },
    { type: 'event_msg', payload: { type: 'task_started' } },
  ],
  'codex-exec': [{ type: 'turn.started' }],
  'copilot-events': [{ type: 'user.message', data: { content: 'And then?' } }],
  'openai-chat': [{ role: 'user', content: 'And then?' }],
  'anthropic-messages': [{ role: 'user', content: [{ type: 'text', text: 'And then?' }] }],
  'langchain-messages': [{ type: 'human', content: 'And then?' }],
  'pydantic-ai': [{ kind: 'request', parts: [{ part_kind: 'user-prompt', content: 'And then?' }] }],
  'flat-calls': [{ role: 'user', content: 'And then?' }],
}
