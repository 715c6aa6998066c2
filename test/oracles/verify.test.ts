// Commands in a private copy of the workspace. They need bash, and some of them a POSIX system.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import type { Answer } from '../../src/model/oracle.ts'
import { makeOracles } from '../../src/oracles/index.ts'
import { judgeAt } from './endpoint.ts'

const posix = { skip: process.platform === 'win32' && 'POSIX only' }
const linux = { skip: process.platform !== 'linux' && 'Linux only' }

type More = { timeout?: number; concurrency?: number; env?: NodeJS.ProcessEnv; redact?: (text: string) => string }

/** A trace file with a workspace `ws` beside it, and the function that verifies a command there. */
function makeCase(t: test.TestContext, more: More = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'oracles-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'traces', 'ws', 'src'), { recursive: true })
  writeFileSync(path.join(folder, 'secret.txt'), 'not yours')
  writeFileSync(path.join(folder, 'traces', 'ws', 'a.txt'), 'left behind\n')
  const oracles = makeOracles(
    { judge: { ...judgeAt(''), model: undefined }, verify: { allow: true, timeout: more.timeout ?? 10 } },
    {
      cwd: folder,
      concurrency: more.concurrency ?? 2,
      env: more.env ?? process.env,
      redact: more.redact ?? ((text) => text),
    },
  )
  const where = { traceFile: path.join(folder, 'traces', 'run.json'), scenario: 'case', trial: 1 }
  const verify = (command: string, workspace = 'ws'): Promise<Answer> =>
    oracles.ask({ oracle: 'verify', command, workspace }, where)
  return { folder, verify, notes: oracles.notes, ws: path.join(folder, 'traces', 'ws') }
}

const said = (answer: Answer): string =>
  'unavailable' in answer ? `error: ${answer.unavailable}` : `${answer.pass}: ${answer.reason}`

/** The processes whose command line holds a text. */
const running = (text: string): string[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !line.includes('ps -A'))

const places = (): string[] => readdirSync(os.tmpdir()).filter((name) => name.startsWith('agent-eval-verify-'))

test('exit 0 passes, every other end fails with the end of the output', async (t) => {
  const { verify } = makeCase(t)
  assert.equal(
    said(await verify('grep -q left a.txt')),
    'true: The command exited with 0 in a copy of the workspace (1 file)',
  )
  assert.equal(
    said(await verify('echo out; echo err >&2; exit 3')),
    'false: Expected the command to exit with 0, found 3; its output ends with: out\nerr',
  )
  assert.equal(said(await verify('false')), 'false: Expected the command to exit with 0, found 1; it printed nothing')
  assert.match(
    said(await verify('no-such-program-here')),
    /^false: .+ found 127 \(a program was not found\); .+no-such-program-here/,
  )
  assert.deepEqual((await verify('echo no; exit 3')).record, { oracle: 'verify', exit: 3, output: 'no' })
})

test('the end by a signal is named', posix, async (t) => {
  const { verify } = makeCase(t)
  assert.match(said(await verify('kill -SEGV $$')), /^false: .+ found (the end by SIGSEGV|139 \(SIGSEGV\))/)
  assert.match(said(await verify('sh -c "kill -TERM \\$\\$"; exit $?')), /^false: .+ found 143 \(SIGTERM\)/)
})

test('a failure quotes the last 600 characters, with secrets hidden before the cut', async (t) => {
  const { verify } = makeCase(t, { redact: (text) => text.replaceAll(/token-\w+/g, '[redacted]') })
  const got = await verify('printf "token-abcdefgh %0594d" 7; exit 1')
  const output = String(got.record?.['output'])
  assert.equal(output.length, 600)
  assert.ok(!said(got).includes('efgh'))
  assert.ok(said(await verify('echo token-abc é; exit 1')).endsWith('[redacted] é'))
})

test('a command that does not end in time fails, and leaves no process behind', posix, async (t) => {
  const { verify } = makeCase(t, { timeout: 0.5 })
  const began = performance.now()
  const got = await verify("echo begun; sh -c 'timeout 61.4711 sleep 61.4711 & wait'")
  assert.equal(
    said(got),
    'false: Expected the command to end within 0.5 s, and it was stopped; its output ends with: begun',
  )
  assert.deepEqual(got.record, { oracle: 'verify', timed_out: true, output: 'begun' })
  assert.ok(performance.now() - began < 4000)
  assert.deepEqual(running('61.4711'), [])
  assert.match(said(await verify('trap "" TERM INT HUP; sleep 61.4711; sleep 61.4711')), /^false: .+ was stopped/)
  assert.deepEqual(running('61.4711'), [])
})

