// Attacks of a command on the job around it. Each exits with 0 where it succeeds; docs/trust.md tells the outcomes.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import type { Report } from '../../src/model/report.ts'
import { makeOracles } from '../../src/oracles/index.ts'
import { makeFolder, scenario, trace } from '../command.ts'
import { inputDefaults, runAction } from '../runner.ts'
import { judgeAt } from './endpoint.ts'

const linux = { skip: process.platform !== 'linux' && 'Linux only' }
const root = path.resolve(import.meta.dirname, '../..')

/** A job on a machine: files of the runner, a checkout, a home, a process that holds a secret, and commands that attack them. */
function makeJob(t: test.TestContext, more: NodeJS.ProcessEnv = {}) {
  // Not in the temporary folder, which namespaces hide as a whole.
  const outside = root.startsWith(os.tmpdir()) ? os.homedir() : path.join(root, 'node_modules')
  const folder = mkdtempSync(path.join(outside, '.agent-eval-'))
  const files = {
    'home/.ssh/id': 'home-secret',
    'home/.netrc': 'home-secret',
    'temp/_github_workflow/event.json': 'event-secret',
    'channels/env': 'A=1\n',
    'channels/output': '',
    'channels/summary': '',
    'checkout/.git/config': 'token-secret',
    'checkout/program/chunk.js': 'ours',
    'checkout/traces/ws/a.txt': 'left behind',
    'checkout/traces/other/a.txt': 'of another run',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string): string => path.join(folder, name)
  const step = spawn('sleep', ['60'], { env: { PATH: process.env['PATH'], JOB_SECRET: 'job-secret' }, stdio: 'ignore' })
  t.after(() => step.kill())
  const env = {
    PATH: process.env['PATH'],
    HOME: at('home'),
    RUNNER_TEMP: at('temp'),
    GITHUB_ENV: at('channels/env'),
    GITHUB_OUTPUT: at('channels/output'),
    GITHUB_STEP_SUMMARY: at('channels/summary'),
    GITHUB_WORKSPACE: at('checkout'),
    ...more,
  }
  const oracles = makeOracles(
    { judge: { ...judgeAt(''), model: undefined }, verify: { allow: true, timeout: 20 } },
    { cwd: at('checkout'), concurrency: 2, env, redact: (text) => text },
  )
  const where = { traceFile: at('checkout/traces/run.json'), scenario: 'case', trial: 1 }
  /** Does the attack succeed? */
  const attack = async (command: string): Promise<boolean> => {
    const got = await oracles.ask({ oracle: 'verify', command, workspace: 'ws' }, where)
    if (!('pass' in got)) throw new Error(got.unavailable)
    return got.pass
  }
  return { at, attack, notes: oracles.notes, step: step.pid }
}

/** A folder of programs for PATH without `unshare`, as on a machine that grants no namespaces. */
function withoutUnshare(t: test.TestContext): string {
  const bin = makeFolder({})
  t.after(() => rmSync(bin, { recursive: true, force: true }))
  for (const name of [
    'bash',
    'sh',
    'cat',
    'grep',
    'sleep',
    'setsid',
    'env',
    'ls',
    'dirname',
    'setpriv',
    'tr',
    'touch',
    'mv',
    'ln',
    'readlink',
  ])
    symlinkSync(path.join('/usr/bin', name), path.join(bin, name))
  return bin
}

/** What is attacked, a command that exits with 0 where it succeeds, and whether it does so without namespaces. */
type Attack = [name: string, command: string, remains: boolean]

