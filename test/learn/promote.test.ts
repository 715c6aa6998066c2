// `promote`: a failing run becomes a test, which is green as long as the check that caught it works.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Trace } from '../../src/model/trace.ts'
import { call, type Files, inFolder, start, trace } from '../command.ts'

const token = `ghp_${'a1'.repeat(18)}`
const refund = (more = '') => `name = "refund"
${more}
[expect]
tools = ["pay"]
forbid_tools = ["drop"]
contains = ["done"]
[severity]
"expect.contains" = "advisory"
`
const bad = trace(
  [
    { type: 'user', text: 'pay, please' },
    call('pay', { is_error: false }),
    call('drop', { arguments: { key: token } }),
  ],
  {
    answer: 'all done',
    prompt: 'pay, please',
    workspace: 'left',
  },
)
const files: Files = { 'scenarios/refund.toml': refund(), 'traces/refund.1.json': bad }
const command = (run = 'traces/refund.1.json', ...more: string[]) => [
  ...['promote', '--report', 'report.json', '--scenario', 'refund', '--run', run],
  ...['--to', 'scenarios/regressions', '--date', '2026-11-30', ...more],
]
const stem = 'scenarios/regressions/refund-fails-refund.1'
const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8')

/** Judges the files, promotes, and goes on. */
const promoted = (given: Files, step: (cwd: string, ran: ReturnType<typeof start>) => void, ...args: string[]): void =>
  inFolder(given, (cwd) => {
    start(cwd, '--report-json', 'report.json', '--quiet')
    step(cwd, start(cwd, ...command(undefined, ...args)))
  })
const verdicts = (cwd: string) =>
  Object.fromEntries(start(cwd, '--json').report.scenarios.map((s) => [s.name, s.verdict]))

test('the stored run goes on failing, live runs are asked the same, and a check that no longer catches it is told', () =>
  promoted(files, (cwd, { exit, out }) => {
    assert.equal(exit, 0)
    assert.match(
      out,
      /refund-fails-refund\.1 passes as long as the stored run fails expect\.forbid_tools, and nothing else/,
    )
    const stored = JSON.parse(read(cwd, `${stem}.json`)) as Trace
    assert.deepEqual([stored.scenario, stored.workspace], ['refund-fails-refund.1', undefined])
    assert.doesNotMatch(read(cwd, `${stem}.json`), /ghp_/)
    const text = read(cwd, `${stem}.toml`)
    assert.match(
      text,
      /^# Promoted from report\.json, on 2026-11-30: the run traces\/refund\.1\.json of the scenario refund\.$/m,
    )
    assert.match(text, /^extends = "\.\.\/refund\.toml"\nprompt = "pay, please"$/m)
    assert.match(
      text,
      /^\[expect_failure\]\nreason = "expect\.forbid_tools: .*"\ndimensions = \["expect\.forbid_tools"\]$/m,
    )
    const green = { refund: 'fail', 'refund-fails-refund.1': 'pass', 'refund-fails-refund.1-live': 'skip' }
    assert.deepEqual(verdicts(cwd), green)
    // A live run that does the same fails, one that does not passes.
    const live = read(cwd, `${stem}-live.toml`)
    writeFileSync(join(cwd, `${stem}-live.toml`), live.replace(/^skip.*\n/m, ''))
    writeFileSync(join(cwd, 'traces/refund-fails-refund.1-live.json'), JSON.stringify(bad))
    assert.equal(verdicts(cwd)['refund-fails-refund.1-live'], 'fail')
    const well = trace([call('pay', { is_error: false })], { answer: 'done' })
    writeFileSync(join(cwd, 'traces/refund-fails-refund.1-live.json'), JSON.stringify(well))
    assert.equal(verdicts(cwd)['refund-fails-refund.1-live'], 'pass')
    // The check is made to catch nothing.
    writeFileSync(join(cwd, 'scenarios/refund.toml'), refund().replace('"drop"', '"drops_everything"'))
    assert.equal(verdicts(cwd)['refund-fails-refund.1'], 'fail')
  }))

test('--keep stores the run as it was recorded', () =>
  promoted(files, (cwd) => assert.match(read(cwd, `${stem}.json`), new RegExp(token)), '--keep'))

test('nothing is overwritten without --force', () =>
  promoted(files, (cwd) => {
    const again = start(cwd, ...command())
    assert.deepEqual([again.exit, again.out], [2, ''])
    assert.match(again.err, /is there already; --force writes over it/)
    assert.equal(start(cwd, ...command(undefined, '--force')).exit, 0)
  }))

test('a judge is not asked about a stored run, and is about live ones', () => {
  const judged = refund('prompt = "pay"').replace('contains', 'judge = "It is polite."\ncontains')
  promoted({ ...files, 'scenarios/refund.toml': judged }, (cwd, { exit }) => {
    assert.equal(exit, 0)
    assert.match(read(cwd, `${stem}.toml`), /^"expect\.judge" = "off"$/m)
    assert.match(read(cwd, `${stem}-live.toml`), /^"expect\.judge" = "blocking"$/m)
    assert.equal(verdicts(cwd)['refund-fails-refund.1'], 'pass')
  })
})

test('trials of the base do not ask for more than the one stored run', () =>
  promoted({ ...files, 'scenarios/refund.toml': refund('trials = { min = 3, require = 0.5 }') }, (cwd) =>
    assert.equal(verdicts(cwd)['refund-fails-refund.1'], 'pass'),
  ))

describe('what is no failing run', () => {
  const cases: [string, string[], RegExp][] = [
    ['another run', command('traces/refund.2.json'), /did you mean traces\/refund\.1\.json\?/],
    ['another scenario', command().map((a) => (a === 'refund' ? 'refunds' : a)), /did you mean refund\?/],
    ['another report', command().map((a) => (a === 'report.json' ? 'rep.json' : a)), /Missing report rep\.json/],
    ['no folder', command().slice(0, 7), /Expected --to/],
    [
      'a folder elsewhere',
      command().map((a) => (a === 'scenarios/regressions' ? '../x' : a)),
      /below the working directory/,
    ],
  ]
  test('is told as what it is', () =>
    promoted(files, (cwd) => {
      for (const [name, args, said] of cases) {
        const { exit, err } = start(cwd, ...args)
        assert.equal(exit, 2, name)
        assert.match(err, said)
      }
    }))
  test('a failure that is gone', () =>
    inFolder(files, (cwd) => {
      start(cwd, '--report-json', 'report.json', '--quiet')
      writeFileSync(join(cwd, 'scenarios/refund.toml'), refund().replace('"drop"', '"other"'))
      assert.match(start(cwd, ...command()).err, /does not fail expect\.forbid_tools any more/)
    }))
  test('a failure that lies in a secret', () => {
    const secret = `name = "refund"\n[[policy]]\nid = "k"\nnever = { tool = "drop", where = { key = { matches = "^ghp_" } } }\n`
    promoted({ ...files, 'scenarios/refund.toml': secret }, (_cwd, { exit, err }) => {
      assert.equal(exit, 2)
      assert.match(err, /would fail nothing instead of policy\[k\]\.absence; .*--keep/)
    })
  })
})
