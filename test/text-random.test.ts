// The matcher of texts against a second, slow one, over random texts and needles.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holds, holdsForbidden } from '../src/checks/text/match.ts'
import { chance, textOf } from './chance.ts'
import { oracleHolds } from './text-oracle.ts'

const pieces = [
  '1',
  '2',
  '0',
  '12',
  '520',
  '345',
  '000',
  '50',
  '00',
  '.',
  ',',
  ' ',
  ' ',
  "'",
  '’',
  '-',
  '–',
  '\u00a0',
  '\u202f',
  '$',
  '€',
  ' EUR',
  ' USD',
  ' dollars',
  '%',
  ' %',
  'a',
  'x',
  'Python ',
  'total ',
  '*',
  '**',
  '_',
  '`',
  '#',
  '\n',
  '\u200b',
  '(',
  ')',
]
const needlePieces = [
  '1',
  '2',
  '12',
  '520',
  '50',
  '0',
  '00',
  '.',
  ',',
  ' ',
  '-',
  '$',
  '€',
  ' EUR',
  '%',
  ' %',
  'a',
  'Python ',
  '*',
  '_',
  '`',
  '#',
  '\u00a0',
]

test('random texts and needles', () => {
  const next = chance(20)
  let met = 0
  for (let i = 0; i < 40_000; i++) {
    const text = textOf(pieces, 1 + next(9), next)
    // Half of the needles are pieces of the text, so that enough of them are met.
    const from = next(text.length)
    const needle = next(2) ? textOf(needlePieces, 1 + next(5), next) : text.slice(from, from + 1 + next(8))
    for (const [forbidden, answer] of [
      [false, holds(text, needle)],
      [true, holdsForbidden(text, needle)],
    ] as const) {
      met += Number(answer)
      assert.equal(answer, oracleHolds(text, needle, forbidden), `${JSON.stringify({ text, needle, forbidden })}`)
    }
  }
  assert.ok(met > 10_000, `only ${met} met`)
})
