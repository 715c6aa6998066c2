// `diff`: two traces side by side.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { align } from '../../src/learn/align.ts'
import type { Deed } from '../../src/learn/deeds.ts'
import { call, inFolder, start, trace } from '../command.ts'

const shop = join(import.meta.dirname, '../fixtures/learn/shop')

test('calls are aligned by tool and leaves; what moved is said, and the first difference', () => {
  const { exit, out } = start(shop, 'diff', 'bad/changed.json', 'good/1.json', '--registry', 'registry.json')
  assert.equal(exit, 0)
  const lines = out.split('\n').map((line) => line.replace(/ +/g, ' ').trim())
  assert.ok(lines.includes('= 1 lookup_order A-1001 │ 1 lookup_order A-1001'), out)
  assert.ok(lines.includes('↕ 4 issue_refund A-1001 (call 2 there) │'), out)
  assert.ok(lines.includes('amount: 250 │ amount: 25'), out)
  assert.ok(lines.includes('first difference: call 4 `issue_refund` amount 250, in good/1.json 25'), out)
})

test('as JSON; a trace of several is named by its label', () => {
  const pay = (id: string, amount: number) => trace([call('pay', { arguments: { amount } })], { id })
  inFolder({ 'two.jsonl': `${JSON.stringify(pay('x', 1))}\n${JSON.stringify(pay('y', 2))}\n` }, (cwd) => {
    const { report } = start(cwd, 'diff', 'two.jsonl#x', 'two.jsonl#2', '--json', '--mutating', 'pay')
    const { rows, first_difference } = report as unknown as { rows: unknown[]; first_difference: { message: string } }
    assert.deepEqual(rows, [
      {
        a: { call: 1, tool: 'pay', telling: '1' },
        b: { call: 1, tool: 'pay', telling: '2' },
        changes: [{ path: 'amount', a: '1', b: '2' }],
      },
    ])
    assert.equal(first_difference.message, 'call 1 `pay` amount 1, in two.jsonl#y 2')
    const several = start(cwd, 'diff', 'two.jsonl', 'two.jsonl#x')
    assert.equal(several.exit, 2)
    assert.match(several.err, /Expected one trace in two\.jsonl, found 2 traces; name one: two\.jsonl#x, two\.jsonl#y/)
  })
})

test('a trace cannot write what a terminal obeys', () => {
  const bad = trace([call('pay\u001b[31m', { arguments: { 'a\u001b]0;x\u0007': '\u202e::error::x' } })], {
    answer: '\u001b[2J',
  })
  inFolder({ 'a.json': bad, 'b.json': trace() }, (cwd) => {
    const { out } = start(cwd, 'diff', 'a.json', 'b.json')
    assert.doesNotMatch(out, /[\u001b\u0007\u202e]/)
  })
})

test('runs of many thousand calls are aligned', () => {
  const deed = (at: number, key: number): Deed => ({
    call: at + 1,
    tool: 't',
    traits: [{ path: 'p', kind: 'leaf', key: String(key), said: String(key) }],
  })
  const a = Array.from({ length: 6000 }, (_, i) => deed(i, i))
  const b = a.filter((_, i) => i % 3 !== 1)
  const rows = align(a, b)
  assert.equal(rows.filter((row) => row.a !== undefined && row.b !== undefined).length, 4000)
})
