// Amounts written in random ways: what a result tells grounds them, what it does not tell flags them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAmounts } from '../../src/checks/amounts/amounts.ts'
import { eachValueKey, minorKeys } from '../../src/checks/amounts/sources.ts'
import { innocent, marked, told } from '../amounts-oracle.ts'
import { chance } from '../chance.ts'

function ungrounded(result: unknown, narration: string): string[] {
  const keys = new Set<string>()
  eachValueKey(result, minorKeys([]), { key: (key) => void keys.add(key) })
  return findAmounts(narration)
    .filter((a) => !a.keys.some((k) => keys.has(k)))
    .map((a) => a.written)
}

test('random amounts', () => {
  const next = chance(7)
  for (let i = 0; i < 20_000; i++) {
    // From ten up, so that no value reads as another by its separator; never round, so that cents differ from units.
    const cents = 1000 + next(2_000_000)
    const other = cents + 1 + next(900)
    const text = marked(cents, next)
    const result = told(cents, next)
    const said = JSON.stringify({ cents, text, result })
    assert.equal(findAmounts(text).length, 1, said)
    assert.deepEqual(ungrounded(result, text), [], said)
    assert.equal(ungrounded(told(other, next), text).length, 1, said)
    assert.equal(ungrounded({}, `${text}\n${innocent[next(innocent.length)]}`).length, 1, said)
  }
})
