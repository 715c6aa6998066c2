// Anthropic Messages: arrays, wrappers, single responses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, calls, read, traces } from './reading.ts'

test('an array: results in any order, ids used again, a failed call', () => {
  const [trace] = traces('anthropic-messages/array.json')
  assert.deepEqual(calls(trace).map(brief), ['make_file ok', 'run error exit 4', 'make_file ok'])
  assert.deepEqual(
    calls(trace).map((c) => c.result),
    ['{"ok":true}', 'Exit code 4\nno', 'done'],
  )
  assert.deepEqual(
    [trace?.prompt, trace?.turns, trace?.stop_cause, trace?.events.at(-1)],
    ['Make a poem', 3, 'completed', { type: 'message', text: 'Made.', turn: 3 }],
  )
})

test('a wrapper: the request one level down, the last turn in the response', () => {
  const [trace] = traces('anthropic-messages/wrapper.json')
  assert.deepEqual(
    [trace?.tools, trace?.turns, trace?.stop_cause, trace?.agent?.model],
    [['search'], 2, 'output_token_budget', 'claude-test'],
  )
  assert.deepEqual(trace?.usage, { input_tokens: 11, output_tokens: 9 })
})

test('a response: server tools hold their results, a compaction is counted with its tokens', () => {
  const [trace] = traces('anthropic-messages/response.json')
  assert.deepEqual(calls(trace).map(brief), ['web_search error', 'code_execution ok exit 3'])
  assert.deepEqual([trace?.compactions, trace?.usage], [1, { input_tokens: 101, output_tokens: 22 }])
})

test('a result whose call is missing shows that the beginning was cut off', () => {
  const [trace] = traces('anthropic-messages/lines.jsonl')
  assert.deepEqual([trace?.truncated, calls(trace).map(brief)], [true, ['search unknown']])
})

test('messages without any block of its own are left to the chat format', () => {
  const plain = JSON.stringify([
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: [{ type: 'text', text: 'Hello' }] },
  ])
  assert.equal(read(plain).traces[0]?.source.format, 'openai-chat')
})
