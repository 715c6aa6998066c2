// How far a run got: what ends it, what its answer is, and what shows that a recording is not whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trace } from '../../src/model/trace.ts'
import { readText } from '../../src/reading/document.ts'
import { calls, sha256 } from './reading.ts'

const noEnd = { messages: [] as string[], tools: [] as string[] }
const lines = (records: readonly object[]): string => records.map((r) => JSON.stringify(r)).join('\n')

function one(text: string, end = noEnd): Trace {
  const traces: Trace[] = []
  assert.deepEqual(readText(text, { sha256, emit: (t) => traces.push(t), end }), {})
  assert.equal(traces.length, 1)
  return traces[0] as Trace
}

const ask = { role: 'user', content: 'Refund A-1.' }
const call = (name: string, given: object = {}, more: object = {}) => ({
  role: 'assistant',
  content: 'I try.',
  tool_calls: [{ id: name, function: { name, arguments: JSON.stringify(given) } }],
  ...more,
})
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'ok' })
const done = { role: 'assistant', content: 'Done.' }
const chat = (...messages: object[]) => one(lines([ask, ...messages]))
const end = (t: Trace) => [t.truncated ?? false, t.answer, t.stop_cause]

test('a response with text ends a chat; a prompt, a call or a result does not', () => {
  assert.deepEqual(end(chat(call('a'), result('a'), done)), [false, 'Done.', undefined])
  assert.deepEqual(end(chat(done, ask)), [true, undefined, undefined])
  assert.deepEqual(end(chat(call('a'))), [true, undefined, undefined])
  assert.deepEqual(end(chat(call('a'), result('a'))), [true, undefined, undefined])
  assert.deepEqual(end(chat(call('a', {}, { finish_reason: 'stop' }))), [true, undefined, undefined])
  assert.match(chat(done, ask).source.incomplete?.join() ?? '', /stops at a prompt/)
})

test('an ending tool ends a run and holds its answer; a call of it that failed does not', () => {
  assert.deepEqual(end(chat(call('submit', { summary: 'Refunded.' }))), [false, 'Refunded.', undefined])
  assert.deepEqual(end(chat(call('finish'), result('finish'))), [false, 'I try.', undefined])
  assert.deepEqual(end(chat(call('final_result', { ok: true }))), [false, '{"ok":true}', undefined])
  assert.deepEqual(end(chat(call('submit', { summary: 'Refunded.' }), result('submit'), done)), [
    false,
    'Done.',
    undefined,
  ])
})

test('the config names texts and tools that end a run', () => {
  const stop = { role: 'user', content: 'Thanks. ###STOP###' }
  const dialogue = lines([ask, done, stop])
  assert.deepEqual(end(one(dialogue)), [true, undefined, undefined])
  assert.deepEqual(end(one(dialogue, { ...noEnd, messages: ['###STOP###'] })), [false, 'Done.', undefined])
  const handed = lines([ask, call('transfer_to_human')])
  assert.equal(one(handed, { ...noEnd, tools: ['transfer_*'] }).truncated, undefined)
  assert.equal(one(handed, { ...noEnd, tools: ['*'] }).truncated, undefined)
})

const init = { type: 'system', subtype: 'init', session_id: 's' }
const says = (id: string, ...content: object[]) => ({ type: 'assistant', session_id: 's', message: { id, content } })
const text = (said: string) => ({ type: 'text', text: said })
const useOf = (id: string) => ({ type: 'tool_use', id, name: 'rm', input: {} })
const close = (more: object) => ({ type: 'result', num_turns: 1, session_id: 's', ...more })
const success = close({ subtype: 'success', is_error: false, result: 'other' })
const crash = close({ subtype: 'error_during_execution', is_error: true, errors: ['boom'] })

test('of several ends with nothing of the agent between, the worst stands', () => {
  assert.equal(one(lines([init, says('1', text('a')), crash, success])).error, 'boom')
  assert.equal(one(lines([init, says('1', text('a')), success, crash])).error, 'boom')
  const went = one(lines([init, says('1', text('a')), crash, says('2', text('b')), success]))
  assert.deepEqual([went.error, ...end(went)], [undefined, false, 'b', 'completed'])
})

test('the answer is all text of the last response: joined where it stands together, apart where another block lies between', () => {
  const thinking = { type: 'thinking', thinking: '' }
  const stream = (...records: object[]) => one(lines([init, ...records, success])).answer
  assert.equal(stream(says('1', text('a')), says('1', text('b'))), 'ab')
  assert.equal(stream(says('1', text('a'), thinking, text('b'))), 'a\nb')
  assert.equal(stream(says('1', text('a')), says('2', thinking)), undefined)
  assert.equal(stream(), 'other')
})

test('a stream without its beginning or its end is not whole', () => {
  const headless = one(lines([says('1', text('a')), success]))
  assert.match(headless.source.incomplete?.join() ?? '', /no init record/)
  assert.match(one(lines([init, says('1', text('a'))])).source.incomplete?.join() ?? '', /no result record/)
  const item = { type: 'item.completed', item: { id: '1', type: 'agent_message', text: 'a' } }
  const codex = one(lines([item, { type: 'turn.completed', usage: {} }]))
  assert.match(codex.source.incomplete?.join() ?? '', /no thread.started record/)
})

