// What holds for every reporter: the index, and reports far larger than a string or a call's arguments may be.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzip } from '../../src/files/pack.ts'
import { options } from '../../src/options.ts'
import type { Writer } from '../../src/report/contract.ts'
import { chunks, fedOf, feed, partsOf } from '../../src/report/feed.ts'
import { fileReporters, reporters } from '../../src/report/index.ts'
import { json } from '../../src/report/json.ts'
import { jsonText } from '../../src/report/printable.ts'
import { dimension, everywhere, hostile, large, report, run, scenario, small } from './sample.ts'

test('a reporter has the name it stands under, says what it writes, and is named by an option where it writes a file', async () => {
  for (const [id, { load }] of Object.entries(reporters)) {
    const { id: own, doc } = await load()
    assert.equal(own, id)
    assert.match(doc, /^[A-Z].*[^.]$/)
  }
  assert.deepEqual(
    fileReporters.map((r) => r.option),
    options.map((o) => o.name).filter((name) => name.startsWith('report-')),
  )
})

test('JSON written piece by piece is the JSON of the whole report', () => {
  const none = report([scenario('a', [])], { notes: ['x'] })
  for (const one of [small(), large(30), report([]), none, ...hostile.map(everywhere)])
    assert.equal(partsOf(json, one).join(''), `${jsonText(one)}\n`)
})

test('no reporter fails on very many runs, scenarios, problems and traces', async () => {
  const bad = dimension('expect.args', { verdict: 'fail' })
  const one = run('t.json', [bad])
  const runs = Array.from({ length: 130_000 }, () => one)
  const many = report([scenario('a', runs), ...runs.map(() => scenario('b', [], { verdict: 'fail' }))], {
    problems: runs.map(() => ({ file: 'x.json', message: 'Unreadable' })),
    unmatched_traces: runs.map(() => 't.json'),
  })
  let written = 0
  const writers: Writer[] = []
  // The page in full is the summary again, without the room.
  const { markdown: _, ...others } = reporters
  for (const { load } of Object.values(others)) {
    const { make } = await load()
    const viewing = { room: 1_000_000, gzip, redact: (text: string) => text }
    writers.push(make({ write: () => void written++ }, { room: 1_000_000, holds: false, viewing }))
  }
  feed(fedOf(many), writers)
  for (const writer of writers) await writer.finish?.()
  assert.ok(written > 390_000)
})

test('small pieces are handed on in large ones, and nothing is lost', () => {
  const pieces: string[] = []
  const sink = chunks((text) => void pieces.push(text), 10)
  for (let i = 0; i < 7; i++) sink.write('abcd')
  sink.flush()
  sink.flush()
  assert.deepEqual(pieces, ['abcdabcdabcd', 'abcdabcdabcd', 'abcd'])
})
