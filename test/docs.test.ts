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

test('workflows use actions by commit, and ask for no more than to read', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root })
  assert.ok(workflows.length >= 2)
  for (const file of workflows) {
    for (const [, use] of text(file).matchAll(/uses: (\S+)/g))
      assert.match(use as string, /^\.\/$|@[0-9a-f]{40}$/, file)
    assert.match(text(file), /^permissions:\n {2}contents: read$/m, file)
  }
})
