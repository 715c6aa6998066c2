// What the job tells of itself, also where its event is missing or broken.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readContext } from '../../src/github/context.ts'
import { inFolder } from '../command.ts'

const names = [
  ...['EVENT_PATH', 'REPOSITORY', 'SHA', 'SERVER_URL', 'RUN_ID', 'RUN_ATTEMPT', 'RUN_NUMBER', 'WORKFLOW_REF'],
].map((n) => `GITHUB_${n}`)

/** Reads the context of an environment that holds these variables of GitHub's and no other. */
function contextOf(env: Record<string, string>) {
  const before = names.map((name) => [name, process.env[name]] as const)
  for (const name of names) delete process.env[name]
  Object.assign(process.env, env)
  try {
    const context = readContext(process.env)
    for (const [name, value] of Object.entries(env)) assert.equal(process.env[name], value, `${name} is left as it is`)
    return context
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

const job = { GITHUB_REPOSITORY: 'octo/refunds', GITHUB_SHA: 'abc', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '2' }
const told = { server: 'https://github.com', repository: 'octo/refunds', sha: 'abc', runId: 7, runAttempt: 2 }

test('the repository, the commit, the server and the run', () => {
  assert.deepEqual(contextOf(job), told)
  assert.equal(contextOf({ ...job, GITHUB_SERVER_URL: 'https://ghe.example' }).server, 'https://ghe.example')
  assert.deepEqual(contextOf({}), { server: 'https://github.com' })
  assert.equal(contextOf({ GITHUB_REPOSITORY: 'octo' }).repository, undefined)
})

test('the pull request, and whether it comes from a fork', () => {
  const base = { repo: { full_name: 'octo/refunds' } }
  const table: [object, object | undefined][] = [
    [
      { number: 3, head: { sha: 'def', repo: base.repo }, base },
      { number: 3, head: 'def', fork: false },
    ],
    [
      { number: 3, head: { sha: 'def', repo: { full_name: 'me/refunds' } }, base },
      { number: 3, head: 'def', fork: true },
    ],
    [
      { number: 3, head: { sha: 'def', repo: null }, base },
      { number: 3, head: 'def', fork: true },
    ],
    [{ number: 'x' }, undefined],
  ]
  for (const [pull_request, expected] of table)
    inFolder({ 'event.json': { pull_request } }, (folder) =>
      assert.deepEqual(contextOf({ GITHUB_EVENT_PATH: join(folder, 'event.json') }).pullRequest, expected),
    )
})

test('the number of the run, and the file of its workflow, whatever the branch is called', () => {
  const { runNumber, workflow } = contextOf({
    ...job,
    GITHUB_RUN_NUMBER: '41',
    GITHUB_WORKFLOW_REF: 'octo/refunds/.github/workflows/ci.yml@refs/heads/a@b',
  })
  assert.deepEqual([runNumber, workflow], [41, '.github/workflows/ci.yml'])
})

test('what another event tells of a pull request', () => {
  const of = (event: object) =>
    inFolder({ 'event.json': event }, (folder) => contextOf({ GITHUB_EVENT_PATH: join(folder, 'event.json') }))
  assert.deepEqual(of({ issue: { number: 4, pull_request: {} } }).pullRequest, { number: 4, fork: false })
  assert.equal(of({ issue: { number: 4 } }).pullRequest, undefined)
  const run = { head_sha: 'def', head_branch: 'main', head_repository: { full_name: 'me/refunds' } }
  const after = { sha: 'def', branch: 'main', repository: 'me/refunds' }
  assert.deepEqual(of({ workflow_run: { ...run, pull_requests: [] } }).after, after)
  assert.deepEqual(of({ workflow_run: { ...run, pull_requests: [{ number: 5 }] } }).after, { ...after, pullRequest: 5 })
  assert.equal(of({ workflow_run: { ...run, head_repository: null } }).after, undefined)
})

test('an event that is missing, or no JSON object, leaves out what only it tells', () => {
  for (const text of [undefined, '', '{"pull_request": ', 'null', '[]', '3', '{"pull_request": 3, "repository": null}'])
    inFolder(text === undefined ? {} : { 'event.json': text }, (folder) =>
      assert.deepEqual(contextOf({ ...job, GITHUB_EVENT_PATH: join(folder, 'event.json') }), told, text),
    )
  inFolder({}, (folder) => assert.deepEqual(contextOf({ ...job, GITHUB_EVENT_PATH: folder }), told, 'a folder'))
})
