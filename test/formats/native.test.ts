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
