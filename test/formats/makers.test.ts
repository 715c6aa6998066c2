// Every format has a maker, and what a message says another file of the same agent records, it records.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formats } from '../../src/formats/index.ts'
import { byMaker } from '../../src/formats/makers.ts'
import { richer } from '../../src/model/ways.ts'

test('each format is listed once, under its maker', () => {
  const groups = byMaker(formats)
  assert.ok(groups.every(([maker]) => maker !== 'Others'))
  assert.deepEqual(new Set(groups.flatMap(([, some]) => some)), new Set(formats))
  assert.equal(groups.flatMap(([, some]) => some).length, formats.length)
})

test('the other file of the same agent records what the first lacks', () => {
  const lacks = (id: string) => formats.find((f) => f.id === id)?.lacks
  for (const [id, { format, kinds }] of Object.entries(richer)) {
    assert.deepEqual(
      kinds.filter((kind) => !lacks(id)?.includes(kind) || lacks(format)?.includes(kind) !== false),
      [],
      id,
    )
  }
})
