// Claude Code's stream, execution file and result object.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, calls, read, traces } from './reading.ts'

test('a stream: split messages, parallel calls, exit codes, a refused write, the end by its result', () => {
  const [trace, ...others] = traces('claude-code/stream.jsonl')
  assert.equal(others.length, 0)
  assert.deepEqual(calls(trace).map(brief), [
    'mcp__orders__lookup ok',
    'Bash error exit 2',
    'Bash ok exit 0',
    'Write error denied',
  ])
  assert.deepEqual(
    calls(trace).map((c) => c.turn),
    [1, 2, 2, 3],
  )
  assert.equal(calls(trace)[0]?.result, '{"total":\n5}')
  assert.equal(trace?.answer, 'The total is 5; I could not write.')
  assert.deepEqual(
    [trace?.id, trace?.turns, trace?.stop_cause, trace?.error, trace?.compactions, trace?.scenario, trace?.prompt],
    ['s-1', 4, 'completed', undefined, 0, undefined, undefined],
  )
  assert.deepEqual(trace?.usage, { input_tokens: 40, output_tokens: 20, cost_usd: 0.02 })
  assert.deepEqual(trace?.tools, ['Bash', 'Write', 'Task', 'mcp__orders__lookup'])
})

test('a sub-agent is marked and never answers; superseded records are taken back; a compaction is counted', () => {
  const [trace] = traces('claude-code/sub-agent.jsonl')
  assert.deepEqual(calls(trace).map(brief), ['Task ok', 'Bash error denied by reviewer'])
  assert.deepEqual(
    trace?.events.filter((e) => e.type !== 'tool_call'),
    [
      { type: 'user', text: 'Review it' },
      { type: 'message', text: 'Sub looks.', agent: 'reviewer' },
      { type: 'message', text: 'Sub is done.', agent: 'reviewer' },
      { type: 'compaction' },
      { type: 'message', text: 'Reviewed.', turn: 3 },
    ],
  )
  assert.deepEqual([trace?.prompt, trace?.answer, trace?.compactions], ['Review it', 'Reviewed.', 1])
})

test('several sessions in a file are several traces, each with its own end', () => {
  const [limit, failed, killed, ...others] = traces('claude-code/two-sessions.jsonl')
  assert.equal(others.length, 0)
  assert.deepEqual(
    [limit?.id, limit?.stop_cause, limit?.error, limit?.answer],
    ['s-3', 'max_turns', undefined, undefined],
  )
  assert.deepEqual(calls(limit).map(brief), ['Bash ok'], 'a command in the background has no exit code yet')
  assert.deepEqual(
    [failed?.id, failed?.stop_cause, failed?.error, failed?.answer],
    ['s-4', undefined, 'API Error: 529 overloaded', undefined],
  )
  assert.deepEqual(calls(failed).map(brief), ['Write unknown denied'], 'a call known by its denial alone')
  assert.equal(killed?.id, 's-5')
  assert.deepEqual([killed?.error, killed?.truncated], [undefined, true])
  assert.match(killed?.source.incomplete?.join() ?? '', /no result record was written/)
  assert.deepEqual(calls(killed).map(brief), ['Bash unknown'])
})

test('the execution file of claude-code-action, also an old one, and one whose run threw', () => {
  const [trace] = traces('claude-code/execution-file.json')
  assert.deepEqual(
    [trace?.answer, trace?.turns, trace?.stop_cause, trace?.usage?.cost_usd, trace?.duration_ms],
    ['Edited.', 2, 'completed', 0.03, 18],
  )
  const [threw] = traces('claude-code/execution-file-threw.json')
  assert.deepEqual([threw?.stop_cause, threw?.truncated, threw?.error], [undefined, true, undefined])
  assert.match(threw?.source.incomplete?.join() ?? '', /no result record/)
  assert.ok(threw?.source.lacks.includes('stop_cause'))
})

test('a result alone holds no calls, and says so', () => {
  const [trace] = traces('claude-code/result.json')
  assert.deepEqual([trace?.answer, trace?.turns, trace?.stop_cause], ['{"ok":true}', 3, 'completed'])
  assert.ok(trace?.source.lacks.includes('calls'))
  const three = [1, 2, 3].map((i) => `{"type":"result","num_turns":1,"session_id":"r${i}","result":"${i}"}`)
  assert.deepEqual(
    read(three.join('\n')).traces.map((t) => t.answer),
    ['1', '2', '3'],
  )
})