const attacksOn = ({ at, step }: Pick<ReturnType<typeof makeJob>, 'at' | 'step'>): Attack[] => [
  ['read the environment of the program', 'tr "\\0" "\\n" </proc/$PPID/environ | grep -q ^NODE_TEST_CONTEXT', true],
  ['read the environment of every process', 'cat /proc/*/environ | grep -qa job-secret', true],
  ['find the command line of the program', 'cat /proc/*/cmdline | tr "\\0" " " | grep -q "attacks[.]test"', true],
  ['see the process of the program', `test -e /proc/${process.pid}/cwd`, true],
  ['end a process of the job', `kill -9 ${step}`, true],
  ['write into the memory of its parent', 'exec 5<>/proc/$PPID/mem', true],
  ['leave through the root of its parent', 'ls /proc/$PPID/root/', true],
  ['find a descriptor of its parent', 'readlink /proc/$PPID/fd/1', true],
  ['rewrite a file of the program', `echo bad >>${at('checkout/program/chunk.js')}`, true],
  ['replace a file of the program', `touch x && mv -f x ${at('checkout/program/chunk.js')}`, true],
  ['rewrite it by a link', `ln -s ${at('checkout/program')} p && echo bad >p/chunk.js`, true],
  [
    'write to a channel of the runner',
    `echo BASH_ENV=x >>${at('channels/env')} && grep -q B ${at('channels/env')}`,
    true,
  ],
  ['read a channel of the runner', `grep -q A ${at('channels/env')}`, true],
  ['write an output', `echo verdict=pass >>${at('channels/output')} && grep -q pass ${at('channels/output')}`, true],
  ['unmount what hides a channel', `umount ${at('channels/env')}`, false],
  [
    'the same in namespaces below',
    `unshare -Urm sh -c 'umount ${at('channels/env')}; grep -q A ${at('channels/env')}'`,
    false,
  ],
  ['make all writable in namespaces below', `unshare -Urm mount -o remount,bind,rw /`, false],
  ['read the event', `cat ${at('temp/_github_workflow/event.json')}`, true],
  ['read the token of the checkout', `grep -q secret ${at('checkout/.git/config')}`, true],
  ['read a key of the home', `cat ${at('home/.ssh/id')}`, true],
  ['read a login of the home', `grep -q secret ${at('home/.netrc')}`, true],
  ['write into the workspace of another run', `echo good >${at('checkout/traces/other/a.txt')}`, true],
  ['write beside its own recording', `echo good >${at('checkout/traces/new.json')}`, true],
  ['read a temporary file of another process', `cat ${path.join(os.tmpdir(), 'agent-eval-other.txt')}`, true],
  ['become another user', 'grep -q "NoNewPrivs:.0" /proc/self/status', false],
  ['find an open descriptor', 'test -e /proc/$$/fd/3 || test -e /proc/$$/fd/4', false],
  ['find variables of the job', 'env | grep -E "^(INPUT_|GITHUB_|RUNNER_|ACTIONS_)"', false],
  ['read the checkout', `cat ${at('checkout/traces/other/a.txt')}`, true],
]
/** What namespaces leave as it is. */
const alsoInNamespaces = ['read the checkout']

async function succeeding(job: ReturnType<typeof makeJob>): Promise<string[]> {
  writeFileSync(path.join(os.tmpdir(), 'agent-eval-other.txt'), 'not yours')
  const succeeded: string[] = []
  for (const [name, command] of attacksOn(job)) if (await job.attack(command)) succeeded.push(name)
  return succeeded
}

test('in namespaces, nothing of the job can be changed, nor its secrets be read', linux, async (t) => {
  const job = makeJob(t)
  await job.attack('true')
  if (job.notes().length > 0) return t.skip(job.notes().join())
  assert.deepEqual(await succeeding(job), alsoInNamespaces)
  // Only the kernel's own settings are not tried without namespaces, where it may be the machine's administrator who tries.
  assert.ok(!(await job.attack('echo x >/proc/sys/kernel/core_pattern')))
  assert.equal(readFileSync(job.at('channels/env'), 'utf8'), 'A=1\n')
  assert.equal(readFileSync(job.at('channels/output'), 'utf8'), '')
  assert.equal(readFileSync(job.at('checkout/program/chunk.js'), 'utf8'), 'ours')
  assert.equal(readFileSync(job.at('checkout/traces/other/a.txt'), 'utf8'), 'of another run')
})

test('without namespaces, each attack ends as docs/trust.md says', linux, async (t) => {
  const job = makeJob(t, { PATH: withoutUnshare(t) })
  const remaining = attacksOn(job).flatMap(([name, , remains]) => (remains ? [name] : []))
  assert.deepEqual(await succeeding(job), remaining)
})

test('in namespaces, the copy and temporary folders are what can be written', linux, async (t) => {
  const { attack, notes } = makeJob(t)
  assert.ok(await attack('touch x "$HOME/x" "$TMPDIR/x" && mktemp -p /tmp && test -x "$(command -v grep)"'))
  if (notes().length > 0) return t.skip(notes().join())
  assert.ok(await attack(`test "$(id -u)" = ${process.getuid?.()}`))
  // Not even what clears its environment, leaves the folder and begins a session of its own outlives the command.
  assert.ok(await attack('cd /; env -i /usr/bin/setsid /usr/bin/sleep 65.4711 >/dev/null 2>&1 & exit 0'))
  const left = spawn('pgrep', ['-f', 'sleep 65.4711'])
  assert.equal(await new Promise((resolve) => left.once('exit', resolve)), 1)
})

