// What the page of the viewer is given: which runs, how much of their texts, and nothing secret; the same bytes each time.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { gzip } from '../../src/files/pack.ts'
import type { CallRow, Contents, Entry, Timeline } from '../../src/report/html/contract.ts'
import { fragmentOf, type Spot, seenAt, spotOf } from '../../src/report/html/fragment.ts'
import { timelineOf } from '../../src/report/html/timeline.ts'
import { tracesPage } from '../../src/report/html/traces.ts'
import { redactor } from '../../src/report/redact.ts'
import { judgedPage, reportPage } from '../browser/pages.ts'
import { call, type Files, inFolder, start, trace } from '../command.ts'
import { dimension, hostile, large, scenario } from './sample.ts'

type Opened = { html: string; contents: Contents; entries: Entry[]; timelines: Map<string, Timeline>; texts: string[] }

/** Reads a page as the browser does. */
function opened(html: string): Opened {
  const [, length = '', text = ''] = /data-contents="(\d+)">([^<]*)</.exec(html) ?? []
  const block = Buffer.from(text, 'base64')
  const base = Math.ceil(Number(length) / 3) * 3
  const part = (from: number, bytes: number): string => gunzipSync(block.subarray(from, from + bytes)).toString()
  const contents = JSON.parse(part(0, Number(length))) as Contents
  const lines = (spans: Contents['entries']) => spans.flatMap(([from, n]) => part(base + from, n).split('\n'))
  return {
    html,
    contents,
    entries: lines(contents.entries).map((line) => JSON.parse(line) as Entry),
    timelines: new Map(
      contents.timelines.map(([s, run, from, n]) => [`${s}/${run}`, JSON.parse(part(base + from, n)) as Timeline]),
    ),
    texts: lines(contents.texts).map((line) => JSON.parse(line) as string),
  }
}

async function page(files: Files, given: Record<string, string> = {}): Promise<Opened> {
  const file = await judgedPage(files, given)
  const html = fs.readFileSync(file, 'utf8')
  fs.rmSync(path.dirname(file), { recursive: true, force: true })
  return opened(html)
}

const callsOf = ({ timelines }: Opened, at = '0/0'): CallRow[] =>
  (timelines.get(at)?.rows ?? []).filter((row) => row.is === 'call')

const forbids = 'name = "a"\n[expect]\nforbid_tools = ["bad"]\n'

test('the page is the same bytes for the same input, and allows its own script and style alone', async () => {
  const files = { 'scenarios/a.toml': forbids, 'traces/a/1.json': trace([call('bad')]), 'traces/a/2.json': trace() }
  const [one, other] = [await page(files), await page(files, { workers: '2' })]
  assert.equal(one.html, other.html)
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(one.html)?.[1]
  assert.match(
    policy ?? '',
    /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'$/,
  )
  assert.doesNotMatch(one.html.replace(/<script>[\s\S]*<\/script>/, ''), /\b(?:src|href)=/)
  assert.deepEqual(gzip('x').subarray(0, 10), Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]))
})

test('the page of many runs stays below its limit: failing ones are in it, then the newest, and what is not is said', async () => {
  const noise = (n: number): string =>
    Array.from({ length: 3000 }, (_, i) => (Math.imul(n * 3000 + i + 1, 2654435761) >>> 0).toString(36)).join('')
  const runs = Array.from({ length: 150 }, (_, i) => {
    const at = `2026-01-${String(1 + (i % 28)).padStart(2, '0')}T00:00:${String(i % 60).padStart(2, '0')}Z`
    const one = trace([call(i === 70 ? 'bad' : 'a', { at, result: noise(i) })], { id: `run-${i}`, scenario: 'a' })
    return JSON.stringify(one)
  })
  const files = { 'scenarios/a.toml': forbids, 'traces/all.jsonl': runs.join('\n') }
  const { html, contents, timelines, entries } = await page(files, { 'html-max-mb': '1' })
  assert.ok(html.length < 1024 * 1024 && html.length > 900_000, String(html.length))
  assert.ok(timelines.has('0/70'))
  const kept = [...timelines.keys()].map((key) => Number(key.split('/')[1]))
  const dayOf = (i: number): string => `${1 + (i % 28)}`.padStart(2, '0') + String(i % 60).padStart(2, '0')
  const oldest =
    kept
      .filter((i) => i !== 70)
      .map(dayOf)
      .sort()[0] ?? ''
  const newestLeft =
    Array.from({ length: 150 }, (_, i) => i)
      .filter((i) => !kept.includes(i))
      .map(dayOf)
      .sort()
      .at(-1) ?? ''
  assert.ok(oldest >= newestLeft, `${oldest} ${newestLeft}`)
  assert.deepEqual(contents.left, { mb: 1, runs: 0, timelines: 150 - kept.length, files: 0 })
  assert.equal(entries.filter((e) => 'result' in e).length, 150)
})

