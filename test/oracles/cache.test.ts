// Verdicts are kept between runs, and only those that this run's key has sealed are believed.
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { key, oraclesAt, question, startEndpoint, verdict, where } from './endpoint.ts'

function makeFolder(t: test.TestContext): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'oracles-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const answers = ['a', 'b', 'c', 'd']

test('a verdict is kept by content, and the file does not depend on the order of the answers', async (t) => {
  const folder = makeFolder(t)
  const { url, requests } = await startEndpoint(t, () => verdict(true))
  const run = async (name: string, order: string[], judge = {}) => {
    const oracles = oraclesAt(url, { cache: path.join(folder, 'deep', name), ...judge })
    return await Promise.all(order.map((answer) => oracles.ask({ ...question, answer }, where)))
  }
  const first = await run('one.json', answers)
  await run('two.json', answers.toReversed())
  assert.equal(requests.length, 8)
  const text = readFileSync(path.join(folder, 'deep', 'one.json'), 'utf8')
  assert.equal(text, readFileSync(path.join(folder, 'deep', 'two.json'), 'utf8'))
  assert.equal(Object.keys(JSON.parse(text).entries).length, 4)
  assert.ok(!text.includes(key))
  assert.deepEqual(readdirSync(path.join(folder, 'deep')), ['one.json', 'two.json'])

  const again = await run('one.json', answers)
  assert.equal(requests.length, 8)
  assert.deepEqual(
    again,
    first.map((answer) => ({ ...answer, record: { ...answer.record, cached: true } })),
  )
  for (const judge of [
    { model: 'judge-2' },
    { votes: 3 },
    { apiKey: 'another-key-0815' },
    { endpoint: `${url}/other/v1` },
  ])
    await run('one.json', ['a'], judge)
  assert.equal(requests.length, 8 + 1 + 3 + 1 + 1)
})

test('a verdict that somebody wrote into the file is not believed', async (t) => {
  const file = path.join(makeFolder(t), 'cache.json')
  const { url, requests } = await startEndpoint(t, () => verdict(false))
  const ask = () => oraclesAt(url, { cache: file }).ask(question, where)
  await ask()
  writeFileSync(file, readFileSync(file, 'utf8').replace('"pass": false', '"pass": true'))
  const got = await ask()
  assert.ok('pass' in got && !got.pass)
  assert.equal(requests.length, 2)
})

test('a broken file is a note, and is started anew', async (t) => {
  const folder = makeFolder(t)
  const { url } = await startEndpoint(t, () => verdict(true))
  for (const [name, content] of [
    ['cut.json', '{"schema": "agent-eval/judge-ca'],
    ['other.json', '[]'],
    ['null.json', 'null'],
  ] as const) {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    const oracles = oraclesAt(url, { cache: file })
    assert.ok('pass' in (await oracles.ask(question, where)))
    assert.match(oracles.notes().join(), /cache .+ it is started anew$/)
    assert.equal(Object.keys(JSON.parse(readFileSync(file, 'utf8')).entries).length, 1)
  }
  const oracles = oraclesAt(url, { cache: path.join(folder, 'cut.json', 'below-a-file') })
  assert.ok('pass' in (await oracles.ask(question, where)))
  assert.match(oracles.notes().join(), /verdicts are not kept$/)
})

test('no verdict is not kept', async (t) => {
  const file = path.join(makeFolder(t), 'cache.json')
  const { url, requests } = await startEndpoint(t, (_, count) => (count === 1 ? { choices: [] } : verdict(true)))
  const ask = () => oraclesAt(url, { cache: file }).ask(question, where)
  assert.ok('unavailable' in (await ask()))
  assert.ok('pass' in (await ask()))
  assert.equal(requests.length, 2)
})
