// The oldest Node that package.json promises: the program starts on it and reads numbers as they are written, though its JSON.parse
// shows no source. Runs where the Node on the PATH is that old.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { makeFolder, trace } from './command.ts'

const root = resolve(import.meta.dirname, '..')
const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
// Without the folders of packages, whose own Node is the newest.
const old = (env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
const [node = ''] = old
  .map((folder) => join(folder, 'node'))
  .filter((file) => /^v(?:20|21)\./.test(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? ''))
const skip = node === '' ? 'the Node on the PATH is newer than 21, or there is none' : false

const scenario = `name = "exact"
[[expect.args]]
tool = "pay"
key = "id"
equals = 2512292042121000001
[live]
handoff_leaves = ["pay"]
`
/** What a result says grounds an amount as it was written, and as nothing else. */
const paid = (id: string, total: string): string =>
  JSON.stringify(
    trace([
      { type: 'tool_call', tool: 'pay', arguments: { id: 0 }, result: { total: 0.5 }, is_error: false },
      { type: 'message', text: 'The total is $16.00' },
    ]),
  )
    .replace('"id":0', `"id":${id}`)
    .replace('0.5', total)

test('the bundle judges on the oldest Node as on the newest', { skip, timeout: 120_000 }, () => {
  const bundle = mkdtempSync(join(tmpdir(), 'agent-eval-bundle-'))
  const cwd = makeFolder({ 'scenarios/exact.toml': scenario })
  try {
    const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
    const built = spawnSync(process.execPath, [ncc, 'build', join(root, 'src/program.ts'), '-o', bundle, '-q'], {
      cwd: root,
    })
    assert.equal(built.status, 0, String(built.stderr))
    writeFileSync(join(bundle, 'package.json'), '{"type":"module"}')
    const start = join(bundle, 'start.js')
    writeFileSync(start, "import { cli } from './index.js'\nawait cli()\n")
    for (const [id, total, args, live] of [
      ['2512292042121000001', '16.00', 'pass', 'pass'],
      ['2512292042121000002', '16.00', 'fail', 'pass'],
      ['2512292042121000001', '1600.0', 'pass', 'fail'],
      ['2512292042121000001', '1.6e1', 'pass', 'pass'],
    ] as const) {
      for (const [name, line] of [
        ['exact.json', paid(id, total)],
        ['exact.jsonl', `${paid(id, total)}\n${paid(id, total)}`],
      ] as const) {
        writeFileSync(join(cwd, name), line)
        const verdicts = [node, process.execPath].map((program) => {
          const ran = spawnSync(program, [start, 'run', '--json', '--traces', name, '--missing-trace', 'ignore'], {
            cwd,
            env,
            encoding: 'utf8',
          })
          assert.equal(ran.stderr, '')
          const dimensions: { id: string; verdict: string }[] = JSON.parse(ran.stdout).scenarios[0].runs[0].dimensions
          return ['expect.args', 'live.handoff_faithful'].map(
            (i) => dimensions.find((d) => d.id.startsWith(i))?.verdict,
          )
        })
        assert.deepEqual(
          verdicts,
          [
            [args, live],
            [args, live],
          ],
          `${name}: ${id} ${total}`,
        )
      }
    }
  } finally {
    rmSync(bundle, { recursive: true, force: true })
    rmSync(cwd, { recursive: true, force: true })
  }
})
