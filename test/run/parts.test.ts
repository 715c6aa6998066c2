// Large files of traces that threads read in parts: where they are cut, and that any number of threads tells the same of them.
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { cutAtLines, linesOfPart } from '../../src/files/parts.ts'
import { readSettings } from '../../src/options.ts'
import { run } from '../../src/run/run.ts'
import { partsOf } from '../../src/run/sources.ts'
import { makeFolder } from '../command.ts'

const folders: string[] = []
const folderOf: typeof makeFolder = (files) => {
  const folder = makeFolder(files)
  folders.push(folder)
  return folder
}
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a file is cut at line ends, and each part knows how many records stand before it', () => {
  const lines = ['{"a":1}', '', ' \t', `{"b":"${'é'.repeat(40)}"}`, '{"c":3}', '{"d":4}']
  for (const [between, start, end] of [
    ['\n', '', '\n'],
    ['\r\n', '\ufeff', ''],
  ] as const) {
    const cwd = folderOf({ 'a.jsonl': start + lines.join(between) + end })
    const file = join(cwd, 'a.jsonl')
    const parts = cutAtLines(file, 10)
    const read: string[] = []
    for (const part of parts) {
      assert.equal(part.before, read.filter((line) => line !== '').length)
      read.push(...[...linesOfPart(file, part)].map((line) => line.trim()))
    }
    assert.ok(parts.length > 2)
    assert.deepEqual(
      read,
      lines.map((line) => line.trim()),
    )
    assert.deepEqual(
      parts.map((part) => part.from),
      [0, ...parts.slice(0, -1).map((part) => part.to)],
    )
  }
})

const body = 'one line of a result\n'.repeat(200)
const traceOf = (i: number, more: object = {}): string =>
  JSON.stringify({
    scenario: i % 3 === 0 ? 'b' : 'a',
    events: [{ type: 'tool_call', tool: i % 1000 === 7 ? 'drop' : 'look', arguments: { i }, result: body }],
    answer: 'done',
    ...more,
  })
const many = Array.from({ length: 4300 }, (_, i) => traceOf(i))
/** The traces with other lines in place of some. */
const withLines = (lines: Record<number, string>): string => many.map((line, i) => lines[i] ?? line).join('\n')

const files = {
  'scenarios/a.toml': 'name = "a"\n[expect]\nforbid_tools = ["drop"]\n[trials]\nrequire = 0.5\n',
  'scenarios/b.toml': 'name = "b"\n[expect]\ntools = ["look"]\n[trials]\nrequire = 0.5\n',
  'traces/plain.jsonl': `\ufeff${many.join('\r\n')}`,
  'traces/blank.jsonl': withLines({ 2000: `\n \n${traceOf(1, { id: 'x', answer: 'long '.repeat(1 << 20) })}\n\n` }),
  'traces/junk.jsonl': withLines({ 2500: 'npm warn', 4000: '[1, 2]' }),
  'traces/wrong.jsonl': withLines({ 3000: traceOf(0, { turns: 'many' }) }),
  'traces/unread.jsonl': withLines({ 1500: '{"type":"message","tool":"look"}', 3500: '{"events": [' }),
  'traces/odd.jsonl': withLines({ 2200: '\u00a0', 2300: traceOf(0, { scenario: 'nobody' }) }),
  'traces/cut.jsonl': many.join('\n').slice(0, -10),
  'traces/packed.jsonl.gz': gzipSync(many.join('\n'), { level: 1 }),
}

test('any number of threads tells the same of large files', { timeout: 300_000 }, async () => {
  const cwd = folderOf(files)
  const settingsOf = (workers: string) => readSettings({ workers }, (name) => name)
  const entry = pathToFileURL(join(import.meta.dirname, '../../src/cli.ts')).href
  const partsIn = (file: string) => partsOf(cwd, { label: file, files: [file] }, settingsOf('1'), true)?.length
  assert.ok((partsIn('traces/plain.jsonl') ?? 0) > 2)
  assert.ok((partsIn('traces/blank.jsonl') ?? 0) > 2)
  assert.equal(partsIn('traces/packed.jsonl.gz'), undefined, 'what is packed is not cut')
  const [alone, together] = [await run(cwd, settingsOf('1')), await run(cwd, settingsOf('3'), { entry })]
  assert.equal(alone.totals.traces, 8 * many.length - 1300 - 6, 'all are read, but what stands behind a wrong one')
  assert.deepEqual(alone.problems.map((p) => p.file).sort(), [
    'traces/cut.jsonl',
    'traces/unread.jsonl',
    'traces/wrong.jsonl',
  ])
  assert.equal(JSON.stringify(together), JSON.stringify(alone))
})
