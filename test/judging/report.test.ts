// The gate and the rate of a report, and where its routes lead.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placed, remembered } from '../../src/judging/places.ts'
import { gate } from '../../src/judging/report.ts'
import type { Report } from '../../src/model/report.ts'
import { passRate } from '../../src/model/report.ts'
import type { StrengthResult } from '../../src/model/strength.ts'
import type { Settings } from '../../src/options.ts'

test('the gate holds, or says why it does not', () => {
  const table: [Report['verdict'], number, Settings['failOn'], string | undefined][] = [
    ['pass', 0, 'blocking', undefined],
    ['pass', 2, 'blocking', undefined],
    ['pass', 2, 'advisory', 'advisory'],
    ['pass', 0, 'advisory', undefined],
    ['fail', 2, 'advisory', 'failed'],
    ['fail', 0, 'blocking', 'failed'],
    ['error', 0, 'blocking', 'unread'],
    ['error', 0, 'advisory', 'unread'],
    ['fail', 2, 'never', undefined],
    ['error', 0, 'never', undefined],
  ]
  for (const [verdict, advisory_failures, failOn, reason] of table) {
    const found = gate(
      { verdict, totals: { failed: 1, advisory_failures, tags: {} } as unknown as Report['totals'] },
      failOn,
    )
    assert.deepEqual(found, reason === undefined ? { holds: true } : { holds: false, reason }, `${verdict} ${failOn}`)
  }
})

test('scenarios that would notice too little do not hold the gate; where nothing was judged no floor is reached', () => {
  const weak = (killed: number, mutants: number, floor?: number) => {
    const strength = { killed, mutants, ...(floor === undefined ? {} : { floor }) } as StrengthResult
    const totals = { advisory_failures: 0, tags: {} } as Report['totals']
    return (['blocking', 'never'] as const).map((failOn) => gate({ verdict: 'pass', totals, strength }, failOn).reason)
  }
  assert.deepEqual(weak(796, 1000, 0.8), ['weak', undefined])
  assert.deepEqual(weak(800, 1000, 0.8), [undefined, undefined])
  assert.deepEqual(weak(0, 0, 0), ['weak', undefined])
  assert.deepEqual(weak(0, 0), [undefined, undefined])
})

test('the rate has three decimals, and nothing passed where there is nothing', () => {
  assert.deepEqual(
    [
      passRate({ passed: 2, scenarios: 3 }),
      passRate({ passed: 0, scenarios: 0 }),
      passRate({ passed: 1, scenarios: 1 }),
    ],
    [0.667, 0, 1],
  )
})

test('a route becomes a place, the same place for the same route, and no route is left', () => {
  const dimension = { id: 'x.y', verdict: 'fail', severity: 'blocking', message: 'no' } as const
  const route = ['x', 0]
  const asked: unknown[] = []
  const placeOf = remembered((r) => {
    asked.push(r)
    return { place: { line: 3 } }
  })
  const without = { dimensions: [dimension] }
  assert.equal(placed(without, placeOf), without)
  const there = { ...dimension, location: { line: 3 } }
  for (const _ of [1, 2])
    assert.deepEqual(placed({ dimensions: [{ ...dimension, route }, dimension] }, placeOf).dimensions, [
      there,
      dimension,
    ])
  assert.deepEqual(asked, [route])
})
