// The check of a commit: every place is annotated, fifty a request, and it is made once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheckRun, writeCheck } from '../../src/github/check.ts'
import { connect, repoOf } from '../../src/github/client.ts'
import type { Annotation } from '../../src/report/annotations.ts'
import { type Asked, playing, repo, type World } from './played.ts'

const mark = (line: number, more: Partial<Annotation> = {}): Annotation => ({
  ...{ level: 'error', title: 'expect.tools', message: `line ${line}`, file: 'scenarios/a.toml', startLine: line },
  ...more,
})
const given: CheckRun = {
  ...{ repo: repoOf(repo) as never, name: 'agents', sha: 'abc123', key: 'k:1.1', conclusion: 'failure' },
  ...{ title: 'FAIL', summary: '## page', marks: [], url: 'https://github.com/octo/refunds/actions/runs/1' },
}

const writing = (more: Partial<CheckRun>, world: Partial<World> = {}) =>
  playing(world, async ({ url, asked, world: { checks } }) => {
    await writeCheck(connect({ token: 't', api: url, wait: async () => {} }), { ...given, ...more })
    return { asked, checks }
  })
const outputOf = ({ body }: Asked) => (body as { output: { annotations: Record<string, unknown>[] } }).output

test('one request for each fifty places', async () => {
  const { asked } = await writing({ marks: Array.from({ length: 120 }, (_, i) => mark(i + 1)) })
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    [`POST /repos/${repo}/check-runs`, `PATCH /repos/${repo}/check-runs/50`, `PATCH /repos/${repo}/check-runs/50`],
  )
  assert.deepEqual(
    asked.map((one) => outputOf(one).annotations.length),
    [50, 50, 20],
  )
  const { output: _, ...rest } = (asked[0] as Asked).body as Record<string, unknown>
  assert.deepEqual(rest, {
    ...{ name: 'agents', head_sha: 'abc123', external_id: 'k:1.1', status: 'completed', conclusion: 'failure' },
    details_url: 'https://github.com/octo/refunds/actions/runs/1',
  })
})

test('columns stand on one line; what has no place is left to the page', async () => {
  const marks = [
    mark(3, { endLine: 3, startColumn: 5, endColumn: 9 }),
    mark(4, { endLine: 6, level: 'warning' }),
    mark(7, { level: 'notice', startColumn: 2 }),
    { level: 'error' as const, title: 'agent-eval', message: '3 more findings' },
    { level: 'failure' as const, title: 'agent-eval', message: 'the gate does not hold' },
  ]
  const { asked } = await writing({ marks })
  const said = { title: 'expect.tools', path: 'scenarios/a.toml' }
  assert.deepEqual(outputOf(asked[0] as Asked).annotations, [
    {
      ...said,
      message: 'line 3',
      annotation_level: 'failure',
      start_line: 3,
      end_line: 3,
      start_column: 5,
      end_column: 9,
    },
    { ...said, message: 'line 4', annotation_level: 'warning', start_line: 4, end_line: 6 },
    {
      ...said,
      message: 'line 7',
      annotation_level: 'notice',
      start_line: 7,
      end_line: 7,
      start_column: 2,
      end_column: 2,
    },
  ])
})

test('where making it gave no answer, it is looked for before it is made again', async () => {
  for (const arrives of [true, false]) {
    let first = true
    const checks: World['checks'] = [{ id: 9, external_id: 'k:0.1', name: 'agents' }]
    const instead: World['instead'] = ({ path, method }) => {
      if (!path.endsWith('/check-runs') || method !== 'POST' || !first) return undefined
      first = false
      if (arrives) checks.push({ id: 10, external_id: 'k:1.1', name: 'agents' })
      return 'hang up'
    }
    const { asked } = await writing({ marks: Array.from({ length: 60 }, (_, i) => mark(i + 1)) }, { checks, instead })
    assert.equal(checks.length, 2)
    assert.equal(asked.at(-1)?.path, `/repos/${repo}/check-runs/${arrives ? 10 : 51}`)
  }
})
