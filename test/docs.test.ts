// What is made from the code is current: action.yml, the tables of README, the pages and schemas; the workflows are pinned.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

test('links of README and docs lead to files that exist', () => {
  for (const page of ['README.md', 'scenarios/README.md', ...globSync('docs/*.md', { cwd: root })]) {
    for (const [, link] of text(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^https?:/.test(link as string)) continue
      assert.ok(existsSync(join(root, dirname(page), link as string)), `${page} links to ${link}`)
    }
  }
})
