// Inspect: what a log says of its samples, and what it cannot say.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls, read } from './reading.ts'

const log = (more: object = {}) => ({ version: 2, status: 'success', eval: { model: 'm' }, plan: {}, ...more })
const sample = (more: object = {}) => ({
  id: 1,
  epoch: 1,
  input: 'Do it',
  target: '',
  messages: [
    { role: 'user', content: 'Do it', source: 'input' },
    { role: 'assistant', content: 'Done.' },
  ],
  output: { choices: [{ stop_reason: 'stop' }] },
  ...more,
})
const readLog = (samples: object[], more: object = {}) => read(JSON.stringify({ ...log(more), samples }))
const only = (more: object, header: object = {}) => readLog([sample(more)], header).traces[0]

test('each sample of each epoch is a run of its own', () => {
  const { traces } = readLog([sample(), sample({ epoch: 2 }), sample({ id: 'b' })])
  assert.deepEqual(
    traces.map((t) => t.id),
    ['1_epoch_1', '1_epoch_2', 'b_epoch_1'],
  )
})

test('limits, failures and the status of the log tell how a sample ended', () => {
  const cases: [object, object, string | undefined, string | undefined, boolean][] = [
    [{}, {}, 'completed', undefined, true],
    [{ limit: { type: 'message', limit: 3 } }, {}, 'max_turns', undefined, true],
    [{ limit: { type: 'token', limit: 3 } }, {}, 'output_token_budget', undefined, true],
    [{ limit: { type: 'cost', limit: 3 } }, {}, 'cost_budget', undefined, true],
    [{ limit: { type: 'time', limit: 3 } }, {}, 'interrupted', undefined, true],
    [{ error: { message: 'boom' } }, {}, undefined, 'boom', true],
    [{ output: { choices: [{ stop_reason: 'max_tokens' }] } }, {}, 'output_token_budget', undefined, true],
    [{}, { status: 'error' }, undefined, undefined, false],
    [{ scores: { a: { value: 1 } } }, { status: 'error' }, 'completed', undefined, true],
    [{}, { status: 'started' }, undefined, undefined, false],
  ]
  for (const [more, header, stop, error, whole] of cases) {
    const trace = only(more, header)
    const found = [trace?.stop_cause, trace?.error, trace?.truncated !== true]
    assert.deepEqual(found, [stop, error, whole], JSON.stringify([more, header]))
  }
})

test('a text that is kept apart is put back, once and within bounds', () => {
  const id = '0'.repeat(32)
  const refers = { messages: [{ role: 'assistant', content: `It is attachment://${id}.` }] }
  assert.equal(
    only({ ...refers, attachments: { [id]: `x attachment://${id}` } })?.answer,
    `It is x attachment://${id}.`,
  )
  assert.match(only(refers)?.source.incomplete?.[0] ?? '', /keeps apart is missing/)
  const many = { messages: [{ role: 'assistant', content: `attachment://${id}`.repeat(5000) }] }
  const bomb = only({ ...many, attachments: { [id]: 'x'.repeat(100_000) } })
  assert.match(bomb?.source.incomplete?.[0] ?? '', /keeps apart is missing/)
})

test('a server’s tool, a malformed call, and a call without a result', () => {
  const served = { type: 'tool_use', tool_type: 'web_search', id: 's', name: 'web_search', arguments: '{"q": 1}' }
  const trace = only({
    messages: [
      {
        role: 'assistant',
        content: [
          { ...served, result: 'r', error: null },
          { type: 'text', text: 'Hm.' },
        ],
      },
      { role: 'assistant', content: '', tool_calls: [{ id: 'c', function: 'f', arguments: '{"a', parse_error: 'x' }] },
    ],
  })
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.arguments, c.result, c.is_error]),
    [
      ['web_search', { q: 1 }, 'r', false],
      ['f', '{"a', undefined, null],
    ],
  )
})

test('what scorers asked a model is neither a call nor a cost of the agent', () => {
  const model = (span_id: string, text: string) => ({
    event: 'model',
    span_id,
    output: {
      choices: [{ message: { role: 'assistant', content: text } }],
      usage: { input_tokens: 3, output_tokens: 1, input_tokens_cache_read: 6, total_tokens: 10 },
    },
  })
  const events = [
    { event: 'span_begin', id: 'a', type: 'agent', name: 'a' },
    model('a', 'Done.'),
    { event: 'span_begin', id: 's', type: 'scorers', name: 'scorers' },
    { event: 'span_begin', id: 't', type: 'scorer', name: 's', parent_id: 's' },
    model('t', 'GRADE: C'),
  ]
  assert.deepEqual(only({ events })?.usage, { input_tokens: 9, output_tokens: 1 })
})

test('a log that holds fewer samples than it counts is incomplete', () => {
  const trace = only({}, { results: { total_samples: 3 } })
  assert.deepEqual(trace?.source.incomplete, ['the log holds 1 of 3 samples: the others are no part of it'])
  assert.match(readLog([]).problem ?? '', /holds no run/)
})

test('spans that lead in a circle end somewhere', () => {
  const events = [
    { event: 'span_begin', id: 'a', type: 'agent', name: 'a', parent_id: 'b' },
    { event: 'span_begin', id: 'b', type: 'tool', name: 'b', parent_id: 'a' },
    { event: 'tool', span_id: 'a', id: 'x', function: 'f', arguments: {}, result: 1 },
  ]
  assert.deepEqual(
    calls(only({ events })).map((c) => [c.tool, c.result]),
    [['f', 1]],
  )
})
