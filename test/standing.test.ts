// Scenarios that stand apart: skipped ones, those that expect a failure, those that judge every trace; and what a config tells of outcomes.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { call, dimension, evaluate, inFolder, start, trace } from './command.ts'

const done = { answer: 'done', stop_cause: 'completed' }

describe('skip', () => {
  test('is judged by nothing, and listed with its reason', () => {
    const { exit, report } = evaluate(
      {
        'scenarios/a.toml': 'name = "a"\nskip = "the sandbox is down"\n[expect]\ntools = ["b"]\n',
        'traces/a.json': trace(undefined, done),
      },
      '--json',
    )
    assert.equal(exit, 0)
    assert.deepEqual(report.totals.skipped, 1)
    const [one] = report.scenarios
    assert.deepEqual(
      [one?.verdict, one?.reason, one?.runs, report.unmatched_traces],
      ['skip', 'the sandbox is down', [], []],
    )
  })
})

const expecting = (mark: string, ...traces: object[]) =>
  evaluate(
    {
      'scenarios/a.toml': `name = "a"\nexpect_failure = ${mark}\n[expect]\ntools = ["b"]\nmax_turns = 5\n`,
      ...Object.fromEntries(traces.map((t, i) => [`traces/a.${i}.json`, t])),
    },
    '--json',
  )

describe('expect_failure', () => {
  const fails = trace([call('a', { id: '1' })], { ...done, turns: 1 })
  const passes = trace([call('b', { id: '2', is_error: false })], { ...done, turns: 1 })
  const failsMore = trace([call('a', { id: '3' })], { ...done, turns: 9 })
  const unsure = trace([call('a', { id: '4' })], done)
  const known = '{ reason = "known", dimensions = ["expect.to*"] }'
  const cases: [string, string, object[], string, RegExp][] = [
    ['every trial fails as it says', known, [fails], 'pass', /Fails as expected: known/],
    ['a text is the reason alone', '"known"', [failsMore], 'pass', /Fails as expected: known/],
    ['one trial passes', known, [fails, passes], 'fail', /the mark expect_failure can go, in traces\/a.1.json/],
    ['nothing fails', '"known"', [passes], 'fail', /Expected a failure, found none/],
    [
      'another dimension fails too',
      known,
      [failsMore],
      'fail',
      /no other failure than expect.to\*, found expect.max_turns/,
    ],
    ['a dimension is an error', known, [unsure], 'error', /expect.max_turns of traces\/a.0.json is an error/],
    ['there is no trace', known, [], 'error', /Missing trials/],
  ]
  for (const [name, mark, traces, verdict, message] of cases)
    test(`${verdict}: ${name}`, () => {
      const { exit, report } = expecting(mark, ...traces)
      const found = dimension(report, 'expected_failure')
      assert.equal(found?.verdict, verdict, found?.message)
      assert.match(found?.message ?? '', message)
      assert.equal(exit, verdict === 'pass' ? 0 : 1)
      if (traces.length > 0) assert.equal(dimension(report, 'trials_met')?.verdict, 'skip')
    })
  test('a dimension that the scenario does not have is a mistake', () => {
    const { exit, report } = expecting('{ reason = "x", dimensions = ["expect.tolls"] }', fails)
    assert.equal(exit, 1)
    assert.match(report.problems[0]?.message ?? '', /Unknown dimension expect.tolls; did you mean expect.tools\?/)
  })
})