test('what a command leaves running is ended, whether it passes or not', posix, async (t) => {
  const { verify } = makeCase(t)
  const began = performance.now()
  assert.match(said(await verify('sleep 62.4711 & exit 0')), /^true/)
  assert.match(said(await verify('nohup sleep 62.4711 >/dev/null 2>&1 & exit 1')), /^false/)
  assert.ok(performance.now() - began < 4000)
  assert.deepEqual(running('62.4711'), [])
})

test('children that moved to another session are ended', linux, async (t) => {
  const { verify } = makeCase(t, { timeout: 0.5 })
  assert.match(said(await verify('setsid sleep 63.4711 & exit 0')), /^true/)
  assert.match(
    said(await verify('setsid --fork sleep 63.4711; cd /; setsid sleep 63.4711 >/dev/null 2>&1 & exit 0')),
    /^true/,
  )
  assert.match(said(await verify('env -i setsid sleep 63.4711 & sleep 0.1')), /^true/)
  assert.match(said(await verify('setsid sh -c "setsid sleep 63.4711 & sleep 63.4711" & wait')), /was stopped/)
  assert.deepEqual(running('63.4711'), [])
})

test('the environment holds what programs need, and nothing of the job', async (t) => {
  const env = {
    ...process.env,
    'INPUT_JUDGE-API-KEY': 'k',
    GITHUB_TOKEN: 't',
    RUNNER_TEMP: 'r',
    ACTIONS_RUNTIME_TOKEN: 'a',
    BASH_ENV: 'x',
    NODE_OPTIONS: '--inspect',
  }
  const { verify } = makeCase(t, { env })
  const output = String((await verify('env | sed "s/=.*//"; exit 1')).record?.['output'])
  if (process.platform === 'win32') assert.doesNotMatch(output, /INPUT_|GITHUB_|RUNNER_|ACTIONS_|NODE_OPTIONS/)
  else
    assert.deepEqual(output.split('\n').sort(), [
      'AGENT_EVAL_VERIFY',
      'CI',
      'HOME',
      'LANG',
      'PATH',
      'PWD',
      'SHLVL',
      'TMPDIR',
      '_',
    ])
  assert.match(said(await verify('test -d "$HOME" && test -z "$(ls -A "$HOME")" && test "$CI" = true')), /^true/)
  assert.match(said(await verify('case "$HOME" in "$(dirname "$PWD")"/*) ;; *) exit 1 ;; esac')), /^true/)
  assert.match(said(await verify('! read -r line')), /^true/)
})