test('verdicts too many for the page give way as well, those that fail last', async () => {
  const file = await reportPage(large(30_000), { 'html-max-mb': '1' })
  const { html, contents, entries } = opened(fs.readFileSync(file, 'utf8'))
  fs.rmSync(path.dirname(file), { recursive: true, force: true })
  assert.ok(html.length < 1024 * 1024)
  const runs = entries.filter((e) => 'result' in e)
  assert.equal(contents.left.runs, 30_000 - runs.length)
  assert.ok(contents.left.runs > 0)
})

test('a payload beyond 20 kB is cut, and the whole size stands beside it', async () => {
  const long = `${'é'.repeat(15_000)}${'x'.repeat(15_000)}`
  const given = {
    'scenarios/a.toml': forbids,
    'traces/a.json': trace([call('a', { arguments: { text: long }, result: 'ok' })]),
  }
  const [only] = callsOf(await page(given))
  const said = only?.given[0]?.said
  assert.ok(
    typeof said === 'object' && said.of === 45_000 && said.head.length === 20_000,
    JSON.stringify(said)?.slice(0, 80),
  )
  assert.equal(only?.result, 'ok')
})

test('a run of very many large texts is cut shorter, and says so', () => {
  const sink: string[] = []
  const viewing = { room: 20 * 1024 * 1024, gzip, redact: (text: string) => text }
  const made = tracesPage({ write: (text) => void sink.push(text) }, { name: 'x', viewing })
  const events = Array.from({ length: 2000 }, () => ({
    type: 'tool_call' as const,
    tool: 'a',
    arguments: 'x'.repeat(9000),
    result: '',
  }))
  made.add({ schema: 'agent-eval/trace@1', events, source: { format: 'native', lacks: [] } }, 'x', {
    tool_calls: 2000,
    tool_errors: 0,
  })
  made.end()
  const { timelines } = opened(sink.join(''))
  assert.equal(timelines.get('0/0')?.shortened, 5000)
  assert.equal(timelines.get('0/0')?.rows.length, 2000)
})

test('no secret is in the page, wherever it stands', async () => {
  const body = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'
  for (const secret of [
    `ghp_${body}`,
    `AKIA${body.toUpperCase().slice(0, 16)}`,
    `xoxb-1234567890-${body.slice(0, 24)}`,
  ]) {
    const events = [
      { type: 'user', text: `use ${secret}` },
      call('a', {
        arguments: { note: secret, password: 'hunter2secret' },
        result: { deep: [`key ${secret}`] },
        command: 'a',
      }),
      { type: 'message', text: `I used ${secret}` },
      { type: 'elicitation', message: secret, action: 'accept', content: { x: secret } },
    ]
    const files = {
      'scenarios/a.toml': `# ${secret}\n${forbids}`,
      'traces/a.json': trace(events, { error: secret, state: { after: { x: secret } } }),
    }
    const { contents, entries, timelines, texts } = await page(files)
    const all = JSON.stringify([contents, entries, [...timelines], texts])
    assert.ok(!all.includes(secret), secret)
    assert.ok(!all.includes('hunter2secret'))
    assert.match(all, /\[redacted\]/)
  }
})

test('each dimension knows the line that asks for it, in its own file, a base or a pack', async () => {
  const { contents, entries } = await page({
    'rules/base.toml': '[expect]\nforbid_tools = ["bad"]\n',
    'scenarios/a.toml':
      'name = "a"\nextends = ["../rules/base.toml", "agent-eval:coding-agent"]\n[expect]\ntools = ["a"]\n',
    'traces/a.json': trace(),
  })
  const head = entries.find((e) => 'head' in e)
  const lineOf = (id: string): string => {
    const ask = head && 'asks' in head ? head.asks?.find((one) => one.id === id) : undefined
    return `${contents.files[ask?.file ?? -1]?.name}:${ask?.line}`
  }
  assert.equal(lineOf('expect.tools'), 'scenarios/a.toml:4')
  assert.equal(lineOf('expect.forbid_tools'), 'rules/base.toml:2')
  assert.match(lineOf('policy[destructive-tried].absence'), /^agent-eval:coding-agent:\d+$/)
})