describe('every_trace', () => {
  const rules = 'every_trace = true\nname = "rules"\n[expect]\nforbid_tools = ["delete_*"]\n'
  const own = 'name = "own"\n[expect]\ntools = ["a"]\n'
  test('judges each trace beside its own scenario, and leaves the last rule of binding alone', () => {
    const { exit, report } = evaluate(
      {
        'scenarios/own.toml': own,
        'scenarios/rules.toml': rules,
        'traces/x.json': trace([call('a', { is_error: false })], done),
      },
      '--json',
    )
    assert.equal(exit, 0)
    assert.deepEqual(
      report.scenarios.map((s) => s.runs.length),
      [1, 1],
    )
    const ids = report.scenarios[1]?.runs[0]?.dimensions.map((d) => d.id)
    assert.equal(ids?.includes('expect.run_completed'), false)
    assert.deepEqual(report.unmatched_traces, [])
  })
  test('judges a trace without a scenario, which stays unmatched, and grades there whether it was completed', () => {
    const { exit, report } = evaluate(
      { 'scenarios/rules.toml': rules, 'traces/x.json': trace([call('delete_all')], { ...done, scenario: 'gone' }) },
      '--json',
    )
    assert.equal(exit, 1)
    assert.equal(dimension(report, 'expect.forbid_tools')?.verdict, 'fail')
    assert.equal(dimension(report, 'expect.run_completed')?.verdict, 'pass')
    assert.deepEqual(report.unmatched_traces, ['traces/x.json'])
  })
  test('needs no trace, and is narrowed by its globs', () => {
    const files = {
      'scenarios/own.toml': own,
      'scenarios/rules.toml': rules.replace('name', 'traces = ["traces/bad/**"]\nname'),
      'traces/own.json': trace([call('a', { is_error: false })], done),
    }
    const none = evaluate(files, '--json')
    assert.equal(none.report.scenarios[1]?.verdict, 'skip')
    assert.match(none.report.problems[0]?.message ?? '', /Unmatched glob/)
    const some = evaluate(
      { ...files, 'traces/bad/own.json': trace([call('delete_a'), call('a', { is_error: false })], done) },
      '--json',
    )
    assert.deepEqual(
      some.report.scenarios[1]?.runs.map((r) => r.trace),
      ['traces/bad/own.json'],
    )
  })
  test('takes no trials', () => {
    const { report } = evaluate(
      { 'scenarios/rules.toml': `trials = { min = 2 }\n${rules}`, 'traces/x.json': trace() },
      '--json',
    )
    assert.match(report.problems[0]?.message ?? '', /Expected no trials beside every_trace/)
  })
})

describe('outcome_text', () => {
  const messages = (result: string) => ({
    messages: [
      { role: 'user', content: 'refund' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'refund', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: result },
      { role: 'assistant', content: 'done' },
    ],
  })
  const config = '[[outcome_text]]\ntools = ["*"]\nfailed = ["^Error"]\ndenied = ["^Error: blocked"]\n'
  for (const [result, verdict, note] of [
    ['refunded', 'pass', 'succeeded: call 1'],
    ['Error: no such order', 'fail', 'failed: call 1'],
    ['Error: blocked', 'fail', 'denied: call 1'],
  ] as const)
    test(`${result} → ${note}`, () => {
      const { report } = evaluate(
        {
          'agent-eval.toml': config,
          'scenarios/a.toml': 'name = "a"\n[expect]\ntools = ["refund"]\n',
          'traces/a.json': messages(result),
        },
        '--json',
      )
      assert.equal(dimension(report, 'expect.tools')?.verdict, verdict)
      assert.deepEqual(report.scenarios[0]?.runs[0]?.notes, [`Outcomes told by outcome_text: ${note}`])
    })
  test('a block without an expression, or with a bad one, is a mistake', () => {
    for (const [block, message] of [
      ['tools = ["*"]', /Expected failed or denied/],
      ['tools = ["*"]\nfailed = ["("]', /Expected an RE2 expression/],
    ] as const) {
      const { exit, err } = evaluate({
        'agent-eval.toml': `[[outcome_text]]\n${block}\n`,
        'scenarios/a.toml': 'name = "a"\n',
      })
      assert.equal(exit, 2)
      assert.match(err, message)
    }
  })
})

test('snapshot: files in byte order, texts on demand, links told, what is missing fails', () =>
  inFolder({ 'a/b.txt': 'hi', 'a/A.txt': 'ho', 'a/z.bin': Buffer.from([0, 1]) }, (cwd) => {
    const { exit, out } = start(cwd, 'snapshot', 'a', '--text')
    assert.equal(exit, 0)
    const { schema, files } = JSON.parse(out)
    assert.equal(schema, 'agent-eval/snapshot@1')
    assert.deepEqual(Object.keys(files), ['a/A.txt', 'a/b.txt', 'a/z.bin'])
    assert.deepEqual(files['a/b.txt'], {
      size: 2,
      sha256: '8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4',
      text: 'hi',
    })
    assert.equal(files['a/z.bin'].text, undefined)
    assert.equal(start(cwd, 'snapshot', 'gone').exit, 1)
    assert.equal(start(cwd, 'snapshot').exit, 2)
  }))
