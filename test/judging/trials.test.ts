// Several traces of one scenario: counts, intervals, and the verdict of the scenario.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countTrials, resultOf, wilson } from '../../src/judging/trials.ts'
import type { RunResult } from '../../src/model/report.ts'
import type { Severity } from '../../src/model/verdict.ts'
import type { Scenario } from '../../src/scenario/build.ts'

test('the Wilson interval', () => {
  const table: [number, number, [number, number]][] = [
    [2, 3, [0.208, 0.939]],
    [0, 1, [0, 0.793]],
    [1, 1, [0.207, 1]],
    [3, 3, [0.439, 1]],
    [50, 100, [0.404, 0.596]],
    [0, 0, [0, 1]],
  ]
  for (const [passed, total, interval] of table) assert.deepEqual(wilson(passed, total), interval, `${passed}/${total}`)
})

const runs = (verdicts: string) =>
  Object.assign(
    [...verdicts].map((v) => ({ verdict: v === 'p' ? 'pass' : 'fail' }) as RunResult),
    { passed: [...verdicts].filter((v) => v === 'p').length },
  )

test('pass^k, pass@k and the rate', () => {
  assert.deepEqual(countTrials(runs('pfp')), {
    total: 3,
    passed: 2,
    pass_all: false,
    pass_any: true,
    rate: 0.667,
    interval: [0.208, 0.939],
    pass_hat: [0.667, 0.333, 0],
    pass_at: [0.667, 1, 1],
  })
  assert.equal(countTrials(runs('')).pass_all, false)
})

type Require = Scenario['trials']['require']
const result = (
  verdicts: string,
  min: number,
  require: Require,
  more: { severity?: Record<string, Severity>; missing?: 'fail' | 'warn' | 'ignore' } = {},
) => {
  const scenario = {
    name: 's',
    document: { file: 's.toml', text: '', kind: 'toml' },
    tags: [],
    trials: { min, require },
    severity: more.severity ?? {},
  } as unknown as Scenario
  const r = resultOf(scenario, runs(verdicts), more.missing ?? 'fail', {})
  const routes = r.dimensions.map((d) => d.route?.join('.') ?? '')
  return `${r.verdict} ${r.dimensions.map((d) => `${d.id} ${d.verdict} ${d.severity}`).join()} ${routes.join()}`.trim()
}

describe('the verdict of a scenario', () => {
  const table: [string, number, Require, string][] = [
    ['p', 1, 'all', 'pass trials_met pass blocking'],
    ['ppf', 1, 'all', 'fail trials_met fail blocking name'],
    ['ppf', 1, 'any', 'pass trials_met pass blocking'],
    ['ff', 1, 'any', 'fail trials_met fail blocking trials'],
    ['ppf', 1, 0.6, 'pass trials_met pass blocking'],
    ['ppf', 1, 0.67, 'pass trials_met pass blocking'],
    ['ppf', 1, 0.667, 'pass trials_met pass blocking'],
    ['ppf', 1, 0.7, 'fail trials_met fail blocking trials'],
    ['ppf', 1, 0.68, 'fail trials_met fail blocking trials'],
    ['ppf', 1, 1, 'fail trials_met fail blocking trials'],
    ['ppf', 1, '2/3', 'pass trials_met pass blocking'],
    ['pff', 1, '2/3', 'fail trials_met fail blocking trials'],
    ['pppf', 1, 0.8, 'fail trials_met fail blocking trials'],
    ['pppf', 1, 0.75, 'pass trials_met pass blocking'],
    ['pp', 3, 'all', 'fail trials_met error blocking trials'],
    ['pp', 3, 'any', 'fail trials_met error blocking trials'],
    ['', 1, 'all', 'fail trace_present error blocking name'],
    ['', 3, 0.5, 'fail trace_present error blocking name'],
  ]
  for (const [verdicts, min, require, expected] of table)
    test(`${verdicts || 'no trace'} of at least ${min}, ${require}`, () =>
      assert.equal(result(verdicts, min, require), expected))

  test('by severity, and by what the workflow says of missing traces', () => {
    assert.equal(result('f', 1, 'all', { severity: { trials_met: 'advisory' } }), 'pass trials_met fail advisory name')
    assert.equal(
      result('', 1, 'all', { severity: { trace_present: 'advisory' } }),
      'skip trace_present error advisory name',
    )
    assert.equal(result('', 1, 'all', { missing: 'warn' }), 'skip trace_present error advisory name')
    assert.equal(result('', 1, 'all', { missing: 'ignore' }), 'skip trace_present error off name')
  })
})
