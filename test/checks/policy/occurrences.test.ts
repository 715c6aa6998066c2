// Where values stand, compared with looking for each value in each text by itself.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Finder, leaf, run, type Whole } from '../../../src/checks/policy/occurrences.ts'
import { chance } from '../chance.ts'

test('the finder finds what one search for each value finds', () => {
  const random = chance(11)
  const words = ['a', 'b', 'ab', 'a1', 'A1', '-', '.', ' ', ' ', '*', '7', '70']
  const text = (n: number) => Array.from({ length: 1 + random(n) }, () => words[random(words.length)]).join('')
  const isWord = (c: string | undefined) => c !== undefined && /[a-z0-9]/.test(c)
  for (let n = 0; n < 5000; n++) {
    const values = Array.from({ length: 1 + random(4) }, () => text(4)).filter(
      (v) => !/^[-*\s\d.]*$/.test(v) && !v.includes('*'),
    )
    const pieces = Array.from({ length: 1 + random(3) }, (): { text: string; whole: Whole } => ({
      text: text(10),
      whole: random(2) === 0 ? leaf : run,
    }))
    const finder = new Finder(values)
    for (const [i, piece] of pieces.entries()) finder.look(i, piece.text, piece.whole)
    const plain = (t: string) => t.toLowerCase().replaceAll('*', '').replace(/\s+/g, ' ').trim()
    for (const value of values) {
      const needle = plain(value)
      const expected = pieces.flatMap((piece, source) => {
        const text = plain(piece.text)
        let how = 0
        for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
          const end = at + needle.length
          if (at === 0 && end === text.length) how |= piece.whole
          else if (!(isWord(text[at]) && isWord(text[at - 1])) && !(isWord(text[end - 1]) && isWord(text[end])))
            how |= run
        }
        return how === 0 ? [] : [{ source, how }]
      })
      assert.deepEqual(finder.of(value), expected, `case ${n}: ${JSON.stringify({ value, pieces })}`)
    }
  }
})

test('numbers are found by value', () => {
  const finder = new Finder([1250, '1250.0', 7, -3, 0.5])
  finder.look(0, 'Total: 1,250.00 EUR, less -3, and A7 and 0.50', run)
  finder.look(1, '1250', leaf)
  assert.deepEqual(finder.of(1250), [
    { source: 0, how: run },
    { source: 1, how: leaf },
  ])
  assert.deepEqual(
    finder.of('1250.0').map((f) => f.source),
    [0, 1],
  )
  assert.deepEqual(finder.of(7), [])
  assert.deepEqual(finder.of(-3).length, 1)
  assert.deepEqual(finder.of(0.5).length, 1)
})
