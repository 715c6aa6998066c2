// What is made from the code is current: action.yml, the tables of README, the pages and schemas; the workflows are pinned.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { version } from '../src/version.ts'

const root = resolve(import.meta.dirname, '..')
const text = (file: string): string => readFileSync(join(root, file), 'utf8')

test('everything that npm run docs makes is current', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/docs.ts'), '--check'], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
})

test('the version is that of package.json', () => {
  assert.equal(version, JSON.parse(text('package.json')).version)
})
