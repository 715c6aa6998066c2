// When a request is sent again: as long as GitHub asks, within bounds, and never so that something is made twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, reasonOf, repoOf } from '../../src/github/client.ts'
import { waitOf } from '../../src/github/retry.ts'
import { forbidden, type Instead, playing } from './played.ts'

test('how long to wait', () => {
  const now = 1_000_000
  const cases: [string, Partial<Parameters<typeof waitOf>[0]>, number | undefined, number?][] = [
    ['an error of the server', { status: 502 }, 1000],
    ['its third', { status: 500 }, 4000, 3],
    ['its fourth', { status: 500 }, undefined, 4],
    ['an error while something is made', { status: 502, method: 'POST' }, undefined],
    ['an error of a query', { status: 502, method: 'POST', url: 'http://x/graphql' }, 1000],
    ['a refusal', { status: 403, message: 'Resource not accessible by integration' }, undefined],
    ['nothing there', { status: 404 }, undefined],
    ['a limit that says when', { status: 403, headers: { 'retry-after': '7' } }, 7000],
    ['one while something is made', { status: 429, method: 'POST', headers: { 'retry-after': '7' } }, 7000],
    ['one that lasts too long', { status: 429, headers: { 'retry-after': '3600' } }, undefined],
    ['one that says nothing', { status: 403, message: 'You have exceeded a secondary rate limit' }, 10_000],
    ['all used up', { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1005' } }, 6000],
    ['for long', { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999' } }, undefined],
  ]
  for (const [title, failure, ms, attempt = 1] of cases)
    assert.equal(waitOf({ method: 'GET', url: '', status: 0, message: '', ...failure }, attempt, now), ms, title)
})

const ref = { owner: 'octo', repo: 'refunds', pull_number: 3 }

test('the client asks again until it is answered, and gives up in the end', async () => {
  const failing: Instead[] = [
    { status: 503 },
    'hang up',
    { status: 403, headers: { 'retry-after': '2' }, body: { message: 'You have exceeded a secondary rate limit' } },
  ]
  await playing({ instead: () => failing.shift() }, async ({ url, asked }) => {
    const waits: number[] = []
    const { octokit } = connect({ token: 't', api: url, wait: async (ms) => void waits.push(ms) })
    const { data } = await octokit.rest.pulls.get(ref)
    assert.equal(data.number, 3)
    assert.deepEqual(waits, [1000, 2000, 2000])
    assert.equal(asked.length, 4)
    assert.equal(asked[0]?.token, 'token t')
  })
  await playing({ instead: () => ({ status: 500 }) }, async ({ url, asked }) => {
    const { octokit } = connect({ token: 't', api: url, wait: async () => {} })
    await assert.rejects(octokit.rest.pulls.get(ref))
    assert.equal(asked.length, 4)
  })
})

test('why there is no answer, in a sentence that says what to do', async () => {
  const wanted = { what: 'the comment', permission: '`pull-requests: write`' }
  const limited = { status: 429, headers: { 'retry-after': '9999' } }
  const cases: [Instead, object, RegExp][] = [
    [
      forbidden,
      {},
      /^Missing permission: `pull-requests: write` is needed for the comment; add it to permissions of the job$/,
    ],
    [forbidden, { fork: true }, /^Missing permission: the token of a pull request from a fork may only read/],
    [{ status: 404, body: { message: 'Not Found' } }, {}, /^Missing permission.*; or there is no such thing$/],
    [{ status: 401, body: { message: 'Bad credentials' } }, {}, /does not know the token \(401\)/],
    [
      { status: 403, body: { message: 'the issue is locked' } },
      {},
      /^GitHub refuses the comment \(403\): the issue is locked/,
    ],
    [{ status: 502 }, {}, /^GitHub could not be reached for the comment \(502\); run the job again$/],
    ['hang up', {}, /^GitHub could not be reached for the comment \(.+\); run the job again$/],
    [limited, {}, /^GitHub’s rate limit is used up \(429\); the comment must wait/],
  ]
  for (const [answer, more, message] of cases)
    await playing({ instead: () => answer }, async ({ url }) => {
      const { octokit } = connect({ token: 't', api: url, wait: async () => {} })
      await assert.rejects(octokit.rest.pulls.get(ref), (e) => {
        assert.match(reasonOf(e, { ...wanted, ...more }), message)
        return true
      })
    })
})

test('a repository is an owner and a name', () => {
  assert.deepEqual(repoOf('octo/re.fun_ds-1'), { owner: 'octo', repo: 're.fun_ds-1' })
  for (const name of [undefined, '', 'octo', 'a/b/c', 'a b/c', '../x', 'a/..', 'a/b?c'])
    assert.equal(repoOf(name), undefined)
})
