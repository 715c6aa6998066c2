// What a run is given: nothing that was asked for is left out in silence.
import assert from 'node:assert/strict'
import fs, { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { evaluate as judge, type Options, type Report } from '../src/index.ts'
import { nearName } from '../src/judging/bind.ts'
import { readSettings } from '../src/options.ts'
import { run } from '../src/run/run.ts'
import { call, type Files, makeFolder, scenario, trace } from './command.ts'
import { runAction } from './runner.ts'

async function judged(files: Files, options: Options = {}, prepare: (cwd: string) => void = () => {}): Promise<Report> {
  const cwd = makeFolder(files)
  try {
    prepare(cwd)
    return await judge({ cwd, env: {}, ...options })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
const two: Files = {
  'scenarios/a.toml': scenario('a'),
  'scenarios/b.toml': scenario('b'),
  'traces/a.json': trace(),
  'traces/b.json': trace(),
}
const said = (r: Report): string =>
  [...r.problems.map((p) => `${p.file}: ${p.message}`), ...(r.notes ?? []), ...r.unmatched_reasons].join('\n')

describe('an empty value is a usage error', () => {
  for (const options of [
    { traces: '' },
    { traces: ' \n' },
    { traces: ['a.json', ''] },
    { scenarios: '' },
    { traces: 'a=' },
  ])
    test(JSON.stringify(options), () => assert.rejects(judged(two, options), /empty|nothing/))
})

test('every glob that a person wrote matches something, whatever missing-trace says', async () => {
  const r = await judged(two, { traces: ['traces/*', 'nope/*.json'], missingTrace: 'ignore' })
  assert.equal(r.verdict, 'error')
  assert.match(said(r), /nope\/\*\.json/)
  assert.equal((await judged(two, { traces: ['traces/*', '!nope/*'] })).verdict, 'pass')
  const hidden = await judged({ ...two, '.out/c.json': trace() }, { traces: ['traces/*', '*/c.json'] })
  assert.match(said(hidden), /1 file with a hidden name/)
})

test('only takes part of the scenarios, and counts the rest', async () => {
  const r = await judged(two, { only: 'a' })
  assert.deepEqual([r.totals.scenarios, r.totals.left_out, r.verdict, r.unmatched_traces], [1, 1, 'pass', []])
  assert.match(said(r), /1 scenario and 1 trace/)
  await assert.rejects(judged(two, { only: 'tag:x' }), /none of that tag/)
})

test('traces without a scenario: listed, problems, or counted', async () => {
  const files = { ...two, 'traces/bb-1.json': trace() }
  const names = ['warn', 'fail', 'ignore'] as const
  const reports = await Promise.all(names.map((unmatchedTrace) => judged(files, { unmatchedTrace })))
  assert.deepEqual(
    reports.map((r) => [r.verdict, r.unmatched_traces.length]),
    [
      ['pass', 1],
      ['error', 1],
      ['pass', 0],
    ],
  )
})

test('the nearest scenario is named', () => {
  const names = ['refund', 'cancel-order']
  assert.equal(nearName('traces/refund-1.json', names), 'refund.1.json')
  assert.equal(nearName('traces/Refund.json', names), 'refund.json')
  assert.equal(nearName('cancel_order/run.jsonl.gz', names), 'cancel-order/')
  assert.equal(nearName('traces/other.json', names), undefined)
})

test('a trace whose field and path disagree is a problem', async () => {
  const r = await judged({ ...two, 'traces/a.2.json': trace([call('a')], { scenario: 'b' }) })
  assert.deepEqual([r.verdict, r.problems.map((p) => p.file)], ['error', ['traces/a.2.json']])
})

test('copies count once; equal traces without identity count, with a note', async () => {
  const copied = await judged({
    ...two,
    'traces/a.json': trace([call('a')], { id: '1' }),
    'traces/a.2.json': trace([call('a')], { id: '1' }),
  })
  assert.equal(copied.scenarios[0]?.trials?.total, 1)
  assert.match(copied.scenarios[0]?.runs[0]?.notes?.join() ?? '', /copy of the same run.*a\.json/)
  const equal = await judged({ ...two, 'traces/a.2.json': trace() })
  assert.equal(equal.scenarios[0]?.trials?.total, 2)
})

test('links: entered inside the root once around, refused where they leave it or lead nowhere', async () => {
  const r = await judged(two, {}, (cwd) => {
    mkdirSync(join(cwd, 'out/b'), { recursive: true })
    writeFileSync(join(cwd, 'out/b/run.json'), JSON.stringify(trace([call('x')])))
    symlinkSync('../out', join(cwd, 'traces/more'))
    symlinkSync('..', join(cwd, 'traces/loop'))
  })
  assert.equal(r.scenarios[1]?.verdict, 'fail')
  for (const to of ['/', '/nowhere']) {
    const bad = await judged(two, {}, (cwd) => symlinkSync(to, join(cwd, 'scenarios/more')))
    assert.match(said(bad), /Forbidden link/)
    assert.equal(bad.verdict, 'error')
  }
})

test('a large document of one line is judged once', async () => {
  const big = trace([call('a', { result: 'x'.repeat(17 << 20) })])
  const r = await judged({ 'scenarios/a.toml': scenario('a'), 'traces/a.json': big })
  assert.deepEqual([r.totals.traces, r.verdict], [1, 'pass'])
})

test('one file for two scenarios with different prompts is a problem; a NAME=GLOB line without a match is a missing trace', async () => {
  const files = (prompt: string): Files => ({
    'scenarios/a.toml': scenario('a', 'prompt = "one"\n[expect]\ntools = ["a"]\n'),
    'scenarios/b.toml': scenario('b', `prompt = "${prompt}"\n[expect]\ntools = ["a"]\n`),
    'out/x.json': trace([call('a')], { prompt: 'one' }),
  })
  const traces = ['a=out/*.json', 'b=out/x.json']
  const differ = await judged(files('two'), { traces })
  assert.deepEqual([differ.verdict, differ.problems.length], ['error', 1])
  assert.match(differ.scenarios[1]?.runs[0]?.notes?.join() ?? '', /recorded prompt "one"/)
  assert.equal((await judged(files('one'), { traces })).verdict, 'pass')
  const missing = await judged(files('one'), { traces: ['a=out/x.json', 'b=nope/*.json'] })
  assert.deepEqual([missing.problems, missing.scenarios[1]?.dimensions.map((d) => d.id)], [[], ['trace_present']])
})

/** So many copies of a megabyte, packed: one member of gzip behind the other. */
const packed = (piece: string, megabytes: number): Uint8Array =>
  Buffer.concat(Array(megabytes).fill(gzipSync(piece.repeat((1 << 20) / piece.length))))

describe('what unpacks to next to nothing ends in seconds, with the reason', () => {
  for (const [title, bomb, message] of [
    ['line ends', packed('\n', 300), /More than 1,000,000 blank lines without a record follow each other/],
    ['junk lines', packed('x\n', 100), /More than 10,000 lines without a record follow each other/],
  ] as const)
    test(title, { timeout: 20_000 }, async () => {
      const r = await judged({ 'scenarios/a.toml': scenario('a'), 'traces/a.jsonl.gz': bomb })
      assert.equal(r.verdict, 'fail')
      assert.match(said(r), message)
    })
})

test('a large document of one line, packed, is judged once and parsed once', async () => {
  const whole = JSON.stringify(trace([call('a', { result: 'x'.repeat(17 << 20) })]))
  const parse = JSON.parse
  let parsed = 0
  JSON.parse = (text, ...more) => {
    if (text.length > 1 << 20) parsed++
    return parse(text, ...more)
  }
  try {
    const r = await judged({ 'scenarios/a.toml': scenario('a'), 'traces/a.json.gz': gzipSync(whole) })
    assert.deepEqual([r.verdict, r.totals.traces, r.scenarios[0]?.runs.length, parsed], ['pass', 1, 1, 1])
  } finally {
    JSON.parse = parse
  }
})

test('scenario files that change after they were read shift nothing in the workers', async () => {
  const cwd = makeFolder({
    'scenarios/a.toml': scenario('a', '[expect]\nforbid_tools = ["b"]\n'),
    'scenarios/b.toml': scenario('b', '[expect]\ntools = ["b"]\n'),
    'traces/a.json': trace([call('b')]),
    'traces/b.json': trace([call('b')]),
  })
  const { readdirSync } = fs
  let changed = false
  // Traces are listed when the scenarios have been read, and before a worker starts.
  fs.readdirSync = ((folder: string, ...more: never[]) => {
    if (folder.endsWith('traces') && !changed) {
      changed = true
      rmSync(join(cwd, 'scenarios/a.toml'))
      writeFileSync(join(cwd, 'scenarios/b.toml'), scenario('b', '[expect]\ntools = ["never"]\n'))
    }
    return readdirSync(folder, ...more)
  }) as typeof readdirSync
  try {
    const entry = pathToFileURL(join(import.meta.dirname, '../src/cli.ts')).href
    const r = await run(
      cwd,
      readSettings({ workers: '2' }, (name) => name),
      { entry },
    )
    assert.ok(changed)
    assert.deepEqual(
      r.scenarios.map((s) => [s.name, s.verdict, s.runs.map((one) => one.trace)]),
      [
        ['a', 'fail', ['traces/a.json']],
        ['b', 'pass', ['traces/b.json']],
      ],
    )
  } finally {
    fs.readdirSync = readdirSync
    rmSync(cwd, { recursive: true, force: true })
  }
})

test('an input of the action that was given and is empty is not its default', { timeout: 60_000 }, async () => {
  const cwd = makeFolder(two)
  const entry = join(import.meta.dirname, '../src/action.ts')
  try {
    const runs = await Promise.all(
      [{}, { traces: '' }, { scenarios: '' }, { traces: 'a=' }].map((inputs) => runAction({ entry, cwd, inputs })),
    )
    assert.deepEqual(
      runs.map((ran) => ran.exit),
      [0, 1, 1, 1],
    )
    for (const ran of runs.slice(1)) {
      assert.match(ran.annotations[0]?.message ?? '', /empty|nothing/)
      assert.match(ran.summary ?? '', /nothing was judged/)
    }
    assert.doesNotMatch(runs[0]?.summary ?? '', /nothing was judged/)
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
})
