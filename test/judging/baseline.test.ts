// A run against its baseline: what is new, known, flaky or fixed, what gates, and what would settle it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compare, marker, toRerun } from '../../src/judging/baseline/compare.ts'
import type { Rule } from '../../src/judging/baseline/failures.ts'
import { pastOf } from '../../src/judging/baseline/past.ts'
import type { Dimension, Verdict } from '../../src/model/verdict.ts'
import { chance } from '../chance.ts'

const rule: Rule = { regressionAlpha: 0.05, unsettled: 'fail', confirmTrials: 5 }
const verdicts: Readonly<Record<string, Verdict>> = { p: 'pass', f: 'fail', e: 'error', s: 'skip' }
const dimension = (id: string, verdict: Verdict, severity: Dimension['severity'] = 'blocking'): Dimension => ({
  id,
  verdict,
  severity,
  message: '',
})

/** A scenario whose trials of one dimension stand so: `pfp`. */
function scenario(trials: string, name = 's', content = 'c', more: { cost?: number; severity?: 'advisory' } = {}) {
  const runs = [...trials].map((t) => ({
    stats: { tool_calls: 0, tool_errors: 0, ...(more.cost === undefined ? {} : { cost_usd: more.cost }) },
    dimensions: [dimension('d', verdicts[t] as Verdict, more.severity)],
  }))
  const fails = /[fe]/.test(trials) && more.severity === undefined
  return {
    name,
    content,
    verdict: fails ? ('fail' as const) : ('pass' as const),
    dimensions: [dimension('trials_met', fails ? 'fail' : 'pass')],
    trials: { total: trials.length },
    runs,
  }
}
const past = (...reports: ReturnType<typeof scenario>[][]) =>
  reports.map((scenarios, i) => pastOf(`${i + 1}.json`, { schema: 'agent-eval/report@1', scenarios, problems: [] }))

const reports = (...trials: string[]) => past(...trials.map((t) => [scenario(t)]))

describe('a failure', () => {
  const table: { now: string; before: string[]; rule?: Partial<Rule>; said: string }[] = [
    {
      now: 'f',
      before: Array(10).fill('p'),
      said: 'new gates: not settled: 1 of 1 failed, 10 of 10 passed in the baseline: rerun 5 trials',
    },
    {
      now: 'f',
      before: ['p'],
      rule: { unsettled: 'warn' },
      said: 'new spared: not settled: 1 of 1 failed, 1 of 1 passed in the baseline: rerun 5 trials',
    },
    {
      now: 'ff',
      before: ['p'],
      rule: { unsettled: 'warn' },
      said: 'new gates: new: 2 of 2 failed, 1 of 1 passed in the baseline',
    },
    {
      now: 'ffppp',
      before: ['p'],
      said: 'new gates: not settled: 2 of 5 failed, 1 of 1 passed in the baseline: rerun 5 trials',
    },
    {
      now: 'e',
      before: ['p'],
      said: 'new gates: not settled: 1 of 1 failed, 1 of 1 passed in the baseline: rerun 5 trials',
    },
    { now: 'f', before: [], said: 'new gates: not settled: 1 of 1 failed, no trial in the baseline: rerun 5 trials' },
    {
      now: 'f',
      before: ['s'],
      said: 'new gates: not settled: 1 of 1 failed, no trial in the baseline: rerun 5 trials',
    },
    { now: 'f', before: ['f', 'e'], said: 'known spared: known: failed in all 2 trials of the baseline, since 1.json' },
    { now: 'fp', before: ['f'], said: 'known spared: known: failed in the only trial of the baseline, since 1.json' },
    {
      now: 'ffffp',
      before: ['p', 'pppf'],
      said: 'flaky spared: flaky: passed 1/5, 4/5 in the baseline, p = 0.10: 2 more failures would settle it',
    },
    {
      now: 'ffffffp',
      before: ['p', 'pppf'],
      said: 'flaky gates: flaky: passed 1/7, 4/5 in the baseline, p = 0.045: it passes less often than before',
    },
    { now: 'f', before: ['p', 'f'], said: 'flaky spared: flaky: passed 0/1, 1/2 in the baseline, p = 0.67' },
  ]
  for (const { now, before, said, ...more } of table)
    test(`${now} after ${before.join(' ') || 'nothing'}: ${said.split(':')[0]}`, () => {
      const { baseline } = compare([scenario(now)], reports(...before), { ...rule, ...more.rule })
      const [failure] = baseline.failures
      const found = `${failure?.change} ${failure?.gates ? 'gates' : 'spared'}: ${failure?.message}`
      assert.ok(found.startsWith(said), found)
      assert.equal(baseline.gating, failure?.gates ? 1 : 0)
      assert.deepEqual(baseline.rerun, failure?.change === 'known' ? [] : ['s'])
    })

  test('of flaky dimensions each has its share of the chance', () => {
    const names = ['a', 'b']
    const now = names.map((n) => scenario('ffffffp', n))
    const { baseline } = compare(now, past(names.map((n) => scenario('ppppf', n))), rule)
    assert.deepEqual(
      baseline.failures.map((f) => f.gates),
      [false, false],
    )
  })

  test('of another content is compared with nothing', () => {
    const { baseline } = compare([scenario('f', 's', 'other')], reports('f', 'f'), rule)
    assert.deepEqual([baseline.new, baseline.known, baseline.changed], [1, 0, ['s']])
  })

  test('that is advisory is none', () =>
    assert.equal(compare([scenario('f', 's', 'c', { severity: 'advisory' })], reports('p'), rule).baseline.new, 0))
})

