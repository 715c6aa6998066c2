// `init`: a scenario from good runs, which each of them passes.
import assert from 'node:assert/strict'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parseToml } from '../../src/documents/toml.ts'
import { init } from '../../src/run/init.ts'
import { chance, textOf } from '../chance.ts'
import { call, inFolder, makeFolder, start, trace } from '../command.ts'

const fixtures = join(import.meta.dirname, '../fixtures/learn')
const good = ['--traces', 'good/*.json'] as const
const settings = {
  config: undefined,
  registry: undefined,
  mutating: ['pay*'],
  traceFormat: 'auto',
  maxTraceMb: 64,
  maxMutants: 20,
}

/** The text of a scenario that is learned from traces. */
async function learned(traces: readonly object[], more: object = {}): Promise<string> {
  const cwd = makeFolder(Object.fromEntries(traces.map((one, i) => [`t/${i}.json`, one])))
  try {
    const given = { name: 'x', file: 'x.toml', traces: ['t/*.json'], failing: [] }
    return (await init(cwd, { ...settings, ...more }, given)).text
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

const paid = (id: string, amount: number, more: object = {}) =>
  call('pay', { arguments: { id, amount }, is_error: false, result: 'ok', ...more })
const asked = (...events: object[]) =>
  trace([{ type: 'user', text: 'pay A-1 and B-2, 40 each' }, ...events], { answer: 'done' })

test('what the good runs share is asked, with its support; what may be chance is a comment', () => {
  const shop = join(fixtures, 'shop')
  const { exit, out, err } = start(
    shop,
    'init',
    '--name',
    'shop',
    ...good,
    '--failing',
    'bad/*.json',
    '--registry',
    'registry.json',
  )
  assert.equal(exit, 0)
  const golden = join(shop, 'init.toml')
  if (process.env['UPDATE_GOLDENS']) writeFileSync(golden, out)
  assert.equal(out, readFileSync(golden, 'utf8'))
  assert.match(
    err,
    /^4 of 5 bad runs caught\nnot caught: bad\/text\.json\nstrength 0\.\d+: \d+ of \d+ mutants killed\n$/,
  )
})

test('nothing is overwritten without --force; the good runs pass, and the bad ones that it says fail', () =>
  inFolder({}, (cwd) => {
    cpSync(join(fixtures, 'shop'), cwd, { recursive: true })
    const once = ['init', '--name', 'shop', ...good, '--registry', 'registry.json', '--out', 'own.toml'] as const
    assert.equal(start(cwd, ...once).exit, 0)
    const again = start(cwd, ...once)
    assert.deepEqual([again.exit, again.out], [2, ''])
    assert.match(again.err, /own\.toml is there already; --force writes over it/)
    assert.equal(start(cwd, ...once, '--force').exit, 0)
    const { report } = start(
      cwd,
      '--scenarios',
      'own.toml',
      '--traces',
      'shop={good,bad}/*.json',
      '--registry',
      'registry.json',
      '--json',
    )
    const passed = report.scenarios[0]?.runs.filter((run) => run.verdict === 'pass').map((run) => run.trace)
    assert.deepEqual(passed, ['bad/text.json', 'good/1.json', 'good/2.json', 'good/3.json'])
  }))

describe('a call without what it needs', () => {
  const cases: [string[], RegExp][] = [
    [['--traces', 'good/*.json'], /Expected --name NAME/],
    [['--name', 'x'], /Expected --traces GLOB/],
    [['--name', 'x', '--traces', 'none/*'], /Expected "none\/\*" to match a trace/],
    [['--name', 'x', '--traces', 'good/1.json', '--failing', 'bad/list.json', 'bad/text.json'], /each GLOB in quotes/],
    [['--name', 'x', '--traces', 'good/1.json', '--failling', 'x'], /did you mean --failing\?/],
  ]
  for (const [args, said] of cases)
    test(args.join(' '), () => {
      const { exit, err } = start(join(fixtures, 'shop'), 'init', ...args)
      assert.equal(exit, 2)
      assert.match(err, said)
    })
})

test('a run that crashed is no good run', () =>
  assert.rejects(
    learned([trace([paid('A-1', 40)], { error: 'boom' })]),
    /t\/0\.json is no good run, as no scenario passes it: expect\.run_completed/,
  ))

test('values that no source names, paths of temporary folders and secrets are not asked', async () => {
  const one = (token: string) =>
    asked(paid('A-1', 40, { arguments: { id: 'A-1', made: 'up-77', at: '/tmp/x1/A-1', token, note: `for ${token}` } }))
  const text = await learned([one(`ghp_${'a1'.repeat(18)}`), one(`ghp_${'a1'.repeat(18)}`)])
  assert.match(text, /where = \{ id = "A-1" \}/)
  assert.doesNotMatch(text, /up-77|\/tmp\/|ghp_/)
})

describe('where no effect is known', () => {
  const runs = (n: number) => Array.from({ length: n }, () => asked(paid('A-1', 40), paid('B-2', 40)))
  const sections = (text: string) =>
    Object.keys((parseToml({ file: '', text, kind: 'toml' }) as { value: object }).value)
  test('two runs give [expect] tools alone', async () => {
    const text = await learned(runs(2), { mutating: undefined })
    assert.deepEqual(sections(text), ['name', 'expect'])
    assert.match(text, /^tools = \["pay"\]/m)
  })
  test('three give more, and neither max nor the order', async () => {
    const text = await learned(runs(3), { mutating: undefined })
    assert.deepEqual(sections(text), ['name', 'expect', 'calls', 'policy', 'budget'])
    assert.doesNotMatch(text, /^(?:max = |tools_in_order)/m)
  })
})

test('hostile texts stay texts: the scenario parses, says no more than it should, and the runs pass', async () => {
  const next = chance(11)
  const pieces = [
    '"',
    "'",
    '\n',
    '\\',
    ']]',
    '[[calls]]',
    '#',
    '##[error]',
    '::error::',
    '\u202e',
    '\u007f',
    '\u2028',
    '=',
    '}',
    '"""',
    'id',
    '1',
    '.',
    '*',
    ' ',
  ]
  for (let round = 0; round < 25; round++) {
    const some = () => textOf(pieces, 1 + next(6), next)
    const [tool, key, value, answer] = [`pay${some()}`, some(), some(), some()]
    const args = Object.fromEntries([
      [key, value],
      ['__proto__', { a: value }],
      ['constructor', value],
    ])
    const one = trace(
      [{ type: 'user', text: `${value} ${answer}` }, call(tool, { arguments: args, is_error: false })],
      {
        answer,
        tools: [tool, some(), 'x'],
        prompt: value,
      },
    )
    // It would throw for a run that is refused.
    const text = await learned([one, one])
    const { value: written } = parseToml({ file: '', text, kind: 'toml' }) as { value: object }
    assert.ok(
      Object.keys(written).every((name) => ['name', 'prompt', 'expect', 'calls', 'policy', 'budget'].includes(name)),
    )
    assert.doesNotMatch(text, /##\[|[\u202e\u2028\u007f]/)
  }
})

test('two calls that only differ in what nobody named are asked as two', async () => {
  const run = asked(
    paid('A-1', 40, { arguments: { id: 'A-1', note: 'u1' } }),
    paid('A-1', 40, { arguments: { id: 'A-1', note: 'u2' } }),
  )
  assert.match(await learned([run, run]), /where = \{ id = "A-1" \}\noutcome = "succeeded"\nmin = 2/)
})