test('a relative folder of PATH is left out, so no file of the workspace poses as a program', posix, async (t) => {
  const { verify, ws } = makeCase(t, { env: { PATH: `.::bin:${process.env['PATH']}` } })
  writeFileSync(path.join(ws, 'grep'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  assert.match(said(await verify('grep -q nothing-like-it a.txt')), /found 1/)
})

test('the workspace itself is untouched, and the copy is removed', async (t) => {
  const { verify, ws } = makeCase(t)
  const before = places()
  assert.match(
    said(await verify('echo changed >a.txt; rm -r src; mkdir -p new/deep; touch new/deep/x; chmod 0 new/deep new')),
    /^true/,
  )
  assert.equal(readFileSync(path.join(ws, 'a.txt'), 'utf8'), 'left behind\n')
  assert.deepEqual(readdirSync(ws), ['a.txt', 'src'])
  assert.deepEqual(places(), before)
})

test('a workspace outside of the folder of the trace is refused', async (t) => {
  const { verify, folder, ws } = makeCase(t)
  for (const [workspace, message] of [
    ['../secret.txt', 'Forbidden workspace "../secret.txt": it must lie in the folder of the trace file'],
    ['ws/../../', 'Forbidden workspace "ws/../../": it must lie in the folder of the trace file'],
    ['ws\\..\\..', 'Forbidden workspace "ws\\\\..\\\\..": it must lie in the folder of the trace file'],
    [folder, 'Forbidden absolute workspace'],
    ['C:\\Users', 'Forbidden absolute workspace "C:\\\\Users"'],
    ['c:ws', 'Forbidden absolute workspace "c:ws"'],
    ['nowhere', 'Missing workspace "nowhere": keep it beside the trace file'],
    ['ws/a.txt', 'Expected workspace "ws/a.txt" to be a folder, found a file'],
    ['ws/src', 'Missing files: the workspace is empty'],
    [' ', 'Missing workspace: the trace names an empty path'],
  ] as const) {
    const got = said(await verify('true', workspace))
    assert.ok(got.startsWith(`error: ${message}`), got)
  }
  assert.match(said(await verify('test -f ws/a.txt', '.')), /^true/)
  assert.match(said(await verify('true', './ws/')), /^true/)
  assert.ok(existsSync(ws))
})

test('symbolic links: those that leave are refused, those that stay are kept', posix, async (t) => {
  const { verify, folder, ws } = makeCase(t)
  const link = (target: string, name: string): void => symlinkSync(target, path.join(ws, name))
  link('a.txt', 'src/dangling')
  link('../a.txt', 'src/inside')
  link(path.join(ws, 'a.txt'), 'absolute')
  link('.', 'src/loop')
  assert.match(
    said(await verify('cat src/inside absolute && ! cat src/dangling && test "$(readlink absolute)" = a.txt')),
    /^true/,
  )
  assert.match(said(await verify('echo changed >absolute')), /^true/)
  assert.equal(readFileSync(path.join(ws, 'a.txt'), 'utf8'), 'left behind\n')

  for (const target of [
    '../../secret.txt',
    '../../not-there',
    '/etc/passwd',
    '../../traces/ws/../../secret.txt',
    '..',
  ]) {
    link(target, 'out')
    assert.equal(
      said(await verify('true')),
      'error: Forbidden link "out": it leads out of the workspace; record the file itself',
      target,
    )
    rmSync(path.join(ws, 'out'))
  }
  symlinkSync(folder, path.join(folder, 'traces', 'linked'))
  assert.match(said(await verify('true', 'linked')), /^error: Forbidden workspace "linked": a link in it leads out/)
  symlinkSync('ws', path.join(folder, 'traces', 'within'))
  assert.match(said(await verify('true', 'within')), /^true/)
})

test('a pipe in the workspace is left out', posix, async (t) => {
  const { verify, ws } = makeCase(t)
  execFileSync('mkfifo', [path.join(ws, 'pipe')])
  assert.match(said(await verify('test ! -e pipe')), /^true/)
})

test('300 MB of output are read quickly and are not held', posix, async (t) => {
  const { verify } = makeCase(t)
  const before = process.memoryUsage.rss()
  const began = performance.now()
  const got = await verify('head -c 300000000 /dev/zero | tr "\\0" x; echo the end; exit 1')
  assert.ok(said(got).endsWith('xxx\nthe end') || said(got).endsWith('xxxthe end'))
  assert.ok(performance.now() - began < 9000)
  // What is read is freed when the engine sees fit, so only far less than all of it can be asked for.
  assert.ok(process.memoryUsage.rss() - before < 180e6)
})

test('several run side by side, no more than allowed', posix, async (t) => {
  const { verify, notes } = makeCase(t, { concurrency: 3 })
  const levels: number[] = []
  const watch = setInterval(() => levels.push(running('sleep 1.4711').filter((l) => l.endsWith('1.4711')).length), 100)
  t.after(() => clearInterval(watch))
  await Promise.all(Array.from({ length: 4 }, () => verify('sleep 1.4711; true')))
  assert.equal(Math.max(...levels), notes().length === 0 ? 3 : 1)
})

test('an interrupted run ends its commands and removes its copies', posix, async (t) => {
  const { folder } = makeCase(t)
  const script = `
    import { makeOracles } from ${JSON.stringify(new URL('../../src/oracles/index.ts', import.meta.url).href)}
    const oracles = makeOracles({ judge: {}, verify: { allow: true, timeout: 60 } }, { cwd: '.', concurrency: 1, env: process.env, redact: (t) => t })
    setTimeout(() => process.kill(process.pid, 'SIGINT'), 600)
    await oracles.ask({ oracle: 'verify', command: 'sleep 64.4711', workspace: 'ws' }, { traceFile: 'traces/run.json', scenario: 'c', trial: 1 })`
  const before = places()
  assert.throws(
    () => execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, stdio: 'pipe' }),
    (problem: { signal?: string }) => problem.signal === 'SIGINT',
  )
  assert.deepEqual(running('64.4711'), [])
  assert.deepEqual(places(), before)
})
