// How texts are compared: normalising, the digit boundary, wildcards, near names.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'smol-toml'
import { holds, normalise } from '../src/checks/normal.ts'
import { asText, compact } from '../src/model/compact.ts'
import { captures, leaf, nearest, wildcard } from '../src/model/names.ts'
import { clip } from '../src/model/text.ts'

const nbsp = '\u00a0'
const thin = '\u2009'
const narrow = '\u202f'

describe('normalising', () => {
  const table: [string, string][] = [
    ['2,520', '2520'],
    ['$2,520.50', '$2520.50'],
    ['12,34,567', '1234567'],
    ['1,23,45,678', '12345678'],
    ["1'000'000", '1000000'],
    [`1${nbsp}234`, '1234'],
    [`1${thin}234${thin}567`, '1234567'],
    [`1${narrow}234`, '1234'],
    ['2,5', '2,5'],
    ['2,50', '2,50'],
    ['12,3456', '12,3456'],
    ['1234,567', '1234,567'],
    ['1,234,5', '1,234,5'],
    ['1,2345,678', '1,2345,678'],
    ["1,234'567", "1,234'567"],
    ['1 234', '1 234'],
    ['1, 234', '1, 234'],
    ['1.234,56', '1.234,56'],
    ['2024, 2025', '2024, 2025'],
    ['apples, oranges', 'apples, oranges'],
    ['x1,234y', 'x1234y'],
    ['**$2,520**', '$2520'],
    ['do **not** agree', 'do not agree'],
    ['# Title\n\n`code`', 'title code'],
    [' a\t\n b ', 'a b'],
    [`a${nbsp}b`, 'a b'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['ΌΣΟΣ', 'όσοσ'],
    ['όσος', 'όσοσ'],
    ['ﬁne', 'fine'],
    ['Ｆｕｌｌ', 'full'],
    ['cafe\u0301', 'caf\u00e9'],
    ['①', '1'],
    ['** _ `', ''],
    ['', ''],
  ]
  for (const [text, expected] of table)
    test(JSON.stringify(text), () => {
      assert.equal(normalise(text), expected)
      assert.equal(normalise(normalise(text)), expected, 'once is enough')
    })
})

describe('a needle', () => {
  const table: [string, string, boolean][] = [
    ['**$2,520**', '2520', true],
    ['2,530', '2520', false],
    ['12520', '2520', false],
    ['25201', '2520', false],
    ['12,520', '2520', false],
    ['2,520 and 12,520', '2520', true],
    ['12520 2520', '2520', true],
    ['A-1001', '1001', true],
    ['v2520x', '2520', true],
    ['2520.50', '2520', true],
    ['100', '00', false],
    ['paid 77', 'paid 7', false],
    ['paid 7.', 'paid 7', true],
    ['7 of 77', '7 of 7', false],
    ['do **not** agree', 'not agree', true],
    ['apples, oranges', 'apples, oranges', true],
    ['cafe\u0301', 'CAF\u00c9', true],
    [`a${nbsp}b`, 'a b', true],
    ['1,2,3', '2', true],
    ['10,200,3000', '200', true],
    ['5,10,15', '10', true],
    ['STRASSE', 'straße', true],
    ['', 'x', false],
    ['٣١٢', '٣١', false],
  ]
  for (const [text, needle, expected] of table)
    test(`${JSON.stringify(needle)} in ${JSON.stringify(text)}`, () =>
      assert.equal(holds(normalise(text), normalise(needle)), expected))
})

test('large texts are no trouble', () => {
  const many = 200_000
  for (const text of [
    '1,'.repeat(many),
    '1'.repeat(many),
    '12,'.repeat(many),
    '* '.repeat(many),
    ' '.repeat(many),
    `1${nbsp}`.repeat(many),
    'é '.repeat(many),
  ])
    holds(normalise(text), '2520')
  assert.equal(holds('1'.repeat(many), '11'), false)
  assert.equal(wildcard('*a'.repeat(1000), 'a'.repeat(many)), true)
  assert.equal(wildcard(`${'*a'.repeat(1000)}b`, 'a'.repeat(many)), false)
})

describe('values as texts', () => {
  const table: [unknown, string][] = [
    ['x', 'x'],
    [7, '7'],
    [7.5, '7.5'],
    [-0, '0'],
    [true, 'true'],
    [null, 'null'],
    [2512292042121000001n, '2512292042121000001'],
    [{ b: [1, { d: 1, c: 2 }], a: 'x' }, '{"a":"x","b":[1,{"c":2,"d":1}]}'],
    [{ id: 2512292042121000001n }, '{"id":2512292042121000001}'],
    [Number.NaN, 'NaN'],
    [[Number.POSITIVE_INFINITY], '[Infinity]'],
    [JSON.parse('{"__proto__": {"a": 1}}'), '{"__proto__":{"a":1}}'],
  ]
  for (const [value, text] of table) test(text, () => assert.equal(asText(value), text))

  test('of TOML dates and times are as people write them', () => {
    const { d } = parse(
      'd = [2024-01-31, 10:30:00, 10:30:00.250, 2024-01-31 10:00:00, 2024-01-31T10:00:00Z, 2024-01-31T10:00:00.5+02:00]',
    ) as unknown as { d: Date[] }
    const texts = ['2024-01-31', '10:30:00', '10:30:00.25', '2024-01-31T10:00:00', '2024-01-31T10:00:00Z']
    assert.deepEqual(d.map(asText), [...texts, '2024-01-31T10:00:00.5+02:00'])
    assert.equal(compact({ d: d[4] }), '{"d":"2024-01-31T10:00:00Z"}')
  })

  test('of any depth that a trace may have differ where they differ', () => {
    const nest = (leaf: unknown) => Array.from({ length: 499 }).reduce((v) => [v], leaf)
    assert.notEqual(compact(nest(1)), compact(nest(2)))
  })

  test('are cut between characters', () => {
    assert.equal(clip('abc', 3), 'abc')
    assert.equal(clip('abcd', 3), 'ab…')
    assert.equal(clip('a🙂b', 3), 'a…')
  })
})

describe('wildcards', () => {
  const table: [string, string, string[] | undefined][] = [
    ['a', 'a', []],
    ['a', 'b', undefined],
    ['*', '', ['']],
    ['*', 'x.y', ['x.y']],
    ['delete_*', 'delete_', ['']],
    ['delete_*', 'undelete_x', undefined],
    ['*_a_*', 'x_a_y_a_z', ['x', 'y_a_z']],
    ['a*a', 'a', undefined],
    ['a*a', 'aa', ['']],
    ['mcp__*__*', 'mcp__srv__tool', ['srv', 'tool']],
    ['a*b*c', 'a1b2c3', undefined],
    ['a**b', 'axb', ['', 'x']],
    ['a.c', 'abc', undefined],
    ['[a]*', '[a]x', ['x']],
    ['A*', 'abc', undefined],
  ]
  for (const [pattern, name, found] of table)
    test(`${pattern} on ${name}`, () => {
      assert.deepEqual(captures(pattern, name), found)
      assert.equal(wildcard(pattern, name), found !== undefined)
    })
})

test('the leaf of a key', () => {
  assert.equal(leaf('modelo.work.submit'), 'submit')
  assert.equal(leaf('aeat_modelo_export'), 'export')
  assert.equal(leaf('a_b.c_d'), 'd')
  assert.equal(leaf('x'), 'x')
  assert.equal(leaf('a.'), '')
})

test('the nearest name is one that may be a slip', () => {
  const known = ['tools', 'tools_in_order', 'forbid_tools', 'contains', 'not_contains']
  assert.equal(nearest('tols', known), 'tools')
  assert.equal(nearest('TOOLS', known), 'tools')
  assert.equal(nearest('tolos', known), 'tools')
  assert.equal(nearest('contians', known), 'contains')
  assert.equal(nearest('zzz', known), undefined)
  assert.equal(nearest('x'.repeat(5000), known), undefined)
  assert.equal(nearest('', known), undefined)
})
