// The native format: what makes a file one, and what is wrong with one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'

test('only events is required, and there may be none', () => {
  for (const text of ['{"events": [], "answer": "4"}', '[{"events": []}]', '{"events": []}\n{"events": []}']) {
    const { problem, traces } = read(text)
    assert.equal(problem, undefined)
    assert.deepEqual(traces[0]?.source, { format: 'native', lacks: [] })
    assert.deepEqual(traces[0]?.events, [])
  }
})

test('a list of events of another kind makes no native trace', () => {
  assert.match(read('{"events": [{"type": "click"}]}').problem ?? '', /No format recognises/)
})

test('another version of the format is not read as this one', () => {
  const text = '{"schema": "agent-eval/trace@2", "events": [{"type": "message", "text": "x"}]}'
  assert.match(read(text).problem ?? '', /No format recognises/)
})

test('an empty list of events does not take a file from the format that it is in', () => {
  const { traces } = read(
    '{"events": [], "messages": [{"role": "user", "content": "q"}, {"role": "assistant", "content": "a"}]}',
  )
  assert.equal(traces[0]?.source.format, 'openai-chat')
})

test('a key in camel case would be lost, so it is refused', () => {
  const call = (more: object) => JSON.stringify({ events: [{ type: 'tool_call', tool: 't', arguments: {}, ...more }] })
  assert.match(read(call({ isError: true })).problem ?? '', /isError at events\[0\]; did you mean is_error/)
  assert.match(read(call({ exitCode: 1, turn: 1 })).problem ?? '', /exitCode at events\[0\]; did you mean exit_code/)
  assert.match(read('{"events": [], "stopCause": "completed"}').problem ?? '', /stopCause; did you mean stop_cause/)
  assert.equal(read(call({ startedAt: 1, is_error: false })).problem, undefined)
  assert.deepEqual(read('{"events": [], "selfEvaluation": {"a": 1}}').traces[0]?.self_evaluation, { a: 1 })
})

test('a record of another format beside whole traces is no part of one: it cannot hide its calls', () => {
  const native = '{"events": [{"type": "tool_call", "tool": "t", "arguments": {}}]}'
  const chat = '{"role": "assistant", "content": null, "tool_calls": [{"id": "1", "function": {"name": "rm"}}]}'
  for (const text of [`${native}\n${chat}`, `${chat}\n${native}`, `[${native}, ${chat}]`]) {
    const { problem, traces } = read(text)
    const told = problem ?? traces[0]?.source.incomplete?.join() ?? ''
    assert.match(told, /record \d is none of native/)
  }
  assert.match(read(`${native}\n{"note": "no more"}`).problem ?? '', /record 2 is none of native/)
})

test('what is wrong is named with its place, what was expected and what was found', () => {
  const call = (more: object) => ({ events: [{ type: 'tool_call', tool: 't', ...more }] })
  const cases: [object, string][] = [
    [{ events: [{ type: 'compaction' }, { type: 'user' }] }, 'Expected events[1].text to be a text, found nothing'],
    [call({ tool: '' }), 'Expected events[0].tool to be the name of a tool, found ""'],
    [call({ is_error: 'no' }), 'Expected events[0].is_error to be true, false or null, found "no"'],
    [call({ turn: 1.5 }), 'Expected events[0].turn to be a whole number of 0 or more, found 1.5'],
    [call({ at: 1732872000 }), 'Expected events[0].at to be an ISO 8601 date and time, found 1732872000'],
    [
      call({ result_cut: { bytes: '9', sha256: '' } }),
      'Expected events[0].result_cut.bytes to be a whole number of 0 or more, found "9"',
    ],
    [{ events: [], prompt: ['a', 1] }, 'Expected prompt to be a text or an array of texts, found an array'],
    [{ events: [], stop_cause: 'done' }, 'Expected stop_cause to be one of completed, interrupted, max_turns'],
    [{ events: [], usage: { cost_usd: -1 } }, 'Expected usage.cost_usd to be a number of 0 or more, found -1'],
    [{ events: [], usage: { costUsd: 1 } }, 'Unknown key costUsd at usage; did you mean cost_usd?'],
    [{ events: [], source: { lacks: ['luck'] } }, 'Expected source.lacks to be an array of kinds of evidence'],
    [{ schema: 'agent-eval/trace@1', events: [{ type: 'click' }] }, 'Unknown event type "click" at events[0]'],
  ]
  for (const [trace, message] of cases) {
    const { problem, traces } = read(JSON.stringify(trace))
    assert.ok(problem?.includes(message), `${problem} says ${message}`)
    assert.deepEqual(traces, [])
  }
})

test('null says no more than an absent key, but for a failure and for values of any kind', () => {
  const call = { type: 'tool_call', tool: 't', arguments: null, id: null, denied: null, command: '' }
  const trace = { events: [{ ...call, is_error: null, result: null }], answer: null, taint: { private: null } }
  const { traces } = read(JSON.stringify({ ...trace, source: null, error: null, self_evaluation: null }))
  assert.deepEqual(traces, [
    {
      schema: 'agent-eval/trace@1',
      events: [{ type: 'tool_call', tool: 't', arguments: {}, is_error: null, result: null }],
      taint: {},
      self_evaluation: null,
      source: { format: 'native', lacks: [] },
    },
  ])
})

test('when a call was made, the persona and the state before and after are kept', () => {
  const call = { type: 'tool_call', tool: 't', arguments: {}, at: '2026-11-29T10:00:00Z' }
  const kept = { persona: 'in a hurry', state: { before: null, after: { orders: [{ id: 1, open: false }] } } }
  const trace = read(JSON.stringify({ events: [call], ...kept })).traces[0]
  assert.deepEqual(trace?.events, [call])
  assert.deepEqual({ persona: trace?.persona, state: trace?.state }, kept)
})

test('notes on the recording are cut, as every report prints them', () => {
  const notes = Array.from({ length: 30 }, () => 'x'.repeat(600))
  const kept = read(JSON.stringify({ events: [], source: { notes } })).traces[0]?.source.notes
  assert.deepEqual(
    kept,
    notes.slice(0, 20).map((note) => note.slice(0, 500)),
  )
})

test('labels are numbers, texts, true and false, whatever their names', () => {
  const labels = JSON.parse('{"reward": 0.5, "utility": true, "match": "C", "__proto__": 1}')
  assert.deepEqual(read(JSON.stringify({ events: [], labels })).traces[0]?.labels, labels)
  const { problem } = read('{"events": [], "labels": {"reward": null}}')
  assert.match(problem ?? '', /Expected labels to be an object of numbers, texts, true and false, found an object/)
})