test('how a run ended', () => {
  const end = (result: object) => {
    const [trace] = read(JSON.stringify({ type: 'result', num_turns: 1, session_id: 'x', ...result })).traces
    return trace?.error ?? trace?.stop_cause
  }
  assert.equal(end({ subtype: 'success', is_error: false }), 'completed')
  assert.equal(end({ subtype: 'error_max_budget_usd', is_error: true }), 'cost_budget')
  assert.equal(end({ subtype: 'error_during_execution', terminal_reason: 'aborted_tools' }), 'interrupted')
  assert.equal(end({ subtype: 'error_during_execution', errors: ['boom'] }), 'boom')
  assert.equal(end({ subtype: 'error_max_structured_output_retries' }), 'error_max_structured_output_retries')
  assert.equal(end({ subtype: 'success', is_error: false, stop_reason: 'max_tokens' }), 'output_token_budget')
  assert.equal(end({ subtype: 'success', is_error: false, terminal_reason: 'tool_deferred' }), undefined)
  assert.equal(end({ subtype: 'success', is_error: false, terminal_reason: 'prompt_too_long', result: 'long' }), 'long')
})

test("a refusal's words in a successful result are no refusal", () => {
  const stream = (text: string, is_error: boolean) =>
    [
      { type: 'system', subtype: 'init', session_id: 's' },
      {
        type: 'assistant',
        session_id: 's',
        message: { id: 'm', content: [{ type: 'tool_use', id: 't', name: 'Bash', input: {} }] },
      },
      {
        type: 'user',
        session_id: 's',
        message: { content: [{ type: 'tool_result', tool_use_id: 't', content: text, is_error }] },
      },
    ]
      .map((r) => JSON.stringify(r))
      .join('\n')
  const one = (text: string, is_error: boolean) => calls(read(stream(text, is_error)).traces[0]).map(brief)
  assert.deepEqual(one('This command requires approval', false), ['Bash ok exit 0'])
  assert.deepEqual(one('This command requires approval', true), ['Bash error denied'])
  assert.deepEqual(one('<tool_use_error>Permission to use Bash has been denied.</tool_use_error>', true), [
    'Bash error denied',
  ])
  assert.deepEqual(one('Error: Exit code 127\nnot found', true), ['Bash error exit 127'])
  assert.deepEqual(one('the log says Exit code 3', true), ['Bash error'])
})

test('sessions that run through each other are a problem; so is a stream of Cursor', () => {
  const said = (session_id: string) => ({ type: 'assistant', session_id, message: { id: session_id, content: [] } })
  const init = (session_id: string) => ({ type: 'system', subtype: 'init', session_id })
  const mixed = [init('a'), init('b'), said('b'), said('a')].map((r) => JSON.stringify(r)).join('\n')
  assert.match(read(mixed).problem ?? '', /one file per session/)
  const cursor = [init('c'), { type: 'tool_call', subtype: 'started', call_id: 'x', tool_call: {} }, said('c')]
  assert.match(read(cursor.map((r) => JSON.stringify(r)).join('\n')).problem ?? '', /^Read as cursor-stream, but /)
})

test('a record under a uuid that was seen is no repetition when it holds another call', () => {
  const init = { type: 'system', subtype: 'init', session_id: 's' }
  const made = (id: string, name: string, more: object = {}) => ({
    type: 'assistant',
    session_id: 's',
    uuid: 'u',
    message: { id: 'm', content: [{ type: 'tool_use', id, name, input: {}, ...more }] },
  })
  const told = (...records: object[]) =>
    calls(read([init, ...records].map((r) => JSON.stringify(r)).join('\n')).traces[0]).map((c) => c.tool)
  assert.deepEqual(told(made('a', 'look'), made('a', 'look')), ['look'])
  assert.deepEqual(told(made('a', 'look'), made('b', 'rm')), ['look', 'rm'])
  const { message, ...record } = made('a', 'rm')
  assert.deepEqual(told({ ...record, message: { ...message, model: '<synthetic>' } }), ['rm'])
  assert.deepEqual(told({ ...record, message: { ...message, content: message.content[0] } }), ['rm'])
})

test('what speaks of a call in another form is told, as calls may be missing', () => {
  const init = { type: 'system', subtype: 'init', session_id: 's' }
  const uncertain = (type: string, block: object) => {
    const said = { type, session_id: 's', message: { id: 'm', content: [block] } }
    return read([init, said].map((r) => JSON.stringify(r)).join('\n')).traces[0]?.source.uncertain?.length ?? 0
  }
  assert.equal(uncertain('assistant', { type: 'tool_use', id: 'a', input: {} }), 1)
  assert.equal(uncertain('assistant', { type: 'Tool_use', id: 'a', name: 'rm', input: {} }), 1)
  assert.equal(uncertain('user', { type: 'tool_use', id: 'a', name: 'rm', input: {} }), 1)
  assert.equal(uncertain('assistant', { type: 'thinking', thinking: 'x' }), 0)
  const other = { type: 'said', message: { content: [{ type: 'tool_use', name: 'rm' }] } }
  assert.match(read([init, other].map((r) => JSON.stringify(r)).join('\n')).problem ?? '', /speaks of tools/)
})