test('fixed, gone and added', () => {
  const { baseline } = compare(
    [scenario('p', 'fixed'), scenario('p', 'was flaky'), scenario('p', 'added')],
    past([scenario('f', 'fixed'), scenario('fp', 'was flaky'), scenario('p', 'gone')]),
    rule,
  )
  assert.deepEqual(baseline.fixed_dimensions, [{ scenario: 'fixed', dimension: 'd' }])
  assert.deepEqual([baseline.fixed, baseline.gone, baseline.added], [1, ['gone'], ['added']])
})

test('a missing trace and too few trials gate whatever the baseline says', () => {
  const missing = { ...scenario(''), dimensions: [dimension('trace_present', 'error')] }
  const few = { ...scenario('p', 'few'), dimensions: [dimension('trials_met', 'error')] }
  const { baseline } = compare([missing, few], past([missing, few]), rule)
  assert.deepEqual([baseline.gating, baseline.failures], [2, []])
})

describe('a rerun', () => {
  const rerun = { dimensions: 1 }
  const table: [string, string[], boolean, boolean][] = [
    ['fpppp', ['p'], false, true],
    ['ffppp', ['p'], true, true],
    ['ppppp', ['p'], false, true],
    ['ff', ['p'], true, false],
    ['fffff', ['pppppppppf'], true, true],
    ['ffppp', ['pppppppppf'], false, true],
    ['fffff', ['fffff'], false, true],
  ]
  for (const [now, before, gates, settled] of table)
    test(`${now} after ${before}`, () => {
      const { baseline } = compare([scenario(now)], reports(...before), rule, { rerun })
      assert.deepEqual([baseline.gating > 0, baseline.failures.every((f) => f.settled)], [gates, settled])
      assert.equal(baseline.confirmed, true)
    })

  test('asks as many dimensions as were listed', () => {
    const names = ['a', 'b', 'known']
    const { baseline } = compare(
      names.map((n) => scenario('f', n)),
      past([scenario('p', 'a'), scenario('pf', 'b'), scenario('f', 'known')]),
      rule,
    )
    assert.deepEqual(toRerun({ baseline }), { scenarios: ['a', 'b'], dimensions: 2, always: 0 })
  })
})

test('what is marked: failing dimensions, and trials_met, which they decide', () => {
  const marks = (trials: string, before: string) => {
    const now = scenario(trials)
    const mark = marker(compare([now], reports(before), rule).baseline, true)(now)
    return [...now.dimensions, ...now.runs.flatMap((r) => r.dimensions)].map((d) => {
      const { change, gates } = mark(d)
      return `${d.id} ${change} ${gates}`
    })
  }
  assert.deepEqual(marks('fp', 'f'), ['trials_met undefined false', 'd known false', 'd undefined undefined'])
  assert.deepEqual(marks('f', 'p'), ['trials_met undefined false', 'd new undefined'])
})

test('figures are marked where the difference is more than chance, corrected over the scenarios', () => {
  const of = (cost: number, name = 's') => scenario('pppppp', name, 'c', { cost })
  const { baseline } = compare([of(2)], past([of(1)]), rule)
  const cost = baseline.figures.find((f) => f.figure === 'cost_usd')
  assert.deepEqual(cost, { scenario: 's', figure: 'cost_usd', was: 1, is: 2, marked: true })
  const few = compare([scenario('ppp', 's', 'c', { cost: 2 })], past([of(1)]), rule).baseline.figures
  assert.ok(few.every((f) => !f.marked))
})

test('a baseline never makes anything gate that would not block, and more failures never gate less', () => {
  const next = chance(17)
  const random = (most: number): string => Array.from({ length: 1 + next(most) }, () => 'ppf'[next(3)]).join('')
  for (let round = 0; round < 2000; round++) {
    const before = reports(...Array.from({ length: next(4) }, () => random(6)))
    const trials = random(8)
    const { baseline } = compare([scenario(trials)], before, rule)
    const fails = trials.includes('f')
    assert.ok(fails || baseline.gating === 0)
    assert.equal(baseline.new + baseline.known + baseline.flaky, fails ? 1 : 0)
    if (baseline.gating > 0)
      assert.ok(compare([scenario(trials.replace('p', 'f'))], before, rule).baseline.gating > 0, `${trials}`)
  }
})
