// Thresholds by tag: a rate that gates, what it leaves room for, and what it never does.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { gate } from '../../src/judging/report.ts'
import type { Report } from '../../src/model/report.ts'
import { readSettings, UsageError } from '../../src/options.ts'
import { annotations } from '../../src/report/annotations.ts'
import { partsOf } from '../../src/report/feed.ts'
import { json } from '../../src/report/json.ts'
import { junit } from '../../src/report/junit.ts'
import { summary } from '../../src/report/summary.ts'
import { text } from '../../src/report/text.ts'
import { merge } from '../../src/run/merge.ts'
import { run } from '../../src/run/run.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-tags-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))
type Given = Parameters<typeof readSettings>[0]
const settings = (given: Given) => readSettings(given, (name) => name)

let folders = 0
/** Scenarios by their names: tags and answer; `ok` passes, `none` has no trace. */
async function judged(
  config: string,
  suite: Record<string, [tags: string[], answer: string, more?: string]>,
  given: Given = {},
) {
  const cwd = path.join(folder, String(folders++))
  for (const part of ['scenarios', 'traces']) fs.mkdirSync(path.join(cwd, part), { recursive: true })
  fs.writeFileSync(path.join(cwd, 'agent-eval.toml'), config)
  for (const [name, [tags, answer, more = '']] of Object.entries(suite)) {
    const head = `name = "${name}"\ntags = ${JSON.stringify(tags)}\n${more}`
    fs.writeFileSync(path.join(cwd, `scenarios/${name}.toml`), `${head}\n[expect]\ncontains = ["ok"]\n`)
    const trace = { schema: 'agent-eval/trace@1', events: [], answer, id: name }
    if (answer !== 'none') fs.writeFileSync(path.join(cwd, `traces/${name}.json`), JSON.stringify(trace))
  }
  const report = await run(cwd, settings(given))
  return { cwd, report, holds: gate(report, 'blocking') }
}

const four = (answer: string, more?: string): Record<string, [string[], string, string?]> => ({
  a: [['slow'], answer, ...(more === undefined ? [] : ([more] as const))] as [string[], string, string?],
  b: [['slow', 'smoke'], 'ok'],
  c: [['slow'], 'ok'],
  d: [['slow'], 'ok'],
})

