// Many patterns against one name: which of them it meets, in time of the name alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matcherOf } from '../src/model/matcher.ts'

test('every pattern that a name meets is found, in order', () => {
  const match = matcherOf(['*', 'a_b', 'a_*', '*_b', '=a_b', '=a_*', 'a*b*', 'b'])
  assert.deepEqual(match('a_b'), [0, 1, 2, 3, 4, 6])
  assert.deepEqual(match('a_*'), [0, 2, 5])
  assert.deepEqual(match(''), [0])
})

test('every name of a long list is found at its place', () => {
  const match = matcherOf(Array.from({ length: 20_000 }, (_, i) => (i % 2 === 0 ? `tool_${i}` : `tool_${i}_*`)))
  for (let i = 0; i < 20_000; i++) assert.deepEqual(match(`tool_${i}_x`), i % 2 === 0 ? [] : [i])
})
