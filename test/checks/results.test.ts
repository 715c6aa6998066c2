// One reader for tool results: what decodes to an object, and what does not.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lastObject } from '../../src/checks/objects.ts'
import { readResult } from '../../src/checks/results.ts'
import { valueAt } from '../../src/model/json.ts'
import type { Call } from '../../src/model/trace.ts'

const call = (result: unknown, more: Partial<Call> = {}): Call => ({
  type: 'tool_call',
  tool: 't',
  arguments: {},
  result,
  ...more,
})
const read = (result: unknown): unknown => {
  const reading = readResult(call(result))
  return 'object' in reading ? reading.object : reading.problem
}

describe('a result decodes', () => {
  const cases: [string, unknown, unknown][] = [
    ['an object', { a: 1 }, { a: 1 }],
    ['JSON text, with a byte order mark', '\ufeff {"a": 1}\n', { a: 1 }],
    ['JSON in JSON text', '"{\\"a\\":1}"', { a: 1 }],
    [
      'text blocks',
      [
        { type: 'text', text: 'log' },
        { type: 'text', text: '{"a":1}' },
      ],
      { a: 1 },
    ],
    ['an MCP result', { content: [{ type: 'text', text: '{"a":1}' }], isError: false }, { a: 1 }],
    ['an MCP result in JSON text', '{"content":[{"type":"text","text":"{\\"a\\":1}"}]}', { a: 1 }],
    ['structured content', { content: [{ type: 'text', text: 'done' }], structuredContent: { a: 1 } }, { a: 1 }],
    ['a wrapped text in structured content', { content: [], structured_content: { result: '{"a":1}' } }, { a: 1 }],
    [
      'a JSON-RPC answer',
      { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: '{"a":1}' }] } },
      { a: 1 },
    ],
    ['the last object after log lines', 'INFO {x} [1]\n{"old":1}\n{"a":{"b":"}"}}\nbye }', { a: { b: '}' } }],
    [
      'a domain object with a content of its own',
      { content: [{ type: 'text', text: 'x' }], rows: [] },
      { content: [{ type: 'text', text: 'x' }], rows: [] },
    ],
  ]
  for (const [name, result, expected] of cases) test(name, () => assert.deepEqual(read(result), expected))
})

describe('a result does not decode', () => {
  for (const [name, result] of [
    ['plain text', 'Traceback'],
    ['an object cut off is not its inner object', 'log\n{"a": {"b": 1}'],
    ['a broken object is not its inner object', '{"a": {"b": 1}, oops}'],
    ['a list', '[{"a":1}]'],
    ['a number', '12'],
  ] as const) {
    test(name, () => assert.equal(read(result), 'its result does not decode to a JSON object'))
  }
  test('nothing', () => assert.equal(read(''), 'its result is empty'))
  test('no result', () => assert.equal(read(undefined), 'the trace holds no result of it'))
  test('a cut result, though its head decodes', () => {
    const reading = readResult(call('{"a":1} …', { result_cut: { bytes: 9_000_000, sha256: '' } }))
    assert.ok('problem' in reading && reading.missing)
    assert.equal(reading.excerpt, '{"a":1} …')
  })
})

test('the last object is found in one pass', () => {
  for (const text of [
    '{"a":['.repeat(1_000_000),
    '{"'.repeat(3_000_000),
    '{'.repeat(5_000_000),
    `log\n{"a":"${'x'.repeat(8_000_000)}"}`,
  ]) {
    const started = performance.now()
    lastObject(text)
    assert.ok(performance.now() - started < 10_000)
  }
})

test('paths find own keys only', () => {
  assert.equal(valueAt({ a: [{ b: 1 }] }, 'a.0.b'), 1)
  assert.equal(valueAt({ 'a.b': 2, a: { b: 1 } }, 'a.b'), 2)
  assert.equal(valueAt({}, 'constructor.name'), undefined)
  assert.equal(valueAt({ a: 'text' }, 'a.length'), undefined)
})
