// The baseline at the command line: reports in, gate and reports out.
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { call, dimension, type Files, inFolder, start, trace } from './command.ts'

const wanting = (more = '') => `name = "s"\n${more}[expect]\ncontains = ["yes"]\n`
const answering = (answer: string, id = '1') => trace([call('a', { id })], { id, answer, stop_cause: 'completed' })
const files = (answer: string, more?: string): Files => ({
  'scenarios/s.toml': wanting(more),
  'traces/s.json': answering(answer),
})
const regressions = ['--fail-on', 'regressions', '--baseline', 'base.json', '--json'] as const

/** Makes a baseline of the files, changes them, and runs against it. */
function against(before: Files, after: Files, ...args: string[]) {
  return inFolder(before, (cwd) => {
    start(cwd, '--report-json', 'base.json', '--quiet')
    for (const [name, content] of Object.entries(after)) {
      if (content === undefined) rmSync(join(cwd, name))
      else writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content))
    }
    return start(cwd, ...regressions, ...args)
  })
}

test('a new failure gates, a known one does not, and a fixed one is told', () => {
  const broken = against(files('yes'), files('no'))
  assert.deepEqual([broken.exit, broken.report.verdict, broken.report.baseline?.new], [1, 'fail', 1])
  assert.equal(dimension(broken.report, 'expect.contains')?.change, 'new')
  const known = against(files('no'), files('no'))
  assert.deepEqual([known.exit, known.report.verdict, known.report.baseline?.known], [0, 'fail', 1])
  assert.equal(dimension(known.report, 'expect.contains')?.gates, false)
  const fixed = against(files('no'), files('yes'))
  assert.deepEqual(fixed.report.baseline?.fixed_dimensions, [{ scenario: 's', dimension: 'expect.contains' }])
})

test('comments and the order of keys leave the content as it is; another rule changes it', () => {
  const same = against(files('no'), {
    'scenarios/s.toml': '# c\n[expect]\ncontains = [ "yes" ]\n'.replace('# c', 'name = "s" # c'),
  })
  assert.equal(same.exit, 0)
  const changed = against(files('no'), { 'scenarios/s.toml': wanting('description = "x"\n') })
  assert.deepEqual([changed.exit, changed.report.baseline?.changed], [1, ['s']])
})

describe('a baseline that cannot be read', () => {
  const cases: [string, string][] = [
    ['{', 'found no JSON'],
    ['{"schema":"agent-eval/report@1"}', 'scenarios'],
    ['{"schema":"other"}', 'schema'],
    ['{"schema":"agent-eval/report@1","scenarios":[],"problems":[],"shard":{}}', 'merge the shards first'],
  ]
  for (const [text, said] of cases)
    test(said, () =>
      inFolder({ ...files('yes'), 'base.json': text }, (cwd) => {
        const { exit, report } = start(cwd, ...regressions, '--baseline-missing', 'ignore')
        assert.equal(exit, 1)
        assert.ok(
          report.problems.some((p) => p.message.includes(said)),
          JSON.stringify(report.problems),
        )
      }),
    )

  test('a missing one is a problem, unless it is ignored', () =>
    inFolder(files('yes'), (cwd) => {
      assert.equal(start(cwd, ...regressions).exit, 1)
      const { exit, report } = start(cwd, ...regressions, '--baseline-missing', 'ignore')
      assert.equal(exit, 0)
      assert.match(report.notes?.join() ?? '', /Missing baseline/)
    }))

  test('none at all is a wrong call', () =>
    inFolder(files('yes'), (cwd) => assert.equal(start(cwd, '--fail-on', 'regressions').exit, 2)))
})

test('a folder of reports in natural order: since when a failure is known', () =>
  inFolder(files('no'), (cwd) => {
    start(cwd, '--report-json', 'base/run-10.json', '--quiet')
    start(cwd, '--report-json', 'base/run-9.json', '--quiet')
    const { report } = start(cwd, '--fail-on', 'regressions', '--baseline', 'base', '--json')
    assert.equal(report.baseline?.reports, 2)
    assert.equal(report.baseline?.failures[0]?.since, 'base/run-9.json')
  }))

describe('weakened', () => {
  const cases: [string, string, string][] = [
    ['a severity', wanting('').replace('[expect]', '[severity]\n"expect.contains" = "advisory"\n[expect]'), 'advisory'],
    ['skip', wanting('skip = "later"\n'), 'skipped: later'],
    ['an expected failure', wanting('expect_failure = "known"\n'), 'expected: known'],
    ['a dimension is gone', 'name = "s"\n[expect]\nmax_turns = 9\n', 'gone'],
    ['fewer trials must pass', wanting('trials = { require = "any" }\n'), 'any of at least 1'],
  ]
  for (const [what, text, is] of cases)
    test(what, () => {
      const { report, exit } = against(files('yes'), { 'scenarios/s.toml': text }, '--protect')
      assert.ok(
        report.baseline?.weakened.some((w) => w.is === is),
        JSON.stringify(report.baseline?.weakened),
      )
      assert.equal(exit, 1)
    })
  test('a scenario is gone', () => {
    const two = {
      ...files('yes'),
      'scenarios/t.toml': wanting().replace('"s"', '"t"'),
      'traces/t.json': answering('yes', '2'),
    }
    const { report } = against(two, { 'scenarios/t.toml': undefined, 'traces/t.json': undefined })
    assert.deepEqual(report.baseline?.weakened, [{ scenario: 't', dimension: '*', was: 'blocking', is: 'gone' }])
  })
  test('what stays the same is not told', () =>
    assert.deepEqual(against(files('yes'), files('yes'), '--protect').report.baseline?.weakened, []))
})

