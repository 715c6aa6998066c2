// Recordings that are files: what their bytes are decoded as, and several files that are one run.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Trace } from '../../src/model/trace.ts'
import { readTraceFiles } from '../../src/reading/file.ts'
import { sourcesOf } from '../../src/run/sources.ts'
import { fixtures, sha256 } from './reading.ts'

const folder = mkdtempSync(join(tmpdir(), 'recordings-'))
after(() => rmSync(folder, { recursive: true }))

const whole = readFileSync(new URL('anthropic-messages/lines.jsonl', fixtures), 'utf8')

async function read(...contents: (string | Buffer)[]) {
  const files = contents.map((content, i) => {
    const file = join(folder, `event-${i}.json`)
    writeFileSync(file, content)
    return file
  })
  const traces: Trace[] = []
  const emit = (trace: Trace) => traces.push(trace)
  const result = await readTraceFiles(files as [string, ...string[]], { sha256, emit }, 1 << 20)
  return { ...result, traces }
}

test('UTF-16 with its mark is decoded; what is NUL after that is lost', async () => {
  const expected = await read(whole)
  const little = Buffer.from(`\ufeff${whole}`, 'utf16le')
  assert.deepEqual(await read(little), expected)
  assert.deepEqual(await read(Buffer.from(little).swap16()), expected)
  const damaged = await read(Buffer.from(`\ufeff${whole}\0\0\n`, 'utf16le'))
  assert.match(damaged.traces[0]?.source.incomplete?.join() ?? '', /NUL/)
  const escaped = whole.trimEnd().replace(/"\}?[^"]*$/, (rest) => `\\u0000${rest}`)
  assert.doesNotMatch((await read(escaped)).traces[0]?.source.incomplete?.join() ?? '', /NUL/)
})

test('files that are parts of one run are read as one, and a part that cannot be read is a problem', async () => {
  const expected = await read(whole)
  const parts = whole.trim().split('\n')
  assert.deepEqual(await read(...parts), expected)
  assert.deepEqual(await read(`[${parts[0]}]`, parts.slice(1).join('\n')), expected)
  assert.match(
    (await read(parts[0] ?? '', '', parts[1] ?? '')).problem ?? '',
    /empty: event-1\.json, a part of the run/,
  )
})

test('a format says which files are parts of one run', () => {
  const partOf = (file: string) => /^(.*)\/events\/[^/]+$/.exec(file)?.[1]
  assert.deepEqual(sourcesOf(['b/events/2.json', 'a.json', 'b/events/1.json'], [partOf]), [
    { label: 'a.json', files: ['a.json'] },
    { label: 'b', files: ['b/events/1.json', 'b/events/2.json'] },
  ])
})
