// The laws of merging: shards put together are the report of the whole run, byte for byte, in whatever order they come.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { readSettings, UsageError } from '../../src/options.ts'
import type { Fed } from '../../src/report/contract.ts'
import { feed } from '../../src/report/feed.ts'
import { json } from '../../src/report/json.ts'
import { rows } from '../../src/report/rows.ts'
import { merge } from '../../src/run/merge.ts'
import { judge } from '../../src/run/run.ts'
import { chance } from '../chance.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-merge-'))
after(() => fs.rmSync(folder, { recursive: true, force: true }))

type Given = Parameters<typeof readSettings>[0]
const settings = (given: Given) => readSettings(given, (name) => name)

function written(report: Fed & { close(): void }): string {
  const texts = { json: '', rows: '' }
  const sink = (to: keyof typeof texts) => ({
    write(part: string): void {
      texts[to] += part
    },
  })
  feed(report, [json.make(sink('json'), {}), rows.make(sink('rows'), {})])
  report.close()
  // A failing run is compared with the good ones of its shard alone, so this is no part of the bytes.
  return texts.json.replace(/,\s+"first_difference": \{[^}]*\}/g, '') + texts.rows
}

function folderOf(name: string, files: Record<string, string>): string {
  const cwd = path.join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true })
    fs.writeFileSync(path.join(cwd, file), text)
  }
  return cwd
}

/** Judges the parts, or one of them alone, each into a report file. */
async function shards(cwd: string, given: Given, count: number, alone?: number): Promise<string[]> {
  const files: string[] = []
  for (let index = alone ?? 1; index <= (alone ?? count); index++) {
    const report = await judge(cwd, settings({ ...given, shard: `${index}/${count}` }))
    const parts: string[] = []
    feed(report, [json.make({ write: (part) => void parts.push(part) }, {})])
    report.close()
    const file = path.join(cwd, `shard-${index}.json`)
    fs.writeFileSync(file, parts.join(''))
    files.push(file)
  }
  return files
}

const merged = async (cwd: string, given: Given, files: readonly string[]): Promise<string> =>
  written(await merge(cwd, files, settings(given), undefined))

const refused = (cwd: string, given: Given, files: readonly string[], message: RegExp) =>
  assert.rejects(
    merge(cwd, files, settings(given), undefined),
    (e) => e instanceof UsageError && message.test(e.message),
  )

