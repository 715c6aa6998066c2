// Archives: what is read from them, and what is refused.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { unzstdByPackage } from '../../src/files/archive.ts'
import type { Trace } from '../../src/model/trace.ts'
import { readTraceFile } from '../../src/reading/file.ts'
import { type Entry, zip } from '../zip.ts'
import { fixtures, sha256 } from './reading.ts'

async function read(bytes: Buffer, limit = 1 << 20) {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  try {
    const file = join(folder, 'log.eval')
    writeFileSync(file, bytes)
    const traces: Trace[] = []
    const { problem } = await readTraceFile(file, { sha256, emit: (trace) => traces.push(trace) }, limit)
    return { problem, traces }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const log = JSON.parse(readFileSync(new URL('inspect/log.json', fixtures), 'utf8'))
const { samples, ...header } = log
const entriesOf = (method: number, head = 'header.json'): Entry[] => [
  ...samples.map((s: { id: string; epoch: number }) => ({
    name: `samples/${s.id}_epoch_${s.epoch}.json`,
    text: JSON.stringify(s),
    method,
  })),
  { name: 'summaries.json', text: '[]', method },
  { name: head, text: JSON.stringify(header), method },
]
const whole = await (async () => {
  const traces: Trace[] = []
  const file = new URL('inspect/log.json', fixtures).pathname
  await readTraceFile(file, { sha256, emit: (trace) => traces.push(trace) }, 1 << 20)
  return traces
})()

test('an archive holds what the document holds, stored, deflated or in Zstandard', async () => {
  assert.equal(whole.length, 2)
  for (const method of [0, 8, 93])
    assert.deepEqual(await read(zip(entriesOf(method))), { problem: undefined, traces: whole })
})

test('the log of a run that was killed has its beginning for a header', async () => {
  const { status: _s, results: _r, ...start } = header
  const entries = [{ name: '_journal/start.json', text: JSON.stringify(start) }, ...entriesOf(8).slice(0, 1)]
  const { problem, traces } = await read(zip(entries))
  assert.deepEqual([problem, traces.length], [undefined, 1])
})

test('samples that the header promises and the archive lacks are missed', async () => {
  const { traces } = await read(zip(entriesOf(8).slice(1)))
  assert.match(traces[0]?.source.incomplete?.[0] ?? '', /holds 1 of 2 samples/)
})

test('what an archive claims is not believed', async () => {
  const [first, ...rest] = entriesOf(8) as [Entry, ...Entry[]]
  const header = rest.at(-1) as Entry
  const bad = (entry: Partial<Entry>): Buffer => zip([{ ...first, ...entry }, header])
  const bomb = Buffer.alloc(40 << 20)
  const cases: [string, Buffer, RegExp, number?][] = [
    ['a name that leads out', bad({ name: '../samples/a.json' }), /invalid relative path/],
    ['an absolute name', bad({ name: '/samples/a.json' }), /absolute path/],
    ['a name twice', zip([first, first, header]), /two entries named/],
    ['more than it says', bad({ size: 10 }), /is larger than it says/],
    ['less than it says', bad({ size: 100_000 }), /is smaller than it says/],
    ['more than the limit', bad({ size: 2 << 20 }), /more than the 1 MB/],
    ['a bomb', bad({ raw: zlib.deflateRawSync(bomb), size: bomb.length }), /unpacks to more than 500 times/, 64 << 20],
    ['a bomb that denies it', bad({ raw: zlib.zstdCompressSync(bomb), method: 93 }), /is larger than it says/],
    ['a password', bad({ flags: 1 }), /is encrypted/],
    ['another method', bad({ method: 14 }), /method 14/],
    ['damaged data', bad({ raw: Buffer.from('no deflate') }), /cut off/],
    ['damaged Zstandard data', bad({ raw: Buffer.from('no zstd at all'), method: 93 }), /cut off/],
    ['no document', bad({ text: '{"id": 1, ' }), /is no whole JSON document/],
    ['another archive', zip([{ name: 'a.txt', text: 'a' }]), /another zip archive/],
  ]
  for (const [name, bytes, message, limit] of cases) {
    const { problem, traces } = await read(bytes, limit)
    assert.match(problem ?? '', message, name)
    assert.deepEqual(traces, [], name)
  }
})

test('cut at any byte it is a problem', async () => {
  const bytes = zip(entriesOf(93))
  for (let n = 4; n < bytes.length; n += 37) {
    const { problem, traces } = await read(bytes.subarray(0, n))
    assert.notEqual(problem, undefined, `cut at byte ${n}`)
    assert.deepEqual(traces, [], `cut at byte ${n}`)
  }
})

test('Zstandard is unpacked the same without Node’s help', async () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ i, text: 'a line of some length' })))
  const packed = zlib.zstdCompressSync(text)
  async function* chunks() {
    for (let at = 0; at < packed.length; at += 1000) yield packed.subarray(at, at + 1000)
  }
  const parts: Buffer[] = []
  for await (const part of unzstdByPackage(chunks())) parts.push(part)
  assert.equal(Buffer.concat(parts).toString(), text)
  async function* cut() {
    yield packed.subarray(0, packed.length - 20)
  }
  await assert.rejects(async () => {
    for await (const _ of unzstdByPackage(cut())) {
      // Read to its end.
    }
  })
})
