// Listing files by globs.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { listFiles } from '../src/files/globs.ts'
import { linesFrom, linesOf, openTrace, TooLong } from '../src/files/stream.ts'
import { inFolder, makeFolder } from './command.ts'

const files = Object.fromEntries(
  [
    't/a.json',
    't/b [1].json',
    't/sub/c.json',
    't/sub/d.txt',
    't/.hidden/e.json',
    't/node_modules/f.json',
    'u/g.json',
    '#h/i.json',
  ].map((f) => [f, '']),
)

describe('globs', () => {
  const all = ['#h/i.json', 't/a.json', 't/b [1].json', 't/sub/c.json', 'u/g.json']
  const table: [string[], string[], string[]?][] = [
    [['**/*'], all],
    [['.'], all],
    [['./'], all],
    [['t'], ['t/a.json', 't/b [1].json', 't/sub/c.json']],
    [['t/'], ['t/a.json', 't/b [1].json', 't/sub/c.json']],
    [['./t//*.json'], ['t/a.json', 't/b [1].json']],
    [['{t,u}/*.json'], ['t/a.json', 't/b [1].json', 'u/g.json']],
    [['u/../t/sub/*'], ['t/sub/c.json']],
    [['CWD/u/*.json', 'u/g.json', './u/g.json'], ['u/g.json']],
    [
      ['t/b [1].json', 't/sub/d.txt'],
      ['t/b [1].json', 't/sub/d.txt'],
    ],
    [['#h/*.json'], ['#h/i.json']],
    [['t/.hidden/*'], ['t/.hidden/e.json']],
    [['t/node_modules/**'], ['t/node_modules/f.json']],
    [
      ['**/*', '!t/**'],
      ['#h/i.json', 'u/g.json'],
    ],
    [['**/*', '!t', '!#h/'], ['u/g.json']],
    [['!t/**'], []],
    [['nope.json', 'nope/*.json'], [], ['nope.json', 'nope/*.json']],
    [['t/[z-a].json', 't/+(b).json', 't/?.json'], ['t/a.json']],
    [[`t/${'*a'.repeat(50)}b`, `t/+(+(+(a|aa)|a)|aa)b`, `t/${'{a,b}'.repeat(30)}`], []],
    [['*'.repeat(70_000), 'a\0b*'], []],
    [['x'.repeat(5000), 'a\0b'], [], ['x'.repeat(5000), 'a\0b']],
  ]
  for (const [globs, expected, missing] of table)
    test(globs.map((g) => g.slice(0, 40)).join(' '), () =>
      inFolder(files, (cwd) => {
        const listing = listFiles(
          cwd,
          globs.map((g) => g.replace('CWD', cwd)),
          (f) => f.endsWith('.json'),
        )
        assert.deepEqual([listing.files, listing.faults, listing.linked.size], [expected, [], 0])
        if (missing) assert.deepEqual(listing.unmatched, missing)
      }),
    )
})

test('UTF-16 is read by its byte order mark, in both orders, packed or not', () => {
  const text = '{"events":[],"answer":"é漢🙂"}'
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  const big = Buffer.from(little).swap16()
  for (const bytes of [little, big, gzipSync(little), Buffer.from(`\ufeff${text}`)]) {
    inFolder({ 'a.json': bytes }, (cwd) => {
      const opened = openTrace(join(cwd, 'a.json'), 1 << 20)
      assert.equal('text' in opened && opened.text.replace(/^\ufeff/, ''), text)
    })
  }
})

test('what stands behind the padding of a gzip file is not lost without a word', async () => {
  const packed = gzipSync('{"events":[]}\n')
  const padded = Buffer.concat([packed, Buffer.alloc(8)])
  const noise = gzipSync(randomBytes(17 << 20))
  inFolder({ 'a.gz': padded, 'b.gz': Buffer.concat([padded, packed]) }, (cwd) => {
    assert.deepEqual(openTrace(join(cwd, 'a.gz'), 1 << 20), { text: '{"events":[]}\n' })
    const lost = openTrace(join(cwd, 'b.gz'), 1 << 20)
    assert.match('problem' in lost ? lost.problem : '', /not read/)
  })
  // Large files are streams, which the folder must outlive.
  const cwd = makeFolder({ 'a.gz': noise, 'b.gz': Buffer.concat([noise, Buffer.alloc(8), packed]) })
  const whole = async (name: string) => {
    const opened = openTrace(join(cwd, name), 64 << 20)
    return 'whole' in opened ? opened.whole() : undefined
  }
  assert.notEqual(await whole('a.gz'), undefined)
  await assert.rejects(whole('b.gz'), /not read/)
  rmSync(cwd, { recursive: true })
})

test('lines are the same of a file and of a stream, wherever its pieces end', async () => {
  const long = 'é漢🙂'.repeat(200_000)
  const lines = ['{"a":1}', '', ' b\r', long, ...Array.from({ length: 2000 }, (_, i) => 'ü'.repeat(i)), '\ufeffend']
  const bytes = Buffer.from(lines.join('\n'))
  const pieces = (size: number) =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
    )
  for (const size of [4099, 1 << 16, bytes.length])
    assert.deepEqual(await Readable.from(linesOf(pieces(size), bytes.length)).toArray(), lines)
  inFolder({ 'a.jsonl': bytes }, (cwd) => {
    const file = join(cwd, 'a.jsonl')
    const longest = Buffer.byteLength(long)
    assert.deepEqual([...linesFrom(file, 0, longest)], lines)
    assert.deepEqual([...linesFrom(file, 8, longest)], lines.slice(1))
    const read: string[] = []
    assert.throws(() => {
      for (const line of linesFrom(file, 0, longest - 1)) read.push(line)
    }, TooLong)
    assert.deepEqual(read, lines.slice(0, 3))
  })
})

test('everything below a folder is the same with and without the short cut for it', () => {
  const below = Object.fromEntries(
    ['t/a.json', 't/u/b.json', 't/.h/c.json', 't/u/.d.json', 't.x/e.json'].map((f) => [f, '']),
  )
  inFolder(below, (cwd) => {
    const list = (...globs: string[]) => listFiles(cwd, globs, () => true).files
    for (const base of ['t', './t', 't/u', 't/.h'])
      assert.deepEqual(list(`${base}/**/*`), list(`${base}/**/**/*`), base)
    assert.deepEqual(list('t/**/*'), ['t/a.json', 't/u/b.json'])
    assert.deepEqual(list(`${cwd}/t/**/*`), ['t/a.json', 't/u/b.json'])
  })
})
