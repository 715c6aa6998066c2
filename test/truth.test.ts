// Labelled runs, where they lie beside the repository: scenarios that say all that a task asks are wrong about none of them.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { measure, naive, strict } from '../tools/truth.ts'

const folder = join(import.meta.dirname, '../../shared/truth/tau-airline')
const cli = join(import.meta.dirname, '../src/cli.ts')
const skip = existsSync(folder) ? false : 'no labelled runs here'

test('every verdict of a strict scenario agrees with its label', { skip }, () => {
  const { rightPass, rightFail, wrongPass, wrongFail } = measure(folder, cli, strict)
  assert.deepEqual({ wrongPass, wrongFail }, { wrongPass: [], wrongFail: [] })
  assert.deepEqual([rightPass, rightFail], [84, 116])
})

test('[expect] alone cannot say how often a call may come', { skip }, () => {
  const { wrongPass, wrongFail } = measure(folder, cli, naive)
  assert.ok(wrongPass.length + wrongFail.length > 0)
})
