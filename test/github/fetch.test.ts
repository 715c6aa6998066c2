// What is fetched for a run: from where, and which settings go together.
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { RunContext } from '../../src/github/context.ts'
import { fetchInputs } from '../../src/github/fetch.ts'
import { type Given, readSettings } from '../../src/options.ts'
import { inFolder } from '../command.ts'
import { zip } from '../zip.ts'
import { muted, playing, repo, runnerService, type World } from './played.ts'

const context: RunContext = {
  ...{ server: 'https://github.com', repository: repo, runId: 1, workflow: '.github/workflows/ci.yml' },
}
const artifacts: World['artifacts'] = {
  1: [{ id: 1, name: 'traces', bytes: zip([{ name: 'own.json', text: '' }]) }],
  7: [{ id: 2, name: 'traces', bytes: zip([{ name: 'other.json', text: '' }]) }],
}

const fetching = (given: Given, env: Record<string, string> = {}, around: RunContext = context) =>
  playing({ artifacts }, ({ url, asked }) =>
    inFolder({}, async (temp) => {
      const all = { RUNNER_TEMP: temp, GITHUB_API_URL: url, ...(env['served'] ? runnerService(url) : {}), ...env }
      const before = { ...process.env }
      Object.assign(process.env, all)
      try {
        const said: string[] = []
        const fetched = await muted(() =>
          fetchInputs(readSettings(given, String), {
            ...{ env: all, context: around, output: { write: () => true }, wait: async () => {} },
            say: (text) => void said.push(text),
          }),
        )
        const files = fetched.root ? readdirSync(join(fetched.root, 'traces')) : []
        const inside = fetched.root?.startsWith(temp)
        fetched.close()
        assert.equal(existsSync(fetched.root ?? ''), false)
        return {
          fetched,
          files,
          inside,
          said,
          paths: asked.map(({ path }) => path.split('/')[1]),
          left: readdirSync(temp),
        }
      } finally {
        for (const name of Object.keys(all)) {
          if (before[name] === undefined) delete process.env[name]
          else process.env[name] = before[name]
        }
      }
    }),
  )

test('this run’s artifacts come by the service of the runner, those of others and of own servers by the API', async () => {
  const cases: [Given, Record<string, string>, string, string][] = [
    [{}, { served: '1' }, 'own.json', 'twirp'],
    [{ 'run-id': '1', repository: 'Octo/Refunds' }, { served: '1' }, 'own.json', 'twirp'],
    [{}, { served: '1', GITHUB_SERVER_URL: 'https://ghe.example' }, 'own.json', 'repos'],
    [{}, {}, 'own.json', 'repos'],
    [{ 'run-id': '7' }, { served: '1' }, 'other.json', 'repos'],
  ]
  for (const [given, env, file, way] of cases) {
    const { files, paths, left, inside, fetched } = await fetching({ artifact: 'traces', ...given }, env)
    assert.deepEqual([files, paths[0], left, inside, fetched.problems], [[file], way, [], true, []])
  }
})

test('the log says what came', async () => {
  const { said } = await fetching({ artifact: 'traces', 'run-id': '7' })
  assert.deepEqual(said, ['1 artifact of run 7: traces'])
})

test('settings that do not go together', async () => {
  const outside: RunContext = { server: 'https://github.com' }
  const cases: [Given, RegExp, RunContext?][] = [
    [{ 'run-id': '7' }, /Expected artifact beside run-id/],
    [{ repository: 'a/b' }, /Expected artifact beside repository/],
    [{ artifact: 'x', repository: 'a/b' }, /Expected run-id beside repository/],
    [{ artifact: 'x', repository: 'a', 'run-id': '7' }, /Expected repository to be OWNER\/NAME, found "a"/],
    [{ artifact: '!x' }, /Expected artifact to name what is meant/],
    [{ artifact: 'x', 'run-id': '7; rm' }, /Expected run-id to be the number of a run, found "7; rm"/],
    [{ artifact: 'x', 'run-id': '7', merge: 'r.json' }, /Expected no run-id beside merge/],
    [{ artifact: 'x' }, /Expected repository to be OWNER\/NAME, found ""/, outside],
    [{ artifact: 'x' }, /Expected run-id beside artifact/, { ...outside, repository: repo }],
    [{ 'baseline-branch': 'main' }, /Expected no baseline-branch outside of GitHub Actions/, outside],
  ]
  for (const [given, message, around] of cases) await assert.rejects(fetching(given, {}, around), message)
})

test('a branch without runs is no mistake of the settings', async () => {
  const { fetched } = await fetching({ 'baseline-branch': 'main' })
  assert.deepEqual(fetched.baseline?.reports, [])
  assert.match(fetched.baseline?.missing ?? '', /no run of ci.yml on main has completed/)
})
