// What frameworks and loops of one's own record: outcomes kept, repetitions not counted, and no file with tools read as one without.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formats } from '../../src/formats/index.ts'
import { brief, calls, read } from './reading.ts'

await Promise.all(formats.map((format) => format.needs?.load()))

const lines = (...records: unknown[]) => records.map((r) => JSON.stringify(r)).join('\n')
const briefs = (text: string) => read(text).traces.map((t) => calls(t).map(brief))

const ask = { type: 'human', content: 'Look.', id: 'h' }
const ai = (id: string, content: string, ...made: object[]) => ({ type: 'ai', id, content, tool_calls: made })
const tool = (id: string, status?: string) => ({ type: 'tool', content: 'x', tool_call_id: id, status })
const look = { name: 'look', args: { at: 1 }, id: 'c1' }

test('LangGraph: a history of states, the latest first, is one run; another run with the same prompt is another', () => {
  const whole = [ask, ai('a1', '', look), tool('c1', 'success'), ai('a2', 'Done.')]
  const states = [4, 3, 2, 1].map((n) => ({ values: { messages: whole.slice(0, n) } }))
  assert.deepEqual(briefs(lines(...states)), [['look ok']])
  const plain = { type: 'human', content: 'Look.' }
  const { traces } = read(lines({ messages: [plain] }, { messages: [plain, ai('a1', 'Done.')] }))
  assert.deepEqual(
    traces.map((t) => t.truncated === true),
    [true, false],
  )
})

test('LangGraph: a graph that waits for a person is no whole run', () => {
  const [trace] = read(
    JSON.stringify({ messages: [ask, ai('a1', 'I ask.')], __interrupt__: [{ value: 'Go?' }] }),
  ).traces
  assert.match(trace?.source.incomplete?.join() ?? '', /waits for a person/)
})

test('LangChain: a message that is repeated whole makes no call, another of the same id does', () => {
  assert.deepEqual(briefs(lines(ask, ai('a1', '', look), ai('a1', '', look), tool('c1', 'error'))), [['look error']])
  assert.deepEqual(briefs(lines(ask, ai('a1', '', look), ai('a1', '', { ...look, args: {} }), tool('c1'))), [
    ['look unknown', 'look unknown'],
  ])
})

test('tokens are told only where each response tells them', () => {
  const counted = { ...ai('a1', '', look), usage_metadata: { input_tokens: 9, output_tokens: 1 } }
  const [trace] = read(lines(ask, counted, tool('c1'), ai('a2', 'Done.'))).traces
  assert.equal(trace?.usage, undefined)
  assert.ok(trace?.source.lacks.includes('usage'))
})

test('AI SDK: a page of version 4, a preliminary result, and a refusal', () => {
  const invocation = (id: string, state: string) => ({
    type: 'tool-invocation',
    toolInvocation: { toolCallId: id, toolName: 'look', args: {}, state, result: 'x' },
  })
  const old = { id: 'm', role: 'assistant', parts: [invocation('a', 'result'), { type: 'text', text: 'Done.' }] }
  assert.deepEqual(briefs(JSON.stringify([{ id: 'u', role: 'user', parts: [{ type: 'text', text: 'x' }] }, old])), [
    ['look ok'],
  ])
  const made = { type: 'tool-call', toolCallId: 'c', toolName: 'run', input: {} }
  const part = (more: object) => ({ ...made, type: 'tool-result', ...more })
  assert.deepEqual(
    briefs(
      lines(made, part({ output: 'so far', preliminary: true }), part({ type: 'tool-error', error: {} }), {
        type: 'finish',
      }),
    ),
    [['run error']],
  )
  assert.deepEqual(briefs(lines(made, { type: 'tool-output-denied', toolCallId: 'c' }, { type: 'finish' })), [
    ['run error denied'],
  ])
})

test('MCP: both sides of a proxy log one call; a refusal during two calls is nobody’s', () => {
  const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: `t${id}`, arguments: {} } })
  const done = (id: number, result: object) => ({ jsonrpc: '2.0', id, result })
  assert.deepEqual(briefs(lines(call(1), call(1), done(1, { content: [] }), done(1, { content: [] }), call(1))), [
    ['t1 ok', 't1 unknown'],
  ])
  const asked = { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: { message: 'Go?' } }
  const refused = done(1, { action: 'decline' })
  const [trace] = read(lines(call(1), call(2), asked, refused, done(1, { isError: true }), done(2, {}))).traces
  assert.deepEqual(calls(trace).map(brief), ['t1 error', 't2 ok'])
  assert.ok(trace?.source.lacks.includes('elicitations'))
})

