// Habits of the repository that a test can hold: what CI runs, what workflows may do, and which notes there are.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { installed, skipWithout } from './programs.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const workflows = globSync('.github/workflows/*.yml', { cwd: root })

test('npm run all is what CI runs', () => {
  const steps = JSON.parse(read('package.json')).scripts.all.split(' && ')
  const inCi = [...read('.ci/run').matchAll(/^step '(npm [^(]+?) \(/gm)].map((m) => m[1])
  assert.deepEqual(
    inCi.map((s) => (s === 'npm cit' ? 'npm test' : s)),
    steps,
  )
  assert.match(read('.github/workflows/ci.yml'), /run: bash \.ci\/run\n/)
})

/** What a workflow may write, where it may more than read. */
const writes: Record<string, string[]> = {
  'release.yml': ['id-token: write', 'attestations: write', 'contents: write'],
  'codeql.yml': ['security-events: write'],
}

test('no workflow may do more than read, but for the release, which attests and moves a tag, and the results of CodeQL', () => {
  assert.ok(workflows.length >= 4)
  for (const file of workflows) {
    const text = read(file)
    assert.match(
      text,
      file.endsWith('release.yml') ? /^permissions: \{\}$/m : /^permissions:\n {2}contents: read$/m,
      file,
    )
    const found = [...text.matchAll(/^ +[\w-]+: write$/gm)].map(([line]) => line.trim())
    assert.deepEqual(found, writes[basename(file)] ?? [], file)
    assert.doesNotMatch(text, /pull_request_target|write-all/, file)
  }
})

test('the tag that workflows name moves only to what was checked and attested', () => {
  const jobs = parse(read('.github/workflows/release.yml')).jobs as Record<string, { needs?: string; steps: object[] }>
  const moving = Object.entries(jobs).filter(([, job]) => JSON.stringify(job.steps).includes('git push'))
  assert.deepEqual(
    moving.map(([name, job]) => [name, job.needs]),
    [['major-tag', 'bundle']],
  )
  assert.match(JSON.stringify(jobs['bundle']), /npm run bundle --silent -- --check.*attest-build-provenance/)
})

test('every action of another repository is pinned by its commit, with its version beside', () => {
  for (const file of workflows) {
    for (const [line] of read(file).matchAll(/^.*\buses: .*$/gm))
      assert.match(line, /uses: (?:\.\/|[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d)/, `${file}: ${line}`)
  }
})

test('no workflow puts what others wrote into a script: it goes through the environment', () => {
  for (const file of workflows) {
    for (const [line] of read(file).matchAll(/^\s*(?:- )?run: .*$/gm))
      assert.doesNotMatch(line, /\$\{\{/, `${file}: ${line}`)
  }
})

test('no workflow has what actionlint finds', { skip: skipWithout('actionlint') }, () => {
  // Without its own checks of shell scripts, which need a program that is not everywhere.
  const args = ['-shellcheck=', '-pyflakes=', ...workflows, ...globSync('test/act/workflows/*.yml', { cwd: root })]
  const { status, stdout, stderr } = spawnSync(installed('actionlint') as string, args, { cwd: root, encoding: 'utf8' })
  assert.deepEqual([status, stdout + stderr], [0, ''])
})

test('the engine and the linter of workflows are one version everywhere', () => {
  const versions = (name: string): string[] =>
    ['.ci/run', '.github/workflows/ci.yml', 'test/programs.ts'].map(
      (file) => new RegExp(`/${name}@(v[\\d.]+)`).exec(read(file))?.[1] ?? `${file} names none`,
    )
  for (const name of ['act', 'actionlint']) assert.equal(new Set(versions(name)).size, 1, versions(name).join(', '))
})

test('CI starts dist on the oldest Node that package.json promises', () => {
  const oldest = /^>=(\d+)$/.exec(JSON.parse(read('package.json')).engines.node)?.[1]
  assert.match(read('.github/workflows/ci.yml'), new RegExp(`node: \\[${oldest}, \\d+\\]`))
})

test('a decision note has a title, says what was decided and why, and is short', () => {
  const notes = globSync('docs/decisions/*.md', { cwd: root })
  assert.ok(notes.length > 0)
  for (const file of notes) {
    const text = read(file)
    assert.match(text, /^# \S/, file)
    assert.match(text, /\*\*Why:\*\*/, file)
    assert.ok(text.split('\n').length <= 16, `${file}: ten lines or so`)
  }
})

test('what a newcomer looks for is there', () => {
  const files = [
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'LICENSE',
    '.github/CODEOWNERS',
    '.github/dependabot.yml',
  ]
  assert.deepEqual(
    [...files, '.github/pull_request_template.md'].filter((f) => !existsSync(join(root, f))),
    [],
  )
})
