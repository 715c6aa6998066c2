// Where a failing run left the good ones: by the report of the command line, and by the pairing alone.
import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Deed } from '../../src/learn/deeds.ts'
import { type Acts, GoodRuns } from '../../src/learn/goods.ts'
import { likeness, pairsOf } from '../../src/learn/pair.ts'
import type { FirstDifference } from '../../src/model/report.ts'
import { chance } from '../chance.ts'
import { call, evaluate, inFolder, start, trace } from '../command.ts'

const shop = join(import.meta.dirname, '../fixtures/learn/shop')

/** The differences of the shop's runs, by their traces. */
function differences(...args: string[]): Record<string, FirstDifference | undefined> {
  return inFolder({}, (cwd) => {
    cpSync(shop, cwd, { recursive: true })
    const { report } = start(cwd, '--scenarios', 'shop.toml', '--traces', '**/*.json', '--json', ...args)
    const runs = report.scenarios.flatMap((s) => s.runs)
    return Object.fromEntries(runs.map((r) => [r.trace, r.first_difference]))
  })
}

describe('a failing run is compared with the good run that is most like it', () => {
  const found = differences('--registry', 'registry.json', '--traces', '!registry.json')
  const expected: [string, Partial<FirstDifference> | undefined][] = [
    ['changed', { kind: 'changed', call: 4, argument: 'amount', good: 'good/1.json', good_call: 2 }],
    ['list', { kind: 'changed', call: 4, argument: 'lines', good_call: 2 }],
    ['extra', { kind: 'extra', call: 7, tool: 'send_voucher' }],
    ['missing', { kind: 'missing', tool: 'issue_refund', good_call: 4, more: 1 }],
    ['text', undefined],
  ]
  for (const [name, wanted] of expected)
    test(name, () => {
      const one = found[`bad/${name}.json`]
      if (wanted === undefined) assert.equal(one, undefined)
      else assert.deepEqual({ ...one, ...wanted }, one)
    })
  test('its words', () =>
    assert.equal(found['bad/changed.json']?.message, 'call 4 `issue_refund` amount 250, in good/1.json 25'))
})

test('what is missing names the attempt that failed', () => {
  const own = (amount: number, is_error: boolean) =>
    call('pay', { arguments: { id: 'X1', amount }, is_error, result: '' })
  const { report } = evaluate(
    {
      'scenarios/s.toml': 'name = "s"\n[expect]\ntools = ["pay"]\n',
      'traces/s.1.json': trace([own(5, false)], { answer: 'y' }),
      'traces/s.2.json': trace([call('look', { is_error: false }), own(7, true)], { answer: 'n' }),
    },
    '--json',
  )
  assert.equal(
    report.scenarios[0]?.runs[1]?.first_difference?.message,
    'missing: `pay` X1, call 1 in traces/s.1.json; tried at call 2, and failed',
  )
})

test('without a good run: the first call after which nothing could have passed', () => {
  const calls = ['look', 'drop', 'look', 'pay'].map((tool) => call(tool, { is_error: false }))
  const { report } = evaluate(
    {
      'scenarios/s.toml':
        'name = "s"\n[expect]\ntools = ["never"]\n[[policy]]\ncall = "pay"\nrequires = "ask"\n[[policy]]\nnever = "drop"\n',
      'traces/s.json': trace(calls, { answer: 'n' }),
    },
    '--json',
  )
  const { kind, call: at, tool } = report.scenarios[0]?.runs[0]?.first_difference ?? {}
  assert.deepEqual([kind, at, tool], ['spoilt', 2, 'drop'])
})

test('a reference is a good run too', () => {
  const own = (id: string) => call('pay', { arguments: { id }, is_error: false })
  const { report } = evaluate(
    {
      'scenarios/s.toml': 'name = "s"\n[trajectory]\nreference = "good.json"\n[expect]\ntools = ["pay"]\n',
      'scenarios/good.json': trace([own('A-1')], { answer: 'y' }),
      'traces/s.json': trace([own('A-2')], { answer: 'n' }),
    },
    '--json',
  )
  assert.equal(report.scenarios[0]?.runs[0]?.first_difference?.message, 'call 1 `pay` id A-2, in good.json A-1')
})