const user = { role: 'user', content: 'Look.' }
const called = {
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'c', function: { name: 'look', arguments: '{}' } }],
}

test('loops of one’s own: the outcome beside the content of a result is known, also by its failure alone', () => {
  const outcome = (more: object) =>
    briefs(JSON.stringify([user, called, { role: 'tool', tool_call_id: 'c', content: 'x', ...more }]))[0]?.[0]
  assert.equal(outcome({}), 'look unknown')
  assert.equal(outcome({ is_error: false }), 'look ok')
  assert.equal(outcome({ status: 'success' }), 'look ok')
  assert.equal(outcome({ status: 'success', error: 'timeout' }), 'look error')
  assert.equal(outcome({ status: 'rejected' }), 'look error denied')
  assert.equal(outcome({ ok: true, exit_code: 3 }), 'look ok exit 3')
  assert.equal(outcome({ status: 'pending' }), 'look unknown')
})

test('loops of one’s own: an answer beside the messages ends a list that stops at a result', () => {
  const result = { role: 'tool', tool_call_id: 'c', content: 'x' }
  const [trace] = read(JSON.stringify({ messages: [user, called, result], final_answer: 'Seen.' })).traces
  assert.deepEqual([trace?.answer, trace?.truncated], ['Seen.', undefined])
  const killed = read(JSON.stringify({ messages: [user, called, result], final_answer: null })).traces[0]
  assert.equal(killed?.truncated, true)
  const last = { role: 'assistant', content: 'Seen it.' }
  const other = read(JSON.stringify({ messages: [user, called, result, last], final_answer: 'Seen.' })).traces[0]
  assert.equal(other?.answer, 'Seen it.')
  assert.match(other?.source.notes?.join() ?? '', /not the text of the last/)
})

test('a call in a message’s own keys is a call, and tools in an unknown form are refused', () => {
  const flat = { role: 'assistant', content: '', tool: 'rm', args: { path: '/' } }
  assert.deepEqual(briefs(lines(user, flat, { role: 'tool', tool: 'rm', output: 'x', ok: false })), [['rm error']])
  const typed = [
    { timestamp: 1, type: 'tool_call', function: { name: 'rm' }, arguments: '{}' },
    { timestamp: 2, type: 'tool_result', name: 'rm', result: 'x' },
  ]
  assert.match(read(lines(user, ...typed, { role: 'assistant', content: 'Done.' })).problem ?? '', /speak of tools/)
})

test('Ollama: results name their tools, and the calls stand in the messages', () => {
  const f = (name: string) => ({ function: { name, arguments: { at: 1 } } })
  const made = { role: 'assistant', content: '', tool_calls: [f('look'), f('go')] }
  const chat = [
    user,
    made,
    { role: 'tool', tool_name: 'go', content: 'gone' },
    { role: 'tool', tool_name: 'look', content: 'seen' },
  ]
  const [trace] = read(lines(...chat, { role: 'assistant', content: 'Done.' })).traces
  assert.equal(trace?.source.format, 'openai-chat')
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.arguments, c.result]),
    [
      ['look', { at: 1 }, 'seen'],
      ['go', { at: 1 }, 'gone'],
    ],
  )
})

test('what is nearly readable is told the one thing to change', () => {
  const said = (text: string) => read(text).problem ?? ''
  assert.match(said("[{'role': 'user', 'content': 'x'}]"), /Python's repr of a dict: write it with json\.dump/)
  assert.match(said('{"messages": [], "error": None}'), /Python's repr of a dict/)
  assert.match(
    said("[HumanMessage(content='x'), AIMessage(content='y')]"),
    /repr of objects: dump each with model_dump/,
  )
  assert.match(said("[{ role: 'user', content: 'x' }]"), /JSON\.stringify/)
  assert.match(said(JSON.stringify({ messages: JSON.stringify([user]) })), /"messages" holds JSON as a text/)
  assert.match(said(JSON.stringify([JSON.stringify(user)])), /written into JSON twice/)
  assert.match(
    said(JSON.stringify({ a: 1, log: [{ role: 'user', text: 'x' }] })),
    /"log" holds messages: rename it to "messages"/,
  )
  assert.match(said(JSON.stringify([{ role: 'bot', content: 'x' }])), /role "bot" is none of a chat: write "assistant"/)
  assert.match(said(JSON.stringify([{ role: 'user', text: 'x' }])), /under "text": rename it to "content"/)
  assert.match(said(lines({ type: 'tool_call', name: 'x' }, { type: 'tool_result' })), /nearly a trace/)
})
