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
    assert.match(problem ?? '', /of another format and speaks of tools \("tool_calls"\)/)
    assert.equal(traces.length, text.startsWith('[') ? 0 : 1)
  }
  assert.equal(read(`${native}\n{"note": "no more"}`).problem, undefined)
})