describe('the demo in shards', () => {
  const cwd = path.join(folder, 'demo')
  fs.cpSync(path.join(root, 'scenarios'), path.join(cwd, 'scenarios'), { recursive: true })
  const demo: Given = {
    scenarios: ['scenarios/*.toml', 'scenarios/failing/*.toml'],
    traces: ['scenarios/traces/**/*'],
    registry: 'scenarios/registry.json',
    skills: 'scenarios/skills',
  }
  const listed = fs.globSync('scenarios/traces/**/*.{json,jsonl}', { cwd }).sort()

  test('50 cuts into 1 to 7 are the same bytes, in any order', async () => {
    const below = chance(7)
    const shuffled = (files: readonly string[]) =>
      files
        .map((file) => ({ file, at: below(1000) }))
        .sort((a, b) => a.at - b.at)
        .map(({ file }) => file)
    let whole = ''
    for (let n = 0; n < 50; n++) {
      if (n % 10 === 0) {
        // Which files go together depends on their sizes.
        for (let some = 0; some < 5; some++) {
          const file = path.join(cwd, listed[below(listed.length)] as string)
          fs.appendFileSync(file, '\n'.repeat(1 + below(3000)))
        }
        whole = written(await judge(cwd, settings(demo)))
      }
      const files = await shards(cwd, demo, 1 + below(7))
      assert.equal(await merged(cwd, demo, shuffled(files)), whole, `cut ${n}`)
      for (const one of files) fs.rmSync(one)
    }
  })

  test('a shard given twice changes nothing, one with other content is refused', async () => {
    const files = await shards(cwd, demo, 2)
    const [first = ''] = files
    const again = path.join(cwd, 'again.json')
    fs.copyFileSync(first, again)
    assert.equal(await merged(cwd, demo, [...files, again]), await merged(cwd, demo, files))
    fs.writeFileSync(again, fs.readFileSync(first, 'utf8').replace('"traces": ', '"traces": 1'))
    await refused(cwd, demo, [...files, again], /given twice/)
  })

  test('shards are one run whatever each is told of itself: the values of its matrix, a title, where it reports', async () => {
    const files: string[] = []
    for (const index of [1, 2]) {
      const own = { ...demo, matrix: `{"shard": ${index}}`, title: `shard ${index}`, annotations: String(index === 1) }
      const [file = ''] = await shards(cwd, { ...own, 'report-json': `of-${index}.json` }, 2, index)
      files.push(file)
    }
    assert.equal(await merged(cwd, demo, files), await merged(cwd, demo, await shards(cwd, demo, 2)))
  })

  test('shards of other cuts, scenarios or settings, and merged reports are refused', async () => {
    const files = await shards(cwd, demo, 2)
    const [first = '', second = ''] = files
    const changed = (name: string, from: RegExp, to: string): string => {
      const file = path.join(cwd, name)
      fs.writeFileSync(file, fs.readFileSync(second, 'utf8').replace(from, to))
      return file
    }
    await refused(cwd, demo, [first, changed('n.json', /"count": 2/, '"count": 3')], /another number of shards/)
    await refused(cwd, demo, [first, changed('l.json', /"listing": "./, '"listing": "_')], /listed other trace files/)
    await refused(
      cwd,
      demo,
      [first, changed('c.json', /"settings": ".(?=[^}]*"common")/, '"settings": "_')],
      /other settings/,
    )
    await refused(cwd, demo, [changed('v.json', /"version": "(?=[^}]*"common")/, '"version": "9')], /version/)
    const whole = path.join(cwd, 'whole.json')
    fs.writeFileSync(whole, `${(await merged(cwd, demo, files)).split('\n}\n')[0]}\n}\n`)
    await refused(cwd, demo, [whole], /not merged again/)
    fs.appendFileSync(path.join(cwd, 'scenarios/exit-code-verdict.toml'), '# another\n')
    await refused(cwd, demo, files, /other scenarios than those/)
  })
})

const trace = (more: object): string =>
  `${JSON.stringify({ schema: 'agent-eval/trace@1', events: [], answer: 'ok', ...more })}\n`
const scenario = (name: string, more = ''): string => `name = "${name}"\n${more}[budget]\nmax_calls = 1\n`

test('a shard compares a failing run with its own good ones, and merge takes what it says as data', async () => {
  const pay = (id: string, answer: string) =>
    trace({ answer, events: [{ type: 'tool_call', tool: 'pay', arguments: { id }, is_error: false }] })
  const files = {
    'scenarios/s.toml': 'name = "s"\n[expect]\ntools = ["pay"]\ncontains = ["yes"]\n',
    'traces/s.1.json': pay('A-1', 'yes'),
    'traces/s.2.json': pay('A-2', 'no'),
  }
  const cwd = folderOf('first-difference', files)
  const [one = ''] = await shards(cwd, {}, 1)
  const differences = async () => {
    const { scenarios, close } = await merge(cwd, [one], settings({}), undefined)
    const found = scenarios.flatMap(({ runs }) => [...runs].map((run) => run.first_difference))
    close()
    return found
  }
  const [none, told] = await differences()
  assert.deepEqual([none, told?.kind, told?.good_call], [undefined, 'changed', 1])
  fs.writeFileSync(one, fs.readFileSync(one, 'utf8').replace('"kind": "changed"', '"kind": 7, "left": {}'))
  assert.deepEqual(await differences(), [undefined, undefined])
  fs.rmSync(one)
  await same('first-difference-cut', files, [1, 2])
})

async function same(name: string, files: Record<string, string>, counts: readonly number[], given: Given = {}) {
  const cwd = folderOf(name, files)
  const whole = written(await judge(cwd, settings(given)))
  for (const count of counts) {
    const made = await shards(cwd, given, count)
    assert.equal(await merged(cwd, given, made), whole, `${name} in ${count}`)
    for (const one of made) fs.rmSync(one)
  }
  return whole
}

test('what only all traces decide is decided by the merge', async () => {
  const only = await same(
    'only',
    { 'scenarios/a.toml': scenario('a'), 'traces/x.json': trace({}), 'traces/y.json': '{}' },
    [1, 2, 5],
  )
  assert.match(only, /"trace": "traces\/x.json"/)
  await same('two', { 'scenarios/a.toml': scenario('a'), 'traces/x.json': trace({}), 'traces/y.json': trace({}) }, [2])
  const copies = await same(
    'copies',
    {
      'scenarios/a.toml': scenario('a', '[trials]\nmin = 2\n'),
      'traces/a.1.json': trace({ id: 'one' }),
      'traces/a.2.json': trace({ id: 'one' }),
      'traces/a.3.json': trace({ id: 'two' }),
      'traces/a.4.json': trace({ answer: 'x' }),
      'traces/a.5.json': trace({ answer: 'x' }),
    },
    [2, 3, 5],
  )
  assert.match(copies, /A copy of the same run/)
  const expected = { 'scenarios/a.toml': scenario('a', '[expect_failure]\nreason = "known"\n') }
  await same('expected', { ...expected, 'traces/a.1.json': trace({}), 'traces/a.2.json': trace({}) }, [2])
  await same(
    'unmatched',
    { 'scenarios/refund.toml': scenario('refund'), 'traces/refnud.1.json': trace({}), 'traces/b.json': trace({}) },
    [2, 3],
    { 'unmatched-trace': 'fail', traces: ['traces/**/*', 'nowhere/*.json'] },
  )
  await same('none', { 'scenarios/a.toml': scenario('a') }, [1, 3])
})

test('a shard leaves open what it cannot know, and a missing one is an error that names it', async () => {
  const cwd = folderOf('open', {
    'scenarios/a.toml': scenario('a', '[trials]\nmin = 2\n'),
    'traces/a.1.json': trace({}),
    'traces/a.2.json': trace({ id: 'b' }),
  })
  const files = await shards(cwd, {}, 2)
  const { head, scenarios, close } = await judge(cwd, settings({ shard: '1/2' }))
  close()
  assert.equal(head.verdict, 'pass')
  assert.deepEqual([scenarios[0]?.scenario.verdict, scenarios[0]?.scenario.pending], ['skip', true])
  const report = await merge(cwd, files.slice(1), settings({}), undefined)
  report.close()
  assert.deepEqual(report.missing, [1])
  assert.equal(report.head.verdict, 'fail')
  assert.match(report.rest.problems[0]?.message ?? '', /Missing shard: 1 report of 2 is missing \(1\)/)
})
