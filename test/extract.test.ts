// Unpacking an archive that others made: all of it into one folder, nothing outside of it, and no more than it may cost.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { BadArchive, extractArchive } from '../src/files/archive.ts'
import { makeFolder } from './command.ts'
import { type Entry, zip } from './zip.ts'

/** Unpacks an archive into `in` of a new folder, and looks at what is there then. */
async function extracting(
  entries: readonly Entry[],
  look: (extracted: Promise<number>, inside: string, folder: string) => Promise<void>,
  most = 1 << 20,
): Promise<void> {
  const folder = makeFolder({ 'a.zip': zip(entries) })
  const inside = join(folder, 'in')
  mkdirSync(inside)
  try {
    await look(extractArchive(join(folder, 'a.zip'), inside, most), inside, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every entry becomes a file, in its bytes', async () => {
  const binary = Buffer.from([0, 0xff, 0xfe, 0x80])
  const entries = [
    { name: 'a/', text: '' },
    { name: 'a/b/run.json', text: '{"é": 1}', mode: 0o100644 },
    { name: 'run.eval', text: '', raw: binary, method: 0, size: 4 },
  ]
  await extracting(entries, async (size, inside) => {
    assert.equal(await size, 13)
    assert.equal(readFileSync(join(inside, 'a/b/run.json'), 'utf8'), '{"é": 1}')
    assert.deepEqual(readFileSync(join(inside, 'run.eval')), binary)
  })
})

test('what leads out, is a link or costs too much is refused, and nothing is written beside the folder', async () => {
  const one: Entry = { name: 'run.json', text: '{}' }
  const bomb = Buffer.alloc(40 << 20)
  const cases: [string, Entry[], RegExp, number?][] = [
    ['a way up', [one, { ...one, name: '../out.json' }], /invalid relative path/],
    ['a way up further in', [{ ...one, name: 'a/../../out.json' }], /invalid relative path/],
    ['an absolute path', [{ ...one, name: '/tmp/out.json' }], /absolute path/],
    ['a backslash', [{ ...one, name: '..\\out.json' }], /invalid characters/],
    ['a drive', [{ ...one, name: 'C:out.json' }], /absolute path/],
    ['a link', [{ ...one, text: '../../etc/passwd', mode: 0o120777 }], /run.json is a link/],
    ['a device', [{ ...one, mode: 0o020666 }], /run.json is no file/],
    ['a name twice', [one, one], /two entries named run.json/],
    ['two names of one file', [one, { ...one, name: './run.json' }], /cannot be read \(EEXIST\)|invalid/],
    ['a file that is a folder too', [one, { ...one, name: 'run.json/a.json' }], /cannot be read \(E/],
    ['a NUL', [{ ...one, name: 'a\0b.json' }], /./],
    ['a name too long', [{ ...one, name: 'a'.repeat(300) }], /ENAMETOOLONG/],
    ['more than the limit together', [1, 2, 3].map((n) => ({ name: `${n}`, text: ' '.repeat(500_000) })), /more than/],
    ['a bomb', [{ ...one, raw: zlib.deflateRawSync(bomb), size: bomb.length }], /more than 500 times/, 64 << 20],
    ['a lie about its size', [{ ...one, raw: zlib.deflateRawSync(bomb) }], /is larger than it says/],
    ['a password', [{ ...one, flags: 1 }], /is encrypted/],
  ]
  for (const [title, entries, message, most] of cases)
    await extracting(
      entries,
      async (size, _, folder) => {
        await assert.rejects(size, (e) => {
          assert.ok(e instanceof BadArchive, `${title}: ${e}`)
          assert.match(e.message, message, title)
          return true
        })
        assert.deepEqual(readdirSync(folder).sort(), ['a.zip', 'in'], title)
      },
      most,
    )
  assert.equal(existsSync('/tmp/out.json'), false)
})

test('too many entries are refused before any is unpacked', async () => {
  const entries = Array.from({ length: 50_001 }, (_, i) => ({ name: `${i}`, text: '', method: 0 }))
  await extracting(entries, async (size, inside) => {
    await assert.rejects(size, /more than 50000 entries/)
    assert.deepEqual(readdirSync(inside), [])
  })
})
