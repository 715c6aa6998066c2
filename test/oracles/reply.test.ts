// A judge's reply is one verdict or an error; the table is test/fixtures/oracles/replies.json.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { readReply } from '../../src/oracles/reply.ts'

type Row = { name: string; reply: string; pass?: boolean; reason?: string; unavailable?: string }
const rows = JSON.parse(readFileSync(new URL('../fixtures/oracles/replies.json', import.meta.url), 'utf8')) as Row[]

for (const row of rows)
  test(`a reply of the judge: ${row.name}`, () => {
    const got = readReply(row.reply)
    if (row.unavailable === undefined) assert.deepEqual(got, { pass: row.pass, reason: row.reason })
    else assert.ok('unavailable' in got && got.unavailable.includes(row.unavailable), JSON.stringify(got))
  })

test('a reply of the judge: hostile sizes are quick', () => {
  const began = performance.now()
  for (const unit of ['{', '"{', '{"pass": true', '`', '<think>', '{}'])
    assert.ok('unavailable' in readReply(unit.repeat(19_999 / unit.length)))
  assert.ok('unavailable' in readReply('x'.repeat(1_000_000)))
  assert.ok(performance.now() - began < 500)
})
