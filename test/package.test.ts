// The package as it is published and installed: what it brings, what its bundle holds, and that it starts.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const temporary = mkdtempSync(join(tmpdir(), 'agent-eval-'))
after(() => rmSync(temporary, { recursive: true, force: true }))

/** Runs a program in a folder, and returns what it printed. */
const print = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })

test('the package brings no other: all is bundled', () => {
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies'])
    assert.equal(manifest[kind], undefined, kind)
})

test('no script makes npm prepare the package when it is installed from git', () => {
  assert.equal(manifest.workspaces, undefined, 'a workspace makes npm prepare too')
  const prepares = ['preinstall', 'install', 'postinstall', 'prepack', 'prepare', 'build']
  assert.deepEqual(
    Object.keys(manifest.scripts).filter((name) => prepares.includes(name)),
    [],
  )
})

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: root, strict: true, pack: 'npm' })
  assert.deepEqual(
    messages.map((m) => formatMessage(m, manifest)),
    [],
  )
})

test('licenses.txt names every package whose code is in dist', () => {
  const text = readFileSync(join(root, 'dist/licenses.txt'), 'utf8')
  const named = text.split(`${'-'.repeat(80)}\n`).map((part) => /^\S+/.exec(part)?.[0])
  const sources = globSync('src/**/*.ts', { cwd: root }).map((f) => readFileSync(join(root, f), 'utf8'))
  const chunks = globSync('dist/program/*.js', { cwd: root }).map((f) => readFileSync(join(root, f), 'utf8'))
  const found = new Set([
    ...sources.flatMap((s) =>
      [...s.matchAll(/(?:from |import\()'((?:@[^/']+\/)?[^.:/'][^:/']*)(?:\/[^']*)?'/g)].map((m) => m[1]),
    ),
    ...chunks.flatMap((s) =>
      [...s.matchAll(/MODULE: \.\/node_modules\/(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//g)].map((m) => m[1]),
    ),
  ])
  assert.ok(found.size > 5)
  assert.deepEqual(
    [...found].filter((name) => !named.includes(name)),
    [],
  )
  assert.deepEqual(named, [...named].sort())
})

test('an HTTP client stands in chunks of its own: what is no question to GitHub is asked by fetch', () => {
  const chunks = globSync('dist/program/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const clients = chunks.filter((text) => /MODULE: \.\/node_modules\/(undici|tunnel)\//.test(text))
  assert.ok(clients.length > 0)
  for (const text of clients) assert.doesNotMatch(text, /MODULE: \.\/src\//)
})

test('what uploads artifacts, and what unpacks them without limits, is not in dist', () => {
  for (const file of globSync('dist/program/*.js', { cwd: root }))
    assert.doesNotMatch(readFileSync(join(root, file), 'utf8'), /node_modules\/(@azure|archiver|unzip-stream)\//, file)
})

test('of @actions/core only what the action uses is in dist, and none of its clients, processes and random words', () => {
  const chunks = globSync('dist/program/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const parts = chunks.flatMap((text) => [...text.matchAll(/MODULE: \.\/node_modules\/@actions\/core\/(\S+)/g)])
  assert.deepEqual([...new Set(parts.map((part) => part[1]))].sort(), ['lib/command.js', 'lib/core.js', 'lib/utils.js'])
})

test('the packed package installs alone, starts, and judges as a library with its types', () => {
  const [packed] = JSON.parse(print(root, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', temporary))
  const names: string[] = packed.files.map((f: { path: string }) => f.path)
  assert.deepEqual(
    names.filter((n) => /^(src|test|tools|scenarios|\.)/.test(n)),
    [],
  )
  const home = join(temporary, 'home')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{"name":"home","private":true,"type":"module"}')
  print(home, 'npm', 'install', '--offline', '--no-audit', '--no-fund', join(temporary, packed.filename))
  const installed = readdirSync(join(home, 'node_modules')).filter((n) => !n.startsWith('.'))
  assert.deepEqual(installed, ['agent-eval'])
  assert.match(print(home, 'npx', '--no', 'agent-eval', '--version'), /^\d+\.\d+\.\d+\r?\n$/)
  writeFileSync(
    join(home, 'use.ts'),
    `import { evaluate, type Report } from 'agent-eval'
const report: Report = await evaluate({ cwd: ${JSON.stringify(root)}, scenarios: 'scenarios/failing/*.toml', traces: ['scenarios/failing/traces/**/*'], missingTrace: 'ignore' })
console.log(report.verdict, report.scenarios.length > 0)
`,
  )
  assert.equal(print(home, process.execPath, 'use.ts').trim(), 'fail true')
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  print(
    home,
    process.execPath,
    tsc,
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    'use.ts',
  )
})

test('what package.json names is there', () => {
  const paths = [manifest.bin['agent-eval'], ...Object.values<string>(manifest.exports['.'])]
  assert.deepEqual(
    paths.filter((p) => !existsSync(join(root, p))),
    [],
  )
})