test('good runs that called the same are told apart by what failed, and by commands that nothing else imitates', () => {
  const sh = (command: string, is_error: boolean) => call('sh', { command, is_error })
  const apart = [
    [sh('rm', false), sh('rm', true)],
    [sh('ls', false), sh('rm', false)],
    [sh('!rm', false), sh('rm', true)],
    [sh('rm 1!', false), sh('rm', false)],
  ] as const
  for (const [one, other] of apart) {
    const own = (turns: number, first: object) => trace([first, call('pay', { is_error: false })], { turns })
    const { report } = evaluate(
      {
        'scenarios/s.toml': 'name = "s"\n[expect]\nmax_turns = 3\n',
        'traces/s.1.json': own(2, one),
        'traces/s.2.json': own(2, other),
        'traces/s.3.json': own(5, other),
      },
      ...['--json', '--mutating', 'rm', '--mutating', '!rm', '--mutating', 'pay'],
    )
    const runs = report.scenarios[0]?.runs ?? []
    assert.deepEqual(
      runs.map(({ verdict, first_difference }) => [verdict, first_difference]),
      [
        ['pass', undefined],
        ['pass', undefined],
        ['fail', undefined],
      ],
    )
  }
})

test('no secret of an argument is named', () => {
  const own = (token: string) => call('pay', { arguments: { token }, is_error: false })
  const { out } = evaluate({
    'scenarios/s.toml': 'name = "s"\n[expect]\ntools = ["pay"]\ncontains = ["y"]\n',
    'traces/s.1.json': trace([own(`ghp_${'a1'.repeat(18)}`)], { answer: 'y' }),
    'traces/s.2.json': trace([own(`ghp_${'b2'.repeat(18)}`)], { answer: 'n' }),
  })
  assert.match(out, /first difference: call 1 `pay` token \[redacted\], in traces\/s\.1\.json \[redacted\]/)
})

const deed = (at: number, values: readonly number[]): Deed => ({
  call: at + 1,
  tool: 't',
  traits: values.map((value, i) => ({ path: `p${i}`, kind: 'leaf', key: `value ${value}`, said: `${value}` })),
})

/** The greatest sum of likeness that any pairing has. */
function greatest(a: readonly Deed[], b: readonly Deed[]): number {
  const [first, ...rest] = a
  if (!first) return 0
  const without = a.length > b.length ? greatest(rest, b) : 0
  return b.reduce((most, one, i) => Math.max(most, likeness(first, one) + greatest(rest, b.toSpliced(i, 1))), without)
}

test('no pairing has more equal leaves', () => {
  const next = chance(7)
  for (let round = 0; round < 300; round++) {
    const some = (): Deed[] =>
      Array.from({ length: 1 + next(5) }, (_, at) => deed(at, [next(3), next(3), next(2), next(4)]))
    const [a, b] = [some(), some()]
    const pairs = pairsOf(a, b)
    assert.equal(pairs.length, Math.min(a.length, b.length))
    const sum = pairs.reduce((n, [i, j]) => n + likeness(a[i] as Deed, b[j] as Deed), 0)
    assert.equal(sum, greatest(a, b))
  }
})

test('the same good runs are kept, whatever the order in which they are offered', () => {
  const acts = (n: number): Acts => ({
    course: () => `${n % 40}/${n % 3}`,
    signature: () => String(n % 40),
    deeds: () => [],
    spoilt: undefined,
  })
  const kept = (order: readonly number[]) => {
    const goods = new GoodRuns()
    for (const n of order) goods.offer(`t${n}`, { source: n, nth: 1 }, acts(n))
    return goods.kept.map((one) => one.trace)
  }
  const upwards = Array.from({ length: 90 }, (_, n) => n)
  assert.deepEqual(
    kept(upwards),
    upwards.slice(0, 20).map((n) => `t${n}`),
  )
  assert.deepEqual(kept(upwards.toReversed()), kept(upwards))
})
