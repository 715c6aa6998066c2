// Exact chances against published tables and worked examples, and their properties over random counts.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { failuresToSettle, fisher, passAt, passHat, shown, trialsToShow } from '../src/model/chances.ts'
import { chance } from './chance.ts'

const near = (found: number, expected: number, said = ''): void =>
  assert.ok(Math.abs(found - expected) < 1e-9 * Math.max(1, expected), `${said}: found ${found}, expected ${expected}`)
const of = (text: string) => {
  const [passed = 0, total = 0] = text.split('/').map(Number)
  return { passed, total }
}

test("Fisher's exact test", () => {
  const table: [string, string, number][] = [
    // The lady tasting tea (Fisher 1935): four cups right by chance, three or more right.
    ['0/4', '4/4', 1 / 70],
    ['1/4', '3/4', 17 / 70],
    ['0/3', '3/3', 1 / 20],
    ['1/5', '4/5', 26 / 252],
    ['1/7', '4/5', 36 / 792],
    ['0/1', '10/10', 1 / 11],
    ['0/2', '10/10', 1 / 66],
    ['5/5', '5/5', 1],
    ['0/5', '0/5', 1],
    // Fisher's criminal twins (1934): 2 of 15 dizygotic, 10 of 13 monozygotic convicted: p = 0.000465.
    ['2/17', '10/13', 0.000465180949],
  ]
  for (const [now, before, p] of table) assert.ok(Math.abs(fisher(of(now), of(before)) - p) < 1e-9, `${now} ${before}`)
})

test('how many failures settle a doubt', () => {
  assert.equal(failuresToSettle(of('1/5'), of('4/5'), 0.05), 2)
  assert.equal(failuresToSettle(of('0/2'), of('3/3'), 0.05), 1)
  assert.equal(failuresToSettle(of('0/2'), of('0/3'), 0.05), undefined)
})

/** Clopper-Pearson: the passes in a row, and the trials with one and two failures, that acceptance tables give. */
test('the fewest trials that show a rate', () => {
  const table: [number, number, (number | undefined)[]][] = [
    [0.9, 0.95, [29, 46, 61]],
    [0.95, 0.95, [59, 93, 124]],
    [0.99, 0.95, [299, 473, 628]],
    [0.9, 0.9, [22, 38, 52]],
    [0.8, 0.95, [14, 22, 30]],
    [0.5, 0.95, [5, 8, 11]],
  ]
  for (const [rate, confidence, trials] of table)
    assert.deepEqual(
      trials.map((_, failures) => trialsToShow(rate, confidence, failures)),
      trials,
      `${rate} at ${confidence}`,
    )
})

test('a rate is reached, missed, or neither', () => {
  assert.equal(shown(of('29/29'), 0.9, 0.95), 'reached')
  assert.equal(shown(of('28/28'), 0.9, 0.95), 'unsettled')
  assert.equal(shown(of('45/46'), 0.9, 0.95), 'reached')
  assert.equal(shown(of('22/29'), 0.9, 0.95), 'missed')
  assert.equal(shown(of('23/29'), 0.9, 0.95), 'unsettled')
  assert.equal(shown(of('0/0'), 0.9, 0.95), 'unsettled')
})

describe('pass^k and pass@k', () => {
  test('by hand', () => {
    near(passHat(of('3/5'), 2), 3 / 10)
    near(passAt(of('3/5'), 2), 9 / 10)
    assert.equal(passHat(of('1/5'), 2), 0)
    assert.equal(passAt(of('4/5'), 2), 1)
  })
  test('equal the share of all draws', () => {
    const next = chance(3)
    for (let round = 0; round < 200; round++) {
      const total = 1 + next(8)
      const passed = next(total + 1)
      const k = 1 + next(total)
      let [draws, all, any] = [0, 0, 0]
      for (let set = 0; set < 1 << total; set++) {
        const drawn = [...Array(total).keys()].filter((i) => set & (1 << i))
        if (drawn.length !== k) continue
        draws++
        if (drawn.every((i) => i < passed)) all++
        if (drawn.some((i) => i < passed)) any++
      }
      near(passHat({ passed, total }, k), all / draws, 'all')
      near(passAt({ passed, total }, k), any / draws, 'any')
    }
  })
})

test("Fisher's test falls with every failure and adds up to one with its other side", () => {
  const next = chance(11)
  for (let round = 0; round < 500; round++) {
    const before = { total: 1 + next(30), passed: 0 }
    before.passed = next(before.total + 1)
    const total = 1 + next(30)
    for (let passed = 1; passed <= total; passed++) {
      const p = fisher({ passed, total }, before)
      assert.ok(p >= fisher({ passed: passed - 1, total: total }, before) * (1 - 1e-9) || before.passed === 0)
      assert.ok(p >= 0 && p <= 1)
    }
    near(fisher({ passed: total, total }, before), 1)
  }
})
