// Integers beyond 2^53 stay exact also on a Node whose JSON.parse gives no access to the source of a number (Node 20).
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { needsExact, parseJson } from '../src/model/json.ts'
import { readInputs } from '../src/run/inputs.ts'
import { loadInputs } from '../src/run/prepare.ts'
import { makeReady } from '../src/run/ready.ts'

test('a case set is read exactly by whoever reads it first', async (t) => {
  const parse = JSON.parse
  t.after(() => {
    JSON.parse = parse
  })
  JSON.parse = (text: string, reviver?: (key: string, value: unknown) => unknown) =>
    parse(text, reviver && ((key, value) => reviver(key, value)))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exact-'))
  t.after(() => fs.rmSync(folder, { recursive: true }))
  const entry = '{"tool":"t","key":"k","equals":2512292042121000001}'
  fs.writeFileSync(path.join(folder, 'set.jsonl'), `{"id":"a","expect":{"args":[${entry}]}}\n`)
  const settings = { scenarios: ['*.jsonl'], config: undefined }
  const { scenarios, problems } = await loadInputs(folder, readInputs(folder, settings), makeReady())
  assert.deepEqual(problems, [])
  assert.deepEqual(scenarios[0]?.wants('expect'), [{ args: [{ tool: 't', key: 'k', equals: 2512292042121000001n }] }])
  assert.equal(parseJson('2512292042121000001'), 2512292042121000001n)
})

test('a number that JSON.parse changes is seen wherever it stands', () => {
  for (let before = 0; before < 40; before++) {
    const text = `["${'a'.repeat(before)}",`
    for (const number of ['1234567890123456', '-12345678901234567890', '1.0', '-20.000'])
      assert.equal(needsExact(`${text}${number}]`), true, number)
    for (const number of ['123456789012345', '1.05', '0.1', '10', '1.10'])
      assert.equal(needsExact(`${text}${number}]`), false, number)
  }
})
