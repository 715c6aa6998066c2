// `merge` beside a baseline: what it says and gates is what one run would, byte for byte, whatever the options.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { gate } from '../../src/judging/report.ts'
import type { Report } from '../../src/model/report.ts'
import { readSettings, UsageError } from '../../src/options.ts'
import { partsOf } from '../../src/report/feed.ts'
import { json } from '../../src/report/json.ts'
import { merge } from '../../src/run/merge.ts'
import { run } from '../../src/run/run.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-merge-baseline-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))
type Given = Parameters<typeof readSettings>[0]
const settings = (given: Given) => readSettings(given, (name) => name)
let folders = 0

type Files = Record<string, string | undefined>
const trace = (id: string, answer: string, calls = 1): string =>
  JSON.stringify({
    schema: 'agent-eval/trace@1',
    id,
    events: Array.from({ length: calls }, (_, i) => ({ type: 'tool_call', id: `${i}`, tool: 'look', result: 'x' })),
    answer,
  })
const scenario = (name: string, more = ''): string => `name = "${name}"\n${more}[expect]\ncontains = ["ok"]\n`
const trials = (name: string, answers: readonly string[], calls = 1): Files =>
  Object.fromEntries(answers.map((answer, i) => [`traces/${name}.${i}.json`, trace(`${name}${i}`, answer, calls)]))

const suite: Files = {
  'scenarios/new.toml': scenario('new'),
  'scenarios/known.toml': scenario('known'),
  'scenarios/weak.toml': scenario('weak', 'trials = { min = 2 }\n'),
  'scenarios/gone.toml': scenario('gone'),
  'scenarios/dear.toml': `${scenario('dear')}[budget]\nmax_increase = { calls = 0.2 }\n`,
  ...trials('new', ['ok', 'ok']),
  ...trials('known', ['no']),
  ...trials('weak', ['ok', 'ok']),
  ...trials('gone', ['ok']),
  ...trials('dear', ['ok', 'ok', 'ok', 'ok']),
}
const change: Files = {
  ...trials('new', ['no', 'ok']),
  'scenarios/weak.toml': `${scenario('weak')}[severity]\n"expect.contains" = "advisory"\n`,
  'scenarios/gone.toml': undefined,
  'traces/gone.0.json': undefined,
  ...trials('dear', ['ok', 'ok', 'ok', 'ok'], 9),
}

function write(cwd: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const whole = path.join(cwd, file)
    fs.mkdirSync(path.dirname(whole), { recursive: true })
    if (content === undefined) fs.rmSync(whole)
    else fs.writeFileSync(whole, content)
  }
}

async function changed(): Promise<string> {
  const cwd = path.join(folder, String(folders++))
  write(cwd, suite)
  write(cwd, { 'base/run-1.json': partsOf(json, await run(cwd, settings({}))).join('') })
  write(cwd, change)
  return cwd
}

/** What one run says, once shards that were told `shared` and a merge say the same. */
async function both(cwd: string, given: Given, shared: Given = {}): Promise<Report> {
  const whole = await run(cwd, settings({ ...given, ...shared }))
  for (const count of [1, 3]) {
    const files: string[] = []
    for (let k = 1; k <= count; k++) {
      files.push(`s-${k}.json`)
      const shard = await run(
        cwd,
        settings({ ...shared, 'fail-on': given['fail-on'], shard: `${k}/${count}` } as Given),
      )
      write(cwd, { [`s-${k}.json`]: partsOf(json, shard).join('') })
    }
    const { head, scenarios, rest, close } = await merge(cwd, files, settings(given), undefined)
    const merged = { ...head, scenarios: scenarios.map((s) => ({ ...s.scenario, runs: [...s.runs] })), ...rest }
    close()
    assert.equal(partsOf(json, merged as Report).join(''), partsOf(json, whole).join(''), `${count}`)
  }
  return whole
}

test('regressions, what was weakened and gone, and an increase', async () => {
  const cwd = await changed()
  const { baseline, ...report } = await both(cwd, { baseline: ['base'], 'fail-on': 'regressions' })
  assert.deepEqual(
    baseline?.failures.map(({ scenario: name, change: kind, gates }) => [name, kind, gates]),
    [
      ['known', 'known', false],
      ['new', 'new', true],
    ],
  )
  assert.deepEqual(
    baseline?.weakened.map(({ scenario: name, dimension, is }) => [name, dimension, is]),
    [
      ['gone', '*', 'gone'],
      ['weak', 'trials_met', 'all of at least 1'],
      ['weak', 'expect.contains', 'advisory'],
    ],
  )
  assert.deepEqual([baseline?.gone, baseline?.changed], [['gone'], ['weak']])
  const dear = report.scenarios.find((s) => s.name === 'dear')
  assert.equal(dear?.dimensions.find((d) => d.id === 'budget.max_increase')?.verdict, 'fail')
  assert.equal(gate({ ...report, baseline } as Report, 'regressions').holds, false)
})

test('protect, unsettled, another alpha, and blocking', async () => {
  const cwd = await changed()
  const { problems } = await both(cwd, { baseline: ['base'], protect: true })
  assert.deepEqual(
    problems.map(({ file, message }) => [file, message.slice(0, 26)]),
    [
      ['gone', 'Weakened: * of "gone" was '],
      ['scenarios/weak.toml', 'Weakened: trials_met of "w'],
      ['scenarios/weak.toml', 'Weakened: expect.contains '],
    ],
  )
  const warned = await both(cwd, {
    ...{ baseline: ['base'], 'fail-on': 'regressions', unsettled: 'warn', 'regression-alpha': '0.2' },
  })
  assert.deepEqual(warned.baseline?.failures.at(-1)?.gates, false)
})

test('a missing baseline', async () => {
  const cwd = await changed()
  const fails = await both(cwd, { baseline: ['none/*.json'], 'fail-on': 'regressions' })
  assert.match(fails.problems[0]?.message ?? '', /Missing baseline/)
  const ignored = await both(cwd, { baseline: ['none/*.json'], 'fail-on': 'regressions', 'baseline-missing': 'ignore' })
  assert.match(ignored.notes?.join('\n') ?? '', /every failure counts as new/)
  await assert.rejects(merge(cwd, ['s-1.json'], settings({ 'fail-on': 'regressions' }), undefined), UsageError)
})

test('a rerun is confirmed by shards that judged all that was there', async () => {
  const cwd = await changed()
  // What severities make weaker shards tell of all scenarios, and a rerun of its own alone.
  write(cwd, { 'scenarios/weak.toml': suite['scenarios/weak.toml'] })
  const first = await run(cwd, settings({ baseline: ['base'], 'fail-on': 'regressions' }))
  assert.deepEqual(first.baseline?.rerun, ['new'])
  write(cwd, { 'first.json': partsOf(json, first).join(''), ...trials('new', ['no', 'ok', 'no', 'ok', 'ok']) })
  const given: Given = { baseline: ['base'], 'fail-on': 'regressions', confirm: 'first.json' }
  const all = await both(cwd, given)
  assert.match(all.baseline?.failures[0]?.message ?? '', /^confirmed: 2 of 5 failed in the rerun/)
  assert.match(
    all.notes?.join('\n') ?? '',
    /only took 1 of 4 scenarios; 3 scenarios and 7 traces of theirs were left out/,
  )
})
