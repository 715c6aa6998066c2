// How texts are compared: normalising, the digit boundary, wildcards, near names.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'smol-toml'
import { holds, holdsForbidden, readableLeak } from '../src/checks/text/match.ts'
import { normalise } from '../src/checks/text/normalise.ts'
import { asText, compact } from '../src/model/compact.ts'
import { captures, leaf, nearest, wildcard } from '../src/model/names.ts'
import { clip } from '../src/model/text.ts'

const nbsp = '\u00a0'
const thin = '\u2009'
const narrow = '\u202f'

describe('normalising', () => {
  const table: [string, string][] = [
    ['2,520', '2,520'],
    [`1${nbsp}234`, '1 234'],
    [`1${thin}234${narrow}567`, '1 234 567'],
    ['10² m² 2⁻¹', '10^2 m2 2-1'],
    ['I can’t say “no” — 5−3‑1', `i can't say "no" - 5-3-1`],
    ['hun\u200bter2 re\u00adfund', 'hunter2 refund'],
    ['½ and 1⁄2', '1/2 and 1/2'],
    ['C# is #1\n# Title', 'c# is #1 title'],
    ['**$2,520**', '$2,520'],
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
    ['2520.50', '2520', false],
    ['2520.00', '2520', true],
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
    ['$2,520', '2520', true],
    ['$2,520', '2,520', true],
    ['root\\_cause', 'root_cause', true],
    ['a \\*b\\* c', '*b*', true],
    ['use `snake_case` now', 'snake_case', true],
    ['use `snake_case` now', '`snake_case`', true],
    ['# C# rocks', 'C#', true],
    ['issue #12', '#12', true],
    ['issue 12', '#12', false],
    ['2*3=6', '2*3=6', true],
    ['call __init__', '__init__', true],
    ['do **not** agree', 'not agree', true],
    ['I can’t', "can't", true],
    ['<p>one</p><p>two</p>', 'one two', true],
    ['one<br>two', 'one two', true],
    ['![alt text](x.png)', 'alt text', true],
    ['[a](b) [c](d)', 'a c', true],
    ['29.11.2026', '29.11', true],
    ['1,2,3', '1,2', true],
    ['192.168.0.1', '192.168', true],
    ['0,125', '0.125', true],
    ['0.125', '0,125', true],
    ['3.10', '3.1', false],
    ['$3.10', '$3.1', true],
    ['12 345 people', '12345', false],
    ['12 345,67 €', '12345.67', true],
    ['12\u00a0345', '12345', true],
    ['−5', '5', false],
    ['−5', '-5', true],
    ['Balance: $-5', '$5', false],
    ['Balance: $-5', '-$5', true],
    ['between 4$-5$', '$5', true],
    ['10–20', '20', true],
    ['5 dollars', '$5', true],
    ['USD 5', '$5', true],
    ['5.00', '5', true],
    ['5', '5.00', true],
    ['10²', '102', false],
    ['100 %', '100%', true],
    ['½', '1/2', true],
    ['(2520)', '2520', true],
    ['2520!', '2520', true],
    ['2520-99', '2520', true],
    ['2520.', '2520', true],
    ['2520,', '2520', true],
    ['2520, 99', '2520', true],
    ['2,520, 99', '2520', true],
    ["5'000", '5000', true],
    ['12,34,567', '1234567', true],
    ['1.234.567', '1234567', true],
    ['1.234', '1234', false],
    ['1.234 €', '1234', true],
    ['Vec<String>', 'vec', true],
    ['x<token>y', 'xy', false],
    ['**$2,520**', '$2520', true],
    ['*really*', '*really*', true],
    ['re\u00adfund', 'refund', true],
    ['1,234 and 5,678', '1234 and 5678', true],
    ['$1,234.50 total', '$1234.5', true],
    ['€ 1.234,50', '€1234,50', true],
    ['€ 1.234,50', '€1,234.50', true],
  ]
  for (const [text, needle, expected] of table)
    test(`${JSON.stringify(needle)} in ${JSON.stringify(text)}`, () => assert.equal(holds(text, needle), expected))
})

describe('a text that must not be there', () => {
  const table: [string, string, boolean][] = [
    ['Python 2.7', 'Python 2', true],
    ['Python 27', 'Python 2', false],
    ['1.50', '50', false],
    ['1.50 EUR', '50 EUR', false],
    ['claim&#95;id', 'claim_id', true],
    ['**claim**_id', 'claim_id', true],
    ['{"claim\\u005fid": 1}', 'claim_id', true],
    ['claim\u200b_id', 'claim_id', true],
    ['claim id', 'claim_id', false],
  ]
  for (const [text, needle, expected] of table)
    test(`${JSON.stringify(needle)} in ${JSON.stringify(text)}`, () =>
      assert.equal(holdsForbidden(readableLeak(text), needle), expected))
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
    holds(text, '2520')
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
