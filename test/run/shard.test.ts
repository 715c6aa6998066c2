// Which part a shard judges: told by K/N, or by what started the job.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { UsageError } from '../../src/options.ts'
import { cutSources, readCut } from '../../src/run/shard.ts'
import type { Source } from '../../src/run/sources.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-shard-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))

test('auto takes the number that the scheduler gave', () => {
  const table: [Record<string, string>, number][] = [
    [{ JOB_COMPLETION_INDEX: '0' }, 1],
    [{ AWS_BATCH_JOB_ARRAY_INDEX: '3' }, 4],
    [{ SLURM_ARRAY_TASK_ID: '14', SLURM_ARRAY_TASK_MIN: '10', SLURM_ARRAY_TASK_STEP: '2' }, 3],
    [{ SLURM_ARRAY_TASK_ID: '2', SLURM_ARRAY_TASK_MIN: '0' }, 3],
    [{ PARALLEL_SEQ: '1' }, 1],
  ]
  for (const [env, index] of table) assert.deepEqual(readCut('auto/4', env), { index, count: 4 })
  assert.deepEqual(readCut('2/8', { PARALLEL_SEQ: '7' }), { index: 2, count: 8 })
})

test('a part beyond the last, two schedulers, none, and what is no part are usage errors', () => {
  const table: [string, Record<string, string>, RegExp][] = [
    ['9/8', {}, /from 1 to 8, found 9/],
    ['0/8', {}, /from 1 to 8/],
    ['1/0', {}, /K\/N/],
    ['1', {}, /K\/N/],
    ['1.5/2', {}, /K\/N/],
    ['auto/4', {}, /none of them set/],
    ['auto/4', { PARALLEL_SEQ: '5' }, /found 5 of 4/],
    ['auto/4', { PARALLEL_SEQ: 'x' }, /whole number/],
    ['auto/4', { PARALLEL_SEQ: '1', JOB_COMPLETION_INDEX: '0' }, /both set/],
    ['auto/4', { SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_MIN: '0', SLURM_ARRAY_TASK_STEP: '2' }, /whole number/],
  ]
  for (const [given, env, message] of table)
    assert.throws(
      () => readCut(given, env),
      (e) => e instanceof UsageError && message.test(e.message),
      given,
    )
})

test('the parts hold each source once, files of one run stay together, and the bytes are balanced', () => {
  const sources: Source[] = [100, 1, 50, 49, 1, 0].map((bytes, i) => {
    fs.writeFileSync(path.join(folder, `${i}.json`), 'x'.repeat(bytes))
    return { label: `${i}`, files: [`${i}.json`] }
  })
  const parts = [1, 2].map((index) => cutSources(folder, sources, { index, count: 2 }))
  assert.deepEqual(
    parts.map(({ numbered }) => numbered.map(({ number }) => number)),
    [
      [0, 1, 5],
      [2, 3, 4],
    ],
  )
  assert.equal(parts[0]?.listing, parts[1]?.listing)
  const together: Source = { label: 'run', files: ['0.json', '1.json', '2.json'] }
  assert.deepEqual(cutSources(folder, [together], { index: 2, count: 2 }).numbered, [])
})
