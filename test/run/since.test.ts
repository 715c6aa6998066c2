// `changed-since`: what is judged again, what is left out, and that nothing which failed, or may fail now, is left out.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import type { Report } from '../../src/model/report.ts'
import { readSettings, UsageError } from '../../src/options.ts'
import { partsOf } from '../../src/report/feed.ts'
import { json } from '../../src/report/json.ts'
import { summary } from '../../src/report/summary.ts'
import { text } from '../../src/report/text.ts'
import { merge } from '../../src/run/merge.ts'
import { run } from '../../src/run/run.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-since-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))

type Given = Parameters<typeof readSettings>[0]
type Files = Record<string, string | undefined>
const settings = (given: Given) => readSettings(given, (name) => name)

const trace = (more: object = {}): string =>
  `${JSON.stringify({ schema: 'agent-eval/trace@1', events: [], answer: 'ok', ...more })}\n`
const scenario = (name: string, more = ''): string => `name = "${name}"\n${more}[expect]\ncontains = ["ok"]\n`

const suite: Files = {
  'scenarios/a.toml': scenario('a'),
  'scenarios/b.toml': scenario('b'),
  'scenarios/c.toml': scenario('c', 'traces = ["other/*.json"]\n'),
  'traces/a.1.json': trace({ id: 'a1' }),
  'traces/a.2.json': trace({ id: 'a2' }),
  'traces/mixed.jsonl': trace({ id: 'a3', scenario: 'a' }) + trace({ id: 'b1', scenario: 'b' }),
  'traces/b.json': trace({ id: 'b2' }),
  'other/x.json': trace({ id: 'c1' }),
}

let folders = 0
function write(cwd: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const whole = path.join(cwd, file)
    fs.mkdirSync(path.dirname(whole), { recursive: true })
    if (content === undefined) fs.rmSync(whole, { force: true })
    else fs.writeFileSync(whole, content)
  }
}

async function reported(cwd: string, given: Given): Promise<Report> {
  const report = await run(cwd, settings(given))
  fs.writeFileSync(path.join(cwd, 'first.json'), partsOf(json, report).join(''))
  return report
}

/** Judges, changes files, and judges again what changed. Says whether that is what the whole run says of them. */
async function again(changes: Files, given: Given = {}, files: Files = {}) {
  const cwd = path.join(folder, String(folders++))
  write(cwd, { ...suite, ...files })
  await reported(cwd, given)
  write(cwd, changes)
  const part = await run(cwd, settings({ ...given, 'changed-since': 'first.json' }))
  const whole = await run(cwd, settings(given))
  const names = part.scenarios.map((s) => s.name)
  assert.deepEqual(
    part.scenarios,
    whole.scenarios.filter((s) => names.includes(s.name)),
  )
  assert.deepEqual(part.problems, whole.problems)
  assert.deepEqual(part.unmatched_traces, whole.unmatched_traces)
  for (const { name, verdict } of whole.scenarios) assert.ok(names.includes(name) || verdict === 'pass', name)
  assert.deepEqual(
    part.changed_since?.unchanged,
    whole.scenarios.map((s) => s.name).filter((name) => !names.includes(name)),
  )
  return { names, part, whole, cwd }
}

