// The bundled action, run as the runner runs it and read as the runner reads it.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import type { Report } from '../src/model/report.ts'
import { call, type Files, makeFolder, scenario, trace } from './command.ts'
import { type ActionRun, inputDefaults, runAction } from './runner.ts'

const root = resolve(import.meta.dirname, '..')
const entry = join(root, 'dist/index.js')
const defaults = inputDefaults(readFileSync(join(root, 'action.yml'), 'utf8'))

type Setup = { inputs?: Record<string, string>; summary?: string | null }

/** Runs the action in a folder of files; the folder is a checkout where `git` says so. */
async function act(files: Files, setup: Setup = {}, git = '.git/HEAD'): Promise<ActionRun> {
  const folder = makeFolder({ ...files, [git]: 'ref: refs/heads/main\n' })
  try {
    return await runAction({ entry, cwd: folder, ...setup, inputs: { ...defaults, ...setup.inputs } })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const errors = (run: ActionRun) => run.annotations.filter((a) => a.level === 'error')
const reportOf = (run: ActionRun): Report => JSON.parse(run.report ?? '')

test('passing: green, with a summary, the outputs and the report', async () => {
  const run = await act({ 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace() })
  assert.equal(run.exit, 0)
  const { report, ...outputs } = run.outputs
  assert.deepEqual(outputs, {
    verdict: 'pass',
    scenarios: '1',
    passed: '1',
    failed: '0',
    traces: '1',
    'blocking-failures': '0',
    'advisory-failures': '0',
    'pass-rate': '1',
    rerun: '',
    skipped: '0',
  })
  assert.match(report ?? '', /agent-eval-report\.json$/)
  assert.equal(reportOf(run).verdict, 'pass')
  assert.match(run.summary ?? '', /^## ✅ agent-eval: the scenario holds/)
  assert.deepEqual(run.annotations, [])
})

test('failing: red, the line of the scenario annotated, the first line of the log says what and where', async () => {
  const run = await act({
    'scenarios/a.toml': scenario('a', '[expect]\ntools = ["a", "b"]\n'),
    'traces/a.json': trace(),
  })
  assert.equal(run.exit, 1)
  assert.equal(run.outputs['verdict'], 'fail')
  assert.equal(run.outputs['pass-rate'], '0')
  const [first, last] = errors(run)
  assert.equal(first?.title, 'expect.tools')
  assert.deepEqual([first?.file, first?.line, first?.col, first?.endColumn], ['scenarios/a.toml', 3, 15, 18])
  assert.equal(errors(run).length, 2, 'the finding and the one that fails the step')
  assert.equal(last?.file, undefined)
  assert.match(run.log[0] ?? '', /^a: expect\.tools: Expected calls of a, b/)
})

test('fail-on: never leaves the verdict and the summary, and the step green', async () => {
  const files = { 'scenarios/a.toml': scenario('a', '[expect]\ntools = ["b"]\n'), 'traces/a.json': trace() }
  const run = await act(files, { inputs: { 'fail-on': 'never' } })
  assert.equal(run.exit, 0)
  assert.equal(run.outputs['verdict'], 'fail')
  assert.match(run.summary ?? '', /❌/)
})

test('problems only: a scenario that cannot be read is red, at its line', async () => {
  const run = await act({
    'scenarios/a.toml': scenario('a'),
    'scenarios/b.toml': 'name = "b"\n[expect]\ntolos = ["x"]\n',
    'traces/a.json': trace(),
  })
  assert.equal(run.exit, 1)
  assert.equal(run.outputs['verdict'], 'error')
  assert.deepEqual([errors(run)[0]?.file, errors(run)[0]?.line, errors(run)[0]?.col], ['scenarios/b.toml', 3, 1])
  assert.match(errors(run)[0]?.message ?? '', /did you mean tools\?/)
})

test('nothing selected: red, and the summary says so', async () => {
  const run = await act({ 'traces/a.json': trace() })
  assert.equal(run.exit, 1)
  assert.equal(run.outputs['verdict'], 'error')
  const { scenarios, 'blocking-failures': blocking, 'pass-rate': rate, report } = run.outputs
  assert.deepEqual([scenarios, blocking, rate, report], ['0', '0', '0', ''])
  assert.match(run.summary ?? '', /nothing was judged/)
  assert.match(errors(run)[0]?.message ?? '', /No scenario file found; tried scenarios/)
})

test('bad input: red, with what is allowed, and a summary', async () => {
  for (const [name, value, message] of [
    [
      'fail-on',
      'blokcing',
      /the input fail-on to be one of blocking, advisory, regressions, never, found "blokcing"; did you mean blocking\?/,
    ],
    ['annotations', 'yes', /the input annotations to be true or false, found "yes"/],
    ['workers', '0', /the input workers to be a whole number of at least 1 or auto, found "0"/],
  ] as const) {
    const run = await act(
      { 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace() },
      { inputs: { [name]: value } },
    )
    assert.equal(run.exit, 1)
    assert.match(errors(run)[0]?.message ?? '', message)
    assert.match(run.summary ?? '', /nothing was judged/)
  }
})

test('a runner without summaries loses the summary, not the step', async () => {
  const run = await act({ 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace() }, { summary: null })
  assert.equal(run.exit, 0)
  assert.equal(run.outputs['verdict'], 'pass')
})

test('a checkout in a sub-folder: annotations and links start at its root', async () => {
  const run = await act(
    { 'sub/scenarios/a.toml': scenario('a', '[expect]\ntools = ["b"]\n'), 'sub/traces/a.json': trace() },
    { inputs: { scenarios: 'sub/scenarios/*.toml', traces: 'sub/traces/*' } },
    'sub/.git/HEAD',
  )
  assert.equal(errors(run)[0]?.file, 'scenarios/a.toml')
  assert.match(run.summary ?? '', /blob\/0123456789abcdef0123456789abcdef01234567\/scenarios\/a\.toml#L3/)
})

test('hostile text: no command, no forged line, no secret, in log, summary and report', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`
  const hostile = `x\n::error::forged ##[set-output name=verdict;]pass\r::add-mask::a\u202e\u001b[31m</table><h1>All checks passed</h1>|@octocat ${token}`
  const run = await act({
    'scenarios/a.toml': scenario('a', `[expect]\ntools = ["b"]\nno_tools = false\ncontains = ["y"]\n`),
    'traces/a.json': trace([call(hostile, { arguments: { a: hostile }, result: hostile, is_error: true })], {
      answer: hostile,
      id: hostile,
      error: hostile,
    }),
    'traces/b.json': trace([], { scenario: hostile, answer: 'x' }),
    'traces/c.json': { [hostile]: hostile },
  })
  assert.equal(run.exit, 1)
  const obeyed = new Set(run.commands.map((c) => c.command))
  assert.deepEqual(
    [...obeyed].filter((c) => c !== 'error' && c !== 'warning'),
    [],
  )
  assert.equal(
    errors(run).some((a) => a.message.startsWith('forged')),
    false,
  )
  assert.deepEqual(run.masks, [])
  assert.equal(run.outputs['verdict'], 'fail')
  for (const text of [run.summary, run.report, run.log.join('\n'), JSON.stringify(run.annotations)]) {
    assert.ok(text)
    assert.equal(text.includes(token), false, 'the token is hidden')
    assert.equal(/[\u202e\u001b]/.test(text), false, 'nothing is hidden from the eye')
  }
  assert.equal(/<h1>|<\/table>|@octocat/.test(run.summary ?? ''), false)
})

test('3,000 failing scenarios with multi-byte text: the summary fits, ten errors, the rest counted', async () => {
  const name = 'é漢字🙂'.repeat(12)
  const files: Record<string, unknown> = {}
  for (let i = 0; i < 3000; i++)
    files[`scenarios/s${i}.toml`] = scenario(`${name}${i}`, '[expect]\ntools = ["b"]\ncontains = ["漢字"]\n')
  const lines = Array.from({ length: 3000 }, (_, i) =>
    JSON.stringify(trace([call('a')], { id: `t${i}`, scenario: `${name}${i}`, answer: '🙂'.repeat(90) })),
  )
  files['traces/all.jsonl'] = `${lines.join('\n')}\n`
  const run = await act(files, { summary: 'x'.repeat(300_000) })
  assert.equal(run.exit, 1)
  assert.equal(run.outputs['failed'], '3000')
  assert.ok(run.summaryBytes < 1_000_000, `${run.summaryBytes} bytes`)
  assert.match(run.summary ?? '', /Left out: /)
  assert.equal(errors(run).length, 10)
  assert.match(errors(run)[9]?.message ?? '', /5,991 more in the summary and the report/)
})

test('action.yml starts the bundle that is here', () => {
  const yml = readFileSync(join(root, 'action.yml'), 'utf8')
  assert.match(yml, /using: node24\n {2}main: dist\/index\.js\n/)
  assert.ok(existsSync(entry))
})