test('below its rate a tag gates, and says so everywhere', async () => {
  const { report, holds } = await judged('[tags.slow]\nrequire = 0.8\n', four('no'))
  assert.deepEqual(report.totals.tags, {
    slow: { scenarios: 4, passed: 3, judged: 4, require: 0.8, met: false },
    smoke: { scenarios: 1, passed: 1 },
  })
  assert.deepEqual([report.verdict, holds], ['fail', { holds: false, reason: 'failed' }])
  assert.match(partsOf(text, report).join(''), /✗ tag slow: 3 of 4 passed, 0\.8 asked for\n/)
  assert.match(partsOf(summary, report).join(''), /❌ tag <code>slow<\/code>: &#51; of 4 passed, 0\.8 asked for\n/)
  const failure = partsOf(annotations, report, { holds: false }).at(-1)?.message
  assert.match(failure ?? '', /tag slow: 3 of 4 passed, 0\.8 asked for/)
})

test('at its rate it leaves room for failures, which stay failures', async () => {
  const { report, holds } = await judged('[tags.slow]\nrequire = "3/4"\n', four('no'))
  assert.deepEqual([report.verdict, report.totals.failed, report.totals.tolerated], ['fail', 1, 1])
  assert.deepEqual(holds, { holds: true })
  assert.deepEqual(report.weakened, ['[tags] asks 3/4 of "slow": failures that this leaves room for fail nothing'])
  assert.match(partsOf(text, report).join(''), /1 failed \(1 tolerated\)/)
  assert.match(
    partsOf(summary, report).join(''),
    /^## ⚠️ agent-eval: 1 of 4 scenarios fails, for which their tags leave room/,
  )
  assert.match(partsOf(junit, report).join(''), /failures="0" errors="0"/)
  assert.deepEqual(
    partsOf(annotations, report, { holds: true }).map(({ level }) => level),
    ['notice'],
  )
})

test('what is never tolerated: missing evidence, a problem, another tag below its rate, no tag', async () => {
  const rate = '[tags.slow]\nrequire = 0.5\n'
  const gates = async (config: string, suite: ReturnType<typeof four>) => {
    const { report, holds } = await judged(config, suite)
    assert.deepEqual([report.totals.tolerated, holds.holds], [undefined, false])
  }
  await gates(rate, four('none'))
  await gates(rate, four('no', 'trials = { min = 2 }'))
  await gates(rate, four('ok', 'sandbox = true\nexpect.verify = "true"'))
  await gates(rate, { ...four('no'), e: [['slow'], 'ok', 'unknown = 1'] })
  await gates(`${rate}[tags.smoke]\nrequire = 1.0\n`, { ...four('ok'), b: [['slow', 'smoke'], 'no'] })
  await gates(rate, { ...four('ok'), e: [[], 'no'] })
})

test('a tag that shows nothing gates: one of no scenario, one whose scenarios are skipped', async () => {
  const unknown = await judged('[tags.smok]\nrequire = 1\n', four('ok'))
  assert.equal(unknown.report.verdict, 'error')
  assert.deepEqual(unknown.report.problems, [
    {
      file: 'agent-eval.toml',
      line: 1,
      column: 1,
      message: 'Unknown tag "smok": no scenario bears it; did you mean smoke?',
    },
  ])
  const skipped = await judged('[tags.smoke]\nrequire = 1\n', { ...four('ok'), b: [['smoke'], 'ok', 'skip = "later"'] })
  assert.equal(skipped.report.verdict, 'error')
  assert.match(skipped.report.problems[0]?.message ?? '', /all 1 of the tag "smoke" are skipped/)
  const left = await judged('[tags.smoke]\nrequire = 1\n', four('ok'), { only: ['a', 'c'] })
  assert.equal(left.report.verdict, 'pass')
  assert.match(
    left.report.notes?.join('\n') ?? '',
    /The rate of the tag "smoke" was not asked: 1 of its 1 scenario was left out/,
  )
  for (const wrong of ['require = 0', 'require = 1.5', 'require = "2/0"', 'min = 1'])
    await assert.rejects(judged(`[tags.slow]\n${wrong}\n`, four('ok')), UsageError, wrong)
})

test('with regressions a rate gates and leaves room for nothing', () => {
  const totals = {
    ...{ scenarios: 2, passed: 1, failed: 1, skipped: 0, traces: 2 },
    blocking_failures: 1,
    advisory_failures: 0,
  }
  const baseline = { gating: 0 } as NonNullable<Report['baseline']>
  const tags = (met: boolean) => ({ t: { scenarios: 2, passed: 1, judged: 2, require: 0.8, met } })
  const by = (met: boolean) =>
    gate({ verdict: 'fail', totals: { ...totals, tags: tags(met) }, baseline }, 'regressions')
  assert.deepEqual([by(true), by(false)], [{ holds: true }, { holds: false, reason: 'tags' }])
})

test('shards leave it open, and merge to the same bytes', async () => {
  for (const rate of ['0.8', '0.75']) {
    const { cwd, report } = await judged(`[tags.slow]\nrequire = ${rate}\n`, four('no'))
    const files: string[] = []
    for (let k = 1; k <= 2; k++) {
      const shard = await run(cwd, settings({ shard: `${k}/2` }))
      assert.deepEqual([shard.verdict, shard.totals.tags['slow']], ['pass', { scenarios: 4, passed: 0 }])
      files.push(`s-${k}.json`)
      fs.writeFileSync(path.join(cwd, `s-${k}.json`), partsOf(json, shard).join(''))
    }
    const { head, scenarios, rest, close } = await merge(cwd, files, settings({}), undefined)
    const merged = { ...head, scenarios: scenarios.map((s) => ({ ...s.scenario, runs: [...s.runs] })), ...rest }
    assert.equal(partsOf(json, merged as Report).join(''), partsOf(json, report).join(''))
    close()
  }
})
