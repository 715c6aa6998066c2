// Verdicts against labels: which values are good, what is counted where, and the place of a disagreement.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreementOf } from '../../src/judging/agreement.ts'
import type { RunResult, ScenarioResult } from '../../src/model/report.ts'
import { call, evaluate, scenario, trace } from '../command.ts'

type Label = number | boolean | string | undefined

const run = (verdict: 'pass' | 'fail', label: Label): RunResult => ({
  trace: `${verdict}-${label}`,
  format: 'native',
  verdict,
  stats: { tool_calls: 0, tool_errors: 0 },
  dimensions: [],
  ...(label === undefined ? {} : { label }),
})

const of = (name: string, ...runs: RunResult[]) =>
  agreementOf(name, [
    { name: 's', file: 's.toml', line: 3, tags: [], verdict: 'pass', dimensions: [], runs } as ScenarioResult,
  ])

test('which labels are good, which bad, and which neither', () => {
  const good: Label[] = [true, 1, 2, 'C', 'correct', ' Passed ', 'yes', '1']
  const bad: Label[] = [false, 0, 0.99, -1, 'I', 'P', 'N', 'incorrect', 'failed', 'no', '0']
  const neither: Label[] = [undefined, 'perhaps', '', '0.7']
  for (const label of good) assert.equal(of('x', run('pass', label)).true_pass, 1, String(label))
  for (const label of bad) assert.equal(of('x', run('pass', label)).false_pass, 1, String(label))
  for (const label of neither) assert.equal(of('x', run('pass', label)).unlabelled, 1, String(label))
})

test('each combination is counted, and reversed where the name says so', () => {
  const runs = [run('pass', 1), run('pass', 1), run('pass', 0), run('fail', 1), run('fail', 0), run('fail', 'x')]
  const { disagreements, ...counts } = of('reward', ...runs)
  assert.deepEqual(counts, {
    label: 'reward',
    true_pass: 2,
    false_pass: 1,
    false_fail: 1,
    true_fail: 1,
    unlabelled: 1,
  })
  assert.deepEqual(
    disagreements.map((d) => [d.kind, d.trace, d.file, d.location]),
    [
      ['false_pass', 'pass-0', 's.toml', { line: 3 }],
      ['false_fail', 'fail-1', 's.toml', { line: 3 }],
    ],
  )
  const { true_pass, false_pass, false_fail, true_fail } = of('!reward', ...runs)
  assert.deepEqual([true_pass, false_pass, false_fail, true_fail], [1, 2, 1, 1])
})

const files = {
  'scenarios/s.toml': scenario('s'),
  'traces/s/good.json': trace([call('a')], { labels: { reward: 1 } }),
  'traces/s/missed.json': trace([call('a')], { labels: { reward: 0 } }),
  'traces/s/strict.json': trace([call('b')], { labels: { reward: 1 } }),
  'traces/s/bare.json': trace([call('a')], { answer: 'x' }),
}

test('the report and the terminal show the matrix, and each disagreement with its place', () => {
  const { report } = evaluate(files, '--agreement', 'reward', '--json')
  assert.deepEqual(report.agreement, {
    label: 'reward',
    true_pass: 1,
    false_pass: 1,
    false_fail: 1,
    true_fail: 0,
    unlabelled: 1,
    disagreements: [
      { kind: 'false_pass', label: 0, scenario: 's', trace: 'traces/s/missed.json', file: 'scenarios/s.toml' },
      {
        kind: 'false_fail',
        label: 1,
        scenario: 's',
        trace: 'traces/s/strict.json',
        dimension: 'expect.tools',
        file: 'scenarios/s.toml',
        location: report.agreement?.disagreements[1]?.location,
      },
    ],
  })
  assert.equal(report.agreement?.disagreements[1]?.location?.line, 3)
  const { out } = evaluate(files, '--agreement', 'reward')
  assert.match(
    out,
    /Agreement with reward: 1 of 3 runs\n.*label good.*label bad\n +verdict pass +1 +1\n +verdict fail +1 +0\n/,
  )
  assert.match(out, /false pass {2}traces\/s\/missed\.json {2}scenarios\/s\.toml\n +s passes; the label is 0/)
  assert.match(
    out,
    /false fail {2}traces\/s\/strict\.json {2}scenarios\/s\.toml:3:\d+\n +s fails by expect\.tools; the label is 1/,
  )
})

test('without the option nothing is said of it; a label that no run bears is told', () => {
  const { report } = evaluate(files, '--json')
  assert.equal(report.agreement, undefined)
  assert.ok(report.scenarios.every((s) => s.runs.every((r) => r.label === undefined)))
  assert.match(
    evaluate(files, '--agreement', '__proto__').out,
    /Agreement with __proto__: none of 4 runs bears this label/,
  )
})
