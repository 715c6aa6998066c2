// What was fetched before a run: traces in a folder of their own, reports of a baseline, and what is missing of either.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Report } from '../../src/model/report.ts'
import { type Given, readSettings } from '../../src/options.ts'
import type { Fetched } from '../../src/run/fetched.ts'
import { run } from '../../src/run/run.ts'
import { call, dimension, type Files, inFolder, scenario, trace } from '../command.ts'

const files: Files = {
  'scenarios/a.toml': scenario('a'),
  'fetched/a--linux/run.json': trace(),
  'fetched/a--mac/run.json': trace([call('b')]),
  'traces/a.json': trace([call('c')]),
}

/** Judges in a folder of files, where `fetched` may name some of them. */
const judged = (given: Given, fetched: (cwd: string) => Fetched, entry?: string): Promise<Report> =>
  inFolder(files, async (cwd) =>
    run(cwd, readSettings(given, String), { fetched: fetched(cwd), ...(entry ? { entry } : {}) }),
  )

test('globs of traces begin in the fetched folder, and so do the names of traces', async () => {
  for (const workers of ['1', '2']) {
    const entry = pathToFileURL(join(import.meta.dirname, '../../src/cli.ts')).href
    const fetched = (cwd: string) => ({ root: join(cwd, 'fetched'), problems: [] })
    const report = await judged({ traces: '**/*', workers }, fetched, entry)
    assert.deepEqual(
      report.scenarios[0]?.runs.map((r) => [r.trace, r.verdict]),
      [
        ['a--linux/run.json', 'pass'],
        ['a--mac/run.json', 'fail'],
      ],
    )
    assert.deepEqual(report.problems, [])
  }
})

test('what could not be fetched gates, whatever else holds', async () => {
  const problem = { file: 'artifact x', message: 'Unmatched artifact' }
  const report = await judged({ traces: 'a--linux/*' }, (cwd) => ({ root: join(cwd, 'fetched'), problems: [problem] }))
  assert.equal(report.verdict, 'error')
  assert.deepEqual(report.problems, [problem])
})

test('reports that were fetched are the baseline, by what they are called', async () => {
  const past = await judged({ traces: 'a--mac/*' }, (cwd) => ({ root: join(cwd, 'fetched'), problems: [] }))
  const report = await inFolder({ ...files, 'past/r.json': past }, (cwd) =>
    run(cwd, readSettings({ traces: 'a--mac/*', 'baseline-branch': 'main', 'fail-on': 'regressions' }, String), {
      fetched: {
        root: join(cwd, 'fetched'),
        problems: [],
        baseline: { reports: [{ file: join(cwd, 'past/r.json'), label: 'run 7' }], missing: '', notes: ['as told'] },
      },
    }),
  )
  assert.deepEqual(
    [report.baseline?.reports, report.baseline?.known, report.baseline?.failures[0]?.since],
    [1, 1, 'run 7'],
  )
  assert.equal(dimension(report, 'expect.tools')?.change, 'known')
  assert.ok(report.notes?.includes('as told'))
})

test('without any report, the reason gates, or is a note', async () => {
  const fetched = { problems: [], baseline: { reports: [], missing: 'no run of ci.yml', notes: [] } }
  const asked = { 'baseline-branch': 'main', 'missing-trace': 'ignore' } as const
  const strict = await judged(asked, () => fetched)
  assert.deepEqual(strict.problems, [
    { file: 'main', message: 'Missing baseline: no run of ci.yml; baseline-missing: ignore lets it be' },
  ])
  const lax = await judged({ ...asked, 'baseline-missing': 'ignore' }, () => fetched)
  assert.deepEqual(lax.problems, [])
  assert.match(lax.notes?.join() ?? '', /Missing baseline: no run of ci.yml; every failure counts as new/)
})

test('a baseline of a branch and one of files do not go together', async () => {
  await assert.rejects(
    judged({ baseline: 'x.json', 'baseline-branch': 'main' }, () => ({ problems: [] })),
    /Expected baseline or baseline-branch, found both/,
  )
})
