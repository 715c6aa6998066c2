// The digest of a run: a hash of what it was recorded in, that changes with all of it and with nothing else.
import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import zlib from 'node:zlib'
import { readSettings } from '../../src/options.ts'
import { run } from '../../src/run/run.ts'

const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-digest-'))
after(() => fs.rmSync(cwd, { recursive: true, force: true }))
fs.mkdirSync(path.join(cwd, 'scenarios'))
fs.mkdirSync(path.join(cwd, 'traces'))
const write = (file: string, text: string): void => fs.writeFileSync(path.join(cwd, file), text)
const trace = (id: string): string =>
  `${JSON.stringify({ schema: 'agent-eval/trace@1', id, scenario: 'a', events: [], answer: 'ok' })}\n`
write('scenarios/a.toml', 'name = "a"\n[budget]\nmax_calls = 1\n')

const digests = async (): Promise<Record<string, string | undefined>> => {
  const { scenarios } = await run(
    cwd,
    readSettings({}, (name) => name),
  )
  return Object.fromEntries(scenarios.flatMap((s) => s.runs).map((r) => [r.trace, r.digest]))
}

test('one trace in a file has the first 128 bits of its SHA-256, several have a number too', async () => {
  write('traces/one.json', trace('x'))
  write('traces/two.jsonl', trace('y') + trace('z'))
  const of = (text: string): string => crypto.hash('sha256', text).slice(0, 32)
  const both = of(trace('y') + trace('z'))
  assert.deepEqual(await digests(), {
    'traces/one.json': of(trace('x')),
    'traces/two.jsonl#y': `${both}-1`,
    'traces/two.jsonl#z': `${both}-2`,
  })
})

test('what is packed, and what is not read into one page, is hashed as it lies there', async () => {
  const packed = zlib.gzipSync(trace('p'))
  const large = trace('l') + ' '.repeat(2 << 20)
  fs.writeFileSync(path.join(cwd, 'traces/packed.json.gz'), packed)
  write('traces/large.json', large)
  const found = await digests()
  for (const name of ['packed.json.gz', 'large.json']) fs.rmSync(path.join(cwd, 'traces', name))
  assert.equal(found['traces/packed.json.gz'], crypto.hash('sha256', packed).slice(0, 32))
  assert.equal(found['traces/large.json'], crypto.hash('sha256', large).slice(0, 32))
})

test('a sidecar, and a file that it names, are a part of it', async () => {
  const { 'traces/one.json': bare } = await digests()
  write('traces/one.meta.json', JSON.stringify({ schema: 'agent-eval/meta@1', state: { after: 'state.json' } }))
  write('traces/state.json', '{"orders": 1}')
  const { 'traces/one.json': completed } = await digests()
  write('traces/state.json', '{"orders": 2}')
  const { 'traces/one.json': changed } = await digests()
  assert.equal(new Set([bare, completed, changed]).size, 3)
  assert.match(changed ?? '', /^[0-9a-f]{32}$/)
})
