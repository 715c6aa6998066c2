// Cases of a conformance suite, where one lies beside the repository: the built command line judges each as the suite expects.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const suite = join(root, '../shared/conformance/run.mjs')
const cli = join(root, 'dist/cli/index.js')
const missing = [suite, cli].find((file) => !existsSync(file))

test('conformance', {
  skip: missing === undefined ? false : `there is no ${missing === cli ? 'build' : 'suite'}`,
}, () => {
  const ran = spawnSync(process.execPath, [suite, '--cli', cli], { encoding: 'utf8', timeout: 300_000 })
  assert.equal(ran.status, 0, ran.stdout + ran.stderr)
  assert.match(ran.stdout, /^conformance: [1-9]\d* passed, 0 failed$/m)
})
