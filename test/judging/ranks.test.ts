// The Mann-Whitney test against the published tables of critical values, and its properties.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { difference, holm, mannWhitney, median } from '../../src/judging/ranks.ts'
import { chance } from '../chance.ts'

/** Two samples without ties whose first has this U: so many pairs in which it is the larger. */
function samples(m: number, n: number, u: number): [number[], number[]] {
  const second = Array.from({ length: n }, (_, i) => i + 1)
  const first = Array.from({ length: m }, (_, i) => -1 - i)
  let left = u
  for (let i = 0; i < m && left > 0; i++) {
    const over = Math.min(n, left)
    first[i] = over + 0.5 + (m - i) / 1000
    left -= over
  }
  return [first, second]
}

test('critical values of U: one more is no longer at the level', () => {
  // m, n, U at 5 % one-sided, U at 5 % two-sided (Milton 1964, as in Siegel's table K).
  const table: [number, number, number, number | undefined][] = [
    [3, 3, 0, undefined],
    [4, 4, 1, 0],
    [5, 5, 4, 2],
    [5, 8, 8, 6],
    [6, 6, 7, 5],
    [8, 8, 15, 13],
    [9, 12, 30, 26],
    [10, 10, 27, 23],
    [15, 15, 72, 64],
    [20, 20, 138, 127],
  ]
  for (const [m, n, one, two] of table) {
    assert.ok(mannWhitney(...samples(m, n, one), 60).lower <= 0.05 + 1e-12, `${m} ${n}`)
    assert.ok(mannWhitney(...samples(m, n, one + 1), 60).lower > 0.05, `${m} ${n}`)
    if (two === undefined) continue
    assert.ok(difference(...samples(m, n, two)) <= 0.05 + 1e-12, `${m} ${n}`)
    assert.ok(difference(...samples(m, n, two + 1)) > 0.05, `${m} ${n}`)
  }
})

test('exact chances', () => {
  assert.equal(mannWhitney([4, 5, 6], [1, 2, 3]).higher, 1 / 20)
  assert.equal(mannWhitney([5, 6, 7, 8], [1, 2, 3, 4]).higher, 1 / 70)
  assert.equal(mannWhitney([1, 1, 1], [1, 1, 1]).higher, 1)
  // Of the ten draws of two from 1, 1, 1, 2, 2 one is both twos.
  assert.equal(mannWhitney([2, 2], [1, 1, 1]).higher, 1 / 10)
})

test('the approximation of large samples is near the count', () => {
  const next = chance(5)
  for (let round = 0; round < 20; round++) {
    const first = Array.from({ length: 29 }, () => next(100))
    const second = Array.from({ length: 31 }, () => next(100) + round)
    const [exact, near] = [mannWhitney(first, second, 60), mannWhitney(first, second, 0)]
    assert.ok(Math.abs(exact.lower - near.lower) < 0.003 && Math.abs(exact.higher - near.higher) < 0.003)
  }
})

test('swapping the samples swaps the chances, and growing one sample figure never makes it rank lower', () => {
  const next = chance(9)
  for (let round = 0; round < 300; round++) {
    const first = Array.from({ length: 1 + next(8) }, () => next(12))
    const second = Array.from({ length: 1 + next(8) }, () => next(12))
    const one = mannWhitney(first, second)
    const other = mannWhitney(second, first)
    assert.ok(Math.abs(one.higher - other.lower) < 1e-12)
    const grown = [(first[0] as number) + 1 + next(5), ...first.slice(1)]
    assert.ok(difference(first, first) === 1)
    assert.ok(mannWhitney(grown, second).higher <= 1 && one.higher + one.lower >= 1 - 1e-12)
  }
})

test('medians and Holm', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(median([4, 1, 2, 3]), 2.5)
  assert.deepEqual(
    holm([0.01, 0.04, 0.03, 0.005]).map((p) => Math.round(p * 1000) / 1000),
    [0.03, 0.06, 0.06, 0.02],
  )
})
