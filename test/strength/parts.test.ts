// The parts of mutation: shares of operators, other values, sentences, and values as TOML.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tomlValue } from '../../src/documents/written.ts'
import { sharesOf } from '../../src/strength/choose.ts'
import { isId, leavesOf, otherValue, pathText, withValue } from '../../src/strength/leaves.ts'
import { sentencesIn } from '../../src/strength/operators/answer.ts'

test('each operator gets the same number, and what one leaves unused goes to the rest', () => {
  assert.deepEqual(sharesOf([10, 1, 4], 9), [4, 1, 4])
  assert.deepEqual(sharesOf([5, 5], 3), [2, 1])
  assert.deepEqual(sharesOf([2, 1], 9), [2, 1])
})

test('leaves are scalars and what is empty, and change by one', () => {
  const leaves = leavesOf({ order_id: 'A-9', items: [{ n: 1, 'a.b': true }], none: [], gone: null })
  assert.deepEqual(
    leaves.map((leaf) => [pathText(leaf.path), otherValue(leaf.value), isId(leaf)]),
    [
      ['order_id', 'A-0', true],
      ['items.0.n', 2, false],
      ['items.0."a.b"', false, false],
      ['none', null, false],
      ['gone', undefined, false],
    ],
  )
  assert.deepEqual(withValue({ a: [1, { b: 2 }], c: 3 }, ['a', 1, 'b'], 4), { a: [1, { b: 4 }], c: 3 })
  assert.deepEqual(['Zoe!', '', '…', 9007199254740993n].map(otherValue), ['Zof!', 'x', 'x', 9007199254740994n])
})

test('a sentence ends at its mark or its line, and the number of an element belongs to it', () => {
  const said = sentencesIn('It costs 1.50 now.\n\n1. Pay (soon!) or wait\n2. Go')
  assert.deepEqual(
    said.map(({ text }) => text),
    ['It costs 1.50 now.', '1. Pay (soon!)', 'or wait', '2. Go'],
  )
  assert.deepEqual(sentencesIn('---\n1.').length, 0)
})

test('values are written as TOML, or not at all', () => {
  assert.equal(tomlValue({ 'a.b': ['x"\u007f', 1.5], c: true }), '{ "a.b" = ["x\\"\\u007F", 1.5], c = true }')
  assert.deepEqual([null, '\ud800', Number.NaN, 2n ** 63n, [null]].map(tomlValue), Array(5).fill(undefined))
})