describe('what is judged again', () => {
  const cases: readonly [string, Files, readonly string[], (Given | undefined)?, Files?][] = [
    ['nothing', {}, []],
    ['a scenario that asks otherwise', { 'scenarios/b.toml': scenario('b', 'tags = ["x"]\n') }, ['b']],
    ['no scenario whose comments changed', { 'scenarios/b.toml': `# ${scenario('b')}${scenario('b')}` }, []],
    ['a trace of other bytes', { 'traces/b.json': trace({ id: 'b2', answer: 'ok!' }) }, ['b']],
    ['both scenarios of a file', { 'traces/mixed.jsonl': `${suite['traces/mixed.jsonl']}\n` }, ['a', 'b']],
    ['a trace that is gone', { 'traces/a.1.json': undefined }, ['a']],
    ['a trace that is new', { 'traces/b.7.json': trace({ id: 'b7' }) }, ['b']],
    ['a trace that moved', { 'traces/b.json': undefined, 'traces/b.1.json': trace({ id: 'b2' }) }, ['b']],
    ['a scenario that is new', { 'scenarios/d.toml': scenario('d'), 'traces/d.json': trace() }, ['d']],
    [
      'a scenario that takes another’s trace by a glob',
      { 'scenarios/d.toml': scenario('d', 'traces = ["traces/a.1.json"]\n') },
      ['a', 'd'],
    ],
    ['a scenario that takes another’s trace by a longer name', { 'scenarios/a.1.toml': scenario('a.1') }, ['a.1', 'a']],
    [
      'the one whose trace another gives back',
      { 'scenarios/c.toml': scenario('c', 'traces = ["other/*.json"]\n') },
      ['a', 'c'],
      undefined,
      { 'scenarios/c.toml': scenario('c', 'traces = ["traces/a.1.json", "other/*.json"]\n') },
    ],
    ['what failed', {}, ['b'], undefined, { 'traces/b.json': trace({ id: 'b2', answer: 'no' }) }],
    [
      'what failed in one trial of those that may',
      {},
      ['b'],
      undefined,
      {
        'scenarios/b.toml': scenario('b', 'trials = { require = "any" }\n'),
        'traces/b.json': trace({ id: 'b2', answer: 'no' }),
      },
    ],
    [
      'what is advisory and failed',
      {},
      ['b'],
      undefined,
      {
        'scenarios/b.toml': `${scenario('b')}[severity]\n"expect.contains" = "advisory"\n`,
        'traces/b.json': trace({ answer: 'no' }),
      },
    ],
    ['what was skipped', {}, ['c'], { 'missing-trace': 'ignore' }, { 'other/x.json': undefined }],
    ['what has a copy', {}, ['b'], undefined, { 'traces/b.2.json': trace({ id: 'b2' }) }],
    ['everything, by another config', { 'agent-eval.toml': '[end]\ntools = ["done"]\n' }, ['a', 'b', 'c']],
    [
      'a scenario of every trace, as one is new',
      { 'traces/b.7.json': trace({ id: 'b7' }) },
      ['b', 'every'],
      undefined,
      { 'scenarios/every.toml': scenario('every', 'every_trace = true\n') },
    ],
    [
      'nothing, though a trace has no scenario and a file is none',
      {},
      [],
      undefined,
      { 'traces/q.json': trace(), 'traces/b.9.json': '{', 'traces/junk.json': '{"a": 1}' },
    ],
    [
      'nothing, though a workspace holds what is no trace',
      { 'traces/w/new.json': '{"b": 1}' },
      [],
      undefined,
      { 'traces/b.3.json': trace({ id: 'b3', workspace: 'w' }), 'traces/w/old.json': '{"a": 1}' },
    ],
  ]
  for (const [name, changes, expected, given = {}, files = {}] of cases)
    test(name, async () => {
      const { names } = await again(changes, given, files)
      assert.deepEqual(names.sort(), [...expected].sort())
    })

  test('the only scenario, once its only trace has another beside it', async () => {
    const cwd = path.join(folder, String(folders++))
    write(cwd, { 'scenarios/a.toml': scenario('a'), 'traces/x.json': trace() })
    assert.equal((await reported(cwd, {})).verdict, 'pass')
    const same = await run(cwd, settings({ 'changed-since': 'first.json' }))
    assert.deepEqual([same.verdict, same.scenarios.length, same.unmatched_traces.length], ['pass', 0, 0])
    write(cwd, { 'traces/y.json': trace() })
    assert.equal((await run(cwd, settings({ 'changed-since': 'first.json' }))).verdict, 'fail')
  })
})

test('what was left out is told, and counts as nothing', async () => {
  const { part } = await again({ 'traces/b.json': trace({ id: 'b2', answer: 'ok!' }) })
  assert.deepEqual([part.totals.scenarios, part.totals.passed, part.totals.left_out], [1, 1, 2])
  // The file of another scenario's trace is read for this one's; those that have none of it are not.
  assert.equal(part.totals.traces, 3)
  assert.deepEqual(part.changed_since, { report: 'first.json', unchanged: ['a', 'c'] })
  assert.equal(part.notes?.[0], 'changed-since took 1 of 3 scenarios; 2 scenarios and 4 traces of theirs were left out')
  const shown = partsOf(text, part).join('')
  assert.match(shown, /^! 2 scenarios were not judged again: all of it held in first\.json/)
  assert.match(shown, /PASS {2}1 scenario: 1 passed, 0 failed · 2 not judged again/)
  assert.match(
    partsOf(summary, part).join(''),
    /^## ✅ agent-eval: the scenario holds \(2 scenarios not judged again\)\n/,
  )
})

test('shards leave out the same, and merge to the same bytes', async () => {
  const { part, cwd } = await again({ 'traces/b.json': trace({ id: 'b2', answer: 'no' }) })
  for (const count of [1, 2, 3]) {
    const files: string[] = []
    for (let k = 1; k <= count; k++) {
      const shard = await run(cwd, settings({ 'changed-since': 'first.json', shard: `${k}/${count}` }))
      files.push(`s-${k}.json`)
      fs.writeFileSync(path.join(cwd, `s-${k}.json`), partsOf(json, shard).join(''))
    }
    const { head, scenarios, rest, close } = await merge(cwd, files, settings({}), undefined)
    const merged = { ...head, scenarios: scenarios.map((s) => ({ ...s.scenario, runs: [...s.runs] })), ...rest }
    assert.equal(partsOf(json, merged as Report).join(''), partsOf(json, part).join(''), `${count}`)
    close()
  }
})

test('a report that is none, of a shard, or about to be overwritten is a usage error', async () => {
  const cwd = path.join(folder, String(folders++))
  write(cwd, suite)
  const shard = await run(cwd, settings({ shard: '1/2' }))
  write(cwd, {
    'shard.json': partsOf(json, shard).join(''),
    'cut.json': '{"schema": "agent-eval/re',
    'none.json': '{}',
  })
  const refused = (given: Given, message: RegExp) =>
    assert.rejects(run(cwd, settings(given)), (e) => e instanceof UsageError && message.test(e.message))
  await refused({ 'changed-since': 'missing.json' }, /Cannot tell what changed since missing\.json: it cannot be read/)
  await refused({ 'changed-since': 'cut.json' }, /expected JSON/)
  await refused({ 'changed-since': 'none.json' }, /expected agent-eval\/report@1/)
  await refused({ 'changed-since': 'shard.json' }, /merge the shards first/)
  await refused({ 'changed-since': 'none.json', 'report-json': './none.json' }, /another file than changed-since/)
})
