// Which revision a subject means, and what cites a command.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cites } from '../../src/checks/commands.ts'
import { resolveRevision } from '../../src/checks/golden/revision.ts'
import type { Registry, Revision, SubjectValue } from '../../src/model/registry.ts'

const resolve = (
  wanted: Record<string, string | number>,
  ...subjects: Record<string, SubjectValue>[]
): number | string => {
  const revisions = subjects.map((subject): Revision => ({ subject, fields: [], verification_expectations: [] }))
  const found = resolveRevision({ revisions } as unknown as Registry, wanted)
  return 'problem' in found ? found.problem : revisions.indexOf(found.revision)
}

describe('the most specific revision', () => {
  const year = { modelo: '130', year: 2024 }
  const cases: [string, number, Record<string, SubjectValue>[]][] = [
    ['a scalar before a list', 1, [{ year: [2023, 2024] }, { year: 2024 }]],
    ['a scalar before a range', 1, [{ year: { from: 2019 } }, { year: 2024 }]],
    ['a list before a range', 1, [{ year: { from: 2019, to: 2100 } }, { year: [2024, 2030] }]],
    ['a narrow range before a wide one', 1, [{ year: { from: 2019 } }, { year: { from: 2023, to: 2025 } }]],
    ['more keys before fewer', 0, [{ modelo: '130', year: { from: 2019 } }, { year: 2024 }]],
    ['numbers and texts are the same', 0, [{ modelo: 130, year: '2024' }]],
    ['what does not match is out', 0, [{ year: { to: 2024 } }, { year: { from: 2025 } }, { modelo: '131' }]],
  ]
  for (const [name, expected, subjects] of cases) test(name, () => assert.equal(resolve(year, ...subjects), expected))
  test('two lists are a tie', () =>
    assert.match(
      String(resolve(year, { year: [2023, 2024] }, { year: [2024, 2025] })),
      /found 2 equally specific ones/,
    ))
  test('two equal ones are a tie', () =>
    assert.match(String(resolve(year, { year: 2024 }, { year: 2024 })), /found 2 equally specific ones/))
  test('none', () =>
    assert.match(String(resolve(year, { year: 2020 })), /found none; the registry has \(year = 2020\)/))
  test('a revision of a key that the subject lacks is another one', () =>
    assert.match(String(resolve(year, { period: '1T' })), /found none/))
})

describe('citing', () => {
  for (const text of [
    'run `shop orders export`.',
    'shop  orders\nexport --now',
    '(shop orders export)',
    'shop orders export',
  ]) {
    test(`yes: ${JSON.stringify(text)}`, () => assert.ok(cites(text, 'shop orders export')))
  }
  for (const text of [
    'shop orders exporter',
    'shop orders export-all',
    'workshop orders export',
    'shop orders export_all',
    'Shop orders export',
    '',
  ]) {
    test(`no: ${JSON.stringify(text)}`, () => assert.ok(!cites(text, 'shop orders export')))
  }
  test('a longer key is another one', () => {
    assert.ok(!cites('see orders.export.all', 'orders.export'))
    assert.ok(!cites('see my.orders.export', 'orders.export'))
    assert.ok(cites('see orders.export.', 'orders.export'))
  })
})
