// A trace that could not be read is a problem that names the scenario which goes without it.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSettings } from '../src/options.ts'
import { run } from '../src/run/run.ts'

test('a file in the place of a scenario names it, another names none', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-eval-unread-'))
  t.after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scenarios'))
  mkdirSync(join(folder, 'traces'))
  for (const name of ['refund', 'filing'])
    writeFileSync(join(folder, 'scenarios', `${name}.toml`), `name = "${name}"\n[expect]\ntools = ["a"]\n`)
  for (const file of ['refund.json', 'scratch.json']) writeFileSync(join(folder, 'traces', file), '{"events": [')
  const { problems } = await run(
    folder,
    readSettings({}, (name) => name),
  )
  assert.deepEqual(
    problems.map(({ file, scenarios }) => [file, scenarios]),
    [
      ['traces/refund.json', ['refund']],
      ['traces/scratch.json', undefined],
    ],
  )
})
