// Starts what is in dist/ with the Node that runs this file, 20 or later, without anything installed: the command line, its
// workers, the action and the library. Plain JavaScript, since Node 20 runs no TypeScript.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const demo = {
  scenarios: 'scenarios/*.toml',
  traces: 'scenarios/traces/**/*',
  registry: 'scenarios/registry.json',
  skills: 'scenarios/skills',
}

/** Starts a file of dist/ and returns what it printed. The status is 0, or another one that is expected. */
function start(file, args, { cwd = root, env = {}, status = 0 } = {}) {
  const { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY, ...rest } = process.env
  const ran = spawnSync(process.execPath, [path.join(root, 'dist', file), ...args], {
    cwd,
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
  assert.equal(ran.status, status, `${file} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`)
  return ran.stdout
}

const flags = Object.entries(demo).flatMap(([name, value]) => [`--${name}`, value])
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-'))
const checks = {
  'the command line starts': () => assert.match(start('cli/index.js', ['--version']), /^\d+\.\d+\.\d+\n$/),
  'the command line judges, and so do its workers': () => {
    const [one, two] = ['1', '2'].map((n) => start('cli/index.js', ['run', '--json', '--workers', n, ...flags]))
    assert.equal(JSON.parse(one).verdict, 'pass')
    assert.equal(two, one)
  },
  'the action says what is missing': () =>
    assert.match(start('index.js', [], { cwd: folder, status: 1 }), /No scenario file found/),
  'the action judges, and so do its workers': () => {
    const output = path.join(folder, 'output')
    fs.writeFileSync(output, '')
    const inputs = Object.fromEntries(
      Object.entries(demo).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    )
    start('index.js', [], {
      env: { ...inputs, INPUT_SUMMARY: 'false', INPUT_WORKERS: '2', RUNNER_TEMP: folder, GITHUB_OUTPUT: output },
    })
    assert.match(fs.readFileSync(output, 'utf8'), /^pass\r?$/m)
  },
  'the library judges': async () => {
    const { evaluate } = await import(pathToFileURL(path.join(root, 'dist/lib/index.js')).href)
    assert.equal((await evaluate({ cwd: root, ...demo })).verdict, 'pass')
    await assert.rejects(evaluate({ trace: 'x' }), /Unknown option trace; did you mean traces/)
  },
}

let failed = 0
try {
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check()
      console.log(`ok ${name}`)
    } catch (e) {
      failed++
      console.log(`not ok ${name}: ${e.message}`)
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
console.log(`Node ${process.version}: ${Object.keys(checks).length - failed} started, ${failed} did not`)
process.exitCode = failed > 0 ? 1 : 0