test(
  'without namespaces it is said, and a command still gets no variable, no descriptor and no other user',
  linux,
  async (t) => {
    const { attack, notes } = makeJob(t, { PATH: withoutUnshare(t) })
    assert.ok(!(await attack('env | grep -E "^(INPUT_|GITHUB_|RUNNER_|ACTIONS_)"')))
    assert.ok(!(await attack('test -e /proc/$$/fd/3')))
    assert.ok(!(await attack('grep -q "NoNewPrivs:.0" /proc/self/status')))
    assert.match(
      notes().join(),
      /^Commands of verify ran without namespaces \(missing unshare\): .+ see docs\/trust\.md$/,
    )
  },
)

/** Finds the program and the runner's files by the parent's own record of them, and rewrites what it can. */
const rewrite = `
program=$(tr '\\0' '\\n' </proc/$PPID/cmdline | grep 'action.ts$')
for file in "$(dirname "$program")"/{report,documents,run,oracles}/*.ts; do echo 'process.exit(0)' >"$file"; done
channel=$(tr '\\0' '\\n' </proc/$PPID/environ | grep '^GITHUB_ENV=')
echo BASH_ENV=/tmp/evil >>"\${channel#*=}"
`

/** Runs the action from a copy of the sources, on one trace, with a command. */
async function act(t: test.TestContext, command: string, env: Record<string, string | undefined> = {}) {
  const folder = makeFolder({
    'scenarios/a.toml': scenario('a', `sandbox = true\n[expect]\nverify = ${JSON.stringify(command)}\n`),
    'traces/a.json': trace(undefined, { workspace: 'ws' }),
    'traces/ws/a.txt': 'left behind',
    '.git/HEAD': 'ref: refs/heads/main\n',
  })
  const program = makeFolder({})
  t.after(() => {
    for (const made of [folder, program]) rmSync(made, { recursive: true, force: true })
  })
  cpSync(path.join(root, 'src'), path.join(program, 'src'), { recursive: true })
  cpSync(path.join(root, 'package.json'), path.join(program, 'package.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(program, 'node_modules'))
  const inputs = {
    ...inputDefaults(readFileSync(path.join(root, 'action.yml'), 'utf8')),
    'allow-verify': 'true',
    'judge-api-key': 'input-secret',
  }
  const ran = await runAction({ entry: path.join(program, 'src/action.ts'), cwd: folder, inputs, env })
  return { ...ran, report: JSON.parse(ran.report ?? '') as Report }
}

test(
  'without namespaces, a program that is rewritten ends as it began, and the change is a problem',
  linux,
  async (t) => {
    const env = { PATH: withoutUnshare(t) }
    for (const [end, verdict] of [
      ['exit 1', 'fail'],
      ['exit 0', 'error'],
    ] as const) {
      const { exit, outputs, report, summary } = await act(t, `${rewrite}${end}`, env)
      assert.equal(exit, 1)
      assert.equal(outputs['verdict'], verdict)
      const changed = report.problems.map((p) => p.file)
      assert.equal(report.problems.length, 10)
      assert.ok(
        changed.some((file) => file.endsWith('src/documents/config.ts')),
        changed.join(),
      )
      assert.match(report.problems.at(-1)?.message ?? '', /^Forbidden change: .+; nor are \d+ more files$/)
      assert.match(summary ?? '', /Forbidden change/)
    }
  },
)

test('without namespaces, a change of a channel of the runner alone is a problem', linux, async (t) => {
  const command = rewrite.replace(/for file.+\n/, '')
  const { exit, outputs, report } = await act(t, `${command}exit 0`, { PATH: withoutUnshare(t) })
  assert.deepEqual([exit, outputs['verdict']], [1, 'error'])
  assert.deepEqual(
    report.problems.map((p) => path.basename(p.file)),
    ['env'],
  )
})

test('in namespaces, the same commands change nothing', linux, async (t) => {
  const { exit, outputs, report } = await act(t, `${rewrite}exit 0`)
  if (report.notes?.some((note) => note.includes('without namespaces'))) return t.skip(report.notes.join())
  assert.deepEqual([exit, outputs['verdict']], [0, 'pass'])
  assert.deepEqual([report.problems, report.notes ?? []], [[], []])
})
