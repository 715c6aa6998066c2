// The command line, the action and the workers, with each call of the file system failing once: what is green was judged whole,
// and what is red stays red.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import { call, type Files, makeFolder, scenario, trace } from '../command.ts'
import type { Ended, Task } from './driver.ts'
import { codes } from './faults.ts'

const src = resolve(import.meta.dirname, '../../src')
const preload = join(import.meta.dirname, 'faults.ts')

const green: Files = {
  'agent-eval.toml': '[severity]\n"expect.known_tools" = "advisory"\n',
  'scenarios/a.toml': scenario('a'),
  'scenarios/deep/b.toml': scenario('b', 'traces = ["out/*.json"]\n[expect]\nforbid_tools = ["x"]\n'),
  'traces/a.json': trace(),
  'traces/a/2.json': trace([call('a'), call('b')]),
  'out/b.json': trace([call('c')]),
}
/** The same, but one run does what is forbidden. */
const red: Files = { ...green, 'out/c.json': trace([call('x')]) }

function drive(files: Files, task: Omit<Task, 'cwd'>, env: Record<string, string> = {}): Ended[] {
  const cwd = makeFolder(files)
  const inside = Object.fromEntries(Object.entries(env).map(([name, file]) => [name, join(cwd, file)]))
  try {
    const ran = spawnSync(
      process.execPath,
      ['--import', preload, join(import.meta.dirname, 'driver.ts'), JSON.stringify({ ...task, cwd } satisfies Task)],
      { env: { PATH: process.env['PATH'], ...env, ...inside }, encoding: 'utf8', timeout: 60_000, maxBuffer: 64 << 20 },
    )
    assert.equal(ran.status, 0, ran.stderr)
    return JSON.parse(ran.stdout)
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

/** Each run of what is green is red, or says what the run without a fault says; each run of what is red is red. */
function holds(greens: Ended[], reds: Ended[]): void {
  const [whole, ...faulty] = greens
  assert.equal(whole?.exit, 0, whole?.out)
  assert.ok(faulty.length > 0)
  for (const { k, code, exit, out } of faulty)
    if (exit === 0)
      assert.equal(judgedOf(out), judgedOf(whole?.out ?? ''), `${code} in call ${k} is green, and not all was judged`)
  assert.ok(
    faulty.some(({ exit }) => exit !== 0),
    'no fault was met',
  )
  for (const { k, code, exit, out } of reds) assert.notEqual(exit, 0, `${code} in call ${k} made green of red: ${out}`)
}

/** A run without a digest is judged again next time; it is judged all the same. */
const judgedOf = (out: string): string => out.replaceAll(/"digest":"[^"]*",/g, '')

describe('with one fault injected', () => {
  test('the command line', () => {
    const task = { entry: join(src, 'cli.ts'), args: ['--json', '--report-markdown', 'report/r.md'], codes: [...codes] }
    holds(drive(green, task), drive(red, task))
  })

  test('the action', () => {
    const task: Omit<Task, 'cwd'> = { entry: join(src, 'action.ts'), args: [], codes: ['EIO', 'ENOENT'] }
    const env = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', RUNNER_TEMP: 'temp' }
    const made = { output: '', summary: '', 'temp/x': '' }
    holds(drive({ ...green, ...made }, task, env), drive({ ...red, ...made }, task, env))
  })

  test('its workers', () => {
    const task: Omit<Task, 'cwd'> = {
      entry: join(src, 'cli.ts'),
      args: ['--json', '--workers', '2'],
      codes: ['EIO'],
      most: 6,
    }
    holds(drive(green, task), drive(red, task))
  })

  test('a large file that is read as a stream', () => {
    const long = (tool: string): string =>
      [trace([call('c', { result: 'x'.repeat(17 << 20) })]), trace([call(tool)])]
        .map((t) => JSON.stringify(t))
        .join('\n')
    const files = { 'scenarios/a.toml': scenario('a', '[expect]\nforbid_tools = ["x"]\n') }
    const head = (tool: string) => ({ ...files, 'traces/a.jsonl': long(tool) })
    const task: Omit<Task, 'cwd'> = { entry: join(src, 'cli.ts'), args: ['--json'], codes: ['EIO'] }
    holds(drive(head('c'), task), drive(head('x'), task))
  })
})
