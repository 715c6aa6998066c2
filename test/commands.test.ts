// `convert` and `show`: what is converted is shown like what it was made from, and a call is shown whole.
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import convert from '../src/commands/convert.ts'
import show from '../src/commands/show.ts'

const root = path.join(import.meta.dirname, '..')

async function run(command: typeof show, ...argv: string[]) {
  const said = { out: '', err: '' }
  const exit = await command(argv, {
    cwd: root,
    env: {},
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    drained: async () => {},
    input: () => Readable.from([]),
    color: false,
    columns: 100,
    live: false,
    entry: '',
  })
  return { exit, ...said }
}

const fixture = 'test/fixtures/formats/mini-swe-agent/version-2.json'

test('a converted trace is shown as what it was made from', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'convert-'))
  try {
    const done = await run(convert, fixture, 'test/fixtures/formats/swe-agent/attempts.json', '--out', folder)
    assert.deepEqual([done.exit, done.err], [0, ''])
    const of = (name: string): string => `test/fixtures/formats/${name}.json`
    const names = ['mini-swe-agent/version-2', 'swe-agent/attempts--main-1', 'swe-agent/attempts--main-2'].map(of)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    assert.deepEqual(files.sort(), names)
    const [before, after] = [
      await run(show, fixture, '--json'),
      await run(show, path.join(folder, names[0] as string), '--json'),
    ]
    assert.equal(after.out, before.out)
    await assert.rejects(run(convert, fixture), /Expected --out FOLDER/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('one call is shown whole, and one that is not there is a problem', async () => {
  const shown = await run(show, fixture, '--call', '3')
  assert.match(shown.out, /"command": "rm -rf \."[\s\S]*✗ denied\n +Commands not executed/)
  const missing = await run(show, fixture, '--call', '9')
  assert.deepEqual([missing.exit, missing.out], [1, ''])
  assert.match(missing.err, /No trace of it has a call 9/)
})

test('the answer is shown whole, and the signs are explained', async () => {
  const { out } = await run(show, fixture)
  assert.match(out, /^answer +the patch$/m)
  assert.match(out, /^signs +→ did not fail/m)
})
