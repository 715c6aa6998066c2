// Texts that wait on disk come back as they were, in any order, and leave nothing behind.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { makeSpool } from '../../src/files/spool.ts'
import { chance } from '../chance.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-spooling-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))

test('two lists keep their texts, whether they were written or not', () => {
  const spool = makeSpool(folder, 200)
  const lists = [spool.list(), spool.list()]
  const said: string[][] = [[], []]
  const below = chance(3)
  for (let n = 0; n < 500; n++) {
    const which = below(2)
    const text = `${n} ${'é🙂'.repeat(below(9))}`
    lists[which]?.add(text)
    said[which]?.push(text)
  }
  for (const [i, list] of lists.entries()) {
    const texts = said[i] ?? []
    assert.equal(list.length, texts.length)
    assert.deepEqual(
      texts.map((_, at) => list.at(at)),
      texts,
    )
    for (let n = 0; n < 200; n++) {
      const at = below(texts.length)
      assert.equal(list.at(at), texts[at])
    }
    assert.throws(() => list.at(texts.length), RangeError)
  }
  spool.close()
  assert.deepEqual(fs.readdirSync(folder), [])
})

test('few texts touch no disk', () => {
  const spool = makeSpool(path.join(folder, 'nowhere'))
  const list = spool.list()
  list.add('one')
  assert.equal(list.at(0), 'one')
  spool.close()
})