describe('confirm', () => {
  const rerun = (answers: string[]) =>
    inFolder(files('yes'), (cwd) => {
      start(cwd, '--report-json', 'base.json', '--quiet')
      writeFileSync(join(cwd, 'traces/s.json'), JSON.stringify(answering('no')))
      const first = start(cwd, ...regressions)
      writeFileSync(join(cwd, 'first.json'), first.out)
      rmSync(join(cwd, 'traces/s.json'))
      for (const [i, answer] of answers.entries())
        writeFileSync(join(cwd, `traces/s.${i}.json`), JSON.stringify(answering(answer, `r${i}`)))
      return { first, second: start(cwd, ...regressions, '--confirm', 'first.json') }
    })
  test('a failure that is not seen again does not gate', () => {
    const { first, second } = rerun(['yes', 'yes', 'no', 'yes', 'yes'])
    assert.deepEqual([first.exit, first.report.baseline?.rerun, second.exit], [1, ['s'], 0])
    assert.equal(second.report.baseline?.confirmed, true)
  })
  test('one that is seen twice gates', () => assert.equal(rerun(['yes', 'no', 'no', 'yes', 'yes']).second.exit, 1))
  test('fewer trials leave it not settled', () => {
    const { second } = rerun(['yes', 'yes'])
    assert.equal(second.exit, 1)
    assert.match(second.report.problems[0]?.message ?? '', /exactly 5 trials/)
  })
})

test('max_increase: medians against the baseline', () => {
  const costing = (cost: number, id: string) =>
    trace([call('a', { id })], { id, answer: 'yes', stop_cause: 'completed', usage: { cost_usd: cost } })
  const traces = (costs: number[]) =>
    Object.fromEntries(costs.map((c, i) => [`traces/s.${i}.json`, costing(c, `${c}-${i}`)]))
  const toml = `${wanting()}[budget]\nmax_increase = { cost_usd = 0.2 }\n`
  const told = (before: number[], after: number[]) => {
    const { report, exit } = against({ 'scenarios/s.toml': toml, ...traces(before) }, traces(after))
    const d = dimension(report, 'budget.max_increase')
    return `${exit} ${d?.verdict}: ${d?.message}`
  }
  assert.match(told([1, 1, 1, 1], [1, 1.1, 1.2, 1.2]), /^0 pass: cost_usd 1 → 1.15, at most 20 % more expected/)
  assert.match(told([1, 1.1, 1.2, 1.3], [2, 2.1, 2.2, 2.3]), /^1 fail: Expected no such increase: cost_usd 1.15 → 2.15/)
  assert.match(told([1, 1, 9, 9], [7, 7, 7, 7]), /^0 pass: .*which may be chance/)
  assert.match(told([1], [2]), /^1 fail: not settled: cost_usd 1 → 2/)
  const alone = inFolder({ 'scenarios/s.toml': toml, ...traces([1]) }, (cwd) => start(cwd, '--json'))
  assert.equal(dimension(alone.report, 'budget.max_increase')?.verdict, 'skip')
})

describe('trials that must show their rate', () => {
  const load = (trials: string) =>
    inFolder({ 'scenarios/s.toml': wanting(`trials = ${trials}\n`) }, (cwd) => start(cwd, 'validate').out)
  test('are planned in sufficient number', () => {
    assert.match(load('{ confidence = 0.95 }'), /require to be a rate below 1/)
    assert.match(load('{ require = 0.9, confidence = 0.95, min = 28 }'), /29 if all pass, found 28/)
    assert.match(load('{ require = 0.9, confidence = 0.95, min = 29 }'), /1 scenario well formed, 0 problems/)
  })
  const judged = (passes: number, failures: number) =>
    inFolder(
      {
        'scenarios/s.toml': wanting('trials = { require = 0.5, confidence = 0.95, min = 8 }\n'),
        ...Object.fromEntries(
          Array.from({ length: passes + failures }, (_, i) => [
            `traces/s.${i}.json`,
            answering(i < passes ? 'yes' : 'no', `${i}`),
          ]),
        ),
      },
      (cwd) => {
        const { report } = start(cwd, '--json')
        const met = dimension(report, 'trials_met')
        return `${met?.verdict} ${report.scenarios[0]?.trials?.settled}: ${met?.message}`
      },
    )
  test('pass, fail, or settle nothing', () => {
    assert.match(judged(8, 0), /^pass undefined: 8 of 8 passed, which shows 0.5 at 95 %/)
    assert.match(judged(0, 8), /^fail undefined/)
    assert.match(
      judged(5, 3),
      /^error false: inconclusive: 5 of 8 passed; 0.5 at 95 % needs 13 trials with 3 failures among them/,
    )
    assert.match(
      judged(4, 0),
      /^error false: Missing trials: expected 8, found 4; inconclusive: 4 of 4 passed; 0.5 at 95 % needs 5 passes in a row/,
    )
    assert.match(judged(9, 0), /^error undefined: Expected exactly the planned number of trials: 9 trials, 8 planned/)
  })
})
