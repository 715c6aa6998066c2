// What is told beside the step: of which pull request and commit, with which conclusion, and that nothing which hinders it decides.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunContext } from '../../src/github/context.ts'
import { publish } from '../../src/github/publish.ts'
import type { Result } from '../../src/github/result.ts'
import { type Asked, forbidden, playing, repo, type World } from './played.ts'

const context: RunContext = {
  ...{ server: 'https://github.com', repository: repo, sha: 'a'.repeat(40), runId: 77, runNumber: 41, runAttempt: 1 },
  pullRequest: { number: 3, head: 'b'.repeat(40), fork: false },
}
const { pullRequest: _, ...onPush } = context
const result: Result = { holds: false, passes: false, comment: '## page', check: '## page', line: 'FAIL', marks: [] }

type Given = {
  context?: RunContext
  result?: Partial<Result>
  comment?: 'always' | 'on-failure' | 'never'
  title?: string
}

const publishing = (given: Given, world: Partial<World> = {}) =>
  playing(world, async ({ url, asked, world: { comments } }) => {
    const log: string[] = []
    const settings = { comment: given.comment ?? 'always', checkName: 'agents', githubToken: 't' } as const
    await publish({ ...result, ...given.result }, settings, {
      ...{ context: given.context ?? context, api: url, key: 'abc', title: given.title, wait: async () => {} },
      say: (text) => void log.push(text),
      warn: (text) => void log.push(`warning: ${text}`),
    })
    const check = asked.find(({ path }) => path.endsWith('/check-runs'))?.body as Record<string, unknown> | undefined
    return { log, comments, asked, check }
  })

test('the comment says of which commit and run it is', async () => {
  const { comments, log } = await publishing({})
  assert.equal(
    comments[0]?.body,
    `<!-- agent-eval:abc run=41.1 -->
## page
<sub>commit <a href="https://github.com/octo/refunds/commit/${'b'.repeat(40)}"><code>bbbbbbb</code></a> · <a href="https://github.com/octo/refunds/actions/runs/77">run 41</a></sub>
`,
  )
  assert.deepEqual(log, ['A comment is written on pull request 3.', 'The check agents is written: failure.'])
})

test('what the check concludes, of which commit, and under which name', async () => {
  const cases: [Given, string, string, string][] = [
    [{}, 'failure', 'b'.repeat(40), 'agents'],
    [{ result: { holds: true, passes: true } }, 'success', 'b'.repeat(40), 'agents'],
    [{ result: { holds: true } }, 'neutral', 'b'.repeat(40), 'agents'],
    [{ context: onPush, title: 'refunds (mac)' }, 'failure', 'a'.repeat(40), 'agents (refunds (mac))'],
    [{ context: { ...onPush, pullRequest: { number: 4, fork: false } } }, 'failure', 'abcdef0', 'agents'],
    [{ context: { ...onPush, after: { sha: 'c1', branch: 'x', repository: repo } } }, 'failure', 'c1', 'agents'],
  ]
  for (const [given, conclusion, sha, name] of cases) {
    const { check } = await publishing(given)
    assert.deepEqual([check?.['conclusion'], check?.['head_sha'], check?.['name']], [conclusion, sha, name])
  }
})

test('on failure: a comment is made when the gate does not hold, and kept current when it holds again', async () => {
  const green = { comment: 'on-failure', result: { holds: true, passes: true } } as const
  assert.deepEqual((await publishing(green)).comments, [])
  assert.equal((await publishing({ comment: 'on-failure' })).comments.length, 1)
  const user = { login: 'github-actions[bot]', type: 'Bot' }
  const { log } = await publishing(green, {
    comments: [{ id: 1, body: '<!-- agent-eval:abc run=40.1 -->\nold', user }],
  })
  assert.equal(log[0], 'The comment on pull request 3 is up to date.')
})

test('without a pull request a line in the log says so', async () => {
  const { log, comments } = await publishing({ context: onPush })
  assert.equal(log[0], 'No comment is written: this run is of no pull request.')
  assert.deepEqual(comments, [])
})

test('a run that follows another finds the pull request of a fork by its branch, as long as it is at that commit', async () => {
  const after = { sha: 'c'.repeat(40), branch: 'fix', repository: 'me/refunds' }
  const pull = (sha: string, full_name = 'me/refunds') => ({ number: 9, head: { sha, repo: { full_name } } })
  const find = async (pulls: object[], more: object = {}) => {
    const { asked } = await publishing({ context: { ...onPush, after: { ...after, ...more } } }, { pulls })
    const list = asked.find(({ path }) => path.endsWith('/pulls'))
    return [list?.query['head'], asked.find(({ path }) => /issues\/\d+\/comments/.test(path))?.path.split('/')[5]]
  }
  assert.deepEqual(await find([pull('d'.repeat(40)), pull(after.sha, 'you/refunds'), pull(after.sha)]), ['me:fix', '9'])
  assert.deepEqual(await find([pull('d'.repeat(40))]), ['me:fix', undefined])
  assert.deepEqual(await find([], { pullRequest: 5 }), [undefined, '5'])
})

test('what hinders is a warning that says what to add, and the other is written all the same', async () => {
  const comments: World['instead'] = ({ path, method }) =>
    path.endsWith('/comments') && method === 'POST' ? forbidden : undefined
  const { log } = await publishing({}, { instead: comments })
  assert.deepEqual(log, [
    'warning: No comment is written. Missing permission: `pull-requests: write` is needed for the comment; add it to permissions of the job',
    'The check agents is written: failure.',
  ])
  const fork: RunContext = { ...context, pullRequest: { number: 3, fork: true, head: 'b'.repeat(40) } }
  const none = await publishing(
    { context: fork },
    { instead: ({ method }: Asked) => (method === 'GET' ? undefined : forbidden) },
  )
  assert.equal(none.log.length, 2)
  for (const line of none.log) assert.match(line, /^warning: .*a pull request from a fork may only read/)
})
