// JSON read piece by piece is what JSON.parse makes of it, wherever the pieces are cut.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { JsonPieces, Malformed } from '../src/files/pieces.ts'
import { chance } from './chance.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-pieces-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))
const file = path.join(folder, 'document.json')

/** Reads all of it, objects and lists by their pieces down to this depth; members called `over` are passed over. */
function walk(pieces: JsonPieces, depth: number, like: unknown): unknown {
  if (depth === 0 || typeof like !== 'object' || like === null) return pieces.value()
  if (Array.isArray(like)) {
    const list: unknown[] = []
    for (const i of pieces.elements()) list.push(walk(pieces, depth - 1, like[i]))
    return list
  }
  const table: Record<string, unknown> = {}
  for (const key of pieces.members())
    if (key !== 'over') table[key] = walk(pieces, depth - 1, (like as Record<string, unknown>)[key])
  return table
}

// No key ends in a backslash: JSON.parse of Node 24 then takes the key `1"` for the key `1\\` that it saw before.
const keys = ['', 'a', '"', '\\"', '{[,', 'é\u2028😀', '\n\t']
const texts = ['', 'a', '"', '\\', '\\"', '{[,', 'é\u2028😀', '\n\t', 'x'.repeat(40)]

test('random documents, compact and indented, in chunks of every small size', () => {
  const below = chance(3)
  const value = (depth: number): unknown => {
    const kind = below(depth > 0 ? 7 : 4)
    if (kind < 2) return texts[below(texts.length)]
    if (kind === 2) return [0, -1.5e3, true, false, null][below(5)]
    if (kind === 3) return {}
    if (kind === 4) return Array.from({ length: below(4) }, () => value(depth - 1))
    return Object.fromEntries(
      Array.from({ length: below(4) }, (_, i) => [`${i}${keys[below(keys.length)]}`, value(depth - 1)]),
    )
  }
  for (let n = 0; n < 300; n++) {
    const document = { a: value(4), over: value(2), b: [value(3), value(3)] }
    fs.writeFileSync(file, JSON.stringify(document, null, below(3)) + ' \n'.repeat(below(2)))
    const pieces = new JsonPieces(file, 1 + below(40))
    const { over: _, ...rest } = document
    assert.deepEqual(walk(pieces, below(5) + 1, document), rest)
    pieces.ends()
    pieces.close()
  }
})

test('what is cut off, or no JSON, or too deep is said', () => {
  const read = (text: string): unknown => {
    fs.writeFileSync(file, text)
    const pieces = new JsonPieces(file, 3)
    try {
      const all: unknown[] = []
      for (const key of pieces.members()) all.push(key, pieces.value())
      pieces.ends()
      return all
    } finally {
      pieces.close()
    }
  }
  assert.deepEqual(read('{"a":{"b":[1]}}'), ['a', { b: [1] }])
  for (const text of [
    '',
    '[]',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":"x',
    '{"a":1 "b":2}',
    '{"a":1,}',
    '{1:2}',
    '{"a":}',
    '{}x',
  ])
    assert.throws(() => read(text), Malformed, text)
  assert.throws(() => read(`{"a":${'['.repeat(101)}${']'.repeat(101)}}`), /too deeply/)
})
