import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineReader } from '../../src/reading/lines.ts'

const reader = () => lineReader({ sha256: () => '', emit() {} })

test('a file is given up after many lines without a record, and not before', () => {
  for (const [line, most] of [
    ['x', 10_000],
    ['', 1_000_000],
    ['1', 10_000],
  ] as const) {
    const reading = reader()
    for (let i = 0; i < most; i++) reading.line(line)
    assert.ok(!reading.isOver(), line)
    reading.line(line)
    assert.ok(reading.isOver(), line)
  }
  const reading = reader()
  for (let i = 0; i < 30_000; i++) reading.line(i % 9_000 === 0 ? '{"a":1}' : 'x')
  assert.ok(!reading.isOver())
})
