// Columns of numbers give back what was put into them, zeros too, which take no memory behind the last other number.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Column } from '../../src/run/columns.ts'
import { chance } from '../chance.ts'

test('a column keeps its numbers, and tells those that it has more than once', () => {
  const below = chance(5)
  for (const kind of ['small', 'whole', 'any'] as const)
    for (let round = 0; round < 200; round++) {
      const numbers = Array.from({ length: below(80) }, () => (below(2) === 0 ? 0 : below(200)))
      const column = new Column(kind)
      for (const number of numbers) column.push(number)
      assert.equal(column.length, numbers.length)
      const read = () => numbers.map((_, i) => column.at(i))
      assert.deepEqual(read(), numbers)
      const repeated = numbers.filter((number, i) => numbers.indexOf(number) !== i)
      assert.deepEqual(column.repeated(), new Set(repeated.sort((a, b) => a - b)))
      assert.deepEqual(read(), numbers)
    }
})
