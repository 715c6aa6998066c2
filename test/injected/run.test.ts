// Each call of the file system fails once: a run then judges everything, or does not pass.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { readSettings } from '../../src/options.ts'
import { fedOf } from '../../src/report/feed.ts'
import { writeReports } from '../../src/run/reports.ts'
import { run } from '../../src/run/run.ts'
import { call, makeFolder, scenario, trace } from '../command.ts'
import { arm, type Code, callsMade, codes } from './faults.ts'

const cwd = makeFolder({
  'agent-eval.toml': '[severity]\n"expect.no_tools" = "blocking"\n',
  'scenarios/a.toml': scenario('a'),
  'scenarios/deep/b.toml': scenario('b', 'traces = ["out/*.json"]\n[expect]\nforbid_tools = ["x"]\n'),
  'traces/a.json': trace(),
  'traces/a/2.json': trace([call('b')]),
  'out/b.json': trace(),
  'out/c.json': trace([call('x')]),
})
fs.symlinkSync('../out', join(cwd, 'traces/linked'))
after(() => fs.rmSync(cwd, { recursive: true, force: true }))

const settings = readSettings({ 'report-json': 'report/r.json', 'missing-trace': 'ignore' }, (name) => name)
/** Runs with the k-th call failing. Returns what was judged; `undefined`: the run failed. `calls`: how many there were. */
async function withFault(k: number, code: Code): Promise<{ calls: number; fails: boolean; verdicts?: string }> {
  arm(k, code, cwd)
  try {
    const report = await run(cwd, settings)
    const unwritten = await writeReports(cwd, settings, fedOf(report))
    const verdicts = JSON.stringify(report.scenarios.map((s) => [s.name, s.verdict, s.runs.map((r) => r.verdict)]))
    return { calls: callsMade(), verdicts, fails: report.problems.length > 0 || unwritten.length > 0 }
  } catch {
    return { calls: callsMade(), fails: true }
  } finally {
    arm(0, code, '')
  }
}

describe('with one fault injected', async () => {
  const whole = await withFault(0, 'EIO')
  for (const code of codes)
    test(`${code} in each of ${whole.calls} calls`, async () => {
      assert.equal(whole.fails, false)
      for (let k = 1; k <= whole.calls; k++) {
        const { fails, verdicts } = await withFault(k, code)
        assert.ok(fails || verdicts === whole.verdicts, `call ${k}: ${verdicts}`)
      }
    })
})
