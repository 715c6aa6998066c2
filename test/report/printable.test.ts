import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clip } from '../../src/model/text.ts'
import { jsonText, printable, safeLines } from '../../src/report/printable.ts'
import { obey } from '../runner.ts'
import { everywhere, hostile } from './sample.ts'

const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

test('hostile text becomes one line without a command and without anything hidden', () => {
  for (const text of hostile) {
    for (const line of [
      printable(text),
      printable(text, 20),
      `  ${printable(text)}`,
      `name ${printable(text)}[2]`,
      `#${printable(text)}`,
    ]) {
      assert.deepEqual(obey(line).commands, [], line)
      assert.doesNotMatch(line, unseen)
      assert.ok(!line.includes('##['), line)
    }
    assert.ok(printable(text, 20).length <= 20)
  }
})

test('ordinary text stays as it is', () => {
  for (const text of ['issue_refund', 'a # b ## c', 'std::vector', 'Größe 日本語 👍🏽 ❤️', 'x [1]', ''])
    assert.equal(printable(text), text)
})

test('what cannot be seen is shown', () => {
  assert.equal(printable('a\nb\t\u001b[31m\u202e\ud800'), 'a\\nb\\t\\u{1b}[31m\\u{202e}\\u{d800}')
})

test('a cut never splits a surrogate pair', () => {
  assert.equal(clip('😀😀😀', 4), '😀…')
  assert.equal(printable('😀😀😀', 4), '😀…')
})

test('lines that look like commands are broken, the others are not touched', () => {
  const text = hostile.join('\n')
  assert.deepEqual(obey(safeLines(text)).commands, [])
  assert.equal(safeLines('a\n  b: c\n\u001b[1mx'), 'a\n  b: c\n\u001b[1mx')
})

test('JSON reads back unchanged, and is no command', () => {
  for (const text of hostile) {
    const report = everywhere(text)
    const json = jsonText(report)
    assert.deepEqual(JSON.parse(json), JSON.parse(JSON.stringify(report)))
    assert.deepEqual(obey(json).commands, [])
    assert.doesNotMatch(json.replaceAll('\n', ''), unseen)
  }
})

test('JSON holds integers of any size', () => {
  assert.equal(jsonText({ id: 2512292042121000001n }), '{\n  "id": 2512292042121000001\n}')
})
