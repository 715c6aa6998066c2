// The bundled action with the inputs that talk to GitHub, which is played: what it asks, what it sends, and what it makes of refusals.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import type { Report } from '../../src/model/report.ts'
import { call, type Files, inFolder, scenario, start, trace } from '../command.ts'
import { inputDefaults, runAction } from '../runner.ts'
import { zip } from '../zip.ts'
import { type Asked, forbidden, playing, repo, runnerService, type World } from './played.ts'

const root = resolve(import.meta.dirname, '../..')
const entry = join(root, 'dist/index.js')
const defaults = inputDefaults(readFileSync(join(root, 'action.yml'), 'utf8'))
const packed = (files: Record<string, unknown>): Buffer =>
  zip(Object.entries(files).map(([name, value]) => ({ name, text: JSON.stringify(value) })))

const ofPullRequest = (fork = false) => ({
  pull_request: {
    number: 3,
    head: { sha: 'b'.repeat(40), repo: { full_name: fork ? 'me/refunds' : repo } },
    base: { repo: { full_name: repo } },
  },
})

type Setup = { inputs: Record<string, string>; world?: Partial<World>; event?: object; env?: Record<string, string> }

/** Runs the action in a checkout of files. `served`: what it asked and sent. */
const acting = (files: Files, { inputs, world = {}, event = {}, env = {} }: Setup) =>
  playing(world, ({ url, asked, world: { comments } }) =>
    inFolder({ ...files, '.git/HEAD': 'ref: refs/heads/main\n', 'event.json': event }, async (cwd) => {
      const more = {
        ...{ GITHUB_API_URL: url, GITHUB_EVENT_PATH: join(cwd, 'event.json'), GITHUB_RUN_NUMBER: '41' },
        GITHUB_WORKFLOW_REF: `${repo}/.github/workflows/ci.yml@refs/heads/x`,
        ...runnerService(url),
        ...env,
      }
      const run = await runAction({ entry, cwd, env: more, inputs: { ...defaults, ...inputs } })
      const report: Report | undefined = run.report === undefined ? undefined : JSON.parse(run.report)
      return { run, report, asked, comments }
    }),
  )

const passing: Files = { 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace() }
const failing: Files = { 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace([call('b')]) }
const bodyOf = (one: Asked | undefined) => (one?.body ?? {}) as Record<string, unknown>