test('a timeline has the numbers of calls that reports have, what refused them, and when they were made', () => {
  const events = [
    { type: 'tool_call' as const, tool: 'a', arguments: {}, at: '2026-01-01T00:00:00', is_error: null },
    { type: 'message' as const, text: 'x' },
    { type: 'tool_call' as const, tool: 'b', arguments: 'no json', at: '2026-01-01T00:00:02Z', denied: true },
    { type: 'tool_call' as const, tool: 'c', arguments: {}, blocked: true },
  ]
  const source = { format: 'native', lacks: ['usage' as const] }
  const { rows, lacks } = timelineOf({ schema: 'agent-eval/trace@1', events, source }, redactor(), 20_000)
  const calls = rows.filter((row) => row.is === 'call')
  assert.deepEqual(
    calls.map(({ n, failed, after_ms, malformed }) => [n, failed, after_ms, malformed]),
    [
      [1, 'unknown', 0, undefined],
      [2, 'denied', 2000, true],
      [3, 'blocked', undefined, undefined],
    ],
  )
  assert.deepEqual(lacks, ['tokens and cost'])
})

test('a place in the page is what its fragment names, for any name', () => {
  const more: Omit<Spot, 'scenario'>[] = [
    {},
    { trial: 3 },
    { trial: 1, call: 17 },
    { trial: 2, verdict: 'exit_code[2].x' },
    { trial: 1, beside: 2 },
    { trial: 1, beside: 'reference' },
  ]
  for (const name of [
    'refund-order',
    'a/b c',
    ...hostile.filter((text) => text !== '' && !/[\ud800-\udfff]/.test(text)),
  ])
    for (const one of more) assert.deepEqual(spotOf(fragmentOf({ scenario: name, ...one })), { scenario: name, ...one })
  assert.equal(fragmentOf({ scenario: 'refund-order', trial: 1, call: 17 }), '#refund-order/1/call-17')
  for (const nothing of ['', '#', '#%E0%A4%A']) assert.equal(spotOf(nothing), undefined)
})

test('a finding is seen at its call, else at its verdict, and nowhere without a page', () => {
  const one = scenario('a b', [])
  const { runs: _, ...head } = one
  const finding = {
    scenario: head,
    trials: 1,
    runs: 2,
    trial: 2,
    dimension: dimension('expect.args', { evidence: [{ call: 3 }] }),
  }
  assert.equal(seenAt('out/r.html', finding), 'out/r.html#a%20b/2/call-3')
  assert.equal(
    seenAt('r.html', { ...finding, dimension: dimension('expect.args') }),
    'r.html#a%20b/2/verdict-expect.args',
  )
  assert.equal(seenAt(undefined, finding), undefined)
})

test('the command line writes the page of one trace, and of a report', () =>
  inFolder({ 'traces/a.json': trace([call('a')], { id: 'one' }), 'scenarios/a.toml': forbids }, (cwd) => {
    const shown = start(cwd, 'show', '--html', 'traces/a.json')
    assert.equal(shown.exit, 0)
    const { contents, entries, timelines } = opened(shown.out)
    assert.deepEqual(
      [contents.title, contents.head, timelines.get('0/0')?.rows.length],
      ['traces/a.json', undefined, 1],
    )
    assert.deepEqual(
      entries.map((e) => ('head' in e ? [e.head.name, e.runs] : [e.result.id, e.result.verdict])),
      [
        ['traces/a.json', 1],
        ['one', undefined],
      ],
    )
    const ran = start(cwd, '--report-html', 'out/r.html', '--report-markdown', 'r.md')
    assert.equal(ran.exit, 0)
    assert.match(fs.readFileSync(path.join(cwd, 'out/r.html'), 'utf8'), /^<!doctype html>/)
  }))

test('the summary names the place of a finding in the page', () =>
  inFolder({ 'traces/a.json': trace([call('bad')]), 'scenarios/a.toml': forbids }, (cwd) => {
    assert.equal(start(cwd, '--report-html', 'r.html', '--report-markdown', 'r.md').exit, 1)
    assert.match(fs.readFileSync(path.join(cwd, 'r.md'), 'utf8'), /<code>r\.html&#35;a\/1\/call-1<\/code>/)
  }))
