// The reports of a branch, from a played GitHub: of which runs, in which order, and what is said where there are none.
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { connect, repoOf } from '../../src/github/client.ts'
import { fetchReports, type History } from '../../src/github/history.ts'
import { inFolder } from '../command.ts'
import { zip } from '../zip.ts'
import { forbidden, type PlayedArtifact, type PlayedRun, playing, repo, type World } from './played.ts'

const run = (n: number, more: Partial<PlayedRun> = {}): PlayedRun => ({
  ...{ id: n * 10, run_number: n, event: 'push', head_branch: 'main', status: 'completed', conclusion: 'success' },
  head_repository: { full_name: repo },
  ...more,
})
const report = (n: number): string => JSON.stringify({ schema: 'agent-eval/report@1', n })
const artifactOf = (n: number, files = { 'report.json': report(n) }, name = 'agent-eval-report'): PlayedArtifact => ({
  ...{ id: n * 10 + 1, name, bytes: zip(Object.entries(files).map(([file, text]) => ({ name: file, text }))) },
})

const fetching = (world: Partial<World>, more: Partial<History> = {}) =>
  playing(world, ({ url, asked }) =>
    inFolder({}, async (around) => {
      const folder = join(around, 'baseline')
      mkdirSync(folder)
      const client = connect({ token: 't', api: url, wait: async () => {} })
      const history: History = {
        ...{ repo: repoOf(repo) as never, workflow: '.github/workflows/ci.yml', branch: 'main' },
        ...{ artifact: 'agent-eval-report', runs: 10, own: 990 },
        ...more,
      }
      const { reports, missing, notes } = await fetchReports(client, history, folder, 1 << 20)
      const read = reports.map(({ file, label }) => [label, JSON.parse(readFileSync(file, 'utf8')).n])
      return { read, missing, notes, asked }
    }),
  )
/** Runs with these numbers, each with its report. */
const world = (runs: PlayedRun[], without: readonly number[] = []): Partial<World> => ({
  runs,
  artifacts: Object.fromEntries(
    runs.map(({ id, run_number: n }) => [
      id,
      without.includes(n) ? [] : [artifactOf(n), artifactOf(n, { x: '' } as never, 'x')],
    ]),
  ),
})

test('the newest runs, green and red, of every event that judges the branch; the newest last', async () => {
  const runs = [
    run(1),
    run(2, { conclusion: 'failure' }),
    run(3, { event: 'schedule' }),
    run(4, { event: 'workflow_dispatch', conclusion: 'cancelled' }),
    run(5, { event: 'pull_request' }),
    run(6, { head_branch: 'feature' }),
    run(7, { head_repository: { full_name: 'me/refunds' } }),
    run(8, { head_repository: null }),
    run(9, { status: 'in_progress' }),
    run(10, { conclusion: 'skipped' }),
    run(99),
  ]
  const { read, missing, notes, asked } = await fetching(world(runs), { runs: 3 })
  assert.deepEqual(read, [
    ['run 2', 2],
    ['run 3', 3],
    ['run 4', 4],
  ])
  assert.equal(missing, '')
  assert.deepEqual(notes, ['The baseline is 3 reports of ci.yml on main, of the runs 2, 3, 4'])
  const lists = asked.filter(({ path }) => path.includes('/workflows/'))
  assert.deepEqual(
    lists.map(({ path, query: { event, status, branch } }) => [path.split('/').at(-2), event, status, branch]),
    ['push', 'schedule', 'workflow_dispatch'].map((event) => ['ci.yml', event, 'completed', 'main']),
  )
})

test('a run without a report is passed over, and told', async () => {
  const { read, notes } = await fetching(world([run(1), run(2), run(3), run(4)], [4, 3]), { runs: 1 })
  assert.deepEqual(read, [['run 2', 2]])
  assert.deepEqual(notes, ['The baseline is 1 report of ci.yml on main, of the runs 2; 2 runs had none'])
})

test('of an artifact the reports are taken, whatever lies beside them', async () => {
  const files = {
    'a/report.json': report(1),
    'b/other.json': report(2),
    'ctrf.json': '{"results": {}}',
    'rows.jsonl': '',
  }
  const { read } = await fetching({ runs: [run(1)], artifacts: { 10: [artifactOf(1, files as never)] } })
  assert.deepEqual(read, [
    ['run 1: report.json', 1],
    ['run 1: other.json', 2],
  ])
})

test('another name of the artifact', async () => {
  const artifacts = { 10: [artifactOf(1, { 'r.json': report(1) } as never, 'my report')] }
  const { read } = await fetching({ runs: [run(1)], artifacts }, { artifact: 'my report' })
  assert.deepEqual(read, [['run 1', 1]])
})

test('why there is none, in one sentence', async () => {
  const cases: [string, Partial<World>, RegExp][] = [
    ['no run', { runs: [] }, /^no run of ci.yml on main has completed \(push, schedule, workflow_dispatch\)$/],
    [
      'no report',
      world([run(1)], [1]),
      /^The newest run of ci.yml on main has no report in an artifact "agent-eval-report"$/,
    ],
    ['no reports', world([run(1), run(2)], [1, 2]), /^None of the newest 2 runs of ci.yml on main has a report/],
    [
      'no leave to list runs',
      { instead: () => forbidden },
      /^Missing permission: `actions: read` is needed for the runs of ci.yml/,
    ],
    [
      'no leave to list artifacts',
      { ...world([run(1)]), instead: ({ path }) => (path.endsWith('/artifacts') ? forbidden : undefined) },
      /^Missing permission: `actions: read` is needed for the artifacts of run 1;/,
    ],
    [
      'what cannot be unpacked',
      { runs: [run(1)], artifacts: { 10: [{ ...artifactOf(1), bytes: Buffer.from('PK') }] } },
      /^Cannot download agent-eval-report of run 1: /,
    ],
  ]
  for (const [title, given, message] of cases) {
    const { read, missing } = await fetching(given)
    assert.deepEqual(read, [], title)
    assert.match(missing, message, title)
  }
})

test('more runs than a page holds', async () => {
  const runs = Array.from({ length: 140 }, (_, i) => run(140 - i))
  const { read, asked } = await fetching(world(runs), { runs: 120, own: undefined })
  assert.deepEqual([read.length, read[0]?.[0], read.at(-1)?.[0]], [120, 'run 21', 'run 140'])
  assert.deepEqual(
    asked
      .filter(({ path, query }) => path.includes('/workflows/') && query['event'] === 'push')
      .map(({ query }) => query['page']),
    ['1', '2'],
  )
})