describe('artifact', () => {
  const artifacts: World['artifacts'] = {
    1: [{ id: 1, name: 'run--linux', bytes: packed({ 'a.json': trace() }) }],
    7: [{ id: 2, name: 'run--linux', bytes: packed({ 'a.json': trace([call('b')]) }) }],
  }
  const files: Files = { 'scenarios/a.toml': scenario('a') }
  test('its traces are judged under the name of the artifact, without the API', async () => {
    const { run, report, asked } = await acting(files, { inputs: { artifact: 'run--*' }, world: { artifacts } })
    assert.equal(run.exit, 0, run.log.join('\n'))
    assert.deepEqual(
      report?.scenarios[0]?.runs.map((r) => r.trace),
      ['run--linux/a.json'],
    )
    assert.ok(asked.every(({ path }) => /^\/(twirp|blob)\//.test(path)))
    assert.ok(run.masks.includes('secret'), 'what gives leave to download is hidden')
    assert.match(run.log.join('\n'), /1 artifact of this run: run--linux/)
  })
  test('globs of traces begin at the artifacts; another run is asked by the API', async () => {
    const inputs = { artifact: 'run--linux', 'run-id': '7', traces: 'run--linux/*.json' }
    const { run, report } = await acting(files, { inputs, world: { artifacts } })
    assert.deepEqual([run.exit, report?.totals.traces], [1, 1])
  })
  test('one that is not there gates, though the others hold', async () => {
    const { run } = await acting(files, { inputs: { artifact: 'run--linux\nrun--mac' }, world: { artifacts } })
    assert.deepEqual([run.exit, run.outputs['verdict']], [1, 'error'])
    assert.match(run.summary ?? '', /artifact run--mac<\/code><br>Unmatched artifact/)
  })
  test('without permission the summary says what to add', async () => {
    const world = { instead: () => forbidden }
    const { run } = await acting(files, { inputs: { artifact: 'x', 'run-id': '7', 'missing-trace': 'ignore' }, world })
    assert.deepEqual([run.exit, run.outputs['verdict']], [1, 'error'])
    assert.match(run.annotations[0]?.message ?? '', /`actions: read` is needed for the artifacts of run 7; add it/)
  })
  test('the reports of shards are merged from artifacts', async () => {
    const traces = Object.fromEntries([1, 2, 3].map((n) => [`traces/a.${n}.json`, trace([call('a')], { id: `${n}` })]))
    const shards = inFolder({ ...files, ...traces }, (cwd) =>
      ['1/2', '2/2'].map((shard, i) => {
        start(cwd, 'run', '--shard', shard, '--report-json', 'r.json')
        return {
          id: i + 1,
          name: `shard-${i + 1}`,
          bytes: zip([{ name: 'r.json', text: readFileSync(join(cwd, 'r.json'), 'utf8') }]),
        }
      }),
    )
    const { run, report } = await acting(files, {
      inputs: { artifact: 'shard-*', merge: '*/r.json' },
      world: { artifacts: { 1: shards } },
    })
    assert.equal(run.exit, 0, run.log.join('\n'))
    assert.equal(report?.totals.traces, 3)
  })
})

describe('comment and check-name', () => {
  const many = Object.fromEntries(
    Array.from({ length: 70 }, (_, i) => [
      [`scenarios/s${i}.toml`, scenario(`s${i}`)],
      [`traces/s${i}.json`, trace([call('b')])],
    ]).flat(),
  )
  test('a failing run: the comment fits, and the check shows every place', async () => {
    const inputs = { comment: 'on-failure', 'check-name': 'agents', title: 'refunds' }
    const { run, asked, comments } = await acting(many, { inputs, event: ofPullRequest() })
    assert.equal(run.exit, 1)
    assert.equal(run.annotations.filter((a) => a.level === 'error').length, 10)
    assert.equal(comments.length, 1)
    assert.ok((comments[0]?.body.length ?? 0) < 65_536)
    assert.match(
      comments[0]?.body ?? '',
      /^<!-- agent-eval:\w{16} run=41\.1 -->\n## ❌ agent-eval · refunds: 70 of 70 scenarios fail/,
    )
    const checks = asked.filter(({ path }) => path.includes('/check-runs'))
    const output = checks.map((one) => bodyOf(one)['output'] as { annotations: { path: string }[] })
    assert.deepEqual(
      output.map(({ annotations }) => annotations.length),
      [50, 20],
    )
    assert.equal(new Set(output.flatMap((o) => o.annotations.map((a) => a.path))).size, 70)
    const { name, head_sha, conclusion } = bodyOf(checks[0])
    assert.deepEqual([name, head_sha, conclusion], ['agents (refunds)', 'b'.repeat(40), 'failure'])
  })
  test('a fork’s token may write nothing: green stays green, and a warning says so', async () => {
    const world: Partial<World> = { instead: ({ method }) => (method === 'GET' ? undefined : forbidden) }
    const inputs = { comment: 'always', 'check-name': 'agents' }
    const { run } = await acting(passing, { inputs, world, event: ofPullRequest(true) })
    assert.equal(run.exit, 0)
    assert.deepEqual(
      run.annotations.map(({ level, message }) => [level, /a pull request from a fork may only read/.test(message)]),
      [
        ['warning', true],
        ['warning', true],
      ],
    )
  })
  test('each job of a matrix has a comment of its own, which its next run finds', async () => {
    const comments: World['comments'] = []
    for (const os of ['mac', 'linux', 'mac'])
      await acting(failing, {
        inputs: { comment: 'always', matrix: JSON.stringify({ os }) },
        world: { comments },
        event: ofPullRequest(),
      })
    assert.deepEqual(
      comments.map(({ body }) => /agent-eval · (\w+)/.exec(body)?.[1]),
      ['mac', 'linux'],
    )
  })
  test('a run that judged nothing says so where an earlier one said that all is well', async () => {
    const comments: World['comments'] = []
    const given = { world: { comments }, event: ofPullRequest() }
    await acting(passing, { inputs: { comment: 'always' }, ...given })
    assert.match(comments[0]?.body ?? '', /✅/)
    const { run } = await acting({}, { inputs: { comment: 'on-failure' }, ...given })
    assert.equal(run.exit, 1)
    assert.match(comments[0]?.body ?? '', /⛔ agent-eval: nothing was judged/)
    assert.equal(comments.length, 1)
  })
  test('text of a trace mentions nobody, links nothing, and forges neither mark nor heading', async () => {
    const hostile =
      'x @octocat #1 https://evil.example/a <!-- agent-eval:0 --> </table>\n# All passed\n![x](https://evil.example/b)'
    const files = {
      'scenarios/a.toml': scenario('a', '[expect]\ntools = ["a"]\ncontains = ["y"]\n'),
      'traces/a.json': trace([call(hostile, { arguments: { a: hostile }, result: hostile, is_error: true })], {
        answer: hostile,
      }),
    }
    const { comments, asked } = await acting(files, {
      inputs: { comment: 'always', 'check-name': 'agents' },
      event: ofPullRequest(),
    })
    const check = bodyOf(asked.find(({ path }) => path.endsWith('/check-runs')))['output'] as { summary: string }
    for (const text of [comments[0]?.body.replace(/^.*\n/, '') ?? '', check.summary]) {
      // Blocks of code make nothing of what they hold.
      const outside = text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
      assert.match(outside, /octocat/)
      assert.doesNotMatch(outside, /@octocat|<!--|!\[|<\/table>\s*#|^# All/m)
      for (const [url] of outside.matchAll(/https?:\/\/[^\s"<)]+/g))
        assert.match(url, /^https:\/\/github\.com\/octo\/refunds\//)
    }
  })
})

describe('baseline-branch', () => {
  /** The report of an earlier run over these files. */
  const past = inFolder(failing, (cwd) => {
    start(cwd, 'run', '--report-json', 'r.json')
    return JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8'))
  })
  const runs = [1, 2].map((n) => ({
    ...{ id: 100 + n, run_number: n, event: 'push', head_branch: 'main', status: 'completed', conclusion: 'failure' },
    head_repository: { full_name: repo },
  }))
  const artifacts = Object.fromEntries(
    runs.map(({ id }) => [id, [{ id, name: 'agent-eval-report', bytes: packed({ 'report.json': past }) }]]),
  )
  const inputs = { 'baseline-branch': 'main', 'fail-on': 'regressions' }
  test('what the branch knows does not gate, and the summary says of which runs it is', async () => {
    const { run, report } = await acting(failing, { inputs, world: { runs, artifacts } })
    assert.equal(run.exit, 0, run.log.join('\n'))
    assert.deepEqual([report?.baseline?.reports, report?.baseline?.known], [2, 1])
    assert.equal(report?.baseline?.failures[0]?.since, 'run 1')
    assert.match(run.summary ?? '', /The baseline is 2 reports of ci\.yml on main, of the runs 1, 2/)
  })
  test('a baseline that cannot be had gates, unless it is let be', async () => {
    const world = { instead: () => forbidden }
    const strict = await acting(passing, { inputs, world })
    assert.equal(strict.run.exit, 1)
    assert.match(
      strict.run.annotations[0]?.message ?? '',
      /Missing baseline: Missing permission: `actions: read` is needed/,
    )
    const lax = await acting(passing, { inputs: { ...inputs, 'baseline-missing': 'ignore' }, world })
    assert.equal(lax.run.exit, 0)
    assert.match(lax.run.summary ?? '', /every failure counts as new/)
  })
})

test('nothing that talks to GitHub is loaded before an input asks for it', async () => {
  const loading = async (inputs: Record<string, string>) => {
    const hook = `import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'
registerHooks({ load(url, context, next) { appendFileSync(process.env.LOADED, url + '\\n'); return next(url, context) } })
`
    return inFolder({ 'hook.mjs': hook, loaded: '' }, async (folder) => {
      const env = { NODE_OPTIONS: `--import=${join(folder, 'hook.mjs')}`, LOADED: join(folder, 'loaded') }
      await acting(failing, { inputs, env, event: ofPullRequest() })
      const files = readFileSync(join(folder, 'loaded'), 'utf8')
        .split('\n')
        .filter((url) => url.includes('/dist/program/'))
      assert.ok(files.length > 5)
      return files.filter((url) =>
        /node_modules\/(?:undici|@octokit|tunnel|@protobuf-ts)\//.test(readFileSync(new URL(url), 'utf8')),
      )
    })
  }
  assert.deepEqual(await loading({}), [])
  assert.notDeepEqual(await loading({ comment: 'always' }), [])
})
