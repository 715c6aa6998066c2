// The Responses API: what its items are, where one conversation ends, and what is not one of its records.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls, read } from './reading.ts'

const lines = (...records: object[]) => read(records.map((r) => JSON.stringify(r)).join('\n'))
const list = (...items: object[]) => read(JSON.stringify(items))
const said = (text: string, id = 'm') => ({
  id,
  type: 'message',
  role: 'assistant',
  content: [{ type: 'output_text', text }],
})
const asks = (call_id: string, name = 'f') => ({ type: 'function_call', call_id, name, arguments: '{}' })
const gives = (call_id: string, output: unknown) => ({ type: 'function_call_output', call_id, output })
const response = (id: string, output: object[], more: object = {}) => ({
  id,
  object: 'response',
  status: 'completed',
  output,
  ...more,
})

test('calls are paired by call_id, side by side in one response', () => {
  const [trace] = list(asks('a'), asks('b', 'g'), gives('b', 'B'), gives('a', 'A'), said('Done.')).traces
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.result, c.turn]),
    [
      ['f', 'A', 1],
      ['g', 'B', 1],
    ],
  )
  assert.deepEqual([trace?.turns, trace?.answer], [2, 'Done.'])
})

test('a list that stops at a call, at its result or at a prompt is cut off', () => {
  const user = { role: 'user', content: 'Go on' }
  const cuts = [[asks('a')], [asks('a'), gives('a', 'A')], [said('Hello.'), asks('a'), gives('a', 'A'), user]]
  for (const items of cuts) assert.equal(list(...items).traces[0]?.truncated, true, JSON.stringify(items))
})

test('how a response ended', () => {
  const cases: [object, string | undefined, string | undefined, boolean][] = [
    [{}, 'completed', undefined, true],
    [{ status: 'failed', error: { code: 'x', message: 'boom' } }, undefined, 'boom', true],
    [{ status: 'cancelled' }, 'interrupted', undefined, true],
    [
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
      'output_token_budget',
      undefined,
      true,
    ],
    [{ status: 'in_progress' }, undefined, undefined, true],
  ]
  for (const [more, stop, error] of cases) {
    const [trace] = read(JSON.stringify(response('r', [said('Hello.')], more))).traces
    assert.deepEqual([trace?.stop_cause, trace?.error], [stop, error], JSON.stringify(more))
  }
  const [open] = read(JSON.stringify(response('r', [said('Hello.')], { status: 'in_progress' }))).traces
  assert.match(open?.source.incomplete?.[0] ?? '', /still in_progress/)
})

test('what a person was asked for, and refused or did not answer', () => {
  const question = { id: 'q', type: 'mcp_approval_request', name: 'send', server_label: 's', arguments: '{"to":1}' }
  const refused = list(
    question,
    { type: 'mcp_approval_response', approval_request_id: 'q', approve: false },
    said('No.'),
  )
  assert.deepEqual(
    calls(refused.traces[0]).map((c) => [c.tool, c.denied, c.arguments]),
    [['send', true, { to: 1 }]],
  )
  const [waiting] = read(JSON.stringify(response('r', [question]))).traces
  assert.equal(waiting?.truncated, true)
})

test('responses that name each other are one run, others are runs of their own', () => {
  const first = response('r1', [asks('a')])
  const second = response('r2', [said('Done.')], { previous_response_id: 'r1' })
  assert.equal(lines(first, second).traces.length, 1)
  assert.equal(lines(first, gives('a', 'A'), { ...second, previous_response_id: null }).traces.length, 1)
  assert.equal(lines(first, { ...second, previous_response_id: null }).traces.length, 2)
  assert.equal(lines(first, first, second).traces[0]?.turns, 2)
})

test('a wrapper with its input is one run with its prompt', () => {
  const [trace] = read(JSON.stringify({ request: { input: 'Do it' }, response: response('r', [said('Done.')]) })).traces
  assert.deepEqual([trace?.prompt, trace?.answer], ['Do it', 'Done.'])
})

test('a text of a result never tells its status; an outcome does', () => {
  const shell = { type: 'shell_call', call_id: 's', action: { commands: ['a'] } }
  const outcome = (o: object) => ({
    type: 'shell_call_output',
    call_id: 's',
    output: [{ stdout: '', stderr: '', outcome: o }],
  })
  const code = (o: object) => calls(list(shell, outcome(o), said('.')).traces[0]).map((c) => [c.is_error, c.exit_code])
  assert.deepEqual(code({ type: 'exit', exit_code: 0 }), [[false, 0]])
  assert.deepEqual(code({ type: 'exit', exit_code: 2 }), [[true, 2]])
  assert.deepEqual(code({ type: 'timeout' }), [[true, undefined]])
  assert.equal(calls(list(asks('a'), gives('a', 'Error: x'), said('.')).traces[0])[0]?.is_error, null)
})

test('a chat message with calls among the items is lost evidence', () => {
  const chat = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'z', function: { name: 'evil', arguments: '' } }],
  }
  const [trace] = list(asks('a'), gives('a', 'A'), chat, said('Done.')).traces
  assert.match(trace?.source.incomplete?.[0] ?? '', /no item of the Responses API/)
})
