// Each call of the file system fails once: a run then judges everything, or does not pass.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { readSettings } from '../src/options.ts'
import { writeReports } from '../src/run/reports.ts'
import { run } from '../src/run/run.ts'
import { call, makeFolder, scenario, trace } from './command.ts'

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
const patched = [
  ...['readFileSync', 'openSync', 'readSync', 'fstatSync', 'closeSync', 'readdirSync', 'statSync', 'lstatSync'],
  ...['mkdirSync', 'writeFileSync', 'renameSync'],
] as const

/** Runs with the k-th call failing. Returns what was judged; `undefined`: the run failed. `calls`: how many there were. */
async function withFault(k: number, code: string): Promise<{ calls: number; fails: boolean; verdicts?: string }> {
  const world = fs as unknown as Record<string, (...args: unknown[]) => unknown>
  const kept = new Map<string, (...args: unknown[]) => unknown>()
  let calls = 0
  const failing = (): void => {
    if (++calls === k) throw Object.assign(new Error(`${code}: injected, call`), { code })
  }
  for (const name of patched) {
    const own = world[name] as (...args: unknown[]) => unknown
    kept.set(name, own)
    world[name] = (...args) => {
      failing()
      return own(...args)
    }
  }
  const native = fs.realpathSync.native
  fs.realpathSync.native = ((file: string) => {
    failing()
    return native(file)
  }) as typeof native
  try {
    const report = await run(cwd, settings)
    const unwritten = await writeReports(cwd, settings, report)
    const verdicts = JSON.stringify(report.scenarios.map((s) => [s.name, s.verdict, s.runs.map((r) => r.verdict)]))
    return { calls, verdicts, fails: report.problems.length > 0 || unwritten.length > 0 }
  } catch {
    return { calls, fails: true }
  } finally {
    for (const [name, own] of kept) world[name] = own
    fs.realpathSync.native = native
  }
}

describe('with one fault injected', async () => {
  const whole = await withFault(0, '')
  for (const code of ['EIO', 'ENOENT', 'EMFILE', 'EACCES'])
    test(`${code} in each of ${whole.calls} calls`, async () => {
      assert.equal(whole.fails, false)
      for (let k = 1; k <= whole.calls; k++) {
        const { fails, verdicts } = await withFault(k, code)
        assert.ok(fails || verdicts === whole.verdicts, `call ${k}: ${verdicts}`)
      }
    })
})