test('a record behind other text on its line is read; one that cannot be read is told', () => {
  const use = says('1', { type: 'tool_use', id: 't', name: 'rm', input: {} })
  const glued = one(`${JSON.stringify(init)}\nnpm warn ${JSON.stringify(use)}\n${JSON.stringify(success)}`)
  assert.deepEqual(
    calls(glued).map((c) => c.tool),
    ['rm'],
  )
  const lost = one(`${lines([init, says('1', text('a'))])}\nnpm warn {"type":"assist\n${JSON.stringify(success)}`)
  assert.match(lost.source.incomplete?.join() ?? '', /beginning of a record/)
  const log = one(`${lines([init, says('1', text('a'))])}\nsent payload={"ok":true}\n${JSON.stringify(success)}`)
  assert.deepEqual([log.source.incomplete, log.source.junk_lines], [undefined, 1])
})

test('calls written in the text of a chat leave it uncertain which were made; an example in a fence does not', () => {
  const written = '<function=rm>\n<parameter=path>/</parameter>\n</function>'
  assert.equal(chat({ role: 'assistant', content: written }).source.uncertain?.length, 1)
  assert.equal(chat({ role: 'assistant', content: `\`\`\`\n${written}\n\`\`\`` }).source.uncertain, undefined)
})

test('the steps of one id are one call until it is complete', () => {
  const item = (type: string, command: string) => ({
    type,
    item: { id: 'i', type: 'command_execution', command, status: 'completed', exit_code: 0 },
  })
  const run = (...items: object[]) =>
    calls(one(lines([{ type: 'thread.started', thread_id: 't' }, ...items, { type: 'turn.completed' }]))).length
  assert.equal(run(item('item.started', 'a'), item('item.updated', 'a'), item('item.completed', 'a')), 1)
  assert.equal(run(item('item.completed', 'a'), item('item.completed', 'b')), 2)
  assert.equal(run(item('item.started', 'a'), item('item.started', 'b'), item('item.completed', 'b')), 2)
})

test('an anthropic message whose text seems to hold calls leaves them uncertain too', () => {
  const said = (words: string) => ({ role: 'assistant', content: [text(words), { type: 'thinking', thinking: '' }] })
  const trace = one(lines([ask, said('<tool_call>{"name": "rm"}</tool_call>')]))
  assert.equal(trace.source.format, 'anthropic-messages')
  assert.equal(trace.source.uncertain?.length, 1)
})

test('what is lost concerns every run of a file, and in a format of whole traces the file itself', () => {
  const wrapper = (id: string) => ({ id, messages: [ask, done] })
  const traces: Trace[] = []
  const emit = (t: Trace) => traces.push(t)
  const broken = lines([wrapper('1')]).concat('\nnpm {"messages": [\n', lines([wrapper('2'), wrapper('3')]))
  assert.deepEqual(readText(broken, { sha256, emit }), {})
  assert.deepEqual(
    traces.map((t) => t.source.incomplete?.length ?? 0),
    [1, 1, 1],
  )
  const native = { schema: 'agent-eval/trace@1', events: [{ type: 'message', text: 'a' }] }
  const { problem } = readText(lines([native, { type: 'other' }, { ...native, scenario: 'x' }]), { sha256, emit() {} })
  assert.match(problem ?? '', /no whole recording: record 2 is none of native/)
})

test('a record that speaks of tools and is not read leaves the calls uncertain', () => {
  const trace = one(
    lines([init, says('1', text('a')), { type: 'tool_batch', calls: [] }, says('2', useOf('t')), success]),
  )
  assert.match(trace.source.uncertain?.join() ?? '', /speaks of tools \("tool_batch"\)/)
})

test('a failure of the process stands beside a later success of it, until the agent goes on', () => {
  const event = (type: string, data: object = {}) => ({ type, data })
  const run = (...events: object[]) => one(lines([event('session.init', { sourceEngine: 'claude' }), ...events]))
  const [spoke, failed, ok] = [
    event('assistant.message', { content: 'a' }),
    event('agent.execution', { exitCode: 1 }),
    event('agent.execution', { exitCode: 0 }),
  ]
  assert.match(run(spoke, failed, ok).error ?? '', /code 1/)
  assert.match(run(spoke, ok, failed).error ?? '', /code 1/)
  assert.equal(run(spoke, failed, spoke, ok).error, undefined)
  assert.equal(run(spoke, ok, event('user.message', { content: 'And?' })).truncated, true)
})

test('two transcripts that run through each other are refused, and a stream in a transcript is none of it', () => {
  const record = (sessionId: string, uuid: string, type: string, more: object = {}) => ({
    type,
    uuid,
    sessionId,
    parentUuid: null,
    message: { id: uuid, role: type, content: [text(uuid)] },
    ...more,
  })
  const mixed = lines([record('a', '1', 'user'), record('b', '2', 'user'), record('a', '3', 'assistant')])
  assert.match(readText(mixed, { sha256, emit() {} }).problem ?? '', /Several sessions/)
  const streamed = one(lines([record('a', '1', 'user'), record('a', '2', 'assistant'), says('9', text('b'))]))
  assert.match(streamed.source.incomplete?.join() ?? '', /record 3 is none of claude-transcript but of claude-code/)
})

test('input tokens include the cache where the format counts it beside them', () => {
  const usage = { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 30, cache_creation_input_tokens: 400 }
  assert.deepEqual(one(lines([init, says('1', text('a')), close({ ...success, usage })])).usage, {
    input_tokens: 431,
    output_tokens: 2,
  })
  const response = { type: 'message', role: 'assistant', content: [text('a')], usage }
  const wrapper = { request: { messages: [ask] }, response, usage }
  assert.deepEqual(one(JSON.stringify(wrapper)).usage, { input_tokens: 431, output_tokens: 2 })
})
