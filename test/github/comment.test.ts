// The comment on a pull request: made once, found again among anybody's, kept current, and never another's.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, repoOf } from '../../src/github/client.ts'
import { type Comment, writeComment } from '../../src/github/comment.ts'
import { type Instead, type PlayedComment, playing, repo, type World } from './played.ts'

const key = '0123456789abcdef'
const bot = { login: 'github-actions[bot]', type: 'Bot' }
const other = (id: number, body: string, login = 'somebody'): PlayedComment => ({
  id,
  body,
  user: { login, type: 'User' },
})
const own = (id: number, body: string): PlayedComment => ({ id, body, user: bot })
const given: Comment = {
  ...{ repo: repoOf(repo) as never, pullRequest: 3, key, run: { number: 41, attempt: 1 }, text: 'new', makes: true },
}

const writing = (world: Partial<World>, more: Partial<Comment> = {}) =>
  playing(world, async ({ url, asked, world: { comments } }) => {
    const client = connect({ token: 't', api: url, wait: async () => {} })
    const said = await writeComment(client, { ...given, ...more })
    return { said, comments, asked, made: asked.filter(({ method, path }) => method === 'POST' && path !== '/graphql') }
  })

const mark = (run = '40.1', of = key): string => `<!-- agent-eval:${of} run=${run} -->`

test('made where there is none, with a mark that nobody sees', async () => {
  const { said, comments } = await writing({})
  assert.equal(said, 'made')
  assert.deepEqual(
    comments.map(({ body }) => body),
    [`${mark('41.1')}\nnew`],
  )
})

test('not made where none is wanted; one that is there is brought up to date all the same', async () => {
  assert.deepEqual((await writing({}, { makes: false })).comments, [])
  const { said, comments } = await writing({ comments: [own(5, `${mark()}\nold`)] }, { makes: false })
  assert.deepEqual([said, comments], ['updated', [own(5, `${mark('41.1')}\nnew`)]])
})

test('found on whatever page it stands', async () => {
  const many = Array.from({ length: 230 }, (_, i) => other(i + 1, `comment ${i}`))
  const { said, asked, made } = await writing({ comments: [...many, own(900, `${mark()}\nold`)] })
  assert.equal(said, 'updated')
  assert.deepEqual(made, [])
  assert.deepEqual(
    asked.filter(({ method }) => method === 'GET').map(({ query }) => [query['per_page'], query['page'] ?? '1']),
    [
      ['100', '1'],
      ['100', '2'],
      ['100', '3'],
    ],
  )
})

test('whose comment is not the token’s is left alone, whatever it bears', async () => {
  const strangers = [
    other(1, `${mark()}\nforged`),
    other(2, `${mark()}\nforged`, 'github-actions'),
    own(3, `> ${mark()}\nquoted`),
    own(4, `${mark('40.1', 'fedcba9876543210')}\nof another step`),
  ]
  const { said, comments } = await writing({ comments: structuredClone(strangers) })
  assert.equal(said, 'made')
  assert.deepEqual(comments.slice(0, 4), strangers)
})

test('the token may be of a person, or of an app that is told without [bot]', async () => {
  const person = await writing({ login: 'ana', comments: [other(1, `${mark()}\nold`, 'ana')] })
  assert.equal(person.said, 'updated')
  const app = await writing({ login: 'github-actions', comments: [own(1, `${mark()}\nold`)] })
  assert.equal(app.said, 'updated')
})

test('the comment of a newer run stays', async () => {
  for (const [run, said] of [
    ['42.1', 'newer'],
    ['41.2', 'newer'],
    ['41.1', 'updated'],
    ['40.9', 'updated'],
  ] as const) {
    const { said: told, comments } = await writing({ comments: [own(5, `${mark(run)}\nold`)] })
    assert.equal(told, said, run)
    assert.match(comments[0]?.body ?? '', said === 'newer' ? /old$/ : /new$/)
  }
})

test('where making it gave no answer, it is looked for before it is made again', async () => {
  const lost = async (arrives: boolean) => {
    let first = true
    const comments: PlayedComment[] = []
    const instead = ({ method, path, body }: { method: string; path: string; body: unknown }): Instead | undefined => {
      if (method !== 'POST' || path === '/graphql' || !first) return undefined
      first = false
      if (arrives) comments.push(own(7, String((body as { body: string }).body)))
      return { status: 502 }
    }
    return writing({ comments, instead })
  }
  for (const arrives of [true, false]) {
    const { comments, made } = await lost(arrives)
    assert.equal(comments.length, 1)
    assert.equal(made.length, arrives ? 1 : 2)
  }
})
